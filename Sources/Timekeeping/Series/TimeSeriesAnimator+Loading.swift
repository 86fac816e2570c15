extension TimeSeriesAnimator {
    /// How far the data has come: `initial` before any was asked for, `loading`, or `ready`.
    public var loadState: AnimationState {
        model.withLock { model in
            if model.used.contains(where: { model.table.status(of: $0) == .loading }) {
                return .loading
            }
            if model.used.contains(where: { model.isMissing($0) }) { return .initial }
            return model.used.isEmpty ? .initial : .ready
        }
    }

    /// Asks for all times in use that are missing, the current ones first, then the playhead's way.
    public func loadData() {
        request { $0.used }
    }

    /// Asks for what is missing: at the current date, or over the range while a run is under way.
    ///
    /// - Parameter useTimeRange: Whether the whole range is wanted in any case.
    public func loadDataIfNeeded(useTimeRange: Bool = false) {
        let isWhole = useTimeRange || isActive
        request { model in
            if isWhole { return model.used }
            return model.wanted.map { [$0.first, $0.second] } ?? []
        }
    }

    /// Asks for those of the times that are missing.
    public func loadDataForIntervals(_ dates: [Date]) {
        request { _ in dates }
    }

    /// Takes the data of a time; nil takes it away, as a cache does.
    ///
    /// - Parameters:
    ///   - data: What is loaded for the time.
    ///   - date: The time.
    ///   - createIfMissing: Whether a time that is not in the list yet is added.
    public func setDataForInterval(
        _ data: Content?, _ date: Date, createIfMissing: Bool = false
    ) {
        changeSeries { series, _ in
            series.setDataForInterval(data, date, createIfMissing: createIfMissing)
                ? [.data(date)] : []
        }
    }

    /// Notes that a time could not be loaded: it is skipped from now on, and reported once.
    public func setFailedForInterval(_ date: Date) {
        changeSeries { series, _ in series.setFailed(date) ? [.failure(date)] : [] }
    }

    /// Forgets all data and failures; the times stay.
    public func invalidate() {
        changeSeries { series, _ in
            series.invalidate()
            return [.rules]
        }
    }

    private func request(_ choose: (TimeSeriesModel) -> [Date]) {
        let isBackward = timeScale < 0
        changeSeries { series, model in
            var dates: [Date] = []
            for date in model.inLoadingOrder(choose(model), isBackward: isBackward) {
                guard series.table.status(of: date) == .empty, series.setLoading(date) else {
                    continue
                }
                dates.append(date)
            }
            return dates.isEmpty ? [] : [.request(dates)]
        }
    }
}

extension TimeSeriesModel {
    /// Whether a time has no data, is not being loaded and did not fail.
    func isMissing(_ date: Date) -> Bool { table.status(of: date) == .empty }

    /// What shows now first, then what the playhead reaches next, once around.
    func inLoadingOrder(_ dates: [Date], isBackward: Bool) -> [Date] {
        let here = date ?? .distantPast
        let current = wanted.map { [$0.first, $0.second] } ?? []
        let rest = dates.filter { !current.contains($0) }.sorted()
        let ahead = rest.filter { $0 > here }
        let behind = rest.filter { $0 <= here }
        return current.filter { dates.contains($0) }
            + (isBackward ? (behind.reversed() + ahead.reversed()) : (ahead + behind))
    }
}
