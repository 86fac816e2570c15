public import Foundation

/// When a field is valid, when its run began, and what interval it covers.
public struct FieldTime: Hashable, Sendable {
    /// The valid time: the instant; of an interval its end, unless the file itself names another time.
    public let date: Date

    /// When the run that made the field began (the analysis time); nil where the file says nothing.
    public let run: Date?

    /// The beginning of the interval that a sum, mean or extreme covers; nil for an instant.
    public let start: Date?

    /// The end of the interval where the valid time is another, such as the middle of a month; else nil.
    public let end: Date?

    /// Makes a time.
    public init(_ date: Date, run: Date? = nil, start: Date? = nil, end: Date? = nil) {
        self.date = date
        self.run = run
        self.start = start
        self.end = end
    }

    /// The length of the interval in seconds; 0 for an instant.
    public var duration: TimeInterval {
        guard let start else { return 0 }
        return (end ?? date).timeIntervalSince(start)
    }
}
