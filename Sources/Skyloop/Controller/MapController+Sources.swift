public import MapModel
import Timekeeping

extension MapController {
    /// The sources on the map.
    public var sources: [MapSource] {
        state.withLock { state in state.registry.sources.compactMap { state.sources[$0.id] } }
    }

    /// The ids of the sources on the map.
    public var sourceIds: [String] { state.withLock { $0.registry.sources.map(\.id.text) } }

    /// Adds a source of the app's own; layers that draw from it come after it.
    ///
    /// - Returns: The source as it is on the map.
    /// - Throws: `alreadyExists`.
    @discardableResult
    public func addSource(id: String, series: FieldSeries) throws(MapModelError) -> MapSource {
        let source = try change { state throws(MapModelError) in
            try Self.add(Identifier(id), series: series, to: &state)
        }
        timeline.add(animation: source.animator)
        onSourceAdded.send(id)
        return source
    }

    /// Finds a source; `nil` where there is none of this id.
    public func getSource(id: String) -> MapSource? {
        state.withLock { $0.sources[Identifier(id)] }
    }

    /// Whether there is a source of this id.
    public func hasSource(id: String) -> Bool { getSource(id: id) != nil }

    /// Removes a source that no layer draws from any more.
    ///
    /// - Throws: `inUse`. A source that is not there is no error.
    public func removeSource(id: String) throws(MapModelError) {
        let removed = try change { state throws(MapModelError) -> MapSource? in
            try state.registry.removeSource(Identifier(id))
            return state.sources.removeValue(forKey: Identifier(id))
        }
        guard let removed else { return }
        timeline.remove(animation: removed.animator)
        onSourceRemoved.send(id)
    }

    static func add(
        _ id: Identifier, series: FieldSeries, to state: inout State
    ) throws(MapModelError) -> MapSource {
        let descriptor = SourceDescriptor(
            id: id, times: series.times.map(\.date), bounds: series.coverage,
            attribution: Identifier(series.origin))
        try state.registry.add(source: descriptor)
        let source = MapSource(descriptor: descriptor, series: series, number: state.nextSource)
        state.nextSource += 1
        state.sources[id] = source
        return source
    }
}
