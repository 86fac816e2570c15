extension TimeSeriesAnimator {
    /// The valid times that are to show at the timeline's date; nil where the layer shows nothing.
    public var wantedBlend: TimeBlend? { model.withLock { $0.wanted } }

    /// The valid times that show now: what is wanted where it is loaded, else the last ones until it is.
    public var shownBlend: TimeBlend? { model.withLock { $0.shown } }

    /// The valid time at the playhead, the earlier of two that are mixed; nil where the layer shows nothing.
    public var currentInterval: Date? { wantedBlend?.first }

    /// How far the playhead is from this valid time to the next, 0…1.
    public var relativePosition: Double { wantedBlend?.fraction ?? 0 }

    /// Whether any time has data.
    public var hasData: Bool { series.validCount > 0 }

    /// Whether the layer may show at a date.
    public func canShowForDate(_ date: Date) -> Bool {
        model.withLock { $0.canShow(at: date) }
    }

    /// What is to show at a date, whatever the playhead; nil where the layer shows nothing.
    public func blendForDate(_ date: Date) -> TimeBlend? {
        model.withLock { $0.wanted(at: date) }
    }

    /// Whether all is loaded that shows at a date.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - checkValid: Whether a date at which the layer shows nothing counts as without data.
    public func hasDataForDate(_ date: Date, checkValid: Bool = false) -> Bool {
        model.withLock { model in
            guard let blend = model.wanted(at: date) else { return !checkValid }
            return model.table.isLoaded(blend)
        }
    }

    /// Whether a valid time has data.
    public func hasDataForInterval(_ date: Date) -> Bool {
        model.withLock { $0.table.isLoaded(date) }
    }

    /// The data of a valid time; nil where there is none.
    public func dataForInterval(_ date: Date) -> Content? {
        series.dataForInterval(date)
    }

    /// Whether something that shows at a date is neither loaded nor being loaded.
    public func needsDataForDate(_ date: Date) -> Bool {
        model.withLock { model in
            guard let blend = model.wanted(at: date) else { return false }
            return model.isMissing(blend.first) || model.isMissing(blend.second)
        }
    }

    /// The position of a date in the timeline's range, 0…1; 0 outside a timeline.
    public func positionForTime(_ date: Date) -> Double {
        model.withLock { $0.window?.position(of: date) ?? 0 }
    }
}
