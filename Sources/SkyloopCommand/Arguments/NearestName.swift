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

    /// The names that may be meant, the likeliest first: the nearest, then those that share a word with the text.
    ///
    /// A word of at least three letters counts, whole or as the beginning of one of the name's.
    func matches(_ text: String, limit: Int = 3) -> [String] {
        let nearest = match(text)
        let words = Self.words(of: text).filter { $0.count >= 3 }
        let related = names.enumerated().compactMap { index, name -> (Int, Int, String)? in
            let others = Self.words(of: name)
            let shared = words.count { word in
                others.contains { $0.hasPrefix(word) || (word.hasPrefix($0) && $0.count >= 3) }
            }
            guard shared > 0, name != nearest else { return nil }
            return (shared * 8 - others.count, -index, name)
        }
        let sorted = related.sorted { ($0.0, $0.1) > ($1.0, $1.1) }.map(\.2)
        return Array(((nearest.map { [$0] } ?? []) + sorted).prefix(limit))
    }

    private static func words(of text: String) -> [Substring] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }
            .map { Substring($0) }
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
