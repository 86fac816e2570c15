/// What the program tells the shell when it ends, after `sysexits.h`.
enum ExitCode: Int32, Sendable {
    /// All went well.
    case success = 0
    /// The command line can't be understood.
    case usage = 64
    /// The content of a file can't be used.
    case badData = 65
    /// A file is not there or can't be opened.
    case noInput = 66
    /// A fault in Skyloop itself.
    case software = 70
    /// The output can't be made.
    case cannotCreate = 73
    /// Reading or writing failed on the way.
    case inputOutput = 74
    /// Ended by Ctrl-C, as shells count it: 128 and the signal's number.
    case interrupted = 130
}
