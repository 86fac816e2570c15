extension TimeAnimation {
    /// The date at the position.
    public final var currentDate: Date { read { $0.currentDate } }

    /// The position of a date, 0…1: 0 before the range and 1 after it.
    public final func getPosition(from date: Date) -> Double {
        read { $0.window?.position(of: date) ?? 0 }
    }

    /// Moves to a date inside the range, clamped; the range stays what it is.
    ///
    /// - Returns: The date that it reached, which is not the one asked for where that lies outside.
    @discardableResult
    public final func goTo(date: Date) -> Date {
        perform { $0.seek(to: date) }
    }

    /// Moves to so many seconds after the start, clamped to the range.
    ///
    /// - Returns: The date that it reached.
    @discardableResult
    public final func goTo(offset: TimeInterval) -> Date {
        perform { $0.seek(to: ($0.window?.start ?? .distantPast).addingTimeInterval(offset)) }
    }
}

extension Playback {
    /// Moves to a date inside the range and gives the date that it reached.
    mutating func seek(to date: Date) -> Date {
        guard let window, !date.timeIntervalSinceReferenceDate.isNaN else { return currentDate }
        let date = window.clamped(date)
        seek(to: .run(window.position(of: date)), date: date)
        return currentDate
    }
}
