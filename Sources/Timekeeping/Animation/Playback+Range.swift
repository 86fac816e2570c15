// The range of dates.

extension Playback {
    /// Sets both bounds; a bound that is not a number is ignored.
    mutating func setRange(start: Date? = nil, end: Date? = nil) {
        guard var window else { return }
        if let start, start.isFinite { window.start = start }
        if let end, end.isFinite { window.end = end }
        guard window.start != self.window?.start || window.end != self.window?.end else { return }

        let date = isRangeValid ? currentDate : window.heldDate
        soughtDate = nil
        guard window.isValid else {
            // There is no interval to report, and the second bound is probably on its way.
            window.heldDate = date
            self.window = window
            events.append(.timelineChange)
            return
        }
        window.heldDate = nil
        self.window = window
        if window.keepsDate, let date, date >= window.start, date <= window.end {
            let position = window.position(of: date)
            if position != playhead.position { playhead = .run(position) }
            soughtDate = (playhead, date)
        }
        events.append(.rangeChange(DateInterval(start: window.start, end: window.end)))
        events.append(.timelineChange)
        noteAdvance()
    }
}

extension Date {
    var isFinite: Bool { timeIntervalSinceReferenceDate.isFinite }
}
