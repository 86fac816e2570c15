/// A path with a place for the number of a frame, as in `loop-%04d.png`.
struct FileNamePattern {
    private let before: String
    private let after: String
    /// The digits that a number has at least; zeros fill it up.
    private let digits: Int
    /// Whether every number gives the same path.
    private let isStill: Bool

    /// Reads a pattern; nil where the file's name has no place for a number.
    init?(_ path: String) {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let percent = name.lastIndex(of: "%"),
            let letter = name[percent...].firstIndex(of: "d")
        else { return nil }
        let between = name[name.index(after: percent)..<letter]
        guard between.count <= 2, between.allSatisfy({ ("0"..."9").contains($0) }) else {
            return nil
        }
        before = String(path[..<percent])
        after = String(name[name.index(after: letter)...])
        digits = Int(between) ?? 1
        isStill = false
    }

    /// The pattern of a single picture.
    init(still path: String) {
        before = path
        after = ""
        digits = 0
        isStill = true
    }

    /// The path of a frame.
    func path(_ number: Int) -> String {
        guard !isStill else { return before }
        let text = String(number)
        return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
    }
}
