import Foundation
import Synchronization

/// Looks at the files below some paths at a steady pace, and says when the set of whole ones has changed.
public final class FolderWatcher: Sendable {
    private let paths: [String]
    private let settled = Mutex(SettledFiles())
    private let interval: Duration
    private let looking = Mutex<Task<Void, Never>?>(nil)
    private let changed: @Sendable ([String]) -> Void

    /// Makes a watcher that does not look yet.
    ///
    /// - Parameters:
    ///   - paths: Files and folders; what lies in a folder and below belongs to it.
    ///   - seconds: How long from one look to the next.
    ///   - changed: Is told the paths of all whole files, each time after they have changed; not for the first look.
    public init(
        _ paths: [String], every seconds: Double = 2,
        changed: @escaping @Sendable ([String]) -> Void
    ) {
        self.paths = paths
        self.changed = changed
        interval = .seconds(seconds)
        _ = settled.withLock { $0.look(Self.stamps(below: paths)) }
    }

    /// Begins to look.
    public func start() {
        let task = Task { [weak self, interval] in
            while (try? await Task.sleep(for: interval)) != nil, let self { self.look() }
        }
        looking.withLock {
            $0?.cancel(); $0 = task
        }
    }

    /// Looks no more.
    public func stop() { looking.withLock { $0?.cancel() } }

    func look() {
        let seen = Self.stamps(below: paths)
        let files: [String]? = settled.withLock { settled in
            settled.look(seen) ? settled.files.keys.sorted() : nil
        }
        if let files { changed(files) }
    }

    /// How every file below the paths looks; hidden ones are left out.
    static func stamps(below paths: [String]) -> [String: FileStamp] {
        var found: [String: FileStamp] = [:]
        var waiting = paths
        while let path = waiting.popLast() {
            var information = stat()
            guard stat(path, &information) == 0 else { continue }
            if information.st_mode & S_IFMT == S_IFDIR {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
                for name in names where !name.hasPrefix(".") {
                    waiting.append(path.hasSuffix("/") ? path + name : path + "/" + name)
                }
            } else if information.st_mode & S_IFMT == S_IFREG {
                found[path] = FileStamp(
                    bytes: Int64(information.st_size),
                    modified: Int64(information.st_mtim.tv_sec) * 1_000_000_000
                        + Int64(information.st_mtim.tv_nsec),
                    inode: UInt64(information.st_ino))
            }
        }
        return found
    }
}
