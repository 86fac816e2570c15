/// An option without a value, such as `--json`: given or not.
struct Flag: Sendable {
    /// The names it goes by, dashes included; the first long one is the one messages use.
    let names: [String]

    /// What it does, as one sentence without its full stop.
    let summary: String

    /// Makes a flag.
    init(_ names: String..., summary: String) {
        precondition(!names.isEmpty && names.allSatisfy { $0.hasPrefix("-") })
        self.names = names
        self.summary = summary
    }
}

extension Flag {
    /// `--help`, which every command has.
    static let help = Flag("-h", "--help", summary: "Shows this help")
}
