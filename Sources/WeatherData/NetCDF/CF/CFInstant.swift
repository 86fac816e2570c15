/// A moment in a calendar: a day's number and the milliseconds of that day.
struct CFInstant: Hashable, Sendable {
    /// The number of the day in its calendar.
    var day: Int

    /// 0 to 86 399 999.
    var millisecond: Int

    /// The milliseconds of a day.
    static let dayLength = 86_400_000

    /// Makes a moment; milliseconds beyond a day go on into the next ones.
    init(day: Int, millisecond: Int) {
        let carry = CFCalendar.floorDivide(millisecond, Self.dayLength)
        self.day = day + carry
        self.millisecond = millisecond - carry * Self.dayLength
    }
}
