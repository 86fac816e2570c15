extension TimelineView {
    /// The time zone of every text and of the days.
    public var timeZone: TimeZoneRule {
        get { state.withLock { $0.zone } }
        set { setTexts { $0.zone = newValue } }
    }

    /// Whether hours are counted to 12 or to 24; to 12 by default.
    public var clockStyle: TimeText.Clock {
        get { state.withLock { $0.clockStyle } }
        set { setTexts { $0.clockStyle = newValue } }
    }

    /// Sets how the label of the time is written; nil for the default, a 12-hour time: `3:30 PM`.
    public func setTextLabelFormatter(_ formatter: (@Sendable (Date) -> String)?) {
        setTexts { $0.textFormatter = formatter }
    }

    /// Sets how the label under the time is written; nil for the default, the day's name: `Monday`.
    public func setDetailTextLabelFormatter(_ formatter: (@Sendable (Date) -> String)?) {
        setTexts { $0.detailTextFormatter = formatter }
    }

    /// The time of day with its zone: `06:00 UTC`.
    public var timeText: String {
        var text = TextBytes()
        state.withLock { $0 }.appendTime(to: &text)
        return text.string
    }

    /// The day in short: `Mon 8 Oct`; with its year, `Mon 8 Oct 2018`, where that is not the present one.
    public var dayText: String {
        let (date, zone) = state.withLock { ($0.shownTime, $0.zone) }
        guard let civil = zone.civilTime(at: date) else { return "" }
        let isThisYear = zone.civilTime(at: now)?.year == civil.year
        return isThisYear ? TimeText.day(civil) : TimeText.dayOfYear(civil)
    }

    /// How far the time shown is from now: `in 3 h`, `2 h ago`, `now`.
    public var distanceText: String {
        TimeText.distance(of: currentTime, from: now)
    }

    /// The whole time for somebody who hears it: `Monday 8 October 2018, 06:00 UTC, in 3 h`.
    public var valueText: String {
        let copy = state.withLock { $0 }
        let date = copy.shownTime
        guard copy.hasTime, let civil = copy.zone.civilTime(at: date) else {
            return "no time"
        }
        var text = TextBytes()
        TimeText.append(date: civil, to: &text)
        text.append(", ")
        copy.appendTime(to: &text)
        text.append(", ")
        TimeText.append(distanceOf: date, from: now, to: &text)
        return text.string
    }

    private func setTexts(_ change: @Sendable (inout State) -> Void) {
        state.withLock { change(&$0) }
        updateTexts()
        onChange.send(.texts)
    }

    /// Writes the labels of the thumb anew.
    func updateTexts() {
        let copy = state.withLock { $0 }
        let date = copy.shownTime
        let civil = copy.zone.civilTime(at: date)
        // Formatters are the caller's code and may come back here: no lock is held.
        if let format = copy.textFormatter {
            positionView.textLabel.text = format(date)
        } else {
            positionView.textLabel.text =
                civil.map { TimeText.time($0, clock: copy.clockStyle) } ?? ""
        }
        if let format = copy.detailTextFormatter {
            positionView.detailTextLabel.text = format(date)
        } else {
            positionView.detailTextLabel.text = civil.map { TimeText.dayName($0) } ?? ""
        }
    }
}

extension TimelineView.State {
    /// Appends the time of day and the zone's name.
    fileprivate func appendTime(to text: inout TextBytes) {
        let date = shownTime
        let period = zone.period(at: date)
        guard let civil = CivilTime(date, utcOffset: period.utcOffset) else { return }
        text.appendTime(civil, clock: clockStyle)
        text.append(" ")
        text.append(text: period.abbreviation)
    }
}
