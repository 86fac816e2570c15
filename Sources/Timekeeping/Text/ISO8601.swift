/// Reads and writes times as ISO 8601 has them, and as the TIME parameter of OGC services does.
///
/// No zone means UTC; a date without all its parts is its first instant; `24:00:00` is the next
/// midnight and a second 60 the next second. A text is read whole or refused: nothing is guessed,
/// rolled over or left unread.
public enum ISO8601 {
    /// The longest list of times that is made unless a caller asks for another bound.
    public static let defaultLimit = 100_000
}
