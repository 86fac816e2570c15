public import Foundation

/// A weather layer as the services describe it to their clients.
public struct PublishedLayer: Sendable {
    /// A palette that a client may ask for.
    public struct Style: Sendable {
        /// The name that requests use.
        public var name: String
        /// The name that people read.
        public var title: String

        /// Makes a style.
        public init(name: String, title: String) {
            self.name = name
            self.title = title
        }
    }

    /// The layer code.
    public var code: String
    /// The name that people read.
    public var title: String
    /// What it shows, in a sentence.
    public var summary: String
    /// The group it belongs to.
    public var category: String
    /// How it is drawn: `sample`, `contour`, `particle`, `grid`.
    public var kind: String
    /// The unit of its values, metric.
    public var unit: String
    /// The unit for imperial readers, and how a metric value becomes one in it: × factor + constant; nil where there is
    /// no other.
    public var imperial: (unit: String, factor: Double, constant: Double)?
    /// The range of values that its colours cover.
    public var valueRange: ClosedRange<Double>?
    /// West, south, east and north edge, in degrees.
    public var bounds: (west: Double, south: Double, east: Double, north: Double)
    /// The valid times, in order.
    public var times: [Date]
    /// Whose data it is.
    public var attribution: String
    /// The palettes; the first is the one used when none is named.
    public var styles: [Style]

    /// Makes a description.
    public init(
        code: String, title: String, summary: String, category: String, kind: String, unit: String,
        valueRange: ClosedRange<Double>?,
        bounds: (west: Double, south: Double, east: Double, north: Double), times: [Date],
        attribution: String = "", styles: [Style] = []
    ) {
        self.code = code
        self.title = title
        self.summary = summary
        self.category = category
        self.kind = kind
        self.unit = unit
        self.valueRange = valueRange
        self.bounds = bounds
        self.times = times
        self.attribution = attribution
        self.styles = styles
    }

    /// The usual step between two times, in seconds: the middle one of all steps; nil with fewer than two times.
    public var updateInterval: TimeInterval? {
        let steps = zip(times.dropFirst(), times).map { $0.timeIntervalSince($1) }.sorted()
        return steps.isEmpty ? nil : steps[steps.count / 2]
    }

    /// The time shown when none is asked for: the last one that is not after now, else the first.
    public func defaultTime(now: Date) -> Date? {
        times.last { $0 <= now } ?? times.first
    }

    /// The time next to a date; the earlier one of two equally near.
    public func nearestTime(to date: Date) -> Date? {
        guard let after = times.firstIndex(where: { $0 >= date }) else { return times.last }
        guard after > 0 else { return times.first }
        let (earlier, later) = (times[after - 1], times[after])
        return date.timeIntervalSince(earlier) <= later.timeIntervalSince(date) ? earlier : later
    }
}
