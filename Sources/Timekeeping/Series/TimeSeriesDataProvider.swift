#if !hasFeature(Embedded)
    /// Loads the data that a time series asks for, some times a request and few requests at once.
    ///
    /// ```swift
    /// let animator = TimeSeriesAnimator<Picture>(intervals: times)
    /// animator.provider = TimeSeriesDataProvider { dates in
    ///     [dates[0]: try await picture(at: dates[0])]
    /// }
    /// timeline.add(animation: animator)
    /// animator.loadData()
    /// ```
    ///
    /// Times that a request does not give, and all of one that throws, count as failed: they are skipped until
    /// `invalidate()`.
    public final class TimeSeriesDataProvider<Content: Sendable>: Sendable {
        /// Gives the data of the times of one request.
        public typealias Load = @Sendable (_ dates: [Date]) async throws -> [Date: Content]

        private let load: Load
        private let state = Lock(State())

        /// Makes a provider, for one animator.
        public init(load: @escaping Load) {
            self.load = load
        }

        deinit { cancel() }

        /// The most times of one request.
        public var maxIntervalsPerRequest: Int {
            get { state.withLock { $0.maxIntervals } }
            set { state.withLock { $0.maxIntervals = max(newValue, 1) } }
        }

        /// The most requests at once.
        public var maxConcurrentRequests: Int {
            get { state.withLock { $0.maxRequests } }
            set { state.withLock { $0.maxRequests = max(newValue, 1) } }
        }

        /// Whether the times of a request are spread over all that is asked for, so that a loop fills evenly.
        public var interleaveRequests: Bool {
            get { state.withLock { $0.isInterleaved } }
            set { state.withLock { $0.isInterleaved = newValue } }
        }

        /// Whether a request is under way or waits.
        public var isLoading: Bool { state.withLock { $0.isLoading } }

        /// Whether any request has been answered.
        public var hasLoaded: Bool { state.withLock { $0.hasLoaded } }

        /// Whether something was loaded, nothing is being loaded and nothing is out of date.
        public var isReady: Bool {
            state.withLock { $0.hasLoaded && !$0.isLoading && !$0.isDirty }
        }

        /// Whether what is loaded is out of date.
        public var isDirty: Bool { state.withLock { $0.isDirty } }

        /// Notes that what is loaded is out of date; it shows until `invalidate()`, or new data comes.
        public func setNeedsUpdate() {
            state.withLock { $0.isDirty = true }
        }

        /// How each of the times stands: `initial`, `loading` or `ready`; failed ones are `stopped`.
        public func dataStateForIntervals(_ dates: [Date]) -> [AnimationState] {
            guard let series = state.withLock({ $0.animator })?.series else {
                return dates.map { _ in .initial }
            }
            return dates.map { date in
                if series.isLoading(date) { return .loading }
                if series.isFailed(date) { return .stopped }
                return series.hasDataForInterval(date) ? .ready : .initial
            }
        }

        /// Loads times, the first of them first.
        public func loadData(_ dates: [Date]) {
            state.withLock { $0.enqueue(dates) }
            startRequests()
        }

        /// Stops all requests and forgets all data.
        public func invalidate() {
            cancel()
            let animator = state.withLock { state in
                state.isDirty = false
                state.hasLoaded = false
                return state.animator
            }
            animator?.invalidate()
        }

        /// Serves an animator's requests from now on; nil ends it.
        func attach(to animator: TimeSeriesAnimator<Content>?) {
            cancel()
            let token = animator?.onDataRequest.observe { [weak self] in self?.loadData($0) }
            state.withLock { state in
                state.animator = animator
                state.token = token
            }
        }

        private func cancel() {
            let tasks = state.withLock { state in
                defer {
                    state.tasks = [:]
                    state.waiting = []
                }
                return state.tasks.values
            }
            for task in tasks { task?.cancel() }
        }

        private func startRequests() {
            while let (id, dates) = state.withLock({ $0.next() }) {
                let task = Task { [weak self, load] in
                    let answer = try? await load(dates)
                    if !Task.isCancelled { self?.finish(id, dates, answer ?? [:]) }
                }
                // A request that was answered before it got here has left nothing to cancel.
                state.withLock { $0.keep(task, for: id) }
            }
        }

        private func finish(_ id: Int, _ dates: [Date], _ answer: [Date: Content]) {
            guard let animator = state.withLock({ $0.finish(id) }) else { return }
            for date in dates {
                if let data = answer[date] {
                    animator.setDataForInterval(data, date)
                } else {
                    animator.setFailedForInterval(date)
                }
            }
            startRequests()
        }

        private struct State: Sendable {
            var maxIntervals = 1
            var maxRequests = 6
            var isInterleaved = true
            var hasLoaded = false
            var isDirty = false
            var waiting: [[Date]] = []
            /// The requests under way; one whose task is not noted yet has none.
            var tasks: [Int: Task<Void, Never>?] = [:]
            var lastRequest = 0
            weak var animator: TimeSeriesAnimator<Content>?
            var token: ObservationToken?

            var isLoading: Bool { !tasks.isEmpty || !waiting.isEmpty }

            mutating func enqueue(_ dates: [Date]) {
                let count = (dates.count + maxIntervals - 1) / maxIntervals
                for request in 0..<count {
                    let times =
                        isInterleaved
                        ? stride(from: request, to: dates.count, by: count).map { dates[$0] }
                        : Array(dates[(request * maxIntervals)...].prefix(maxIntervals))
                    waiting.append(times)
                }
            }

            mutating func next() -> (Int, [Date])? {
                guard tasks.count < maxRequests, !waiting.isEmpty else { return nil }
                lastRequest += 1
                tasks[lastRequest] = .some(nil)
                return (lastRequest, waiting.removeFirst())
            }

            mutating func keep(_ task: Task<Void, Never>, for id: Int) {
                if tasks.keys.contains(id) { tasks[id] = .some(task) }
            }

            /// The animator to give the answer to; nil if the request was cancelled.
            mutating func finish(_ id: Int) -> TimeSeriesAnimator<Content>? {
                guard tasks.removeValue(forKey: id) != nil else { return nil }
                hasLoaded = true
                isDirty = false
                return animator
            }
        }
    }
#endif
