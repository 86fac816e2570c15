import Foundation
import Synchronization
import Testing

@testable import Timekeeping

@Suite struct TimeSeriesDataProviderTests {
    private static let times = (0..<6).map { Date(timeIntervalSince1970: Double($0) * 3_600) }

    private struct NoData: Error {}

    /// Loads hours and notes what was asked for in one request.
    private final class Source: Sendable {
        let requests = Mutex<[[Int]]>([])

        func load(_ dates: [Date]) throws -> [Date: Int] {
            let hours = dates.map { Int($0.timeIntervalSince1970 / 3_600) }
            requests.withLock { $0.append(hours) }
            if hours.contains(5) { throw NoData() }
            return Dictionary(
                uniqueKeysWithValues: zip(dates, hours).filter { $0.1 != 4 })
        }
    }

    @Test func whatIsAskedForIsLoadedAndWhatIsNotGivenFails() async {
        let source = Source()
        let animator = TimeSeriesAnimator<Int>(intervals: Self.times)
        let provider = TimeSeriesDataProvider<Int> { try source.load($0) }
        animator.provider = provider
        #expect(!provider.hasLoaded && !provider.isReady && !provider.isLoading)
        await Self.settle(animator) { animator.loadData() }
        #expect((0..<4).map { animator.dataForInterval(Self.times[$0]) } == [0, 1, 2, 3])
        #expect(
            provider.dataStateForIntervals(Self.times + [.distantFuture])
                == [.ready, .ready, .ready, .ready, .stopped, .stopped, .initial])
        #expect(provider.hasLoaded && source.requests.withLock { $0.count } == 6)
        provider.setNeedsUpdate()
        #expect(provider.isDirty && !provider.isReady)
        provider.invalidate()
        #expect(!provider.isDirty && !provider.hasLoaded && !animator.hasData)
    }

    @Test(
        arguments: [
            (3, true, [[0, 2, 4], [1, 3, 5]]), (3, false, [[0, 1, 2], [3, 4, 5]]),
            (4, true, [[0, 2, 4], [1, 3, 5]]), (4, false, [[0, 1, 2, 3], [4, 5]]),
            (9, true, [[0, 1, 2, 3, 4, 5]]), (0, false, [[0], [1], [2], [3], [4], [5]]),
        ])
    func requestsTakeSomeTimesEach(most: Int, isInterleaved: Bool, expected: [[Int]]) async {
        let source = Source()
        let animator = TimeSeriesAnimator<Int>(intervals: Self.times)
        let provider = TimeSeriesDataProvider<Int> { try source.load($0) }
        provider.maxIntervalsPerRequest = most
        provider.maxConcurrentRequests = 1
        provider.interleaveRequests = isInterleaved
        animator.provider = provider
        await Self.settle(animator) { provider.loadData(Self.times) }
        #expect(source.requests.withLock { $0 } == expected)
    }

    @Test func noMoreRequestsThanAllowedAreUnderWay() async {
        let open = Mutex(0)
        let most = Mutex(0)
        let animator = TimeSeriesAnimator<Int>(intervals: Self.times)
        let provider = TimeSeriesDataProvider<Int> { dates in
            let count = open.withLock { open in
                open += 1
                return open
            }
            most.withLock { $0 = max($0, count) }
            await Task.yield()
            open.withLock { $0 -= 1 }
            return [dates[0]: 1]
        }
        provider.maxConcurrentRequests = 2
        animator.provider = provider
        await Self.settle(animator) { animator.loadData() }
        #expect(most.withLock { $0 } <= 2 && animator.series.validCount == 6)
    }

    @Test func anAnswerThatNobodyWaitsForIsDropped() async {
        let animator = TimeSeriesAnimator<Int>(intervals: Self.times)
        let (asked, answer) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
        let provider = TimeSeriesDataProvider<Int> { dates in
            asked.continuation.yield()
            for await _ in answer.stream { break }
            asked.continuation.finish()
            return [dates[0]: 1]
        }
        animator.provider = provider
        provider.loadData([Self.times[0]])
        var calls = asked.stream.makeAsyncIterator()
        await calls.next()
        #expect(provider.isLoading)
        animator.provider = nil
        answer.continuation.yield()
        await calls.next()
        #expect(!provider.isLoading && !animator.hasData)
    }

    /// Waits until each time has data or failed.
    private static func settle(_ animator: TimeSeriesAnimator<Int>, _ start: () -> Void) async {
        let (stream, done) = AsyncStream<Void>.makeStream()
        let tokens = [
            animator.onDataChange.observe { _ in done.yield() },
            animator.onDataFailure.observe { _ in done.yield() },
        ]
        start()
        var count = 0
        for await _ in stream {
            count += 1
            if count == times.count { break }
        }
        withExtendedLifetime(tokens) {}
    }
}

@Suite struct AnimatorSyncTests {
    @Test(arguments: [true, false], [true, false])
    func aRunWaitsForDataWhereItIsToldTo(pauses: Bool, resumes: Bool) {
        let timeline = Timeline(now: { Date(timeIntervalSince1970: 0) })
        let sync = AnimatorSync(timeline)
        #expect(!sync.pauseWhileLoading && sync.shouldResumeAfterLoading)
        sync.pauseWhileLoading = pauses
        sync.shouldResumeAfterLoading = resumes
        timeline.play()
        sync.update(isReady: false)
        #expect(timeline.isPaused == pauses && sync.isPausedForLoading == pauses)
        sync.update(isReady: true)
        #expect(timeline.isAnimating == (!pauses || resumes))
    }

    @Test func aPauseByTheUserStays() {
        let timeline = Timeline(now: { Date(timeIntervalSince1970: 0) })
        let sync = AnimatorSync(timeline, pauseWhileLoading: true)
        timeline.play()
        sync.update(isReady: false)
        timeline.pause()
        sync.update(isReady: true)
        #expect(timeline.isPaused && !sync.isPausedForLoading)
    }
}
