import Foundation
import Testing
import Timekeeping

// The page "Setting up a weather map" of the AerisWeather SDK, its TimelineView parts as written; what
// belongs to Apple's views is left out, and a small map stands in for the real one.

private typealias UIButton = TimelineButton

/// What the page uses of a weather map: a timeline that somebody else moves.
private final class StandInMap {
    struct Timeline {
        var fromTime: Date
        var toTime: Date
        var currentTime: Date
    }

    struct Config {
        var timelineScrubbingEnabled = true
    }

    var timeline: Timeline
    var config = Config()
    var isAnimating = false
    var isLoadingAnimation = false
    var calls: [String] = []
    weak var delegate: MapViewController?

    init(from: Date, to: Date) {
        timeline = Timeline(fromTime: from, toTime: to, currentTime: from)
    }

    func startAnimating() {
        calls.append("start")
        isAnimating = true
        delegate?.weatherMapDidStartAnimating(self)
    }

    func stopAnimating() {
        calls.append("stop")
        isAnimating = false
        delegate?.weatherMapDidStopAnimating(self)
    }

    func pauseAnimation() {
        calls.append("pause")
        isAnimating = false
        delegate?.weatherMapDidStopAnimating(self)
    }

    func go(toTime date: Date) {
        timeline.currentTime = date
        delegate?.weatherMap(self, animationDidUpdateTo: date)
    }
}

private final class MapViewController {
    var weatherMap: StandInMap!
    var timelineView: AWFTimelineView!

    func viewDidLoad(from: Date, to: Date, now: Date) {
        weatherMap = StandInMap(from: from, to: to)
        weatherMap.delegate = self

        timelineView = AWFTimelineView(clock: { now })
        timelineView.delegate = self
        timelineView.startDate = weatherMap.timeline.fromTime
        timelineView.endDate = weatherMap.timeline.toTime
        timelineView.currentTime = weatherMap.timeline.fromTime

        // add an action handler for the timeline view's playback control
        timelineView.playButton.addTarget(
            self, action: MapViewController.toggleAnimation(sender:), for: .touchUpInside)
        // start the weather map at the current time
        weatherMap.go(toTime: now)
    }

    // MARK: Control Handlers

    func toggleAnimation(sender: Any) {
        if let btn = sender as? UIButton {
            if weatherMap.isAnimating || weatherMap.isLoadingAnimation {
                btn.isSelected = false
                weatherMap.stopAnimating()
            } else {
                btn.isSelected = true
                weatherMap.startAnimating()
            }
        }
    }
}

extension MapViewController: AWFTimelineViewDelegate {
    func timelineView(_ timelineView: AWFTimelineView, didPanTo date: Date) {
        if weatherMap.config.timelineScrubbingEnabled {
            weatherMap.pauseAnimation()
            weatherMap.go(toTime: date)
        }
    }

    func timelineView(_ timelineView: AWFTimelineView, didSelect date: Date) {
        weatherMap.stopAnimating()
        weatherMap.go(toTime: date)
    }
}

extension MapViewController {
    func weatherMap(
        _ weatherMap: StandInMap, didUpdateTimelineRangeFrom fromDate: Date, to toDate: Date
    ) {
        timelineView.startDate = fromDate
        timelineView.endDate = toDate
        timelineView.currentTime = weatherMap.timeline.currentTime
    }

    func weatherMapDidStartAnimating(_ weatherMap: StandInMap) {
        timelineView.playButton.isSelected = true
    }

    func weatherMapDidStopAnimating(_ weatherMap: StandInMap) {
        timelineView.playButton.isSelected = false
    }

    func weatherMapDidResetAnimation(_ weatherMap: StandInMap) {
        timelineView.setProgress(0, animated: true)
    }

    func weatherMap(_ weatherMap: StandInMap, animationDidUpdateTo date: Date) {
        timelineView.currentTime = date
    }

    func weatherMapDidStartLoadingAnimationData(_ weatherMap: StandInMap) {
        timelineView.playButton.isSelected = true
        timelineView.showLoading(true)
    }

    func weatherMapDidFinishLoadingAnimationData(_ weatherMap: StandInMap) {
        timelineView.setProgress(1.0, animated: true)
        timelineView.showLoading(false)
    }

    func weatherMapDidCancelLoadingAnimationData(_ weatherMap: StandInMap) {
        timelineView.playButton.isSelected = false
        timelineView.setProgress(0, animated: true)
        timelineView.showLoading(false)
    }

    func weatherMap(
        _ weatherMap: StandInMap, didUpdateAnimationDataLoadingProgress totalLoaded: Int, total: Int
    ) {
        timelineView.setProgress(CGFloat(totalLoaded) / CGFloat(total), animated: true)
    }
}

@Suite struct WeatherMapPageTests {
    private let now = Date(timeIntervalSince1970: 1_538_974_800)
    private let controller = MapViewController()

    init() {
        controller.viewDidLoad(
            from: now.addingTimeInterval(-7_200), to: now.addingTimeInterval(7_200), now: now)
    }

    @Test func startsAtTheCurrentTime() {
        #expect(controller.timelineView.currentTime == now)
        #expect(controller.timelineView.position == 0.5)
        #expect(controller.timelineView.barView.futurePosition == 0.5)
    }

    @Test func theButtonStartsAndStopsTheAnimation() {
        controller.timelineView.playButton.press()
        #expect(controller.weatherMap.isAnimating)
        #expect(controller.timelineView.isPlaying)
        controller.timelineView.press(.play)
        #expect(controller.weatherMap.calls == ["start", "stop"])
        #expect(!controller.timelineView.isPlaying)
    }

    @Test func panningPausesAndMovesTheMap() {
        controller.weatherMap.startAnimating()
        controller.timelineView.beginDrag(at: 0.25)
        #expect(controller.weatherMap.calls == ["start", "pause"])
        #expect(controller.weatherMap.timeline.currentTime == now.addingTimeInterval(-3_600))
        controller.timelineView.drag(to: 1)
        #expect(controller.weatherMap.timeline.currentTime == now.addingTimeInterval(7_200))
        controller.timelineView.endDrag()
        #expect(controller.weatherMap.calls == ["start", "pause", "pause", "stop"])
        #expect(controller.timelineView.currentTime == now.addingTimeInterval(7_200))
    }

    @Test func withoutScrubbingTheMapMovesAtTheEnd() {
        controller.weatherMap.config.timelineScrubbingEnabled = false
        controller.timelineView.beginDrag(at: 0)
        #expect(controller.weatherMap.timeline.currentTime == now)
        #expect(controller.timelineView.position == 0)
        controller.timelineView.endDrag()
        #expect(controller.weatherMap.timeline.currentTime == now.addingTimeInterval(-7_200))
    }

    @Test func nowGoesToTheCurrentTime() {
        controller.weatherMap.go(toTime: now.addingTimeInterval(-600))
        controller.timelineView.nowButton.press()
        #expect(controller.weatherMap.timeline.currentTime == now)
        #expect(controller.weatherMap.calls == ["stop"])
    }

    @Test func theRangeFollowsTheMap() {
        let from = now.addingTimeInterval(86_400)
        let to = now.addingTimeInterval(2 * 86_400)
        controller.weatherMap.timeline.currentTime = from
        controller.weatherMap(controller.weatherMap, didUpdateTimelineRangeFrom: from, to: to)
        #expect(controller.timelineView.startDate == from)
        #expect(controller.timelineView.endDate == to)
        #expect(controller.timelineView.position == 0)
        #expect(controller.timelineView.barView.futurePosition == nil)
    }

    @Test func loadingShows() {
        let view: AWFTimelineView = controller.timelineView
        controller.weatherMapDidStartLoadingAnimationData(controller.weatherMap)
        #expect(view.isPlaying && view.positionView.isLoading)
        controller.weatherMap(
            controller.weatherMap, didUpdateAnimationDataLoadingProgress: 3, total: 4)
        #expect(view.barView.progress == 0.75)
        controller.weatherMap(
            controller.weatherMap, didUpdateAnimationDataLoadingProgress: 0, total: 0)
        #expect(view.barView.progress == 0.75)
        controller.weatherMapDidFinishLoadingAnimationData(controller.weatherMap)
        #expect(view.barView.progress == 1 && !view.positionView.isLoading)
        controller.weatherMapDidCancelLoadingAnimationData(controller.weatherMap)
        #expect(view.barView.progress == 0 && !view.isPlaying)
    }

    @Test func keepsNeitherDelegateNorTargetAlive() {
        let view = AWFTimelineView(clock: { Date(timeIntervalSince1970: 0) })
        do {
            let controller = MapViewController()
            view.delegate = controller
            view.playButton.addTarget(
                controller, action: MapViewController.toggleAnimation(sender:), for: .touchUpInside)
            #expect(view.delegate != nil)
        }
        #expect(view.delegate == nil)
        view.playButton.press()
    }
}
