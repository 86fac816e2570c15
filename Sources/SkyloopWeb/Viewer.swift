import MapModel
import Raster
import Timekeeping

/// The page's controller: it owns the weather map and the timeline view, and lets each know what happens on
/// the other.
///
/// It is the program of the AerisWeather page “Setting up a weather map” for a page, which it tells what to
/// show and to fetch.
///
/// Unchecked: a page has one thread, and so have the tests that stand in for one.
final class Viewer: @unchecked Sendable {
    let weatherMap: WeatherMap
    let timelineView: TimelineView
    /// What the weather is on.
    let map: WebMap
    let clock: PageClock
    let commands: PageCommands

    /// What the timeline view has changed since the page was last told.
    var changes: TimelineViewChanges = []
    var trackWidth = 0.0
    var localZone: TimeZoneRule?
    /// Where the pointer rests, in the unit world.
    var pointer: SIMD2<Double>?
    /// What was last said of the time shown.
    var thumb = ThumbTexts()
    private var observation: ObservationToken?

    /// Makes a viewer without layers.
    ///
    /// - Parameter now: What time it is.
    init(now: Date) {
        let clock = PageClock(now: now)
        self.clock = clock
        commands = PageCommands()
        map = WebMap(commands: commands, now: { clock.now })

        // set up the weather map's config
        var config = WeatherMapConfig()
        config.isMetric = true
        config.shouldAlwaysShowPastLayers = true
        config.shouldAlwaysShowFutureLayers = true
        config.animationCrossfadeEnabled = true
        config.animationEndDelay = 1

        // create the weather map
        weatherMap = WeatherMap(config: config, host: map, now: { clock.now })
        map.weatherMap = weatherMap

        timelineView = TimelineView(clock: { clock.now })
        timelineView.clockStyle = .twentyFourHours

        weatherMap.delegate = self
        timelineView.delegate = self
        timelineView.playButton.addAction { [self] button in toggleAnimation(button) }
        observation = timelineView.onChange.observe { [self] in changes.formUnion($0) }
    }

    // MARK: Control handlers

    /// Plays from where it is, or holds there.
    func toggleAnimation(_ button: TimelineButton) {
        if button.isSelected {
            button.isSelected = false
            weatherMap.pauseAnimation()
        } else {
            // At the end of a loop that does not start over it plays from the beginning.
            let isAtEnd = !timelineView.isLooping && timelineView.position >= 1
            weatherMap.startAnimating(
                fromTime: isAtEnd ? timelineView.startDate : timelineView.currentTime)
            // It may have to wait for what shows there.
            button.isSelected = weatherMap.isAnimating || weatherMap.isLoadingAnimation
        }
    }

    // MARK: Pictures

    /// Whether the page must call again for the next picture.
    var needsFrame: Bool { map.needsFrame || !changes.isEmpty }

    /// Moves on by so many seconds and tells the page what changed.
    ///
    /// - Parameter seconds: Below zero between two pictures, after an event: what can wait for the next
    ///   picture then waits.
    func advance(by seconds: TimeInterval) {
        map.advance(by: seconds)
        if changes.contains(.position) { showValue() }
        if map.hasLoaded, !(seconds < 0) {
            map.hasLoaded = false
            timelineView.loadedIntervals = map.loadedIntervals
            showValue()
        }
        drawTimeline()
    }
}

// The timeline view tells when somebody drags it or chooses a time.
extension Viewer: TimelineViewDelegate {
    func timelineView(_ timelineView: TimelineView, didPanTo date: Date) {
        if weatherMap.config.timelineScrubbingEnabled {
            weatherMap.pauseAnimation()
            weatherMap.go(toTime: date)
        }
    }

    func timelineView(_ timelineView: TimelineView, didSelect date: Date) {
        weatherMap.pauseAnimation()
        weatherMap.go(toTime: date)
        commands.address("time", ISO8601.string(from: date))
    }

    func timelineView(_ timelineView: TimelineView, didSelectSpeed speed: Double) {
        weatherMap.timeline.timeScale = speed
    }

    func timelineView(_ timelineView: TimelineView, didSetLooping isLooping: Bool) {
        weatherMap.timeline.isRepeating = isLooping
    }
}

// The weather map tells what its layers, its timeline and its loading do.
extension Viewer: WeatherMapDelegate {
    func weatherMap(_ weatherMap: WeatherMap, didAddLayerForType type: WeatherMapLayerType) {
        if let index = map.index(of: type) { map.showState(of: index) }
        keepLayers()
        updateTimes()
    }

    func weatherMap(_ weatherMap: WeatherMap, didRemoveLayerForType type: WeatherMapLayerType) {
        if let index = map.index(of: type) { map.showState(of: index) }
        keepLayers()
        updateTimes()
    }

    func weatherMap(
        _ weatherMap: WeatherMap, didUpdateTimelineRangeFrom fromDate: Date, to toDate: Date
    ) {
        timelineView.startDate = fromDate
        timelineView.endDate = toDate
        timelineView.currentTime = weatherMap.timeline.currentTime
    }

    func weatherMapDidStartAnimating(_ weatherMap: WeatherMap) {
        timelineView.playButton.isSelected = true
    }

    func weatherMapDidStopAnimating(_ weatherMap: WeatherMap) {
        timelineView.playButton.isSelected = false
    }

    func weatherMapDidResetAnimation(_ weatherMap: WeatherMap) {
        timelineView.setProgress(0, animated: true)
    }

    func weatherMap(_ weatherMap: WeatherMap, animationDidUpdateTo date: Date) {
        timelineView.currentTime = date
    }

    func weatherMapDidStartLoadingAnimationData(_ weatherMap: WeatherMap) {
        timelineView.showLoading(true)
    }

    func weatherMap(
        _ weatherMap: WeatherMap, didUpdateAnimationDataLoadingProgress totalLoaded: Int,
        total: Int
    ) {
        timelineView.setProgress(Double(totalLoaded) / Double(total), animated: true)
    }

    func weatherMapDidFinishLoadingAnimationData(_ weatherMap: WeatherMap) {
        timelineView.setProgress(1, animated: true)
        timelineView.showLoading(false)
    }

    func weatherMapDidCancelLoadingAnimationData(_ weatherMap: WeatherMap) {
        timelineView.playButton.isSelected = weatherMap.isAnimating
        timelineView.setProgress(0, animated: true)
        timelineView.showLoading(false)
        // What shows is loaded all the same.
        map.tellLoading()
    }

    func weatherMap(
        _ weatherMap: WeatherMap, didFailToPerformAnimationRequest error: MapModelError
    ) {
        for index in map.layers.indices where map.layers[index].hasFailed {
            map.showState(of: index)
        }
    }
}
