import MapModel
import Testing

@Suite struct PlaybackGateTests {
    private let waits = AnimationOptions(shouldPauseWhileLoading: true)

    @Test("Playback pauses only when a wanted time is missing, and goes on afterwards")
    func holds() {
        var gate = PlaybackGate()
        let action1 = gate.update(isAnimating: true, isReady: true, options: waits)
        #expect(action1 == .none)
        let action2 = gate.update(isAnimating: true, isReady: false, options: waits)
        #expect(action2 == .pause)
        let action3 = gate.update(isAnimating: false, isReady: false, options: waits)
        #expect(action3 == .none)
        let action4 = gate.update(isAnimating: false, isReady: true, options: waits)
        #expect(action4 == .resume)
        let action5 = gate.update(isAnimating: true, isReady: true, options: waits)
        #expect(action5 == .none)
    }

    @Test("It does not go on where the user paused meanwhile, or where that is switched off")
    func userPaused() {
        var gate = PlaybackGate()
        _ = gate.update(isAnimating: true, isReady: false, options: waits)
        gate.userDidIntervene()
        let action6 = gate.update(isAnimating: false, isReady: true, options: waits)
        #expect(action6 == .none)
        var stays = waits
        stays.shouldResumeAfterLoading = false
        _ = gate.update(isAnimating: true, isReady: false, options: stays)
        let action7 = gate.update(isAnimating: false, isReady: true, options: stays)
        #expect(action7 == .none)
        #expect(!gate.isHolding)
    }

    @Test("Without the option playback never waits")
    func off() {
        var gate = PlaybackGate()
        let action8 = gate.update(isAnimating: true, isReady: false, options: AnimationOptions())
        #expect(action8 == .none)
    }
}
