import AllocationCounter
import Foundation
import TestSupport
import Testing

@testable import Timekeeping

/// A frame must not wait for memory: thousands of layers may move in it.
@Suite(
    .enabled(
        if: allocations_are_counted() && !TestBuild.isDebug,
        "allocations are those of an optimised build without a sanitizer"))
struct AllocationTests {
    private static let start = Date(timeIntervalSince1970: 1_709_985_600)

    @Test(arguments: [0, 1, 1_000], [false, true])
    func aStepAllocatesNothing(children: Int, isObserved: Bool) {
        let allocations = Self.allocations(
            of: (0..<children).map { _ in Animation() }, isObserved: isObserved)
        #expect(allocations == 0)
    }

    @Test func aStepOfTimeSeriesAllocatesNothing() {
        let times = (0..<48).map { Self.start.addingTimeInterval(Double($0) * 3_600) }
        let allocations = Self.allocations(
            of: (0..<1_000).map { _ in TimeSeriesAnimator<Int>(intervals: times) },
            isObserved: true)
        #expect(allocations == 0)
    }

    @Test func theCounterCounts() {
        let before = thread_allocation_count()
        let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1_000)
        let after = thread_allocation_count()
        memory.deallocate()
        #expect(after > before)
    }

    /// What a hundred steps allocate, across the end of a pass, once the first ones have made room.
    private static func allocations(of children: [Animation], isObserved: Bool) -> Int {
        let timeline = Timeline(now: { start })
        timeline.setRange(start...start.addingTimeInterval(47 * 3_600))
        timeline.duration = 1
        timeline.endDelay = 0.1
        timeline.repeatCount = nil
        var tokens = isObserved ? children.map { $0.onAdvance.observe { _ in } } : []
        for child in children { timeline.add(animation: child) }
        tokens.append(timeline.onAdvance.observe { _ in })
        timeline.play()
        for _ in 0..<100 { timeline.advance(by: 1.0 / 60) }
        let before = thread_allocation_count()
        for _ in 0..<100 { timeline.advance(by: 1.0 / 60) }
        let after = thread_allocation_count()
        withExtendedLifetime(tokens) {}
        return after - before
    }
}
