import Synchronization
public import Timekeeping
public import WeatherData

/// The legends of a map's layers, for a user interface to show.
///
/// A legend that several layers share is there once, and goes with the last of them.
public final class LegendControl: Sendable {
    private struct State: Sendable {
        var legends: [(legend: WeatherLegend, count: Int)] = []
        var units = UnitSystem.metric
        var isHidden = false
    }

    private let state = Mutex(State())

    /// Whether a tap on a legend switches the units; a user interface asks it.
    public let toggleUnitsOnTap: Bool

    /// Tells that what is to be shown has changed.
    public let onChange = Signal<Void>()

    /// Makes a control without legends.
    public init(units: UnitSystem = .metric, toggleUnitsOnTap: Bool = true) {
        self.toggleUnitsOnTap = toggleUnitsOnTap
        state.withLock { $0.units = units }
    }

    /// The legends in the order in which they came, in the units that are shown.
    public var legends: [WeatherLegend] {
        state.withLock { state in state.legends.map { $0.legend.units(state.units) } }
    }

    /// The units that all legends are shown in; a switch keeps all else that an app has set.
    public var units: UnitSystem {
        get { state.withLock { $0.units } }
        set {
            state.withLock { $0.units = newValue }
            onChange.send()
        }
    }

    /// Whether no legend is to be shown.
    public var isHidden: Bool {
        get { state.withLock { $0.isHidden } }
        set {
            state.withLock { $0.isHidden = newValue }
            onChange.send()
        }
    }

    /// Adds a legend, or counts one more layer that needs it.
    public func add(legend: WeatherLegend) {
        state.withLock { state in
            if let index = state.legends.firstIndex(where: { $0.legend.id == legend.id }) {
                state.legends[index].count += 1
                state.legends[index].legend = legend
            } else {
                state.legends.append((legend, 1))
            }
        }
        onChange.send()
    }

    /// Finds a legend; `nil` where there is none of this id.
    public func getLegend(id: String) -> WeatherLegend? {
        state.withLock { state in
            state.legends.first { $0.legend.id == id }?.legend.units(state.units)
        }
    }

    /// Puts another legend in the place of the one with its id; without one nothing happens.
    public func update(legend: WeatherLegend) {
        let isKnown = state.withLock { state in
            guard let index = state.legends.firstIndex(where: { $0.legend.id == legend.id }) else {
                return false
            }
            state.legends[index].legend = legend
            return true
        }
        if isKnown { onChange.send() }
    }

    /// Counts one layer less that needs a legend, and takes it away with the last one.
    ///
    /// - Parameters:
    ///   - id: The legend's id.
    ///   - force: Whether it goes whoever needs it.
    public func removeLegend(id: String, force: Bool = false) {
        let isChange = state.withLock { state in
            guard let index = state.legends.firstIndex(where: { $0.legend.id == id }) else {
                return false
            }
            state.legends[index].count -= 1
            guard force || state.legends[index].count <= 0 else { return false }
            state.legends.remove(at: index)
            return true
        }
        if isChange { onChange.send() }
    }

    /// Switches between metric and imperial units.
    public func toggleUnits() {
        units = units == .metric ? .imperial : .metric
    }
}
