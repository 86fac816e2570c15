/// A text at a place along the timeline's track.
public struct TimelineMark: Equatable, Sendable {
    /// The place, 0 at the start of the range and 1 at its end.
    public let position: Double

    /// The instant there.
    public let date: Date

    /// The text.
    public let text: String

    /// Whether place, instant and text agree; texts are compared byte by byte.
    public static func == (first: TimelineMark, second: TimelineMark) -> Bool {
        first.position == second.position && first.date == second.date
            && first.text.utf8Bytes == second.text.utf8Bytes
    }
}
