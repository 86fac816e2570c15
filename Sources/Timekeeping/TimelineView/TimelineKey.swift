/// The keys that a timeline view answers to, as a slider does.
public enum TimelineKey: UInt8, Sendable {
    /// One step back: arrow left or down.
    case stepBack
    /// One step forward: arrow right or up.
    case stepForward
    /// Several steps back: page down.
    case pageBack
    /// Several steps forward: page up.
    case pageForward
    /// To the start: home.
    case start
    /// To the end: end.
    case end
    /// To now.
    case now
    /// Play or pause: space.
    case play
}
