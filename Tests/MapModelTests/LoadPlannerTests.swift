import MapModel
import Testing

@Suite struct LoadPlannerTests {
    /// One source of one whole field for each hour, 100 bytes each.
    private func hours(
        _ range: ClosedRange<Int64>, id: Int32 = 1, blends: Bool = true, holds: Bool = false,
        parts: [UInt64] = [0]
    ) -> LoadSource {
        LoadSource(
            id: id, times: range.map { $0 * 10 }, parts: parts, blends: blends, holds: holds,
            expectedBytes: 100)
    }

    private func demand(
        _ now: Int64, _ range: ClosedRange<Int64> = 0...90, reversed: Bool = false,
        wraps: Bool = true, all: Bool = true
    ) -> LoadDemand {
        LoadDemand(
            now: now, range: range, isReversed: reversed, wraps: wraps, wantsRange: all)
    }

    private func planner(inFlight: Int = 100, bytes: Int = 1_000_000) -> LoadPlanner {
        LoadPlanner(limits: LoadLimits(maximumInFlight: inFlight, maximumBytes: bytes))
    }

    private func times(_ commands: [LoadCommand]) -> [Int64] {
        commands.compactMap { if case .load(let key) = $0 { key.time } else { nil } }
    }

    struct Order: Sendable {
        let name: String
        var now: Int64 = 35
        var range: ClosedRange<Int64> = 0...60
        var reversed = false
        var wraps = true
        var all = true
        var blends = true
        var holds = false
        let expected: [Int64]
    }

    @Test(
        "What shows now comes first, then what playback reaches next",
        arguments: [
            Order(name: "blend now only", all: false, expected: [30, 40]),
            Order(name: "step now only", all: false, blends: false, expected: [30]),
            Order(name: "exactly on a time", now: 30, all: false, expected: [30]),
            Order(name: "forwards, wrapping", expected: [30, 40, 50, 60, 0, 10, 20]),
            Order(
                name: "backwards, wrapping", reversed: true, expected: [30, 40, 20, 10, 0, 60, 50]),
            Order(
                name: "no wrap: behind comes last", wraps: false,
                expected: [30, 40, 50, 60, 20, 10, 0]),
            Order(
                name: "range between times takes both neighbours", now: 33, range: 32...44,
                expected: [30, 40, 50]),
            Order(
                name: "stepped range takes the one before", now: 33, range: 32...44,
                blends: false, expected: [30, 40]),
            Order(name: "range of one instant", now: 35, range: 35...35, expected: [30, 40]),
            Order(name: "outside its times", now: 200, range: 150...250, expected: []),
            Order(name: "outside, held", now: 200, range: 150...250, holds: true, expected: [90]),
            Order(name: "before, held", now: -20, range: -30 ... -10, holds: true, expected: [0]),
        ])
    func order(_ test: Order) {
        var planner = planner()
        let source = hours(0...9, blends: test.blends, holds: test.holds)
        let commands = planner.plan(
            [source],
            demand(
                test.now, test.range, reversed: test.reversed, wraps: test.wraps, all: test.all))
        #expect(times(commands) == test.expected, "\(test.name)")
    }

    @Test("All tiles of one time come before the next time, the first tile first")
    func tiles() {
        var planner = planner()
        let commands = planner.plan([hours(0...2, parts: [7, 8])], demand(0, 0...20))
        let parts = commands.compactMap { command -> [Int64]? in
            guard case .load(let key) = command else { return nil }
            return [key.time, Int64(key.part)]
        }
        #expect(parts == [[0, 7], [0, 8], [10, 7], [10, 8], [20, 7], [20, 8]])
    }

    @Test("Nothing is asked for twice, and each key once")
    func noDuplicates() {
        var planner = planner(inFlight: 3)
        let source = hours(0...9)
        var asked: [LoadKey] = []
        var queue = planner.plan([source, source], demand(0))
        while let command = queue.first {
            queue.removeFirst()
            guard case .load(let key) = command else { continue }
            asked.append(key)
            #expect(planner.inFlightCount <= 3)
            queue += planner.plan([source], demand(0))
            queue += planner.loaded(key, bytes: 100)
            queue += planner.loaded(key, bytes: 100)
        }
        #expect(asked.count == 10)
        #expect(Set(asked).count == 10)
        #expect(planner.loadedBytes == 1000)
        let more = planner.plan([source], demand(50))
        #expect(more.isEmpty)
    }

    @Test("A slot stays free for what shows now, so that a seek does not wait")
    func freeSlot() {
        var planner = planner(inFlight: 3)
        let first = planner.plan([hours(0...9)], demand(0))
        #expect(times(first) == [0, 10])
        let second = planner.plan([hours(0...9)], demand(50))
        #expect(times(second) == [50])
    }

    @Test("What nobody wants any more is cancelled and counts as settled")
    func cancels() {
        var planner = planner()
        _ = planner.plan([hours(0...9)], demand(5, all: false))
        let commands = planner.plan([hours(0...9)], demand(85, all: false))
        #expect(commands.filter { if case .cancel = $0 { true } else { false } }.count == 2)
        #expect(planner.progress.cancelled == 2)
        #expect(planner.inFlightCount == 2)
        // A late answer to a cancelled load is thrown away.
        let late = LoadKey(source: 1, time: 0)
        let answer = planner.loaded(late, bytes: 100)
        #expect(answer == [.drop(late)])
        #expect(planner.loadedBytes == 0)
        // Without its layer nothing is left running.
        _ = planner.plan([], demand(85))
        #expect(planner.inFlightCount == 0)
        #expect(!planner.isLoading)
        #expect(planner.progress.progress == 1)
    }

    @Test("Bytes stay bounded, what shows now is kept, and the loop is not loaded over and over")
    func bytes() {
        var planner = planner(bytes: 450)
        let source = hours(0...9)
        var loads = 0
        func run(_ commands: [LoadCommand]) {
            var queue = commands
            while let command = queue.first {
                queue.removeFirst()
                guard case .load(let key) = command else { continue }
                loads += 1
                queue += planner.loaded(key, bytes: 100)
                #expect(planner.loadedBytes <= 450)
            }
        }
        run(planner.plan([source], demand(0)))
        #expect(loads == 4)
        run(planner.plan([source], demand(0)))
        #expect(loads == 4)
        run(planner.plan([source], demand(45)))
        #expect(planner.isLoaded(LoadKey(source: 1, time: 40)))
        #expect(planner.isLoaded(LoadKey(source: 1, time: 50)))
        planner.limits.maximumBytes = 0
        run(planner.plan([source], demand(45)))
        #expect(planner.loadedBytes == 200)
        #expect(planner.isReady)
    }

    @Test("A time that failed is skipped: the last good one holds and is not asked for again")
    func failures() {
        var planner = planner()
        let source = hours(0...3)
        _ = planner.plan([source], demand(15, 0...30, all: false))
        let next = planner.failed(LoadKey(source: 1, time: 10))
        #expect(times(next) == [0])
        let again = planner.failed(LoadKey(source: 1, time: 10))
        #expect(again.isEmpty)
        _ = planner.loaded(LoadKey(source: 1, time: 0), bytes: 1)
        _ = planner.loaded(LoadKey(source: 1, time: 20), bytes: 1)
        #expect(planner.isReady)
        #expect(planner.progress.failed == 1)
        #expect(planner.progress.isComplete)
        let idle = planner.plan([source], demand(15, 0...30, all: false))
        #expect(idle.isEmpty)
        let retried = planner.retry()
        #expect(times(retried) == [10])
    }

    @Test("Progress counts to its total once, failed and cancelled included, and never runs back")
    func progress() {
        var planner = planner(inFlight: 4)
        var random = Lehmer(state: 7)
        var fractions: [Double] = []
        var rounds = 0
        var wasLoading = false
        var running: [LoadKey] = []
        func take(_ commands: [LoadCommand]) {
            for command in commands {
                switch command {
                case .load(let key): running.append(key)
                case .cancel(let key): running.removeAll { $0 == key }
                case .drop: break
                }
            }
            if planner.isLoading {
                if !wasLoading { fractions = [] }
                #expect(planner.progress.settled < planner.progress.total)
                #expect(planner.progress.progress < 1)
            } else if wasLoading {
                rounds += 1
                #expect(planner.progress.isComplete)
                #expect(planner.progress.progress == 1)
            }
            if let last = fractions.last { #expect(planner.progress.progress >= last) }
            fractions.append(planner.progress.progress)
            wasLoading = planner.isLoading
            #expect(Set(running).count == running.count)
            #expect(running.count == planner.inFlightCount)
        }
        for step in 0..<2000 {
            switch random.next() % 4 {
            case 0:
                let now = Int64(random.next() % 90)
                take(planner.plan([hours(0...9)], demand(now, all: random.next() % 2 == 0)))
            case 1 where !running.isEmpty:
                take(planner.failed(running.removeFirst()))
            case 2 where step % 100 == 0:
                take(planner.invalidate(source: 1))
            default:
                if !running.isEmpty { take(planner.loaded(running.removeFirst(), bytes: 100)) }
            }
            if step % 250 == 0 { take(planner.retry()) }
        }
        #expect(rounds > 5)
    }

    @Test("Invalidating a source loads it anew; resetting ends everything")
    func invalidate() {
        var planner = planner()
        _ = planner.plan([hours(0...1)], demand(0, 0...10))
        _ = planner.loaded(LoadKey(source: 1, time: 0), bytes: 100)
        let commands = planner.invalidate(source: 1)
        #expect(commands.contains(.drop(LoadKey(source: 1, time: 0))))
        #expect(times(commands) == [0, 10])
        _ = planner.reset()
        #expect(planner.inFlightCount == 0)
        #expect(planner.loadedBytes == 0)
        #expect(!planner.isLoading)
    }
}

/// A tiny generator, so that a failing run comes back.
private struct Lehmer {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
