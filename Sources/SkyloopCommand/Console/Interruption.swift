import Dispatch
import Foundation

/// Turns Ctrl-C (and a polite `kill`) into the cancellation of a task.
///
/// The first signal cancels; a second one ends the process at once, for a task that doesn't listen.
final class Interruption {
    private let sources: [any DispatchSourceSignal]

    /// Begins to listen and cancels the task when the signal comes.
    init(cancelling task: Task<Void, any Error>) {
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                signal(number, SIG_DFL)
                task.cancel()
            }
            source.resume()
            return source
        }
    }

    /// Stops listening.
    func end() {
        for source in sources { source.cancel() }
    }
}
