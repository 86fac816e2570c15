/// A text of a timeline view.
public final class TimelineLabel: Sendable {
    private let value = Lock("")

    /// What it says.
    public internal(set) var text: String {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}
