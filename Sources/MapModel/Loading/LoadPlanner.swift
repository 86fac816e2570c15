/// Decides what to load, in which order, and what to let go; it does no loading itself.
///
/// What shows at the current date comes first, then what playback reaches next. Nothing is asked
/// for twice, what nobody wants any more is cancelled, and the number of loads and the bytes kept
/// are bounded. Native code and the browser load by these rules.
///
/// The host calls ``plan(_:_:)`` whenever the view, the layers or the date change, does what the
/// commands say, and reports each load's end.
public struct LoadPlanner: Sendable {
    /// The bounds that loading keeps to.
    public var limits: LoadLimits

    /// How far the present round has come; the last one where nothing loads.
    public private(set) var progress = LoadProgress()

    /// Whether a round is going on.
    public private(set) var isLoading = false

    /// The bytes of all that is loaded.
    public private(set) var loadedBytes = 0

    /// How many loads are running.
    public private(set) var inFlightCount = 0

    private enum State {
        case inFlight
        case loaded(bytes: Int, lastWanted: UInt32)
        case failed
    }

    private var states: [LoadKey: State] = [:]
    /// The keys of this round that are not settled yet.
    private var unsettled: Set<LoadKey> = []
    private var sources: [LoadSource] = []
    private var demand: LoadDemand?
    private var wanted: [LoadWants.Item] = []
    private var planCount: UInt32 = 0

    /// Makes a planner that has loaded nothing.
    public init(limits: LoadLimits = LoadLimits()) {
        self.limits = limits
    }

    /// Whether all that shows at the current date is there, or has failed for good.
    public var isReady: Bool {
        !wanted.contains { $0.isNow && !isLoaded($0.key) }
    }

    /// Whether this is loaded.
    public func isLoaded(_ key: LoadKey) -> Bool {
        if case .loaded = states[key] { true } else { false }
    }

    /// Whether this could not be loaded.
    public func isFailed(_ key: LoadKey) -> Bool {
        if case .failed = states[key] { true } else { false }
    }

    /// Whether this is being loaded.
    public func isInFlight(_ key: LoadKey) -> Bool {
        if case .inFlight = states[key] { true } else { false }
    }

    /// Takes what is wanted now, and says what to do about it.
    ///
    /// - Complexity: O(n log n) in the number of things wanted.
    public mutating func plan(_ sources: [LoadSource], _ demand: LoadDemand) -> [LoadCommand] {
        self.sources = sources
        self.demand = demand
        return replan()
    }

    /// Takes in that something is loaded.
    ///
    /// - Parameters:
    ///   - key: What was loaded.
    ///   - bytes: What it takes in memory.
    /// - Returns: What to do next. A load that had been cancelled meanwhile is answered with a
    ///   `drop` of it.
    public mutating func loaded(_ key: LoadKey, bytes: Int) -> [LoadCommand] {
        guard isInFlight(key) else { return isLoaded(key) ? [] : [.drop(key)] }
        inFlightCount -= 1
        states[key] = .loaded(bytes: bytes, lastWanted: planCount)
        loadedBytes += bytes
        settle(key) { $0.completed += 1 }
        return replan()
    }

    /// Takes in that something can't be loaded.
    ///
    /// It is not asked for again until ``retry()``.
    ///
    /// - Returns: What to do next.
    public mutating func failed(_ key: LoadKey) -> [LoadCommand] {
        guard isInFlight(key) else { return [] }
        inFlightCount -= 1
        states[key] = .failed
        settle(key) { $0.failed += 1 }
        return replan()
    }

    /// Forgets all failures, so that what failed is asked for again.
    public mutating func retry() -> [LoadCommand] {
        for (key, state) in states {
            if case .failed = state { states[key] = nil }
        }
        return replan()
    }

    /// Drops and cancels all of one source, so that it is loaded anew.
    public mutating func invalidate(source: Int32) -> [LoadCommand] {
        release { $0.source == source } + replan()
    }

    /// Drops and cancels everything.
    public mutating func reset() -> [LoadCommand] {
        sources = []
        demand = nil
        let commands = release { _ in true }
        wanted = []
        return commands + replan()
    }

    // MARK: - Planning

    private mutating func replan() -> [LoadCommand] {
        planCount &+= 1
        wanted = affordable()
        var commands: [LoadCommand] = []
        let keys = Set(wanted.map { $0.key })
        commands += cancelUnwanted(keys)
        commands += dropUnwanted(keys)
        countRound()
        commands += start()
        finishRound()
        return commands
    }

    /// The wanted things, cut where they would take more bytes than allowed.
    private func affordable() -> [LoadWants.Item] {
        guard let demand else { return [] }
        let all = LoadWants(sources: sources, demand: demand) { isFailed($0) }.items
        var bytes = 0
        var count = 0
        for item in all {
            if case .loaded(let actual, _) = states[item.key] {
                bytes += actual
            } else {
                bytes += item.expectedBytes
            }
            if bytes > limits.maximumBytes && !item.isNow { break }
            count += 1
        }
        return Array(all[..<count])
    }

    private mutating func cancelUnwanted(_ keys: Set<LoadKey>) -> [LoadCommand] {
        var commands: [LoadCommand] = []
        for key in states.keys where isInFlight(key) && !keys.contains(key) {
            commands.append(.cancel(key))
        }
        for case .cancel(let key) in commands {
            states[key] = nil
            inFlightCount -= 1
        }
        for key in unsettled where !keys.contains(key) {
            settle(key) { $0.cancelled += 1 }
        }
        return commands
    }

    private mutating func dropUnwanted(_ keys: Set<LoadKey>) -> [LoadCommand] {
        let present = Set(sources.map { $0.id })
        var spare: [(key: LoadKey, bytes: Int, lastWanted: UInt32)] = []
        var commands: [LoadCommand] = []
        for (key, state) in states {
            guard case .loaded(let bytes, let lastWanted) = state else {
                if case .failed = state, !present.contains(key.source) { states[key] = nil }
                continue
            }
            if keys.contains(key) {
                states[key] = .loaded(bytes: bytes, lastWanted: planCount)
            } else if present.contains(key.source) {
                spare.append((key, bytes, lastWanted))
            } else {
                commands.append(.drop(key))
                states[key] = nil
                loadedBytes -= bytes
            }
        }
        // What is no longer wanted stays while there is room, the longest unwanted going first.
        let missing = wanted.reduce(0) { $0 + (isLoaded($1.key) ? 0 : $1.expectedBytes) }
        spare.sort { a, b in
            a.lastWanted != b.lastWanted ? a.lastWanted < b.lastWanted : a.key.time < b.key.time
        }
        for item in spare {
            if loadedBytes + missing <= limits.maximumBytes { break }
            commands.append(.drop(item.key))
            states[item.key] = nil
            loadedBytes -= item.bytes
        }
        return commands
    }

    private mutating func start() -> [LoadCommand] {
        var commands: [LoadCommand] = []
        // One slot stays free for what shows now, so that a seek never waits for a whole queue.
        let ahead = max(1, limits.maximumInFlight - 1)
        for item in wanted where states[item.key] == nil {
            guard inFlightCount < (item.isNow ? limits.maximumInFlight : ahead) else { break }
            states[item.key] = .inFlight
            inFlightCount += 1
            commands.append(.load(item.key))
        }
        return commands
    }

    private mutating func release(where isIncluded: (LoadKey) -> Bool) -> [LoadCommand] {
        var commands: [LoadCommand] = []
        for (key, state) in states where isIncluded(key) {
            switch state {
            case .inFlight:
                commands.append(.cancel(key))
                inFlightCount -= 1
                settle(key) { $0.cancelled += 1 }
            case .loaded(let bytes, _):
                commands.append(.drop(key))
                loadedBytes -= bytes
            case .failed:
                break
            }
            states[key] = nil
        }
        return commands
    }

    // MARK: - Progress

    private mutating func countRound() {
        for item in wanted where !isLoaded(item.key) && !unsettled.contains(item.key) {
            if !isLoading {
                isLoading = true
                progress = LoadProgress()
            }
            unsettled.insert(item.key)
            progress.total += 1
        }
    }

    private mutating func settle(_ key: LoadKey, _ count: (inout LoadProgress) -> Void) {
        guard unsettled.remove(key) != nil else { return }
        count(&progress)
    }

    private mutating func finishRound() {
        guard isLoading else { return }
        if unsettled.isEmpty {
            isLoading = false
            progress.progress = 1
        } else if progress.total > 0 {
            let part = Double(progress.settled) / Double(progress.total)
            progress.progress = max(progress.progress, part)
        }
    }
}
