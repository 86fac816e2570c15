import MapModel
import Raster
import WeatherData

/// Where a layer of a scene may show: by the base map, which is the same in all frames, and by other layers,
/// which are not.
struct SceneMask: Sendable {
    let configuration: LayerMaskConfiguration
    /// The base map's parts.
    let fixed: [CoverageMask]
    /// The ids of the other layers.
    let layers: [Identifier]

    /// Where the layer may show, pixel by pixel; `nil` for everywhere.
    ///
    /// - Parameter drawn: Where a layer draws; `nil` for one that is not on the map, which masks nothing.
    func coverage(
        _ drawn: (Identifier) throws(WeatherDataError) -> CoverageMask?
    ) throws(WeatherDataError) -> CoverageMask? {
        var parts = fixed
        for id in layers {
            if let mask = try drawn(id) { parts.append(mask) }
        }
        guard var result = parts.first else { return nil }
        for part in parts.dropFirst() {
            result =
                configuration.mode == .all ? result.intersection(part) : result.union(part)
        }
        return configuration.invert ? result.inverted : result
    }
}
