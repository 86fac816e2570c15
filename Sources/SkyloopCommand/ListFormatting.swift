extension [String] {
    /// The words as one would say them: `a, b or c`.
    func spokenList(last: String) -> String {
        guard count > 1, let end = self.last else { return joined() }
        return dropLast().joined(separator: ", ") + " \(last) " + end
    }
}
