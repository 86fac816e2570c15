import CProj
import Foundation

/// PROJ's transformation, with a context of its own; used by one thread at a time.
final class ProjectionHandle {
    private let context: OpaquePointer
    private let transformation: OpaquePointer
    /// PROJ strings are operations on radians; those made of two reference systems take degrees.
    private let takesDegrees: Bool

    init(_ definition: String) throws(WeatherDataError) {
        guard let context = proj_context_create() else {
            throw WeatherDataError(.unsupported, "PROJ could not be started")
        }
        proj_log_level(context, PJ_LOG_NONE)
        let isOperation = definition.hasPrefix("+proj=") && !definition.contains("+type=crs")
        let made =
            isOperation
            ? proj_create(context, definition) : Self.between(definition, context: context)
        guard let made else {
            let number = proj_context_errno(context)
            let reason = proj_context_errno_string(context, number).map { String(cString: $0) }
            proj_context_destroy(context)
            throw WeatherDataError(
                .unsupported,
                "PROJ can't use the projection \(definition.prefix(200))"
                    + (reason.map { ": \($0)" } ?? ""))
        }
        self.context = context
        transformation = made
        takesDegrees = proj_angular_input(made, PJ_FWD) == 0
    }

    deinit {
        proj_destroy(transformation)
        proj_context_destroy(context)
    }

    /// The way from a reference system's own longitude and latitude into its plane.
    private static func between(_ definition: String, context: OpaquePointer) -> OpaquePointer? {
        guard let target = proj_create(context, definition) else { return nil }
        defer { proj_destroy(target) }
        guard let source = proj_crs_get_geodetic_crs(context, target) else { return nil }
        defer { proj_destroy(source) }
        guard
            let raw = proj_create_crs_to_crs_from_pj(context, source, target, nil, nil)
        else { return nil }
        defer { proj_destroy(raw) }
        return proj_normalize_for_visualization(context, raw)
    }

    func forward(longitude: Double, latitude: Double) -> (x: Double, y: Double)? {
        let scale = takesDegrees ? 1 : Double.pi / 180
        let result = proj_trans(
            transformation, PJ_FWD, proj_coord(longitude * scale, latitude * scale, 0, 0))
        guard result.xy.x.isFinite, result.xy.y.isFinite else {
            proj_errno_reset(transformation)
            return nil
        }
        return (result.xy.x, result.xy.y)
    }

    func inverse(x: Double, y: Double) -> (longitude: Double, latitude: Double)? {
        let result = proj_trans(transformation, PJ_INV, proj_coord(x, y, 0, 0))
        guard result.xy.x.isFinite, result.xy.y.isFinite else {
            proj_errno_reset(transformation)
            return nil
        }
        let scale = takesDegrees ? 1 : 180 / Double.pi
        return (RotatedPole.normal(result.xy.x * scale), result.xy.y * scale)
    }
}
