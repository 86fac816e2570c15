/// The thumb of a timeline view and the bubble above it.
public final class TimelinePositionView: Sendable {
    private struct State: Sendable {
        var isPressed = false
        var isLoading = false
        var radius = 8.0
        var strokeWidth = 2.0
        var fill = TimelineColor(0xE8EDF5)
        var stroke = TimelineColor(0x4DA3FF)
    }

    /// The time: by default as a 12-hour clock shows it.
    public let textLabel = TimelineLabel()

    /// What stands under the time: by default the name of the day.
    public let detailTextLabel = TimelineLabel()

    private let state = Lock(State())
    private let onChange: Signal<TimelineViewChanges>

    init(onChange: Signal<TimelineViewChanges>) {
        self.onChange = onChange
    }

    /// Whether a finger holds the thumb.
    public internal(set) var pressed: Bool {
        get { state.withLock { $0.isPressed } }
        set { state.withLock { $0.isPressed = newValue } }
    }

    /// Whether it shows that data is being loaded.
    public var isLoading: Bool { state.withLock { $0.isLoading } }

    /// Shows that data is being loaded, or no longer.
    public func showLoading(_ isLoading: Bool) {
        let changes = state.withLock { state in
            let changes = state.isLoading != isLoading
            state.isLoading = isLoading
            return changes
        }
        if changes { onChange.send(.loading) }
    }

    /// The radius of the thumb in points; must be finite and not negative, or the old one stays.
    public var radius: Double {
        get { state.withLock { $0.radius } }
        set { setLength(newValue) { $0.radius = newValue } }
    }

    /// The width of the thumb's edge in points; must be finite and not negative, or the old one stays.
    public var strokeWidth: Double {
        get { state.withLock { $0.strokeWidth } }
        set { setLength(newValue) { $0.strokeWidth = newValue } }
    }

    /// The colour of the thumb.
    public var fillColor: TimelineColor {
        get { state.withLock { $0.fill } }
        set { setAppearance { $0.fill = newValue } }
    }

    /// The colour of the thumb's edge.
    public var strokeColor: TimelineColor {
        get { state.withLock { $0.stroke } }
        set { setAppearance { $0.stroke = newValue } }
    }

    private func setLength(_ length: Double, _ change: @Sendable (inout State) -> Void) {
        guard length >= 0, length < .infinity else { return }
        setAppearance(change)
    }

    private func setAppearance(_ change: @Sendable (inout State) -> Void) {
        state.withLock { change(&$0) }
        onChange.send(.appearance)
    }
}
