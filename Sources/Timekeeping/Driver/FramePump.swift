#if !hasFeature(Embedded)
    /// The frames of a real-time driver while its animation moves.
    final class FramePump<C: Clock>: Sendable where C.Duration == Duration {
        private let animation: Animation
        private let clock: C
        private let frame: Duration
        private let maximumStep: TimeInterval
        /// The moment up to which time has been counted.
        private let mark: Lock<C.Instant>

        init(_ animation: Animation, clock: C, frame: Duration, maximumStep: TimeInterval) {
            self.animation = animation
            self.clock = clock
            self.frame = frame
            self.maximumStep = maximumStep
            mark = Lock(clock.now)
        }

        /// Counts time from now on: the animation was set going.
        func markNow() {
            let now = clock.now
            mark.withLock { $0 = now }
        }

        /// Moves the animation frame by frame until it stands still.
        func run() async {
            var next = clock.now
            while animation.isMoving, !Task.isCancelled {
                // A frame that came late does not make the next ones come in a row.
                next = max(next, clock.now.advanced(by: .zero - frame)).advanced(by: frame)
                do {
                    try await clock.sleep(until: next, tolerance: nil)
                } catch {
                    return
                }
                let now = clock.now
                let step = mark.withLock { mark in
                    defer { mark = max(mark, now) }
                    return mark.duration(to: now)
                }
                animation.advance(by: min(max(step.inSeconds, 0), maximumStep))
            }
        }
    }

    extension Duration {
        fileprivate var inSeconds: TimeInterval {
            let (seconds, attoseconds) = components
            return Double(seconds) + Double(attoseconds) * 1e-18
        }
    }
#endif
