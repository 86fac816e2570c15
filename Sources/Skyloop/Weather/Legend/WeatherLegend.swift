public import Raster
public import WeatherData

/// A legend as a bar of colours with round values along it.
public struct WeatherLegend: Hashable, Sendable {
    /// How stops are spread along the bar.
    public enum Spacing: Hashable, Sendable {
        /// By their values.
        case byValue
        /// Evenly, for scales whose steps grow, such as rain.
        case byStop
    }

    /// Which values have a label.
    public enum Labels: Hashable, Sendable {
        /// Round values, as many as fit.
        case automatic
        /// One at each multiple of a step in the unit that is shown.
        case every(Double)
        /// These values, in the metric unit.
        case values([Double])
    }

    /// The legend's id; layers that show the same thing share one.
    public var id: String

    /// What is shown.
    public var title: String

    /// The colours, their values in the metric unit.
    public var colorScale: ColorScale

    /// The units of the values.
    public var units: LayerUnits

    /// The system of units that is shown.
    public var currentUnits: UnitSystem

    /// How stops are spread along the bar.
    public var spacing: Spacing

    /// Which values have a label.
    public var labels: Labels

    /// Names for the values of categories, by value; empty for quantities.
    public var categories: [Int: String]

    /// Makes a legend.
    public init(
        id: String, title: String = "", colorScale: ColorScale = ColorScale(stops: []),
        units: LayerUnits = LayerUnits(.number), currentUnits: UnitSystem = .metric,
        spacing: Spacing? = nil, labels: Labels = .automatic, categories: [Int: String] = [:]
    ) {
        self.id = id
        self.title = title
        self.colorScale = colorScale
        self.units = units
        self.currentUnits = currentUnits
        self.spacing = spacing ?? Self.spacing(of: colorScale)
        self.labels = labels
        self.categories = categories
    }

    /// The unit that is shown.
    public var unit: DisplayUnit { units[currentUnits] }

    /// The same legend with another title.
    public func title(_ title: String) -> WeatherLegend {
        var legend = self
        legend.title = title
        return legend
    }

    /// The same legend in another system of units.
    public func units(_ system: UnitSystem) -> WeatherLegend {
        var legend = self
        legend.currentUnits = system
        return legend
    }

    /// The same legend with other labels.
    public func labels(_ labels: Labels) -> WeatherLegend {
        var legend = self
        legend.labels = labels
        return legend
    }

    /// Stops whose steps differ widely are spread evenly: by value all but the last would be lost.
    private static func spacing(of scale: ColorScale) -> Spacing {
        let values = distinct(scale.resolvedStops.filter { $0.color.alpha > 0 })
        guard values.count > 3 else { return .byValue }
        let gaps = zip(values, values.dropFirst()).map { $1 - $0 }
        guard let least = gaps.min(), let most = gaps.max(), least > 0 else { return .byValue }
        return most / least > 12 ? .byStop : .byValue
    }

    private static func distinct(_ stops: [ColorStop]) -> [Double] {
        var values: [Double] = []
        for stop in stops where values.last != Double(stop.value) {
            values.append(Double(stop.value))
        }
        return values
    }

    /// The values at which the bar's parts begin and end, in the metric unit, rising.
    ///
    /// A clear part at the lower end is left out.
    public var knots: [Double] {
        let stops = colorScale.resolvedStops
        let span = colorScale.span
        var values = Self.distinct(stops).filter {
            $0 >= Double(span.lowerBound) && $0 <= Double(span.upperBound)
        }
        let visible = stops.first { $0.color.alpha > 0 }.map { Double($0.value) }
        // The last clear stop is where colour begins.
        if let visible, let last = values.last, visible < last {
            let clear = stops.last { $0.color.alpha == 0 && Double($0.value) <= visible }
            let start = clear.map { Double($0.value) } ?? visible
            values.removeAll { $0 < start }
        }
        if values.count < 2 { values = [Double(span.lowerBound), Double(span.upperBound)] }
        return values
    }
}
