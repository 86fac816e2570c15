extension Animation {
    /// Starts, goes on after a pause, or starts over after the end.
    public final func play() {
        perform { $0.play(from: nil) }
    }

    /// Plays from a position, 0…1.
    public final func play(position: Double) {
        perform { $0.play(from: position) }
    }

    /// Holds the playhead of a playing run.
    public final func pause() {
        perform { $0.pause() }
    }

    /// Goes on after a pause.
    public final func resume() {
        perform { $0.resume() }
    }

    /// Ends the run and moves to `stopPosition`.
    public final func stop() {
        let now = presentDate()
        perform { $0.stop(now: now) }
    }

    /// Plays from the starting end, with all passes before it.
    public final func restart() {
        perform { $0.restart() }
    }

    /// Pauses what plays, and plays what doesn't.
    public final func toggle() {
        perform { $0.toggle() }
    }

    /// Stops and goes back to position 0.
    public final func reset() {
        perform { $0.reset() }
    }

    /// Moves the playhead to a position, 0…1, clamped; the state stays what it is.
    ///
    /// - Parameters:
    ///   - position: A fraction of the animated part, or of the whole cycle.
    ///   - useTotalDuration: Whether the fraction counts the waits too.
    /// - Returns: The date that it reached.
    @discardableResult
    public final func goTo(position: Double, useTotalDuration: Bool = false) -> Date {
        perform { playback in
            if !position.isNaN {
                let position = min(max(position, 0), 1)
                playback.seek(
                    to: useTotalDuration
                        ? Playhead(totalPosition: position, in: playback.cycle) : .run(position))
            }
            return playback.currentDate
        }
    }

    /// Lets seconds of real time pass; a driver's call.
    ///
    /// Nothing happens unless the animation is playing, and nothing to one that a timeline moves. Negative and
    /// not-finite times are ignored. Called while observers are being told of an earlier change, here or by
    /// another task, the step is played by that call as soon as they have been.
    public final func advance(by seconds: TimeInterval) {
        perform { $0.advance(by: seconds) }
    }
}
