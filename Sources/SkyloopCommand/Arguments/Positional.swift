/// What a command takes without an option's name, such as `PATH…`.
struct Positional: Sendable {
    /// What stands for it in the help.
    let placeholder: String

    /// What it is, as one sentence without its full stop.
    let summary: String

    /// How many of them may be given.
    let count: ClosedRange<Int>

    /// What a shell may offer for it.
    let completion: ValueCompletion

    /// Makes one.
    init(
        _ placeholder: String, summary: String, count: ClosedRange<Int>,
        completion: ValueCompletion = .file
    ) {
        self.placeholder = placeholder
        self.summary = summary
        self.count = count
        self.completion = completion
    }

    /// Files, folders or patterns: one or more.
    static let paths = Positional(
        "PATH", summary: "A GRIB or NetCDF file, a folder of them, or a quoted pattern",
        count: 1...Int.max)

    /// How it stands in the usage line.
    var usage: String {
        let one = count.upperBound > 1 ? "\(placeholder)…" : placeholder
        return count.lowerBound == 0 ? "[\(one)]" : one
    }
}
