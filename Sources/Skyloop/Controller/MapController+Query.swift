import Foundation
import MapModel
public import Raster
import Timekeeping

extension MapController {
    /// The values at a place at the timeline's date, by layer id.
    ///
    /// Layers that have nothing there, or show nothing at the date, are left out. A vector has its
    /// length as value.
    ///
    /// - Parameters:
    ///   - coord: The place.
    ///   - layerIds: The layers to ask; all that show where it is `nil`.
    public func query(
        coord: Coordinate, layerIds: [String]?
    ) async -> [String: FeatureQueryResult] {
        let date = timeline.currentDate
        let asked = state.withLock { state in
            state.registry.layers
                .filter { layerIds?.contains($0.id.text) ?? $0.isVisible }
                .compactMap { layer in state.sources[layer.source].map { (layer, $0) } }
        }
        var results: [String: FeatureQueryResult] = [:]
        for (layer, source) in asked {
            guard let feature = feature(of: layer, source, at: coord, date) else { continue }
            results[layer.id.text] = FeatureQueryResult(
                layerId: layer.id.text, features: [feature])
        }
        return results
    }

    /// The place under a point of the picture, in pixels; `nil` beyond the map's end.
    public func coordinate(for point: Camera.Point) -> Coordinate? { map.camera.unproject(point) }

    /// The point of the picture at a place, in pixels.
    public func point(for coordinate: Coordinate) -> Camera.Point { map.camera.project(coordinate) }

    private func feature(
        of layer: LayerDescriptor, _ source: MapSource, at place: Coordinate, _ date: Date
    ) -> QueriedFeature? {
        guard let moment = source.moment(at: date, for: layer),
            let fields = try? MomentFields(source.series, moment)
        else { return nil }
        let isNearest = layer.paint.sample?.interpolation == SampleInterpolation.none
        guard let found = fields.value(at: place, method: isNearest ? .nearest : .bilinear) else {
            return nil
        }
        var value = Double(found.first)
        var properties: [String: Double] = [:]
        if let north = found.second {
            let east = value
            value = (east * east + Double(north) * Double(north)).squareRoot()
            let angle = atan2(east, Double(north)) * 180 / .pi
            properties["angle"] = angle < 0 ? angle + 360 : angle
        }
        value += layer.paint.sample?.offset ?? 0
        if let range = layer.paint.sample?.drawRange, !range.contains(Float(value)) { return nil }
        properties["value"] = value
        return QueriedFeature(
            id: layer.id.text, source: source.id, sourceLayer: nil, properties: properties)
    }
}
