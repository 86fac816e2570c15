/// A button of a timeline view, without a look: whether it is on, and what a press does.
public final class TimelineButton: Sendable {
    private struct State: Sendable {
        var isSelected = false
        var isEnabled = true
        var actions: [Action] = []
    }

    /// What a press does.
    ///
    /// Unchecked: an action is called by `press` only, on the thread of the user interface that also
    /// set it, so what it captures belongs there.
    private struct Action: @unchecked Sendable {
        let call: (TimelineButton) -> Void
    }

    private let state = Lock(State())
    private let onChange: Signal<TimelineViewChanges>

    init(onChange: Signal<TimelineViewChanges>) {
        self.onChange = onChange
    }

    /// Whether it is on: the play button while the animation plays.
    public var isSelected: Bool {
        get { state.withLock { $0.isSelected } }
        set { set(newValue, { $0.isSelected }, { $0.isSelected = $1 }) }
    }

    /// Whether it can be pressed.
    public var isEnabled: Bool {
        get { state.withLock { $0.isEnabled } }
        set { set(newValue, { $0.isEnabled }, { $0.isEnabled = $1 }) }
    }

    /// Adds something that each press does, after what was added before.
    public func addAction(_ action: @escaping (TimelineButton) -> Void) {
        let action = Action(call: action)
        state.withLock { $0.actions.append(action) }
    }

    /// Does what the button is for; the user interface calls it on a click, a tap or a key.
    ///
    /// Nothing while the button is not enabled.
    public func press() {
        let (isEnabled, actions) = state.withLock { ($0.isEnabled, $0.actions) }
        guard isEnabled else { return }
        for action in actions { action.call(self) }
    }

    private func set(
        _ value: Bool, _ get: @Sendable (State) -> Bool,
        _ set: @Sendable (inout State, Bool) -> Void
    ) {
        let changes = state.withLock { state in
            let changes = get(state) != value
            set(&state, value)
            return changes
        }
        if changes { onChange.send(.buttons) }
    }
}
