extension TimelineView {
    /// How many steps a page key goes.
    private static let pageSteps = 6

    // MARK: Dragging and tapping

    /// Whether a finger holds the thumb.
    public var isDragging: Bool { state.withLock { $0.draggedTime != nil } }

    /// Whether dragging and tapping go to the nearest valid time only.
    public var snapsToValidTimes: Bool {
        get { state.withLock { $0.snaps } }
        set { state.withLock { $0.snaps = newValue } }
    }

    /// A finger or the pointer takes the thumb, or the track at a place from 0 to 1.
    public func beginDrag(at position: Double) {
        pan(to: position, begins: true)
    }

    /// The finger moves to another place; beside the track it holds the near end.
    ///
    /// Nothing if no drag has begun.
    public func drag(to position: Double) {
        guard isDragging else { return }
        pan(to: position, begins: false)
    }

    /// The finger lets go: the time under it is chosen.
    public func endDrag() {
        let date = state.withLock { state -> Date? in
            guard state.draggedTime != nil else { return nil }
            state.time = state.shownTime
            state.draggedTime = nil
            return state.shownTime
        }
        guard let date else { return }
        positionView.pressed = false
        didMove(.dragging)
        delegate?.timelineView(self, didSelect: date)
    }

    /// The drag comes to nothing: the thumb goes back to where it would be without it.
    public func cancelDrag() {
        let wasDragging = state.withLock { state in
            let wasDragging = state.draggedTime != nil
            state.draggedTime = nil
            return wasDragging
        }
        guard wasDragging else { return }
        positionView.pressed = false
        didMove(.dragging)
        delegate?.timelineView(self, didPanTo: currentTime)
    }

    /// A tap on the track at a place from 0 to 1 chooses the time there.
    public func tap(at position: Double) {
        if let date = target(at: position) { select(date) }
    }

    // MARK: Buttons and keys

    /// Goes to now, or to the end of the range that is nearer to it.
    public func selectNow() {
        select(now)
    }

    /// Goes so many valid times on, or back if negative, and over the end if it loops.
    ///
    /// Without valid times a step is an hour, in a short range a 24th of it.
    public func step(by count: Int) {
        if let date = state.withLock({ $0.time(steppingBy: count) }) { select(date) }
    }

    /// Does what a key is for; false if it is for nothing now.
    @discardableResult
    public func press(_ key: TimelineKey) -> Bool {
        guard isRangeValid else { return false }
        switch key {
        case .stepBack: step(by: -1)
        case .stepForward: step(by: 1)
        case .pageBack: step(by: -Self.pageSteps)
        case .pageForward: step(by: Self.pageSteps)
        case .start: select(startDate)
        case .end: select(endDate)
        case .now: selectNow()
        case .play: playButton.press()
        }
        return true
    }

    /// Chooses a speed, and tells the delegate.
    public func selectSpeed(_ speed: Double) {
        self.speed = speed
        delegate?.timelineView(self, didSelectSpeed: self.speed)
    }

    /// Switches looping on or off, and tells the delegate.
    public func toggleLooping() {
        isLooping.toggle()
        delegate?.timelineView(self, didSetLooping: isLooping)
    }

    // MARK: Moves

    /// Shows a time, held to the range, and tells the delegate that it was chosen.
    private func select(_ date: Date) {
        let selected = state.withLock { state -> Date? in
            guard state.isRangeValid else { return nil }
            state.draggedTime = nil
            state.time = date
            return state.shownTime
        }
        guard let selected else { return }
        positionView.pressed = false
        didMove()
        delegate?.timelineView(self, didSelect: selected)
    }

    private func pan(to position: Double, begins: Bool) {
        guard let date = target(at: position) else { return }
        state.withLock { $0.draggedTime = date }
        positionView.pressed = true
        didMove(begins ? .dragging : [])
        delegate?.timelineView(self, didPanTo: date)
    }

    private func target(at position: Double) -> Date? {
        state.withLock { state in
            guard let date = state.date(at: position) else { return nil }
            return state.snaps ? state.nearestValidTime(to: date) ?? date : date
        }
    }
}

extension TimelineView.State {
    /// How near a time counts as the same, in seconds.
    private static let tolerance: TimeInterval = 1e-3

    /// The valid times inside the range.
    var validTimesInRange: ArraySlice<Date> {
        guard isRangeValid else { return [] }
        let first = validTimes.firstIndex { $0 >= start } ?? validTimes.count
        let last = validTimes.lastIndex { $0 <= end } ?? -1
        return first <= last ? validTimes[first...last] : []
    }

    func nearestValidTime(to date: Date) -> Date? {
        var nearest: Date?
        for time in validTimesInRange {
            let distance = time.timeIntervalSince(date).magnitude
            if let best = nearest, best.timeIntervalSince(date).magnitude <= distance { continue }
            nearest = time
        }
        return nearest
    }

    func time(steppingBy count: Int) -> Date? {
        guard isRangeValid, count != 0 else { return nil }
        let times = validTimesInRange
        guard !times.isEmpty else {
            let span = end.timeIntervalSince(start)
            let length = span > 21_600 ? 3_600 : span / 24
            return shownTime.addingTimeInterval(Double(count) * length)
        }
        // Between two times the first step goes to the near one.
        let time = shownTime
        let isForward = count > 0
        let start =
            isForward
            ? times.firstIndex { $0.timeIntervalSince(time) > Self.tolerance } ?? times.endIndex
            : times.lastIndex { $0.timeIntervalSince(time) < -Self.tolerance }
                ?? times.startIndex - 1
        let offset = start - times.startIndex
        let rest = isForward ? count - 1 : count + 1
        let (sum, overflows) = offset.addingReportingOverflow(rest)
        let last = times.count - 1
        var index = overflows ? (isForward ? last : 0) : sum
        if index < 0 || index > last {
            // One step over an end comes in at the other; a page stops at the end first.
            let isAtEnd = isForward ? offset > last : offset < 0
            if isLooping, isAtEnd { index = isForward ? 0 : last }
            index = min(max(index, 0), last)
        }
        return times[times.startIndex + index]
    }
}
