public import Raster
import Timekeeping

// What a host tells its map.
extension WeatherMap {
    /// The host has begun to load what shows or will show, by itself.
    public func hostDidBeginLoading() {
        let isNews = state.withLock { state in
            defer { state.isLoading = true }
            return !state.isLoading
        }
        if isNews { delegate?.weatherMapDidStartLoadingAnimationData(self) }
    }

    /// So much is loaded, has failed or was given up; it counts while the animation is loading.
    public func hostDidLoad(_ loaded: Int, of total: Int) {
        guard isLoadingAnimation else { return }
        delegate?.weatherMap(
            self, didUpdateAnimationDataLoadingProgress: loaded, total: total)
    }

    /// There is enough to play; what was to be played plays.
    ///
    /// - Parameters:
    ///   - round: The round that it was loaded for, where a later one must not end with it.
    ///   - isFailed: Whether there is nothing at all, so that nothing plays.
    public func hostDidFinishLoading(round: Int? = nil, isFailed: Bool = false) {
        guard let next = endLoading(round: round) else { return }
        guard !isFailed else {
            delegate?.weatherMapDidFailLoadingAnimationData(self)
            return
        }
        delegate?.weatherMapDidFinishLoadingAnimationData(self)
        if case .play(let date) = next {
            timeline.play(position: date.map { timeline.getPosition(from: $0) } ?? 0)
        }
    }

    /// Something could not be loaded; the others go on.
    public func hostDidFail(_ error: MapModelError) {
        delegate?.weatherMap(self, didFailToPerformAnimationRequest: error)
    }

    /// The map is about to show another part of the world; a host that can't say so leaves it out.
    public func hostWillMove() {
        let old = state.withLock { state in
            state.isMoving = true
            return state.bounds
        }
        if let old { delegate?.weatherMap(self, willChangeFrom: old) }
    }

    /// The map shows another part of the world.
    public func hostDidMove(to bounds: CoordinateBounds?) {
        let old = state.withLock { state in
            defer {
                state.bounds = bounds
                state.isMoving = false
            }
            return state.isMoving ? nil : state.bounds
        }
        if let old { delegate?.weatherMap(self, willChangeFrom: old) }
        if let bounds { delegate?.weatherMap(self, didChangeTo: bounds) }
        if config.shouldRestartAnimationOnRegionChange, isAnimating { timeline.restart() }
    }
}
