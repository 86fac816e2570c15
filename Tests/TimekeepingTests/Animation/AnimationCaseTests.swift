import Foundation
import Testing

@testable import Timekeeping

/// The facts of public test suites that agree with our rules.
@Suite struct AnimationCaseTests {
    @Test func thereAre296Rows() {
        #expect(AnimationCase.all.count == 296)
    }

    @Test(arguments: AnimationCase.all)
    func row(_ row: AnimationCase) throws {
        let timeline = try row.makeTimeline()
        let recorder = SignalRecorder(timeline)
        var signals: [String] = []
        var last: [String] = []
        for step in row.steps {
            try step.perform(on: timeline)
            last = recorder.take().filter { $0 != "rangeChange" && $0 != "timelineChange" }
            signals += last.filter { $0 != "advance" }
        }

        let expect = row.expect
        expectClose(timeline.position, expect.position, "position")
        expectClose(timeline.totalPosition, expect.totalPosition, "totalPosition")
        expectClose(timeline.elapsed, expect.elapsed, "elapsed")
        expectClose(timeline.totalDuration, expect.totalDuration, "totalDuration")
        if let state = expect.state { #expect("\(timeline.state)" == state) }
        if let date = expect.currentDate {
            let difference = timeline.currentDate.timeIntervalSince(try CaseTable.date(date))
            #expect(abs(difference) <= 1e-6)
        }
        if let expected = expect.signals { #expect(signals == expected) }
        if let expected = expect.lastStepSignals {
            #expect(last.withAdvancesCountedOnce == expected)
        }
    }

    private func expectClose(_ value: Double, _ expected: Double?, _ name: Comment) {
        guard let expected else { return }
        #expect(abs(value - expected) <= max(1e-9 * abs(expected), 1e-9), name)
    }
}

extension AnimationCase {
    func makeTimeline() throws -> Timeline {
        let timeline = Timeline(now: { Date(timeIntervalSinceReferenceDate: 0) })
        timeline.delay = setup.delay
        timeline.duration = setup.duration
        timeline.endDelay = setup.endDelay
        timeline.repeatCount = setup.repeatCount
        timeline.timeScale = setup.timeScale
        if let start = setup.startDate, let end = setup.endDate {
            timeline.setRange(try CaseTable.date(start)...CaseTable.date(end))
        }
        return timeline
    }
}

extension AnimationCase.Step {
    func perform(on timeline: Timeline) throws {
        if let advance {
            for _ in 0..<(times ?? 1) { timeline.advance(by: advance) }
        }
        switch call {
        case nil: break
        case "play":
            if let position = args?.position {
                timeline.play(position: position)
            } else {
                timeline.play()
            }
        case "pause": timeline.pause()
        case "resume": timeline.resume()
        case "stop": timeline.stop()
        case "restart": timeline.restart()
        case "toggle": timeline.toggle()
        case "goTo":
            if let position = args?.position {
                timeline.goTo(
                    position: position, useTotalDuration: args?.useTotalDuration ?? false)
            } else if let offset = args?.offset {
                timeline.goTo(offset: offset)
            } else if let date = args?.date {
                timeline.goTo(date: try CaseTable.date(date))
            }
        case "set": timeline.timeScale = try #require(args?.timeScale)
        case let call?: Issue.record("no such call: \(call)")
        }
    }
}
