import Foundation

/// A hidden folder beside files to come; removed with what is still in it.
final class ScratchFolder {
    /// Its path.
    let path: String
    private let parent: String

    /// Makes the folder beside a file.
    init(beside file: String) throws(SkyloopError) {
        parent = URL(fileURLWithPath: file).deletingLastPathComponent().path
        var candidate = ""
        var failure: Int32 = EEXIST
        for _ in 0..<16 where failure == EEXIST {
            candidate =
                "\(parent)/.skyloop.\(String(UInt32.random(in: 0 ... .max), radix: 36)).part"
            failure = mkdir(candidate, 0o777) == 0 ? 0 : errno
        }
        guard failure == 0 else {
            throw SkyloopError(
                .cannotCreate, "can't be created: \(ScratchFile.reason(failure))", path: file)
        }
        path = candidate
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Moves files of these names out, beside the folder; those that were there are replaced.
    ///
    /// - Returns: their paths.
    func moveOut(_ names: [String]) throws(SkyloopError) -> [String] {
        var paths: [String] = []
        for name in names {
            let target = "\(parent)/\(name)"
            guard rename("\(path)/\(name)", target) == 0 else {
                throw SkyloopError(
                    .cannotCreate, "can't be given its name: \(ScratchFile.reason(errno))",
                    path: target)
            }
            paths.append(target)
        }
        return paths
    }
}
