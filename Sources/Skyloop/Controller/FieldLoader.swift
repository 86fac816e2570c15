import Foundation
import MapModel
import Synchronization
import Timekeeping
import WeatherData

/// Loads the fields that a map wants, by the load planner's rules, and hands them to the animators.
///
/// It keeps playback waiting where the options say so.
final class FieldLoader: Sendable {
    /// What the loader tells.
    enum Event: Sendable {
        case start
        case progress(LoadProgress)
        case complete
        case changed
        case failed(SkyloopError)
    }

    private struct State: Sendable {
        var planner: LoadPlanner
        var options = AnimationOptions()
        var sources: [Int32: MapSource] = [:]
        /// The sources that visible layers draw from, in the order of their layers from the top.
        var wanted: [Int32] = []
        var tasks: [LoadKey: Task<Void, Never>] = [:]
        var preloads = 0
        var waiters: [CheckedContinuation<Void, Never>] = []
        var isStopped = false
    }

    private let state: Mutex<State>
    private let timeline: Timeline
    private let sync: AnimatorSync
    private let tell: @Sendable (Event) -> Void

    init(timeline: Timeline, limits: LoadLimits, tell: @escaping @Sendable (Event) -> Void) {
        self.timeline = timeline
        sync = AnimatorSync(timeline)
        self.tell = tell
        state = Mutex(State(planner: LoadPlanner(limits: limits)))
    }

    var options: AnimationOptions {
        get { state.withLock { $0.options } }
        set {
            state.withLock { $0.options = newValue }
            update()
        }
    }

    var isLoading: Bool { state.withLock { $0.planner.isLoading } }
    var progress: LoadProgress { state.withLock { $0.planner.progress } }

    /// Takes the sources that visible layers draw from, the topmost layer's first.
    func setSources(_ sources: [MapSource]) {
        state.withLock { state in
            state.wanted = sources.map(\.number)
            for source in sources { state.sources[source.number] = source }
        }
        update()
        // Only now, so that what was dropped could be taken out of the animators.
        state.withLock { state in
            let kept = Set(state.wanted)
            state.sources = state.sources.filter { kept.contains($0.key) }
        }
    }

    /// Loads the whole range and waits for the end of it.
    func preload() async {
        state.withLock { $0.preloads += 1 }
        update()
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                guard state.planner.isLoading else { return true }
                state.waiters.append(continuation)
                return false
            }
            if isDone { continuation.resume() }
        }
        state.withLock { $0.preloads -= 1 }
        update()
    }

    /// Drops and cancels all, and loads what is wanted anew; what failed is tried again.
    func reload() {
        step { state in
            var commands = state.planner.retry()
            for number in state.wanted { commands += state.planner.invalidate(source: number) }
            return commands
        }
    }

    /// Ends all loading.
    func stop() {
        let tasks = state.withLock { state in
            state.isStopped = true
            state.wanted = []
            _ = state.planner.reset()
            defer { state.tasks = [:] }
            return Array(state.tasks.values)
        }
        for task in tasks { task.cancel() }
    }

    // MARK: - Planning

    /// Finds what is wanted now and does what the planner says.
    func update() {
        let demand = currentDemand()
        step { state in
            let sources = state.wanted.compactMap { state.sources[$0] }.map(Self.loadSource)
            var demand = demand
            demand.wantsRange =
                demand.wantsRange || state.options.shouldPreloadData || state.preloads > 0
            return state.planner.plan(sources, demand)
        }
    }

    private func currentDemand() -> LoadDemand {
        let start = timeline.startDate.milliseconds
        let end = max(start, timeline.endDate.milliseconds)
        return LoadDemand(
            now: timeline.currentDate.milliseconds, range: start...end,
            isReversed: timeline.timeScale < 0, wraps: timeline.isRepeating,
            wantsRange: timeline.isActive)
    }

    private static func loadSource(_ source: MapSource) -> LoadSource {
        LoadSource(
            id: source.number, times: source.animator.intervals.map(\.milliseconds),
            blends: source.animator.isBlending, holds: source.animator.clamp != .none,
            expectedBytes: source.series.bytesPerField)
    }

    /// Changes the planner and does what it says.
    private func step(_ change: @Sendable (inout State) -> [LoadCommand]) {
        struct Result: Sendable {
            var events: [Event] = []
            var loads: [(LoadKey, MapSource)] = []
            var cancelled: [Task<Void, Never>] = []
            var dropped: [(MapSource, Date)] = []
            var waiters: [CheckedContinuation<Void, Never>] = []
        }
        let result = state.withLock { state -> Result in
            var result = Result()
            if state.isStopped { return result }
            let before = state.planner.progress
            let wasLoading = state.planner.isLoading
            for command in change(&state) {
                switch command {
                case .load(let key):
                    if let source = state.sources[key.source] { result.loads.append((key, source)) }
                case .cancel(let key):
                    if let task = state.tasks.removeValue(forKey: key) {
                        result.cancelled.append(task)
                    }
                case .drop(let key):
                    if let source = state.sources[key.source],
                        let index = source.index(ofMilliseconds: key.time)
                    {
                        result.dropped.append((source, source.series.times[index].date))
                    }
                }
            }
            let isLoading = state.planner.isLoading
            if isLoading, !wasLoading { result.events.append(.start) }
            if state.planner.progress != before, isLoading || wasLoading {
                result.events.append(.progress(state.planner.progress))
            }
            if wasLoading, !isLoading {
                result.events.append(.complete)
                result.waiters = state.waiters
                state.waiters = []
            }
            return result
        }
        for task in result.cancelled { task.cancel() }
        for (source, date) in result.dropped {
            source.animator.setDataForInterval(nil, date)
        }
        for event in result.events { tell(event) }
        for (key, source) in result.loads { start(key, source) }
        for waiter in result.waiters { waiter.resume() }
        updateGate()
    }

    // MARK: - Loading

    private func start(_ key: LoadKey, _ source: MapSource) {
        guard let index = source.index(ofMilliseconds: key.time) else {
            step { $0.planner.failed(key) }
            return
        }
        let task = Task.detached(priority: .userInitiated) { [weak self] in
            guard !Task.isCancelled else { return }
            do throws(WeatherDataError) {
                let field = try source.series.field(at: index)
                guard !Task.isCancelled else { return }
                source.animator.setDataForInterval(field, field.time.date)
                self?.finish(key, bytes: field.byteCount)
            } catch {
                guard !Task.isCancelled else { return }
                source.animator.setFailedForInterval(source.series.times[index].date)
                self?.fail(key, SkyloopError(error))
            }
        }
        state.withLock { state in
            if state.planner.isInFlight(key) { state.tasks[key] = task } else { task.cancel() }
        }
    }

    private func finish(_ key: LoadKey, bytes: Int) {
        step { state in
            state.tasks[key] = nil
            return state.planner.loaded(key, bytes: bytes)
        }
        tell(.changed)
    }

    private func fail(_ key: LoadKey, _ error: SkyloopError) {
        step { state in
            state.tasks[key] = nil
            return state.planner.failed(key)
        }
        tell(.failed(error))
    }

    // MARK: - Playback

    /// Holds playback while what shows now is missing, and lets it go on afterwards.
    private func updateGate() {
        let (isReady, options) = state.withLock { ($0.planner.isReady, $0.options) }
        sync.pauseWhileLoading = options.shouldPauseWhileLoading
        sync.shouldResumeAfterLoading = options.shouldResumeAfterLoading
        sync.update(isReady: isReady)
    }
}
