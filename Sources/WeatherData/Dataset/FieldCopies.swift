/// Fields of the same variable, run and time that are in the data more than once.
///
/// Only one of them can be shown, and nobody should wonder which: a warning says it.
struct FieldCopies {
    /// Two files, or one twice.
    private struct Pair: Hashable {
        let dropped: Int32
        let kept: Int32
    }

    /// What two files both have.
    private struct Overlap {
        var fields = 0
        var names: [String] = []
    }

    private var overlaps: [Pair: Overlap] = [:]

    /// The most sentences that are told.
    private static let limit = 10

    /// Notes fields that are the same but for where they are; the last one is used.
    mutating func note(_ fields: [FieldSource], of name: String) {
        guard fields.count > 1, let kept = fields.last else { return }
        for field in fields.dropLast() {
            let pair = Pair(dropped: field.reader, kept: kept.reader)
            overlaps[pair, default: Overlap()].fields += 1
            if overlaps[pair]?.names.contains(name) == false {
                overlaps[pair]?.names.append(name)
            }
        }
    }

    /// A sentence for each two files.
    func warnings(paths: [String]) -> [String] {
        let sorted = overlaps.sorted {
            ($0.key.kept, $0.key.dropped) < ($1.key.kept, $1.key.dropped)
        }
        var warnings = sorted.prefix(Self.limit).map { pair, overlap in
            let names = overlap.names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
            let more = overlap.names.count > 3 ? " and \(overlap.names.count - 3) more" : ""
            let what = overlap.fields == 1 ? "one field" : "\(overlap.fields) fields"
            let kept = Self.path(pair.kept, paths)
            if pair.kept == pair.dropped {
                return "\(kept): \(what) of \(names)\(more) \(overlap.fields == 1 ? "is" : "are") "
                    + "there twice, with the same run and time; the last in the file counts"
            }
            return "\(kept): \(what) of \(names)\(more) \(overlap.fields == 1 ? "is" : "are") in "
                + "\(Self.path(pair.dropped, paths)) too, with the same run and time; this file's, "
                + "which was named last, count"
        }
        if sorted.count > Self.limit {
            warnings.append("and \(sorted.count - Self.limit) more files have fields of others")
        }
        return warnings
    }

    private static func path(_ reader: Int32, _ paths: [String]) -> String {
        paths.indices.contains(Int(reader)) ? paths[Int(reader)] : "file \(reader)"
    }
}
