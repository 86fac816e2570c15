extension TimelineView {
    /// Shows that data is being loaded, or no longer.
    public func showLoading(_ isLoading: Bool) {
        positionView.showLoading(isLoading)
    }

    /// Shows how much of the animation's data is loaded.
    ///
    /// - Parameters:
    ///   - progress: 0…1, held to it; what is not a number, as 0 of 0, changes nothing.
    ///   - animated: Whether the change is to be seen as a movement.
    public func setProgress(_ progress: Double, animated: Bool) {
        barView.setProgress(progress, animated: animated)
    }

    /// The stretches of time whose data is loaded, in any order; they may overlap.
    public var loadedIntervals: [ClosedRange<Date>] {
        get { state.withLock { $0.loaded } }
        set {
            let sorted = DateOrder.positions(of: newValue.map { $0.lowerBound }).map {
                newValue[$0]
            }
            state.withLock { $0.loaded = sorted }
            onChange.send(.loaded)
        }
    }

    /// The loaded parts of the track, 0…1, without overlaps, from the first to the last.
    public var loadedSpans: [ClosedRange<Double>] {
        state.withLock { state in
            var spans: [ClosedRange<Double>] = []
            guard state.isRangeValid else { return spans }
            for interval in state.loaded
            where interval.upperBound >= state.start && interval.lowerBound <= state.end {
                let lower = state.position(of: interval.lowerBound)
                let upper = state.position(of: interval.upperBound)
                if let last = spans.last, lower <= last.upperBound {
                    spans[spans.count - 1] = last.lowerBound...max(last.upperBound, upper)
                } else {
                    spans.append(lower...upper)
                }
            }
            return spans
        }
    }
}
