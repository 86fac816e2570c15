import MapModel
import Raster
import Timekeeping

extension WebMap {
    /// The colours of a layer whose legend has not come: from nothing to the accent.
    private static let plainColors: [UInt32] = [0x17324F, 0x2E6DA4, 0x4DA3FF, 0xB7DBFF, 0xFFFFFF]

    /// Adds a layer that the server offers.
    ///
    /// - Parameters:
    ///   - kind: How it is drawn, as the catalogue says it.
    ///   - imperial: The unit for imperial readers, with the factor and constant from the metric one.
    ///   - times: Its valid times as one ISO 8601 list.
    /// - Returns: How it is drawn.
    @discardableResult
    func addLayer(
        code: String, kind: String = "sample", unit: String, imperial: LayerUnit? = nil,
        range: ClosedRange<Float>, times: String, maximumZoom: Int
    ) -> LayerForm {
        let form = LayerForm(kind: kind, code: code, unit: unit)
        var metric = LayerUnit(symbol: unit)
        metric.span = Double(range.upperBound) - Double(range.lowerBound)
        var imperial = imperial ?? metric
        imperial.span = metric.span * imperial.factor.magnitude
        let list = try? ISO8601.list(from: times)
        let colors = Self.plainColors.map { Color($0) }
        layers.append(
            WebLayer(
                code: code, type: WeatherMapLayerType(named: Identifier(code)), form: form,
                metric: metric, imperial: imperial, range: range,
                times: list?.dates() ?? [],
                maximumZoom: maximumZoom,
                table: ColorTable(ColorScale(colors, range: range), range: range)))
        return form
    }

    /// Sets the colours of a layer: values, and a colour for each; without any it keeps its plain ones.
    func setScale(_ index: Int, _ stops: [ColorStop]) {
        guard layers.indices.contains(index) else { return }
        layers[index].hasScale = true
        if let first = stops.first, let last = stops.last, first.value < last.value {
            layers[index].table = ColorTable(
                ColorScale(stops: stops), range: first.value...last.value)
        }
        paintVersion &+= 1
        commands.repaint()
    }

    /// Puts a layer that is shown above all others of its kind.
    func raise(_ index: Int) {
        guard let place = order.firstIndex(of: index) else { return }
        order.remove(at: place)
        order.append(index)
        paintVersion &+= 1
        commands.repaint()
    }

    /// Shows or hides a layer; a new one comes above the others of its kind.
    func setLayer(_ index: Int, isOn: Bool) {
        guard layers.indices.contains(index) else { return }
        layers[index].isOn = isOn
        order.removeAll { $0 == index }
        if isOn { order.append(index) }
        if !isOn { layers[index].overlay = Overlay() }
        paintVersion &+= 1
        needsLoad = true
        commands.repaint()
    }

    /// Tells the page whether a layer is on, and whether it can be had.
    func showState(of index: Int) {
        commands.layer(
            index, isOn: layers[index].isOn, hasFailed: layers[index].hasFailed)
    }

    /// The unit that a layer is shown in.
    func unit(of index: Int) -> LayerUnit {
        isImperial ? layers[index].imperial : layers[index].metric
    }

    /// Goes over to the other units.
    func toggleUnits() {
        isImperial.toggle()
        commands.repaint()
    }

    /// The map is light or dark.
    func setTheme(isLight: Bool) {
        self.isLight = isLight
        commands.repaint()
    }

    /// Sets how much of a layer is seen, 0…1.
    func setLayer(_ index: Int, opacity: Double) {
        guard layers.indices.contains(index), !opacity.isNaN else { return }
        layers[index].opacity = min(max(opacity, 0), 1)
        commands.repaint()
    }
}
