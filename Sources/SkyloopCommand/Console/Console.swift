import Foundation

/// Where a command writes: results to one side, messages for a person to the other.
struct Console: Sendable {
    /// Puts text on the standard output; throws when it can't be written.
    private let writeOutput: @Sendable (String) throws -> Void

    /// Puts text on the standard error; a failure there has nowhere to be told.
    private let writeError: @Sendable (String) -> Void

    /// Whether the standard error is a terminal that a progress bar can move on.
    let showsProgress: Bool

    /// The terminal's columns, for tables; 100 where the output is no terminal.
    let columns: Int

    /// Makes a console, for tests.
    init(
        output: @escaping @Sendable (String) throws -> Void,
        error: @escaping @Sendable (String) -> Void, showsProgress: Bool = false,
        columns: Int = 100
    ) {
        writeOutput = output
        writeError = error
        self.showsProgress = showsProgress
        self.columns = columns
    }

    /// Writes a result as it is.
    func write(_ text: String) throws {
        try writeOutput(text)
    }

    /// Writes a line of a result.
    func print(_ line: String) throws {
        try writeOutput(line + "\n")
    }

    /// Writes a line for a person: a warning, or what is going on.
    func note(_ line: String) {
        writeError(line + "\n")
    }

    /// Writes a warning: something was left out, the rest is right.
    func warn(_ message: String) {
        writeError("skyloop: warning: \(CommandError(.success, message).line)\n")
    }

    /// Writes on the standard error as it is, for a progress bar.
    func writeProgress(_ text: String) {
        writeError(text)
    }
}

extension Console {
    /// The process's own standard output and error.
    static let standard = Console(
        output: { text in
            if let code = FileDescriptorWriter.write(text, to: STDOUT_FILENO) {
                if code == EPIPE { throw OutputClosed() }
                throw CommandError(
                    .inputOutput,
                    "the output can't be written: \(String(cString: strerror(code)))")
            }
        },
        error: { text in
            _ = FileDescriptorWriter.write(text, to: STDERR_FILENO)
        },
        showsProgress: isatty(STDERR_FILENO) == 1,
        columns: terminalColumns())

    private static func terminalColumns() -> Int {
        var size = winsize()
        guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
            size.ws_col >= 40
        else { return 100 }
        return Int(size.ws_col)
    }
}
