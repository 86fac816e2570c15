import Foundation

/// Names of files that are there only while a moving picture is made.
///
/// They hold the number of the process, so that the next start knows what a killed one has left.
enum ScratchName {
    private static let prefix = "skyloop-serve-"

    /// A new file's place in the folder for temporary files.
    static func next(ending: String) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(prefix)\(getpid())-\(UUID().uuidString).\(ending)")
    }

    /// Removes what processes that are no more have left; half written files have a dot before their name.
    static func removeLeftovers() {
        let folder = FileManager.default.temporaryDirectory
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names {
            let bare = name.drop { $0 == "." }
            guard bare.hasPrefix(prefix),
                let number = Int32(bare.dropFirst(prefix.count).prefix { $0.isNumber }),
                number > 0, kill(number, 0) != 0, errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }
}
