/// Knows which files of a folder are whole.
///
/// A file counts as whole once it looks the same in two looks one after the other. So a file that is being written is not
/// read half, and one that is written again keeps its old state until it rests. The first look takes everything as it is.
struct SettledFiles: Sendable {
    /// The files that are whole, and how they looked.
    private(set) var files: [String: FileStamp] = [:]
    private var restless: [String: FileStamp] = [:]
    private var isFirst = true

    /// Takes in how the files look now.
    ///
    /// - Returns: Whether the set of whole files is another one than before.
    mutating func look(_ seen: [String: FileStamp]) -> Bool {
        if isFirst {
            isFirst = false
            files = seen
            return true
        }
        var settled: [String: FileStamp] = [:]
        var moving: [String: FileStamp] = [:]
        for (path, stamp) in seen {
            if files[path] == stamp || restless[path] == stamp {
                settled[path] = stamp
            } else {
                moving[path] = stamp
                // What was whole before stays in use until the new state rests.
                if let old = files[path] { settled[path] = old }
            }
        }
        restless = moving
        guard settled != files else { return false }
        files = settled
        return true
    }
}
