extension TimelineView {
    /// The steps of hour labels that read well, in minutes.
    private static let labelSteps: [Int64] = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720]

    /// The most day labels that are made.
    private static let markLimit = 1_000

    /// The widest track that is laid out, in points: wider than any wall.
    private static let widthLimit = 100_000.0

    /// The times that there is data for, in rising order; set in any order, each once.
    public var validTimes: [Date] {
        get { state.withLock { $0.validTimes } }
        set {
            var times: [Date] = []
            let valid = newValue.filter { $0.isTime }
            for position in DateOrder.positions(of: valid) where times.last != valid[position] {
                times.append(valid[position])
            }
            state.withLock { [times] state in state.validTimes = times }
            onChange.send(.ticks)
        }
    }

    /// The places of the valid times, 0…1, on a track of a width in points.
    ///
    /// Where they would be closer than the gap on the whole, only every second, third … is given.
    public func ticks(width: Double, gap: Double = 4) -> [Double] {
        guard width > 0 else { return [] }
        return state.withLock { state in
            let times = state.validTimesInRange
            let needed = Double(times.count - 1) * max(gap, 1) / width
            let every = needed > 1 ? Int(min(needed, 1e9)) + 1 : 1
            var ticks: [Double] = []
            for (index, time) in times.enumerated() where index % every == 0 {
                ticks.append(state.position(of: time))
            }
            return ticks
        }
    }

    /// The hours to write under a track of a width in points, so far apart that no two touch.
    ///
    /// They stand at round times of the zone's clocks, also across a change of summer time, centred on
    /// their places. None where a day is too narrow for two.
    ///
    /// - Parameters:
    ///   - width: The track's width.
    ///   - labelWidth: The width of the widest label.
    ///   - gap: The least space between two labels.
    public func hourLabels(
        width: Double, labelWidth: Double, gap: Double = 8
    ) -> [TimelineMark] {
        let copy = state.withLock { $0 }
        guard let scale = Scale(copy, width: width, room: labelWidth + gap, limit: Self.widthLimit)
        else { return [] }
        let needed = scale.spacing / 60
        guard let step = Self.labelSteps.first(where: { Double($0) >= needed }) else { return [] }
        var marks: [TimelineMark] = []
        var day = scale.firstDay
        while day <= scale.lastDay {
            let (year, month, dayOfMonth) = GregorianCalendar.date(ofDay: day)
            var minute: Int64 = 0
            while minute < 1_440 {
                let civil = CivilTime(
                    year: year, month: month, day: dayOfMonth, hour: Int(minute / 60),
                    minute: Int(minute % 60))
                minute += step
                let date = copy.zone.date(of: civil)
                // A time that the clocks skip is not written; nor is one right after a shorter hour.
                guard date >= copy.start, date <= copy.end, copy.zone.civilTime(at: date) == civil
                else { continue }
                if let last = marks.last, date.timeIntervalSince(last.date) < scale.spacing {
                    continue
                }
                marks.append(
                    TimelineMark(
                        position: copy.position(of: date), date: date,
                        text: TimeText.hour(civil, clock: copy.clockStyle)))
            }
            day += 1
        }
        return marks
    }

    /// The days to write under a track of a width in points, so far apart that no two touch.
    ///
    /// Each starts at its midnight in the zone and runs to the right; where days are too narrow, weeks
    /// from Monday, months or years are written. The day on which the range starts is written at the
    /// start if the next one leaves room for it. None where the track is narrower than one label.
    public func dayLabels(
        width: Double, labelWidth: Double, gap: Double = 8
    ) -> [TimelineMark] {
        let copy = state.withLock { $0 }
        guard let scale = Scale(copy, width: width, room: labelWidth + gap, limit: Self.widthLimit),
            scale.spacing <= copy.end.timeIntervalSince(copy.start)
        else { return [] }
        let step = DayStep(spacing: scale.spacing)
        var marks: [TimelineMark] = []
        var (date, civil) = (copy.start, scale.startTime)
        var index = step.index(ofDay: scale.firstDay)
        while marks.count < Self.markLimit, civil.dayNumber <= scale.lastDay, date <= copy.end {
            // The start stands first, and is met again where it is a midnight.
            if date > copy.start || marks.isEmpty && date == copy.start {
                if let last = marks.last, date.timeIntervalSince(last.date) < scale.spacing {
                    marks.removeLast()
                }
                marks.append(
                    TimelineMark(
                        position: copy.position(of: date), date: date, text: step.text(civil)))
            }
            civil = step.day(at: index)
            date = copy.zone.date(of: civil)
            index += 1
        }
        return marks
    }

    /// How time lies along a track.
    private struct Scale {
        /// The least time between two labels, in seconds.
        let spacing: TimeInterval

        /// The numbers of the first and the last day of the range, in the zone.
        let firstDay: Int64
        let lastDay: Int64

        /// The civil time at which the range starts.
        let startTime: CivilTime

        /// Nil where there is nothing to lay out.
        init?(_ state: State, width: Double, room: Double, limit: Double) {
            guard state.isRangeValid, width > 0, room.isFinite,
                let first = state.zone.civilTime(at: state.start),
                let last = state.zone.civilTime(at: state.end)
            else { return nil }
            let width = min(width, limit)
            spacing = max(room, 1) / width * state.end.timeIntervalSince(state.start)
            startTime = first
            firstDay = first.dayNumber
            lastDay = last.dayNumber
        }
    }
}

/// The days that are written under a track: every one, every week from Monday, every month.
private enum DayStep {
    case days(Int64)
    case months(Int64)

    /// The smallest step that leaves the room, in seconds, between any two labels.
    init(spacing: TimeInterval) {
        // A day of 23 hours and a month of 28 days are the shortest.
        let days = spacing / 86_400 + 1.0 / 24
        let daySteps: [Int64] = [1, 2, 3, 7, 14]
        let monthSteps: [Int64] = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1_200]
        if let step = daySteps.first(where: { Double($0) >= days }) {
            self = .days(step)
        } else {
            self = .months(monthSteps.first { Double($0) * 28 >= days } ?? 12_000)
        }
    }

    /// The number of the step in which a day lies.
    func index(ofDay day: Int64) -> Int64 {
        switch self {
        case .days(let step):
            // Counted from a Monday, so that weeks start with one.
            return GregorianCalendar.flooredQuotient(day + 3, step)
        case .months(let step):
            let (year, month, _) = GregorianCalendar.date(ofDay: day)
            return GregorianCalendar.flooredQuotient(year * 12 + Int64(month - 1), step)
        }
    }

    /// The first day of a step, at midnight.
    func day(at index: Int64) -> CivilTime {
        switch self {
        case .days(let step):
            let (year, month, day) = GregorianCalendar.date(ofDay: index * step - 3)
            return CivilTime(year: year, month: month, day: day)
        case .months(let step):
            let year = GregorianCalendar.flooredQuotient(index * step, 12)
            return CivilTime(year: year, month: Int(index * step - year * 12) + 1)
        }
    }

    func text(_ civil: CivilTime) -> String {
        switch self {
        case .days(..<7): TimeText.day(civil)
        case .days: TimeText.dayOfMonth(civil)
        case .months: TimeText.month(civil)
        }
    }
}
