import CNetCDF
import Foundation
import Synchronization

/// The one door to netCDF-C, which may be used by one thread at a time.
///
/// A few files stay open between calls: opening one is dear, and so is losing HDF5's cache of
/// decompressed chunks. A file that was replaced on the disk is opened anew.
final class NetCDFLibrary: Sendable {
    /// The library of this process.
    static let shared = NetCDFLibrary()

    private init() {
        // HDF5 complains on the standard error, when the process ends, of what a damaged file left open.
        typealias Function = @convention(c) () -> Int32
        if let symbol = dlsym(nil, "H5dont_atexit") {
            _ = unsafeBitCast(symbol, to: Function.self)()
        }
    }

    /// How many files stay open.
    static let limit = 16

    /// An open file.
    private struct Entry {
        let path: String
        let stamp: FileStamp
        let id: Int32
    }

    /// The open files, the last used one last; whoever holds the lock may call the library.
    private let entries = Mutex<[Entry]>([])

    /// Calls the body with an open file, alone in the library.
    ///
    /// - Parameter layout: Where a classic file's values lie, if its coordinates are to be read.
    func withFile<Result: Sendable>(
        _ path: String, layout: ClassicLayout? = nil,
        _ body: (NetCDFFile) throws(WeatherDataError) -> Result
    ) throws(WeatherDataError) -> Result {
        try entries.withLock { entries throws(WeatherDataError) -> Result in
            let entry = try Self.open(path, among: &entries)
            return try body(
                NetCDFFile(id: entry.id, path: path, size: entry.stamp.size, layout: layout))
        }
    }

    /// Tries a netCDF-4 file in a child process, so that a damaged one can't end this one.
    ///
    /// Done once, when a file is indexed.
    ///
    /// - Throws: Where the child crashed, or used more seconds than a sound file takes.
    func probe(_ path: String) throws(WeatherDataError) {
        // No other thread is within HDF5 while the process is copied.
        let result = entries.withLock { _ in
            skyloop_probe(URL(fileURLWithPath: path).path, Self.longestProbe)
        }
        switch result {
        case 0: return
        case 1: throw WeatherDataError(.badData, "it is damaged: HDF5 fails on it", path: path)
        default:
            throw WeatherDataError(
                .badData, "it is damaged: HDF5 comes to no end with it", path: path)
        }
    }

    /// The seconds of processor time that a header may take.
    private static let longestProbe: Int32 = 10

    /// Closes a file, so that nothing holds it.
    func close(_ path: String) {
        entries.withLock { entries in
            for entry in entries where entry.path == path { nc_close(entry.id) }
            entries.removeAll { $0.path == path }
        }
    }

    private static func open(
        _ path: String, among entries: inout [Entry]
    ) throws(WeatherDataError) -> Entry {
        guard let stamp = FileStamp(of: path) else {
            throw WeatherDataError(.noInput, "there is no such file", path: path)
        }
        if let place = entries.firstIndex(where: { $0.path == path }) {
            let entry = entries.remove(at: place)
            if entry.stamp == stamp {
                entries.append(entry)
                return entry
            }
            nc_close(entry.id)
        }
        if entries.count >= limit { nc_close(entries.removeFirst().id) }
        // Made absolute, so that no name can look like an address on the network.
        let absolute = URL(fileURLWithPath: path).path
        var id: Int32 = 0
        let status = nc_open(absolute, NC_NOWRITE, &id)
        guard status == NC_NOERR else { throw error(status, path: path) }
        let entry = Entry(path: path, stamp: stamp, id: id)
        entries.append(entry)
        return entry
    }

    /// The error that a status of the library stands for.
    static func error(_ status: Int32, path: String) -> WeatherDataError {
        switch status {
        case NC_ENOTNC:
            return WeatherDataError(.badData, "it is damaged, or no NetCDF file", path: path)
        case NC_EHDFERR, NC_ETRUNC:
            return WeatherDataError(
                .badData, "it is damaged or cut short: HDF5 can't read it", path: path)
        case NC_ENOMEM:
            return WeatherDataError(
                .badData, "reading it takes more memory than there is", path: path)
        case 1...:
            let code: WeatherDataError.Code = status == ENOENT ? .noInput : .inputOutput
            return WeatherDataError(
                code, "it can't be read: \(String(cString: strerror(status)))", path: path)
        default:
            return WeatherDataError(
                .badData, "NetCDF can't read it: \(String(cString: nc_strerror(status)))",
                path: path)
        }
    }
}
