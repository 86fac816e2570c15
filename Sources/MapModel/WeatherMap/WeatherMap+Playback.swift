public import Timekeeping

extension WeatherMap {
    /// Loads what is missing and plays from the beginning.
    public func startAnimating() {
        load(then: .play(from: nil))
    }

    /// Loads what is missing and plays from a time.
    public func startAnimating(fromTime date: Date) {
        load(then: .play(from: date))
    }

    /// Loads the times of the animation, where they are not there yet.
    public func loadAnimationIfNeeded() {
        load(then: .nothing)
    }

    /// Stops playback or loading.
    public func stopAnimating() {
        cancelLoading()
        timeline.stop()
        if config.shouldRemoveAnimationDataWhenStopped { host.reloadData() }
    }

    /// Holds the playhead where it is.
    public func pauseAnimation() {
        cancelLoading()
        timeline.pause()
    }

    /// Goes on after a pause.
    public func resumeAnimation() {
        timeline.resume()
    }

    /// Moves to a time inside the range.
    public func go(toTime date: Date) {
        timeline.goTo(date: date)
    }

    private func load(then next: Next) {
        guard config.animationEnabled, timeline.isRangeValid else { return }
        cancelLoading()
        let round = state.withLock { state in
            state.isLoading = true
            state.next = next
            state.round += 1
            return state.round
        }
        delegate?.weatherMapDidStartLoadingAnimationData(self)
        host.loadAnimationData(for: self, round: round)
    }

    private func cancelLoading() {
        guard endLoading() != nil else { return }
        host.cancelLoadingAnimationData()
        delegate?.weatherMapDidCancelLoadingAnimationData(self)
    }

    /// Ends the loading, if there is any, and gives what comes after it.
    ///
    /// - Parameter round: Only this round of loading; any where it is `nil`.
    func endLoading(round: Int? = nil) -> Next? {
        state.withLock { state in
            guard state.isLoading, round == nil || round == state.round else { return nil }
            defer {
                state.isLoading = false
                state.next = .nothing
            }
            return state.next
        }
    }
}
