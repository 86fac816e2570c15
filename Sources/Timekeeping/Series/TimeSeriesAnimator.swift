/// Moves one source's series of times with the timeline that it was added to.
///
/// Each source has its own valid times, so that sources with different steps animate independently in one loop.
/// The animator says which times are to show at the timeline's date and which of them can; it asks for what is
/// missing and loads nothing itself.
public final class TimeSeriesAnimator<Content: Sendable>: Animation, @unchecked Sendable {
    let model: Lock<TimeSeriesModel<Content>>

    /// Gives what shows when it changes: other times, or another mix of them.
    public let onDataAdvance = Signal<TimeBlend?>()
    /// Gives the valid time at the playhead when it becomes another one.
    public let onIntervalAdvance = Signal<Date?>()
    /// Gives the times in use when they changed.
    public let onIntervalsChange = Signal<[Date]>()
    /// Asks for the data of times, the most urgent first.
    public let onDataRequest = Signal<[Date]>()
    /// Gives a time whose data came or went.
    public let onDataChange = Signal<Date>()
    /// Gives a time that could not be loaded, once.
    public let onDataFailure = Signal<Date>()

    /// Makes an animator.
    ///
    /// - Parameters:
    ///   - id: The name to find it by in its timeline.
    ///   - intervals: The valid times known so far, in any order.
    public init(id: String? = nil, intervals: [Date] = []) {
        model = Lock(TimeSeriesModel(series: TimeSeries(intervals: intervals)))
        super.init(id: id, window: nil)
    }

    override func addValidTimes(to times: inout [Date]) {
        let used: [Date] = model.withLock { $0.isEnabled ? $0.used : [] }
        times += used
    }

    override func tell(_ event: AnimationEvent) {
        switch event {
        case .advance(let progress): update(at: progress.date)
        case .seriesChange(let change):
            switch change {
            case .rules: break
            case .intervals(let dates): onIntervalsChange.send(dates)
            case .request(let dates): onDataRequest.send(dates)
            case .data(let date): onDataChange.send(date)
            case .failure(let date): onDataFailure.send(date)
            }
            update(at: nil)
        default: break
        }
        super.tell(event)
    }

    /// Finds what shows, at a new date or with new data, and tells what changed.
    private func update(at date: Date?) {
        let leader = read { $0.leader }
        let change = model.withLock { model in
            let before = (wanted: model.wanted, shown: model.shown)
            let isOtherUse = date.map { model.follow(leader, at: $0) } ?? false
            model.updateFrame()
            return (
                interval: model.wanted?.first != before.wanted?.first
                    ? Optional(model.wanted?.first) : nil,
                shown: model.shown != before.shown ? Optional(model.shown) : nil,
                used: isOtherUse ? model.used : nil
            )
        }
        if let used = change.used { onIntervalsChange.send(used) }
        if let interval = change.interval { onIntervalAdvance.send(interval) }
        if let shown = change.shown { onDataAdvance.send(shown) }
    }

    /// Changes the series or its rules; what shows follows.
    func change(_ body: (inout TimeSeriesModel<Content>) -> [SeriesEvent]) {
        let events = model.withLock { body(&$0) }
        perform { playback in
            for event in events { playback.events.append(.seriesChange(event)) }
        }
    }
}
