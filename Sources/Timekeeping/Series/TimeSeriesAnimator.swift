/// Moves one source's series of times with the timeline that it was added to.
///
/// Each source has its own valid times, so that sources with different steps animate independently in one loop.
/// The animator says which times are to show at the timeline's date and which of them can; it asks for what is
/// missing and loads nothing itself.
public final class TimeSeriesAnimator<Content: Sendable>: Animation, @unchecked Sendable {
    private let contents: Lock<TimeSeries<Content>>
    let model: Lock<TimeSeriesModel>
    #if !hasFeature(Embedded)
        private let providing = Lock<TimeSeriesDataProvider<Content>?>(nil)

        /// What loads the data asked for; nil, the default, leaves it to the observers of `onDataRequest`.
        ///
        /// A provider serves one animator.
        public var provider: TimeSeriesDataProvider<Content>? {
            get { providing.withLock { $0 } }
            set {
                let old = providing.withLock { provider in
                    defer { provider = newValue }
                    return provider
                }
                if old !== newValue { old?.attach(to: nil) }
                newValue?.attach(to: self)
            }
        }
    #endif

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
        let series = TimeSeries<Content>(intervals: intervals)
        contents = Lock(series)
        model = Lock(TimeSeriesModel(table: series.table))
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

    override var hearsAdvances: Bool { true }

    override func takeIn(_ lead: Lead) {
        guard model.withLock({ $0.takeIn(lead) }) else { return }
        change { model in [.intervals(model.used)] }
    }

    /// Finds what shows, at a new date or with new data, and tells what changed.
    private func update(at date: Date?) {
        let (before, after) = model.withLock { model in
            let before = (model.wanted?.first, model.shown)
            model.updateFrame(at: date)
            return (before, (model.wanted?.first, model.shown))
        }
        if after.0 != before.0 { onIntervalAdvance.send(after.0) }
        if after.1 != before.1 { onDataAdvance.send(after.1) }
    }

    /// The series: all valid times known so far and their data, as it is now.
    public var series: TimeSeries<Content> { contents.withLock { $0 } }

    /// Changes the rules; what shows follows.
    func change(_ body: (inout TimeSeriesModel) -> [SeriesEvent]) {
        tell(model.withLock { body(&$0) })
    }

    /// Changes the series; what shows follows.
    func changeSeries(
        _ body: (inout TimeSeries<Content>, inout TimeSeriesModel) -> [SeriesEvent]
    ) {
        let events = contents.withLock { series in
            model.withLock { model in
                let events = body(&series, &model)
                model.table = series.table
                return (model.chooseUsed() ? [.intervals(model.used)] : []) + events
            }
        }
        tell(events)
    }

    private func tell(_ events: [SeriesEvent]) {
        perform { playback in
            for event in events { playback.events.append(.seriesChange(event)) }
        }
    }
}
