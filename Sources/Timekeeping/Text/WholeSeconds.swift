/// An instant as whole seconds since 1970-01-01T00:00:00Z and the fraction after them.
struct WholeSeconds {
    /// The whole seconds, rounded down.
    var seconds: Int64

    /// What is left, at least 0 and below 1.
    var fraction: Double

    /// The seconds between 1970-01-01 and 2001-01-01, both at 00:00 UTC.
    private static let referenceDate: Int64 = 978_307_200

    /// The farthest instant that is taken apart, some 30 million years away: all arithmetic fits.
    static let limit = 1e15

    init(seconds: Int64, fraction: Double) {
        self.seconds = seconds
        self.fraction = fraction
    }

    /// Takes an instant apart; nil where it is not a number or out of all bounds.
    init?(_ date: Date) {
        let value = date.timeIntervalSinceReferenceDate
        guard value > -Self.limit, value < Self.limit else { return nil }
        var whole = Int64(value)
        if Double(whole) > value { whole -= 1 }
        seconds = whole + Self.referenceDate
        fraction = value - Double(whole)
    }

    /// The instant.
    var date: Date {
        Date(timeIntervalSinceReferenceDate: Double(seconds - Self.referenceDate) + fraction)
    }
}
