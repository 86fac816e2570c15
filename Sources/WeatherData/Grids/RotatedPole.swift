import Foundation

/// A sphere turned so that its poles stand elsewhere: the base of rotated longitude and latitude.
///
/// As WMO's grid template 3.1 has it: the longitude and latitude of the rotated south pole, then a
/// turn about the new axis. The earth is a sphere here.
public struct RotatedPole: Hashable, Sendable {
    /// The longitude of the rotated south pole, in degrees.
    public let southPoleLongitude: Double

    /// The latitude of the rotated south pole, in degrees; -90 leaves the poles in place.
    public let southPoleLatitude: Double

    /// The turn about the new axis, in degrees, eastward.
    public let angle: Double

    /// Makes a rotation by its south pole.
    public init(southPoleLongitude: Double, southPoleLatitude: Double, angle: Double = 0) {
        self.southPoleLongitude = southPoleLongitude
        self.southPoleLatitude = southPoleLatitude
        self.angle = angle
    }

    /// Makes a rotation by its north pole, as CF grid mappings give it.
    ///
    /// - Parameters:
    ///   - northPoleLongitude: The true longitude of the rotated north pole, in degrees.
    ///   - northPoleLatitude: Its true latitude, in degrees.
    ///   - northPoleGridLongitude: The rotated longitude of the true north pole.
    public init(
        northPoleLongitude: Double, northPoleLatitude: Double, northPoleGridLongitude: Double = 0
    ) {
        self.init(
            southPoleLongitude: northPoleLongitude + 180, southPoleLatitude: -northPoleLatitude,
            angle: -northPoleGridLongitude)
    }

    /// The true place of a rotated one; all in degrees, longitude from -180 to 180.
    public func geographic(
        longitude: Double, latitude: Double
    ) -> (longitude: Double, latitude: Double) {
        let tilt = (90 + southPoleLatitude) * .pi / 180
        let point = Self.vector(longitude: longitude + angle, latitude: latitude)
        let x = cos(tilt) * point.x - sin(tilt) * point.z
        let z = sin(tilt) * point.x + cos(tilt) * point.z
        let place = Self.place(x, point.y, z)
        return (Self.normal(place.longitude + southPoleLongitude), place.latitude)
    }

    /// The rotated place of a true one; all in degrees, longitude from -180 to 180.
    public func rotated(
        longitude: Double, latitude: Double
    ) -> (longitude: Double, latitude: Double) {
        let tilt = (90 + southPoleLatitude) * .pi / 180
        let point = Self.vector(longitude: longitude - southPoleLongitude, latitude: latitude)
        let x = cos(tilt) * point.x + sin(tilt) * point.z
        let z = -sin(tilt) * point.x + cos(tilt) * point.z
        let place = Self.place(x, point.y, z)
        return (Self.normal(place.longitude - angle), place.latitude)
    }

    private static func vector(
        longitude: Double, latitude: Double
    ) -> (x: Double, y: Double, z: Double) {
        let lambda = longitude * .pi / 180
        let phi = latitude * .pi / 180
        return (cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi))
    }

    private static func place(
        _ x: Double, _ y: Double, _ z: Double
    ) -> (longitude: Double, latitude: Double) {
        (atan2(y, x) * 180 / .pi, atan2(z, hypot(x, y)) * 180 / .pi)
    }

    /// The longitude from -180 to less than 180.
    static func normal(_ longitude: Double) -> Double {
        Axis.within(longitude + 180, period: 360) - 180
    }
}
