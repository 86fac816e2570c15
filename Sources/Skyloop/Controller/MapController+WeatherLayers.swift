import MapModel
import Timekeeping

extension MapController {
    /// The ids of the weather layers on the map, from the lowest to the topmost.
    public var weatherLayerIds: [String] { layers.filter { $0.code != nil }.map(\.id) }

    /// Adds a weather layer by its code, in its own style.
    ///
    /// - Parameters:
    ///   - code: The layer's code.
    ///   - id: The layer's id; one is made from the code where it is `nil`.
    ///   - beforeId: The id of the layer to stand below; on top where it is `nil`.
    /// - Throws: `SkyloopError` with `invalidRequest` where the code is unknown, the data does not
    ///   feed it, or an id is taken or missing.
    @discardableResult
    public func addWeatherLayer(
        for code: WeatherService.LayerCode, id: String? = nil, beforeId: String? = nil
    ) throws(SkyloopError) -> MapLayer {
        guard let config = service.layerConfiguration(for: code) else {
            throw SkyloopError(
                .invalidRequest,
                "there is no layer “\(code.rawValue)”; WeatherService.allCodes lists them")
        }
        return try addWeatherLayer(config: config, id: id, beforeId: beforeId)
    }

    /// Adds a weather layer from a configuration, its paint changed or not.
    ///
    /// - Throws: As `addWeatherLayer(for:)`.
    @discardableResult
    public func addWeatherLayer(
        config: any WeatherConfiguration, id: String? = nil, beforeId: String? = nil
    ) throws(SkyloopError) -> MapLayer {
        let code = config.code
        guard let series = service.series(for: code) else {
            throw SkyloopError(
                .invalidRequest,
                "the data does not feed the layer “\(code.rawValue)”; it feeds: \(availableList)")
        }
        var descriptor = config.descriptor
        let legend = config.legend?.following(config.descriptor.paint)
        let result = state.withLock {
            state -> Result<(layer: MapLayer, source: MapSource?), MapModelError> in
            state.version += 1
            do throws(MapModelError) {
                var added: MapSource?
                if state.sources[descriptor.source] == nil {
                    added = try Self.add(descriptor.source, series: series, to: &state)
                }
                descriptor.id = Self.freeID(id ?? descriptor.id.text, isGiven: id != nil, state)
                do throws(MapModelError) {
                    try state.registry.add(
                        layer: descriptor, beforeId: beforeId.map { Identifier($0) })
                } catch {
                    // Nothing stays behind of what could not be added.
                    if let added {
                        _ = try? state.registry.removeSource(added.descriptor.id)
                        state.sources[added.descriptor.id] = nil
                    }
                    throw error
                }
                state.codes[descriptor.id] = code
                state.legends[descriptor.id] = legend
                return .success((Self.layer(descriptor, state), added))
            } catch {
                return .failure(error)
            }
        }
        let added: (layer: MapLayer, source: MapSource?)
        switch result {
        case .success(let value): added = value
        case .failure(let error): throw SkyloopError(.invalidRequest, error.message)
        }
        if let source = added.source {
            timeline.add(animation: source.animator)
            onSourceAdded.send(source.id)
        }
        applyTiming(of: added.layer.descriptor)
        if let legend { legendControl?.add(legend: legend) }
        updateLoader()
        onLayerAdded.send(added.layer.id)
        return added.layer
    }

    /// The topmost weather layer of a code; `nil` where there is none.
    public func weatherLayer(for code: WeatherService.LayerCode) -> MapLayer? {
        layers.last { $0.code == code }
    }

    /// Whether there is a weather layer of a code.
    public func hasWeatherLayer(for code: WeatherService.LayerCode) -> Bool {
        weatherLayer(for: code) != nil
    }

    /// Shows or hides all weather layers of a code; hidden ones keep what they have loaded.
    public func setWeatherLayerVisibility(for code: WeatherService.LayerCode, visible: Bool) {
        for layer in layers where layer.code == code {
            setLayerVisibility(id: layer.id, visible: visible)
        }
    }

    /// Removes all weather layers of a code, and sources that no layer draws from any more.
    public func removeWeatherLayer(for code: WeatherService.LayerCode) {
        for layer in layers where layer.code == code {
            removeLayer(id: layer.id)
            // A source that other layers draw from stays.
            try? removeSource(id: layer.descriptor.source.text)
        }
    }

    private var availableList: String {
        let codes = service.availableCodes.map(\.rawValue)
        return codes.isEmpty ? "nothing" : codes.joined(separator: ", ")
    }

    private static func freeID(_ wanted: String, isGiven: Bool, _ state: State) -> Identifier {
        var id = Identifier(wanted)
        // An id that was asked for must be free; one of ours is made so.
        var number = 2
        while !isGiven, state.registry.layer(id) != nil {
            id = Identifier("\(wanted)-\(number)")
            number += 1
        }
        return id
    }
}

extension WeatherLegend {
    /// The same legend in the colours that a paint has now.
    func following(_ paint: LayerPaint) -> WeatherLegend {
        guard let scale = paint.sample?.colorScale?.scale, scale != colorScale else { return self }
        return WeatherLegend(
            id: id, title: title, colorScale: scale, units: units, currentUnits: currentUnits,
            labels: labels, categories: categories)
    }
}
