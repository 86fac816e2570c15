import Synchronization

@testable import SkyloopCommand

/// Runs a command line in this process and keeps what it writes.
struct Capture: Sendable {
    let output: String
    let error: String
    let exitCode: ExitCode

    /// Runs the line.
    init(_ arguments: String...) async {
        await self.init(arguments)
    }

    /// Runs the line.
    init(_ arguments: [String]) async {
        let texts = Texts()
        let console = Console(
            output: { text in texts.output.withLock { $0 += text } },
            error: { text in texts.error.withLock { $0 += text } })
        exitCode = await SkyloopMain.run(arguments, on: console)
        output = texts.output.withLock { $0 }
        error = texts.error.withLock { $0 }
    }

    private final class Texts: Sendable {
        let output = Mutex("")
        let error = Mutex("")
    }
}
