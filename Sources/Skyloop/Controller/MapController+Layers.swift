public import MapModel
import Timekeeping

extension MapController {
    /// The layers on the map, from the lowest to the topmost.
    public var layers: [MapLayer] {
        state.withLock { state in state.registry.layers.map { Self.layer($0, state) } }
    }

    /// The ids of the layers on the map, from the lowest to the topmost.
    public var layerIds: [String] { state.withLock { $0.registry.layers.map(\.id.text) } }

    /// Adds a layer of the app's own, below another one or on top; its source is there already.
    ///
    /// - Throws: `alreadyExists`; `notFound` where its source or the layer to stand below is missing.
    @discardableResult
    public func addLayer(
        _ descriptor: LayerDescriptor, beforeId: String? = nil
    ) throws(MapModelError) -> MapLayer {
        let layer = try change { state throws(MapModelError) in
            try state.registry.add(layer: descriptor, beforeId: beforeId.map { Identifier($0) })
            return Self.layer(descriptor, state)
        }
        applyTiming(of: descriptor)
        updateLoader()
        onLayerAdded.send(layer.id)
        return layer
    }

    /// Finds a layer; `nil` where there is none of this id.
    public func getLayer(id: String) -> MapLayer? {
        state.withLock { state in
            state.registry.layer(Identifier(id)).map { Self.layer($0, state) }
        }
    }

    /// Whether there is a layer of this id.
    public func hasLayer(id: String) -> Bool { getLayer(id: id) != nil }

    /// Moves a layer below another one, or to the top.
    ///
    /// - Throws: `notFound`.
    public func moveLayer(id: String, beforeId: String? = nil) throws(MapModelError) {
        try change { state throws(MapModelError) in
            try state.registry.move(
                layer: Identifier(id), beforeId: beforeId.map { Identifier($0) })
        }
        updateLoader()
    }

    /// Puts another description in a layer's place; nothing is loaded anew, the legend takes its colours.
    ///
    /// - Throws: `notFound`.
    public func updateLayer(_ descriptor: LayerDescriptor) throws(MapModelError) {
        let legend = try change { state throws(MapModelError) -> WeatherLegend? in
            try state.registry.update(layer: descriptor)
            guard let old = state.legends[descriptor.id] else { return nil }
            let legend = old.following(descriptor.paint)
            state.legends[descriptor.id] = legend
            return legend == old ? nil : legend
        }
        if let legend { legendControl?.update(legend: legend) }
        applyTiming(of: descriptor)
        updateLoader()
    }

    /// Shows or hides a layer; a hidden one keeps what it has loaded.
    public func setLayerVisibility(id: String, visible: Bool) {
        state.withLock { state in
            state.version += 1
            state.registry.setVisibility(of: Identifier(id), to: visible)
        }
        updateLoader()
    }

    /// Removes a layer; one that is not there is no error.
    public func removeLayer(id: String) {
        let key = Identifier(id)
        let removed = state.withLock { state -> (layer: LayerDescriptor, legend: WeatherLegend?)? in
            state.version += 1
            guard let layer = state.registry.removeLayer(key) else { return nil }
            state.codes[key] = nil
            return (layer, state.legends.removeValue(forKey: key))
        }
        guard let removed else { return }
        if let legend = removed.legend { legendControl?.removeLegend(id: legend.id) }
        updateLoader()
        onLayerRemoved.send(id)
    }

    static func layer(_ descriptor: LayerDescriptor, _ state: State) -> MapLayer {
        MapLayer(
            id: descriptor.id.text, code: state.codes[descriptor.id], descriptor: descriptor)
    }

    /// Hands a layer's rules of time to its source's animator.
    ///
    /// Layers of one source share its times; each looks at its own range by itself.
    func applyTiming(of layer: LayerDescriptor) {
        let (source, layers) = state.withLock { state in
            (state.sources[layer.source], state.registry.layers(of: layer.source))
        }
        guard let animator = source?.animator else { return }
        animator.clamp = layer.timing.clamp
        animator.maximumIntervals =
            layer.timing.maximumIntervals ?? WeatherService.maxSourceValidTimes
        animator.isBlending = layers.contains { $0.blends }
    }
}
