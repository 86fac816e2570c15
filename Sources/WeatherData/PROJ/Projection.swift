import CProj
import Foundation
import Synchronization

/// A map projection, worked out by PROJ on the ellipsoid of the file.
///
/// Longitudes and latitudes are those of the projection's own ellipsoid: no datum is changed.
public final class Projection: Sendable {
    /// The PROJ string, or the WKT, that the projection was made from.
    public let definition: String

    private let handle: Mutex<ProjectionHandle>

    /// Makes a projection from a PROJ string such as `+proj=lcc +lat_1=50 +lon_0=8 +R=6371229`, a
    /// WKT, or an authority's code such as `EPSG:3067`.
    ///
    /// - Throws: Where PROJ doesn't know it.
    public init(_ definition: String) throws(WeatherDataError) {
        self.definition = definition
        handle = Mutex(try ProjectionHandle(definition))
    }

    /// The point in the plane of a place; nil where the projection doesn't show it.
    ///
    /// - Returns: In the projection's unit, mostly metres.
    public func project(longitude: Double, latitude: Double) -> (x: Double, y: Double)? {
        handle.withLock { $0.forward(longitude: longitude, latitude: latitude) }
    }

    /// The points of many places at once.
    public func project(
        _ places: [(longitude: Double, latitude: Double)]
    ) -> [(x: Double, y: Double)?] {
        handle.withLock { handle in
            places.map { handle.forward(longitude: $0.longitude, latitude: $0.latitude) }
        }
    }

    /// The place of a point in the plane; nil where there is none.
    ///
    /// - Returns: Longitude from -180 to less than 180, and latitude, in degrees.
    public func unproject(x: Double, y: Double) -> (longitude: Double, latitude: Double)? {
        handle.withLock { $0.inverse(x: x, y: y) }
    }
}

extension Projection: Hashable {
    /// Projections are equal where their definitions are.
    public static func == (left: Projection, right: Projection) -> Bool {
        left === right || left.definition == right.definition
    }

    /// Feeds the definition to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(definition)
    }
}
