import Foundation

/// Gets the sample files: from where Skyloop is installed, else out of their Debian packages.
struct SampleInstaller: Sendable {
    /// Where the installed copies lie; each may be missing.
    let installed: [URL]

    /// The places that come with this program.
    static let standard = SampleInstaller(
        installed: {
            let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            let prefix = binary.deletingLastPathComponent().deletingLastPathComponent()
            return [prefix.appendingPathComponent("share/skyloop/sample", isDirectory: true)]
        }())

    /// The packages that have to be downloaded for what is neither in the folder nor installed.
    func packagesToFetch(for files: [SampleFile], in folder: URL) -> [String] {
        let missing = files.filter { !isThere($0, in: folder) && copy(of: $0) == nil }
        return missing.reduce(into: []) { packages, file in
            if !packages.contains(file.package) { packages.append(file.package) }
        }
    }

    /// Puts files into a folder, but for those that are there; each beside its name first, and renamed when whole.
    ///
    /// - Returns: The names of those that were put there now.
    func install(_ files: [SampleFile], in folder: URL) throws -> Set<String> {
        let scratch = folder.appendingPathComponent(".\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        var unpacked: Set<String> = []
        var installed: Set<String> = []
        for file in files where !isThere(file, in: folder) {
            let fresh = scratch.appendingPathComponent("file")
            if let copy = copy(of: file) {
                try FileManager.default.copyItem(at: copy, to: fresh)
            } else {
                if unpacked.insert(file.package).inserted { try fetch(file, scratch: scratch) }
                try take(file, to: fresh, scratch: scratch)
            }
            guard size(of: fresh) == file.bytes else {
                throw CommandError(
                    .badData,
                    "the package \(file.package) holds another \(file.name) than the one that was expected"
                )
            }
            let target = folder.appendingPathComponent(file.name)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            guard rename(fresh.path, target.path) == 0 else {
                throw CommandError(
                    .cannotCreate,
                    "\(target.path) can't be created: \(String(cString: strerror(errno)))")
            }
            installed.insert(file.name)
        }
        return installed
    }

    private func isThere(_ file: SampleFile, in folder: URL) -> Bool {
        size(of: folder.appendingPathComponent(file.name)) == file.bytes
    }

    private func copy(of file: SampleFile) -> URL? {
        installed.map { $0.appendingPathComponent(file.name) }
            .first { size(of: $0) == file.bytes }
    }

    private func size(of file: URL) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int
    }

    /// Downloads a file's package and unpacks it; nothing of it is installed.
    private func fetch(_ file: SampleFile, scratch: URL) throws {
        try run(
            ["apt-get", "-o", "APT::Sandbox::User=root", "-q", "download", file.package],
            in: scratch,
            otherwise:
                "the Debian package \(file.package) can't be downloaded: is there a network, and has "
                + "'apt-get update' been run? Without apt, get the package from "
                + "packages.debian.org/\(file.package), and put \(file.path.dropFirst(2)) at \(file.name)"
        )
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
        guard
            let package = names.first(where: {
                $0.hasPrefix(file.package + "_") && $0.hasSuffix(".deb")
            })
        else {
            throw CommandError(.noInput, "apt-get has put no package \(file.package) there")
        }
        try run(
            ["dpkg-deb", "-x", package, "content"], in: scratch,
            otherwise: "the package \(package) can't be unpacked")
    }

    /// Takes one file out of what was unpacked.
    private func take(_ file: SampleFile, to target: URL, scratch: URL) throws {
        let found = scratch.appendingPathComponent("content/\(file.path)")
        guard FileManager.default.fileExists(atPath: found.path) else {
            throw CommandError(
                .noInput, "the package \(file.package) holds no \(file.path) any more")
        }
        try FileManager.default.moveItem(at: found, to: target)
    }

    private func run(_ command: [String], in folder: URL, otherwise message: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw CommandError(.noInput, message)
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CommandError(.noInput, message) }
    }
}
