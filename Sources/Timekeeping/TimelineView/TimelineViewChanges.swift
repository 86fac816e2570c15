/// What changed in a timeline view, for a user interface to draw anew.
public struct TimelineViewChanges: OptionSet, Sendable {
    /// The bits, one a kind of change.
    public let rawValue: UInt16

    /// Makes a set from its bits.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The first or the last date.
    public static let range = TimelineViewChanges(rawValue: 1 << 0)
    /// The time shown, and with it the thumb and its labels.
    public static let position = TimelineViewChanges(rawValue: 1 << 1)
    /// Whether a finger holds the thumb.
    public static let dragging = TimelineViewChanges(rawValue: 1 << 2)
    /// A button: selected, enabled or neither.
    public static let buttons = TimelineViewChanges(rawValue: 1 << 3)
    /// Whether it is loading, and how far.
    public static let loading = TimelineViewChanges(rawValue: 1 << 4)
    /// The valid times.
    public static let ticks = TimelineViewChanges(rawValue: 1 << 5)
    /// Which parts of the range are loaded.
    public static let loaded = TimelineViewChanges(rawValue: 1 << 6)
    /// Where now is.
    public static let now = TimelineViewChanges(rawValue: 1 << 7)
    /// The time zone, the clock or the formatters: every text.
    public static let texts = TimelineViewChanges(rawValue: 1 << 8)
    /// Speed and loop.
    public static let playback = TimelineViewChanges(rawValue: 1 << 9)
    /// Colours, widths and radii.
    public static let appearance = TimelineViewChanges(rawValue: 1 << 10)
}
