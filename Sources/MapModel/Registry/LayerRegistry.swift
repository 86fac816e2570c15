/// The sources and layers of a map, the layers in the order in which they are drawn.
public struct LayerRegistry: Sendable {
    /// The layers from the lowest to the topmost.
    public private(set) var layers: [LayerDescriptor] = []

    /// The sources in the order in which they were added.
    public private(set) var sources: [SourceDescriptor] = []

    /// Makes an empty registry.
    public init() {}

    /// Finds a layer.
    public func layer(_ id: Identifier) -> LayerDescriptor? {
        layers.first { $0.id == id }
    }

    /// Finds a source.
    public func source(_ id: Identifier) -> SourceDescriptor? {
        sources.first { $0.id == id }
    }

    /// The layers that draw from a source.
    public func layers(of source: Identifier) -> [LayerDescriptor] {
        layers.filter { $0.source == source }
    }

    /// The layers that a layer is masked by, where they are layers of this map.
    public func masks(of layer: LayerDescriptor) -> [LayerDescriptor] {
        layer.maskConfiguration.layers.compactMap { self.layer($0.layerId) }
    }

    /// Adds a source.
    ///
    /// - Throws: `alreadyExists`.
    public mutating func add(source: SourceDescriptor) throws(MapModelError) {
        guard self.source(source.id) == nil else {
            throw MapModelError(
                .alreadyExists,
                "a source “\(source.id.text)” is already on the map; remove it first")
        }
        sources.append(source)
    }

    /// Puts another description in a source's place, such as one with newer valid times.
    ///
    /// - Throws: `notFound`.
    public mutating func update(source: SourceDescriptor) throws(MapModelError) {
        guard let index = sources.firstIndex(where: { $0.id == source.id }) else {
            throw missing(source: source.id)
        }
        sources[index] = source
    }

    /// Removes a source that no layer draws from.
    ///
    /// - Returns: Whether there was one.
    /// - Throws: `inUse`.
    @discardableResult
    public mutating func removeSource(_ id: Identifier) throws(MapModelError) -> Bool {
        guard let index = sources.firstIndex(where: { $0.id == id }) else { return false }
        guard layers(of: id).isEmpty else {
            throw MapModelError(
                .inUse,
                "layers still draw from the source “\(id.text)”; remove them first")
        }
        sources.remove(at: index)
        return true
    }

    /// Adds a layer, below another one or on top.
    ///
    /// - Throws: `alreadyExists`; `notFound` where its source or the layer to stand below is
    ///   missing.
    public mutating func add(
        layer: LayerDescriptor, beforeId: Identifier? = nil
    ) throws(MapModelError) {
        guard self.layer(layer.id) == nil else {
            throw MapModelError(
                .alreadyExists,
                "a layer “\(layer.id.text)” is already on the map; remove it or use another id")
        }
        guard source(layer.source) != nil else { throw missing(source: layer.source) }
        layers.insert(layer, at: try position(before: beforeId))
    }

    /// Puts another description in a layer's place, at the same height.
    ///
    /// - Throws: `notFound` where the layer or its source is missing.
    public mutating func update(layer: LayerDescriptor) throws(MapModelError) {
        guard let index = layers.firstIndex(where: { $0.id == layer.id }) else {
            throw missing(layer: layer.id)
        }
        guard source(layer.source) != nil else { throw missing(source: layer.source) }
        layers[index] = layer
    }

    /// Moves a layer below another one or to the top.
    ///
    /// Below itself leaves it where it is.
    ///
    /// - Throws: `notFound`.
    public mutating func move(
        layer id: Identifier, beforeId: Identifier? = nil
    ) throws(MapModelError) {
        guard let index = layers.firstIndex(where: { $0.id == id }) else {
            throw missing(layer: id)
        }
        if beforeId == id { return }
        _ = try position(before: beforeId)
        let layer = layers.remove(at: index)
        layers.insert(layer, at: try position(before: beforeId))
    }

    /// Shows or hides a layer.
    ///
    /// - Returns: Whether there is such a layer.
    @discardableResult
    public mutating func setVisibility(of id: Identifier, to isVisible: Bool) -> Bool {
        guard let index = layers.firstIndex(where: { $0.id == id }) else { return false }
        layers[index].isVisible = isVisible
        return true
    }

    /// Removes a layer.
    ///
    /// - Returns: The layer removed, or `nil` where there was none.
    @discardableResult
    public mutating func removeLayer(_ id: Identifier) -> LayerDescriptor? {
        guard let index = layers.firstIndex(where: { $0.id == id }) else { return nil }
        return layers.remove(at: index)
    }

    private func position(before id: Identifier?) throws(MapModelError) -> Int {
        guard let id else { return layers.count }
        guard let index = layers.firstIndex(where: { $0.id == id }) else {
            throw missing(layer: id)
        }
        return index
    }

    private func missing(layer id: Identifier) -> MapModelError {
        MapModelError(.notFound, "there is no layer “\(id.text)” on the map")
    }

    private func missing(source id: Identifier) -> MapModelError {
        MapModelError(.notFound, "there is no source “\(id.text)” on the map; add it first")
    }
}
