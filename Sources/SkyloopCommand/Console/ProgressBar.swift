import Synchronization

/// A bar on the standard error that shows how far long work is, where that is a terminal.
///
/// It draws at most once a percent and leaves an empty line when it ends.
final class ProgressBar: Sendable {
    private let console: Console
    private let title: String
    private let lastPercent = Mutex(-1)
    private let start = ContinuousClock.now

    /// Makes a bar; nothing is drawn before the first step.
    init(_ title: String, on console: Console) {
        self.title = title
        self.console = console
    }

    /// Shows that a part of the whole (0…1) is done.
    func update(_ fraction: Double) {
        guard console.showsProgress, fraction.isFinite else { return }
        let percent = Int(min(max(fraction, 0), 1) * 100)
        let isNew = lastPercent.withLock { last in
            defer { last = percent }
            return last != percent
        }
        guard isNew else { return }
        let filled = percent * 30 / 100
        let bar =
            String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
        console.writeProgress("\r\(title) \(bar) \(percent)%\(timeLeft(at: fraction))\u{1B}[K")
    }

    /// About how long the rest takes, once that can be told.
    private func timeLeft(at fraction: Double) -> String {
        let spent = Double((ContinuousClock.now - start).components.seconds)
        guard fraction > 0.02, spent >= 1 else { return "" }
        let left = Int((spent / fraction * (1 - fraction)).rounded(.up))
        let seconds = left % 60
        return "  \(left / 60):\(seconds < 10 ? "0" : "")\(seconds) left"
    }

    /// Takes the bar away.
    func finish() {
        guard console.showsProgress, lastPercent.withLock({ $0 }) >= 0 else { return }
        console.writeProgress("\r\u{1B}[K")
    }
}
