/// The track of a timeline view: how much is loaded, where the future starts, its colours.
public final class TimelineBarView: Sendable {
    private struct State: Sendable {
        var progress = 0.0
        var isAnimated = false
        var futurePosition: Double?
        var fill = TimelineColor(0x4DA3FF)
        var futureFill = TimelineColor(0x4DA3FF, alpha: 128)
        var stroke = TimelineColor(0x9AA7BD, alpha: 96)
    }

    private let state = Lock(State())
    private let onChange: Signal<TimelineViewChanges>

    init(onChange: Signal<TimelineViewChanges>) {
        self.onChange = onChange
    }

    /// How much of the animation's data is loaded, 0…1; what is not a number changes nothing.
    public var progress: Double {
        get { state.withLock { $0.progress } }
        set { setProgress(newValue, animated: false) }
    }

    /// Whether the last change of the progress is to be seen as a movement.
    public var isProgressAnimated: Bool { state.withLock { $0.isAnimated } }

    /// Where the future starts, 0…1; nil if now is not inside the range.
    public var futurePosition: Double? { state.withLock { $0.futurePosition } }

    /// The colour of the part that has passed.
    public var barFillColor: TimelineColor {
        get { state.withLock { $0.fill } }
        set { setAppearance { $0.fill = newValue } }
    }

    /// The colour of the part that is still to come.
    public var futureBarFillColor: TimelineColor {
        get { state.withLock { $0.futureFill } }
        set { setAppearance { $0.futureFill = newValue } }
    }

    /// The colour of the track itself.
    public var barStrokeColor: TimelineColor {
        get { state.withLock { $0.stroke } }
        set { setAppearance { $0.stroke = newValue } }
    }

    func setProgress(_ progress: Double, animated: Bool) {
        guard !progress.isNaN else { return }
        state.withLock { state in
            state.progress = min(max(progress, 0), 1)
            state.isAnimated = animated
        }
        onChange.send(.loading)
    }

    func setFuturePosition(_ position: Double?) {
        state.withLock { $0.futurePosition = position }
    }

    private func setAppearance(_ change: @Sendable (inout State) -> Void) {
        state.withLock { change(&$0) }
        onChange.send(.appearance)
    }
}
