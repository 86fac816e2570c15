/// The map projection of web maps (EPSG:3857), with the world as a square of side 1.
///
/// x grows east from 0 at -180° to 1 at 180°; y grows south from 0 at 85.0511° N to 1 at 85.0511° S.
/// Repeated worlds are x below 0 and above 1. Formulas: EPSG guidance note 7-2, method 1024.
public enum WebMercator {
    /// The latitude where the square ends, in degrees: 2 atan(e^π) - 90°.
    public static let maximumLatitude = 85.05112877980659

    /// The circumference of the sphere of EPSG:3857, in metres.
    public static let circumference = 40_075_016.68557849

    /// The x of a longitude in degrees; not wrapped.
    @inlinable
    public static func x(longitude: Double) -> Double { longitude / 360 + 0.5 }

    /// The y of a latitude in degrees; latitudes beyond the square's end count as its end.
    public static func y(latitude: Double) -> Double {
        if latitude >= maximumLatitude { return 0 }
        if latitude <= -maximumLatitude { return 1 }
        let s = Maths.sin(latitude * Maths.radiansPerDegree)
        // asinh(tan φ) = atanh(sin φ); this form keeps both hemispheres alike.
        return 0.5 - Maths.log((1 + s) / (1 - s)) / (4 * .pi)
    }

    /// The longitude of an x in degrees; -180 to 180 for the first world, on from there for others.
    @inlinable
    public static func longitude(x: Double) -> Double { (x - 0.5) * 360 }

    /// The latitude of a y in degrees; within the square -85.0511 to 85.0511.
    public static func latitude(y: Double) -> Double {
        // Odd about the equator, so that north and south mirror to the bit.
        let distance = (0.5 - y) * 2 * .pi
        let size = abs(distance)
        let angle = .pi / 2 - 2 * Maths.atan(Maths.exp(-size))
        return (distance < 0 ? -angle : angle) * Maths.degreesPerRadian
    }

    /// The metres on the ground that one unit of the world square stands for at a latitude.
    public static func metresPerUnit(latitude: Double) -> Double {
        circumference * Maths.cos(latitude * Maths.radiansPerDegree)
    }
}
