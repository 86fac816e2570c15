extension TimeAnimation {
    /// Sets the start by a text such as `-3 hours`, `now` or `2018-10-08T06:00:00Z`.
    ///
    /// A text that can't be read changes nothing and is reported through `onError`. The call doesn't throw, so
    /// that code for the MapsGL SDK compiles; `try` the result's `get()` to handle the error in place.
    ///
    /// - Parameters:
    ///   - text: The text, as `RelativeTime` reads it.
    ///   - date: The time from which the text counts; now unless given.
    ///   - zone: Where the days of `today`, `tomorrow` and `yesterday` start.
    @discardableResult
    public final func setStartDate(
        usingRelativeTime text: String, relativeTo date: Date? = nil, in zone: TimeZoneRule = .utc
    ) -> Result<Date, TimekeepingError> {
        read(text, relativeTo: date, in: zone) { $0.setRange(start: $1) }
    }

    /// Sets the end by a text such as `+48 hours`; see `setStartDate(usingRelativeTime:relativeTo:in:)`.
    @discardableResult
    public final func setEndDate(
        usingRelativeTime text: String, relativeTo date: Date? = nil, in zone: TimeZoneRule = .utc
    ) -> Result<Date, TimekeepingError> {
        read(text, relativeTo: date, in: zone) { $0.setRange(end: $1) }
    }

    /// Moves to the time that a text names, clamped to the range.
    ///
    /// - Parameters:
    ///   - text: The text, as `RelativeTime` reads it.
    ///   - date: The time from which the text counts; now unless given.
    ///   - zone: Where the days of `today`, `tomorrow` and `yesterday` start.
    /// - Returns: The date that it reached.
    /// - Throws: `.invalidText` for a text that can't be read; the playhead stays where it is.
    @discardableResult
    public final func goTo(
        time text: String, relativeTo date: Date? = nil, in zone: TimeZoneRule = .utc
    ) throws(TimekeepingError) -> Date {
        goTo(date: try RelativeTime.date(from: text, relativeTo: date ?? now(), in: zone))
    }

    private func read(
        _ text: String, relativeTo anchor: Date?, in zone: TimeZoneRule,
        then set: (inout Playback, Date) -> Void
    ) -> Result<Date, TimekeepingError> {
        do {
            let date = try RelativeTime.date(from: text, relativeTo: anchor ?? now(), in: zone)
            perform { set(&$0, date) }
            return .success(date)
        } catch {
            perform { $0.events.append(.error(error)) }
            return .failure(error)
        }
    }
}
