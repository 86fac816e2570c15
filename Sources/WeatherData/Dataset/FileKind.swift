import Foundation

/// What stands at a path.
enum FileKind {
    case missing
    case file
    case folder
    /// A folder that is one piece of data, such as a Zarr store.
    case store
    /// A pipe, socket or device: nothing that can be read at any place.
    case special

    init(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            self = .missing
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = path.hasSuffix(".zarr") ? .store : .folder
        case S_IFREG: self = .file
        default: self = .special
        }
    }
}
