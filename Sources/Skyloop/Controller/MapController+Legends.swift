import MapModel

extension MapController {
    /// The control that shows the layers' legends; `nil` where none was added.
    public var legendControl: LegendControl? { state.withLock { $0.legendControl } }

    /// Takes a control that from now on has the legends of all weather layers.
    public func add(legendControl control: LegendControl) {
        let legends = state.withLock { state in
            state.legendControl = control
            return state.registry.layers.compactMap { state.legends[$0.id] }
        }
        for legend in legends { control.add(legend: legend) }
    }

    /// Lets the control go; what it shows stays as it is.
    public func removeLegendControl() {
        state.withLock { $0.legendControl = nil }
    }

    /// The legends of the layers that show, the topmost layer's first, each once.
    public var legends: [WeatherLegend] {
        state.withLock { state in
            var legends: [WeatherLegend] = []
            for layer in state.registry.layers.reversed() where layer.isVisible {
                guard let legend = state.legends[layer.id],
                    !legends.contains(where: { $0.id == legend.id })
                else { continue }
                legends.append(legend)
            }
            return legends
        }
    }
}
