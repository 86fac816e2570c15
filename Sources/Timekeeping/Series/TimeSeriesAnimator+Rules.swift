extension TimeSeriesAnimator {
    /// Whether the layer shows at all.
    public var enabled: Bool {
        get { model.withLock { $0.isEnabled } }
        set { setRule { $0.isEnabled = newValue } }
    }

    /// Whether two times are mixed in between; otherwise the last one at or before the date shows.
    public var isBlending: Bool {
        get { model.withLock { $0.isBlending } }
        set { setRule { $0.isBlending = newValue } }
    }

    /// Where the layer shows and holds outside its own times; with `none` the timeline's `mode` counts.
    public var clamp: Timing.ClampMode {
        get { model.withLock { $0.clamp } }
        set { setRule { $0.clamp = newValue } }
    }

    /// The dates outside of which the layer is hidden; nil for all.
    public var timeRange: DateInterval? {
        get { model.withLock { $0.timeRange } }
        set { setRule { $0.timeRange = newValue } }
    }

    /// The most times of the range that are used, evenly spaced in time; nil for all, and 2 at the least.
    public var maximumIntervals: Int? {
        get { model.withLock { $0.maximumIntervals } }
        set {
            change { model in
                model.maximumIntervals = newValue
                return model.chooseUsed() ? [.intervals(model.used)] : [.rules]
            }
        }
    }

    /// The valid times that are used.
    public var intervals: [Date] { model.withLock { $0.used } }

    /// The number of valid times that are used.
    public var totalIntervals: Int { model.withLock { $0.used.count } }

    /// Replaces the valid times; those that stay keep their data.
    ///
    /// The range of the timeline never changes by it.
    public func setIntervals(_ dates: [Date]) {
        changeIntervals { $0.setIntervals(dates) }
    }

    /// Adds valid times that became known later.
    public func insertIntervals(_ dates: [Date]) {
        changeIntervals { $0.insertIntervals(dates) }
    }

    /// Removes a valid time and its data.
    public func removeInterval(_ date: Date) {
        changeIntervals { $0.removeInterval(date) }
    }

    private func changeIntervals(_ body: (inout TimeSeries<Content>) -> Void) {
        changeSeries { series, _ in
            body(&series)
            return [.rules]
        }
    }

    private func setRule(_ body: (inout TimeSeriesModel) -> Void) {
        change { model in
            body(&model)
            return [.rules]
        }
    }
}
