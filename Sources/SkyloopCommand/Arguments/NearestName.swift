/// Finds the name that a mistyped one most likely means.
struct NearestName: Sendable {
    /// The names there are.
    let names: [String]

    /// Takes the names there are.
    init(in names: [String]) {
        self.names = names
    }

    /// The nearest name, if it is near: at most a third of its letters differ.
    func match(_ text: String) -> String? {
        var best: (name: String, distance: Int)?
        for name in names {
            let distance = Self.distance(Array(text.lowercased()), Array(name.lowercased()))
            if distance < best?.distance ?? .max { best = (name, distance) }
        }
        guard let best, best.distance * 3 <= max(best.name.count, 3) else { return nil }
        return best.name
    }

    /// Edits from one word to the other: a letter put in, left out, replaced, or two swapped.
    ///
    /// The restricted Damerau-Levenshtein distance.
    static func distance(_ from: [Character], _ to: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...to.count)
        for i in 0..<from.count {
            var row = [i + 1]
            for j in 0..<to.count {
                var best = min(
                    last[j + 1] + 1, row[j] + 1, last[j] + (from[i] == to[j] ? 0 : 1))
                if i > 0, j > 0, from[i] == to[j - 1], from[i - 1] == to[j] {
                    best = min(best, beforeLast[j - 1] + 1)
                }
                row.append(best)
            }
            beforeLast = last
            last = row
        }
        return last[to.count]
    }
}
