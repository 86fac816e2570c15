import Foundation
import Testing

@testable import Timekeeping

/// Animations that a timeline moves.
@Suite struct ChildTests {
    private let timeline = Timeline.atNoon()

    @Test func aChildKeepsItsDurationAndMovesByPosition() {
        let child = Animation(id: "child", duration: 10, delay: 5, endDelay: 5)
        timeline.add(animation: child)
        timeline.play()
        timeline.advance(by: 1)
        #expect(child.position == 0.5)
        #expect(child.duration == 10)
        #expect(child.elapsed == 10)
        #expect(child.isAnimating)
        timeline.advance(by: 1.5)
        #expect(child.position == 1)
    }

    @Test func aChildHasNoClockOfItsOwn() {
        let child = Animation()
        timeline.add(animation: child)
        child.play()
        child.advance(by: 1)
        #expect(child.position == 0)
        #expect(!child.isMoving)
        timeline.goTo(position: 0.25)
        #expect(child.position == 0.25)
        child.goTo(position: 0.75)
        #expect(child.position == 0.25)
    }

    @Test func aChildTakesTheTimelinesPlaceWhenItIsAdded() {
        timeline.play(position: 0.5)
        let child = Animation()
        let recorder = SignalRecorder(child)
        timeline.add(animation: child)
        #expect(child.position == 0.5)
        #expect(child.progress.date == .hour(-1))
        #expect(recorder.all == ["advance"])
        #expect(child.isAnimating)
    }

    @Test func addingTwiceIsOnce() {
        let child = Animation()
        let recorder = SignalRecorder(timeline)
        timeline.add(animation: child)
        timeline.add(animation: child)
        #expect(timeline.animations.count == 1)
        #expect(recorder.all == ["added", "timelineChange"])
    }

    @Test func itsOwnPauseActsOnlyOnWhetherItFollows() {
        let child = Animation()
        timeline.add(animation: child)
        timeline.play()
        timeline.advance(by: 0.5)
        let recorder = SignalRecorder(child)
        child.pause()
        #expect(child.isPaused && timeline.isAnimating)
        timeline.advance(by: 0.5)
        #expect(child.position == 0.25)
        child.play()
        #expect(child.isAnimating)
        #expect(child.position == 0.5)
        #expect(recorder.all == ["pause", "resume", "advance"])
    }

    @Test(arguments: ["stop", "toggle"])
    func itFollowsAgainWhenPlayed(call: String) {
        let child = Animation()
        timeline.add(animation: child)
        if call == "stop" { child.stop() } else { child.toggle() }
        timeline.goTo(position: 0.5)
        #expect(child.position == 0)
        if call == "stop" { child.restart() } else { child.toggle() }
        #expect(child.position == 0.5)
    }

    @Test func itsStateIsTheTimelines() {
        let child = Animation()
        timeline.add(animation: child)
        #expect(child.state == .initial)
        timeline.play()
        #expect(child.state == .playing)
        timeline.pause()
        #expect(child.state == .paused)
        timeline.stop()
        #expect(child.state == .stopped)
        timeline.isRepeating = false
        timeline.play()
        timeline.advance(by: 9)
        #expect(child.state == .completed)
    }

    @Test func removingStopsIt() {
        let child = Animation(id: "my-animation")
        timeline.add(animation: child)
        timeline.play()
        let recorder = SignalRecorder(child)
        let timelineRecorder = SignalRecorder(timeline)
        timeline.removeById(id: "another")
        #expect(timeline.animations.count == 1)
        timeline.removeById(id: "my-animation")
        #expect(timeline.animations.isEmpty)
        #expect(child.state == .stopped)
        #expect(recorder.all == ["stop"])
        #expect(timelineRecorder.all == ["removed", "timelineChange"])
        timeline.advance(by: 1)
        #expect(child.position == 0)
        timeline.remove(animation: child)
        #expect(timelineRecorder.calls == ["removed", "timelineChange"])
    }

    @Test func clearingStopsAndRemovesAll() {
        let children = (0..<3).map { _ in Animation() }
        children.forEach { timeline.add(animation: $0) }
        timeline.play()
        let removed = Log<ObjectIdentifier>()
        let token = timeline.onAnimationRemoved.observe { removed.append(ObjectIdentifier($0)) }
        timeline.clear()
        #expect(timeline.animations.isEmpty)
        #expect(children.allSatisfy { $0.state == .stopped })
        #expect(removed.values == children.map { ObjectIdentifier($0) })
        token.cancel()
    }

    @Test func childrenMoveBeforeTheObserversOfTheTimeline() {
        let child = Animation()
        timeline.add(animation: child)
        let token = timeline.onAdvance.observe { progress in
            #expect(child.position == progress.position)
        }
        timeline.play()
        for _ in 0..<50 { timeline.advance(by: 0.1) }
        token.cancel()
    }

    @Test func anObserverOfAChildMayTakeItOut() {
        let children = (0..<3).map { _ in Animation() }
        children.forEach { timeline.add(animation: $0) }
        let token = children[1].onAdvance.observe { [timeline] _ in
            timeline.remove(animation: children[1])
        }
        timeline.play()
        timeline.advance(by: 0.5)
        timeline.advance(by: 0.5)
        #expect(children.map(\.position) == [0.5, 0.25, 0.5])
        token.cancel()
    }

    @Test func itFollowsTheTimelineThatItWasAddedToLast() {
        let other = Timeline.atNoon()
        let child = Animation()
        timeline.add(animation: child)
        other.add(animation: child)
        timeline.goTo(position: 0.5)
        #expect(child.position == 0)
        other.goTo(position: 0.25)
        #expect(child.position == 0.25)
        timeline.clear()
        other.goTo(position: 0.75)
        #expect(child.position == 0.75)
    }

    @Test func aTimelineMayBeAChildButNeverOfItself() {
        let inner = Timeline.atNoon(hours: 0...10)
        let leaf = Animation()
        inner.add(animation: leaf)
        timeline.add(animation: inner)
        timeline.add(animation: timeline)
        inner.add(animation: timeline)
        #expect(timeline.animations.count == 1)
        #expect(inner.animations.count == 1)
        timeline.goTo(position: 0.5)
        #expect(inner.currentDate == .hour(5))
        #expect(leaf.position == 0.5)
    }
}
