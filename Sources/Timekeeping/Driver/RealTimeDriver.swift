#if !hasFeature(Embedded)
    /// Drives an animation by a clock, frame after frame, for as long as it is kept.
    ///
    /// ```swift
    /// let driver = RealTimeDriver(timeline)
    /// timeline.play()
    /// ```
    ///
    /// It sleeps while nothing moves and is woken by the animation itself: nothing is polled. Steps are as long as
    /// the clock says, whatever the frame rate, up to `maximumStep`: a program that was suspended does not leap.
    public final class RealTimeDriver: Sendable {
        /// The animation that it drives.
        public let animation: Animation

        private let task: Task<Void, Never>
        private let token: ObservationToken

        /// Makes a driver, which runs until it is dropped.
        ///
        /// - Parameters:
        ///   - animation: What to drive: a timeline, mostly.
        ///   - framesPerSecond: How often to move it; above 0.
        ///   - maximumStep: The most seconds that one step may have.
        ///   - clock: The clock.
        public init<C: Clock>(
            _ animation: Animation, framesPerSecond: Double = 60, maximumStep: TimeInterval = 0.25,
            clock: C = ContinuousClock()
        ) where C.Duration == Duration {
            precondition(
                framesPerSecond.isFinite && framesPerSecond > 0, "a frame rate is above 0")
            self.animation = animation
            let pump = FramePump(
                animation, clock: clock, frame: .seconds(1 / framesPerSecond),
                maximumStep: maximumStep)
            let (starts, continuation) = AsyncStream.makeStream(
                of: Void.self, bufferingPolicy: .bufferingNewest(1))
            token = animation.onMotionChange.observe { isMoving in
                guard isMoving else { return }
                pump.markNow()
                continuation.yield()
            }
            if animation.isMoving { continuation.yield() }
            task = Task.detached {
                for await _ in starts {
                    await pump.run()
                }
            }
        }

        deinit { task.cancel() }
    }
#endif
