import Timekeeping

extension WeatherMap {
    /// The layer types on the map, in the order in which they came.
    public var activeLayerTypes: [WeatherMapLayerType] { state.withLock { $0.types } }

    /// Whether a layer type is on the map.
    public func containsSource(forLayerType type: WeatherMapLayerType) -> Bool {
        activeLayerTypes.contains(type)
    }

    /// Shows a layer; one of the past brings its future twin along where the timeline and the data
    /// reach there.
    ///
    /// A layer of the past shows up to now, one of the future after now, unless the settings say
    /// otherwise. At exactly now the past wins.
    ///
    /// - Throws: `MapModelError` where the data does not feed the layer.
    public func addSource(forLayerType type: WeatherMapLayerType) throws(MapModelError) {
        guard !containsSource(forLayerType: type) else { return }
        try add(type)
        if let future = type.futureLayer, timeline.containsFuture,
            let last = host.lastTime(ofPast: type), last > now(),
            !containsSource(forLayerType: future)
        {
            try add(future)
        }
        if config.automaticallyStartAnimationOnLoad, !isAnimating, !isLoadingAnimation {
            startAnimating()
        }
    }

    /// Shows several layers, the first one lowest.
    ///
    /// - Throws: `MapModelError` where the data does not feed one; those before it stay.
    public func addSources(
        forLayerTypes types: [WeatherMapLayerType]
    ) throws(MapModelError) {
        for type in types { try addSource(forLayerType: type) }
    }

    /// Takes a layer off the map, with the future twin that it brought along.
    public func removeSource(forLayerType type: WeatherMapLayerType) {
        remove(type)
        if let future = type.futureLayer { remove(future) }
    }

    /// Takes several layers off the map.
    public func removeSources(forLayerTypes types: [WeatherMapLayerType]) {
        for type in types { removeSource(forLayerType: type) }
    }

    /// Loads all layers anew.
    public func refreshAllSources() {
        host.reloadData()
    }

    private func add(_ type: WeatherMapLayerType) throws(MapModelError) {
        try host.show(type, timing: timing(of: type), config: config)
        state.withLock { $0.types.append(type) }
        delegate?.weatherMap(self, didAddLayerForType: type)
    }

    private func remove(_ type: WeatherMapLayerType) {
        let isThere = state.withLock { state in
            guard let index = state.types.firstIndex(of: type) else { return false }
            state.types.remove(at: index)
            return true
        }
        guard isThere else { return }
        host.hide(type)
        delegate?.weatherMap(self, didRemoveLayerForType: type)
    }

    private func timing(of type: WeatherMapLayerType) -> LayerTiming {
        let present = now()
        var timing = LayerTiming(maximumIntervals: config.maximumIntervalsForAnimation)
        if type.isFuture, !config.shouldAlwaysShowFutureLayers {
            timing.range = DateInterval(
                start: present.addingTimeInterval(0.001), end: .distantFuture)
        } else if !type.isFuture, !config.shouldAlwaysShowPastLayers {
            timing.range = DateInterval(start: .distantPast, end: present)
        }
        return timing
    }
}
