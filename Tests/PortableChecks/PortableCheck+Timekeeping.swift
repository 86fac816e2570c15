import Timekeeping

extension PortableCheck {
    private static let noon = Date(timeIntervalSince1970: 1_709_985_600)

    private static func hour(_ hours: Double) -> Date {
        noon.addingTimeInterval(hours * 3600)
    }

    private static func add(_ progress: Animation.Progress, to digest: inout Digest) {
        digest.add(progress.position)
        digest.add(progress.totalPosition)
        digest.add(progress.elapsed)
        digest.add(progress.delta)
        digest.add(progress.date.timeIntervalSinceReferenceDate)
    }

    static let timekeeping: [PortableCheck] = [
        PortableCheck("a timeline plays, pauses, seeks and turns round") { digest in
            let timeline = Timeline(now: { noon })
            let log = SharedLog()
            let tokens = [
                timeline.onAdvance.observe { log.add($0) }, timeline.onPlay.observe { log.note(1) },
                timeline.onRestart.observe { log.note(2) }, timeline.onEnd.observe { log.note(3) },
                timeline.onStop.observe { log.note(4) }, timeline.onPause.observe { log.note(5) },
            ]
            timeline.setRange(hour(-7)...hour(5))
            timeline.delay = 0.3
            timeline.repeatCount = 40
            timeline.play()
            for step in 0..<600 {
                timeline.advance(by: Double(step % 17) / 41)
                if step % 50 == 49 { timeline.toggle() }
                if step % 90 == 89 { timeline.timeScale = -1.7 * timeline.timeScale.signed }
                if step % 110 == 109 { timeline.goTo(position: Double(step) / 700) }
                if step % 130 == 129 { timeline.startDate = hour(Double(step) / -40) }
                digest.add(timeline.state.rawValue)
            }
            for progress in log.progresses { add(progress, to: &digest) }
            for note in log.notes { digest.add(note) }
            withExtendedLifetime(tokens) {}
        },
        PortableCheck("uneven times are mixed and stepped over") { digest in
            let timeline = Timeline(now: { noon })
            timeline.setRange(hour(-3)...hour(9))
            let layers = (1...5).map { step in
                TimeSeriesAnimator<Int>(
                    intervals: (-20...20).map { hour(Double($0 * step) + Double(step) / 7) })
            }
            for (index, layer) in layers.enumerated() {
                layer.maximumIntervals = index == 2 ? 4 : nil
                layer.clamp = Timing.ClampMode.allCases[index % Timing.ClampMode.allCases.count]
                timeline.add(animation: layer)
                for time in layer.intervals { layer.setDataForInterval(index, time) }
            }
            timeline.play()
            for step in 0..<300 {
                timeline.advance(by: 0.037)
                if step % 7 == 0 {
                    digest.add(timeline.step(by: step % 3 - 1).timeIntervalSinceReferenceDate)
                }
                for layer in layers {
                    guard let blend = layer.shownBlend else { continue }
                    digest.add(blend.first.timeIntervalSinceReferenceDate)
                    digest.add(blend.second.timeIntervalSinceReferenceDate)
                    digest.add(blend.fraction)
                }
            }
        },
        PortableCheck("easings bend") { digest in
            for family in Easing.Family.allCases {
                for step in 0...100 {
                    digest.add(Easing.easeInOut(family)(Double(step) / 100))
                }
            }
            for step in 0...100 {
                digest.add(Easing.cubicBezier(0.42, 0, 0.58, 1)(Double(step) / 100))
            }
        },
    ]
}

extension Double {
    /// 1 or -1.
    fileprivate var signed: Double { self < 0 ? -1 : 1 }
}

/// What the observers of one check wrote down.
///
/// Unchecked: a check runs on one thread.
private final class SharedLog: @unchecked Sendable {
    private(set) var progresses: [Animation.Progress] = []
    private(set) var notes: [UInt8] = []

    func add(_ progress: Animation.Progress) { progresses.append(progress) }
    func note(_ number: UInt8) { notes.append(number) }
}
