import Dispatch
import Foundation
import Testing

@testable import Timekeeping

/// The samples of the reference page on the timeline, as they are written there.
@Suite struct TimelinePageTests {
    private let clock = TestClock()
    private let controller: MapController<Void>

    init() {
        controller = MapController(Timeline { [clock] in clock.now })
    }

    // MARK: Setting the time range

    @Test func absoluteDates() {
        controller.timeline.startDate = Date(timeIntervalSinceNow: -3600 * 2)
        controller.timeline.endDate = Date()
        let length = controller.timeline.endDate.timeIntervalSince(controller.timeline.startDate)
        #expect(abs(length - 7200) < 60)
    }

    @Test func offsetsInSeconds() {
        controller.timeline.setStartDate(usingOffset: -3600 * 24)
        controller.timeline.setEndDate(
            usingOffset: 3600 * 4, relativeTo: controller.timeline.startDate)
        #expect(controller.timeline.startDate == .hour(-24))
        #expect(controller.timeline.endDate == .hour(-20))
    }

    @Test func relativeTimeStrings() {
        controller.timeline.setStartDate(usingRelativeTime: "-3 hours")
        controller.timeline.setEndDate(usingRelativeTime: "now")
        #expect(controller.timeline.startDate == .hour(-3))
        #expect(controller.timeline.endDate == .hour(0))
    }

    @Test func forecastAndObservationRanges() {
        controller.timeline.setStartDate(usingRelativeTime: "now")
        controller.timeline.setEndDate(usingRelativeTime: "+48 hours")
        #expect(controller.timeline.endDate == .hour(48))
        controller.timeline.setStartDate(usingRelativeTime: "-24 hours")
        controller.timeline.setEndDate(usingRelativeTime: "now")
        #expect(controller.timeline.startDate == .hour(-24))
        #expect(controller.timeline.isPast)
    }

    @Test func weeksAndFractions() {
        controller.timeline.setStartDate(usingRelativeTime: "-1 week")
        #expect(controller.timeline.startDate == .hour(-7 * 24))
        controller.timeline.setStartDate(usingRelativeTime: "-2 weeks")
        #expect(controller.timeline.startDate == .hour(-14 * 24))
        controller.timeline.setStartDate(usingRelativeTime: "-0.5 day")
        #expect(controller.timeline.startDate == .hour(-12))
        controller.timeline.setEndDate(usingRelativeTime: "1 week")
        #expect(controller.timeline.endDate == .hour(7 * 24))
    }

    @Test func theEndChainedToTheNewStart() {
        controller.timeline.setStartDate(usingRelativeTime: "-3 days")
        controller.timeline.setEndDate(
            usingRelativeTime: "12 hours", relativeTo: controller.timeline.startDate)
        #expect(controller.timeline.startDate == .hour(-72))
        #expect(controller.timeline.endDate == .hour(-60))
    }

    // MARK: Playback

    @Test func playback() {
        controller.timeline.play()
        #expect(controller.timeline.isAnimating)
        controller.timeline.play(position: 0.5)  // start from halfway
        #expect(controller.timeline.position == 0.5)
        controller.timeline.pause()
        #expect(controller.timeline.isPaused)
        controller.timeline.resume()
        #expect(controller.timeline.isAnimating)
        controller.timeline.stop()
        #expect(!controller.timeline.isActive)
        controller.timeline.restart()
        #expect(controller.timeline.position == 0)
        controller.timeline.toggle()
        #expect(controller.timeline.isPaused)
    }

    // MARK: Speed and pacing

    @Test func speedAndPacing() {
        #expect(controller.timeline.duration == 2)
        #expect(controller.timeline.endDelay == 1)
        #expect(controller.timeline.isRepeating)
        controller.timeline.duration = 2  // seconds for one full loop; higher is slower
        controller.timeline.endDelay = 1  // seconds held on the last frame before looping
        controller.timeline.delay = 0  // seconds before the first frame
        controller.timeline.timeScale = 1.0  // multiplier on playback rate
        #expect(controller.timeline.totalDuration == 3)
    }

    // MARK: Jumping to a point in time

    @Test func jumping() {
        controller.timeline.goTo(offset: 3600)  // one hour past the start
        #expect(controller.timeline.currentDate == .hour(-1))

        let date = controller.timeline.startDate.addingTimeInterval(1800)
        controller.timeline.goTo(date: date)
        #expect(controller.timeline.currentDate == date)

        controller.timeline.goTo(position: 0.5)
        #expect(controller.timeline.currentDate == .hour(-1))
    }

    @Test func theRangeFirstAndThenTheSeek() {
        let target = Date()
        controller.timeline.startDate = target.addingTimeInterval(-3 * 3600)
        controller.timeline.endDate = target.addingTimeInterval(3 * 3600)
        controller.timeline.goTo(date: target)
        #expect(controller.timeline.currentDate == target)
        #expect(controller.timeline.position == 0.5)
    }

    @Test func millisecondsInPlaceOfSecondsClampToTheEnd() {
        controller.timeline.goTo(offset: 3600 * 1000)
        #expect(controller.timeline.currentDate == controller.timeline.endDate)
    }

    // MARK: Reading current state

    @Test func everyMemberOfTheTable() {
        let timeline = controller.timeline
        let dates: [Date] = [timeline.currentDate, timeline.startDate, timeline.endDate]
        let numbers: [Double] = [
            timeline.position, timeline.totalPosition, timeline.elapsed, timeline.lastElapsed,
            timeline.totalDuration,
        ]
        let state: AnimationState = timeline.state
        let flags: [Bool] = [
            timeline.isAnimating, timeline.isPaused, timeline.isActive, timeline.isPast,
            timeline.isFuture, timeline.containsPast, timeline.containsFuture,
        ]
        let mode: Timing.ClampMode = timeline.mode
        let getPosition: (Date) -> Double = timeline.getPosition(from:)
        #expect(dates == [.hour(-2), .hour(-2), .hour(0)])
        #expect(numbers == [0, 0, 0, 0, 3])
        #expect(state == .initial)
        #expect(flags == [false, false, false, true, false, true, false])
        #expect(mode == .none)
        #expect(getPosition(.hour(-1)) == 0.5)
    }

    // MARK: Events

    @Test func everySignalOfTheTable() {
        let timeline = controller.timeline
        let advance: Signal<Animation.Progress> = timeline.onAdvance
        let plain: [Signal<Void>] = [
            timeline.onPlay, timeline.onPause, timeline.onResume, timeline.onStop,
            timeline.onRestart, timeline.onReset, timeline.onEnd, timeline.onTimelineChange,
        ]
        let range: Signal<DateInterval> = timeline.onRangeChange
        let membership: [Signal<Animation>] = [
            timeline.onAnimationAdded, timeline.onAnimationRemoved,
        ]
        _ = (advance, plain, range, membership)
    }

    @MainActor @Test func anAdvanceMovesTheScrubber() async {
        var position = 0.0
        var currentDate = Date.distantPast
        var cancellables: Set<AnyCancellable> = []

        controller.timeline.onAdvance.publisher
            .receive(on: DispatchQueue.main)
            .sink { _ in
                position = controller.timeline.position
                currentDate = controller.timeline.currentDate
            }
            .store(in: &cancellables)

        controller.timeline.play()
        controller.timeline.advance(by: 1)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(position == 0.5)
        #expect(currentDate == .hour(-1))
    }

    // MARK: A scrubber

    @MainActor @Test func theScrubber() throws {
        var position = 0.0
        var isPlaying = false
        let controls = TimelineControls(
            controller: controller,
            position: Binding {
                position
            } set: {
                position = $0
            },
            isPlaying: Binding {
                isPlaying
            } set: {
                isPlaying = $0
            })
        func part<Part>(_ type: Part.Type) throws -> Part {
            let stack = try #require(controls.body as? HStack)
            return try #require(stack.children.lazy.compactMap { $0 as? Part }.first)
        }

        #expect(try part(Button.self).title == "Play")
        try part(Button.self).press()
        #expect(controller.timeline.isAnimating)
        #expect(try part(Button.self).title == "Pause")

        try part(Slider.self).drag(over: [0.1, 0.9, 0.25])
        #expect(controller.timeline.isPaused)
        #expect(controller.timeline.position == 0.25)
        #expect(try part(Text.self).date == .hour(-1.5))

        try part(Button.self).press()
        #expect(try part(Button.self).title == "Play")
    }

    // MARK: Adding your own animations

    @Test func addingYourOwnAnimations() {
        let animation = Animation(id: "my-animation")
        controller.timeline.add(animation: animation)
        #expect(controller.timeline.animations.count == 1)
        controller.timeline.remove(animation: animation)
        #expect(controller.timeline.animations.isEmpty)
        controller.timeline.add(animation: animation)
        controller.timeline.removeById(id: "my-animation")
        #expect(controller.timeline.animations.isEmpty)
        controller.timeline.add(animation: animation)
        controller.timeline.clear()
        #expect(controller.timeline.animations.isEmpty)
    }
}

private struct TimelineControls<MapType>: View {
    let controller: MapController<MapType>
    @Binding var position: Double
    @Binding var isPlaying: Bool

    var body: some View {
        HStack {
            Button(isPlaying ? "Pause" : "Play") {
                isPlaying ? controller.timeline.pause() : controller.timeline.play()
                isPlaying.toggle()
            }
            Slider(value: $position, in: 0...1) { editing in
                if editing {
                    controller.timeline.pause()
                } else {
                    controller.timeline.goTo(position: position, useTotalDuration: false)
                }
            }
            Text(controller.timeline.currentDate, style: .time)
                .monospacedDigit()
        }
    }
}
