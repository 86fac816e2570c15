import Foundation

extension BaseMapData {
    /// The name of the base map file.
    static let fileName = "basemap.skymap"

    /// The installed base map: what `SKYLOOP_BASEMAP` names, or the first that is found.
    ///
    /// Looked for, in this order: beside the program; `share/skyloop` of the program's folder and of those
    /// above it; `~/.local/share/skyloop`; `/usr/local/share/skyloop`; `/usr/share/skyloop`; and
    /// `.build/share/skyloop` of the working folder, where set-up puts it.
    ///
    /// - Throws: `SkyloopError` with `noInput` and where it was looked for.
    public static func installed() throws(SkyloopError) -> BaseMapData {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["SKYLOOP_BASEMAP"], !named.isEmpty {
            return try BaseMapData(contentsOf: URL(fileURLWithPath: named))
        }
        for path in searchPath(environment: environment)
        where FileManager.default.fileExists(atPath: path) {
            return try BaseMapData(contentsOf: URL(fileURLWithPath: path))
        }
        throw SkyloopError(
            .noInput,
            "there is no base map: run Scripts/basemap.sh, or name the file in SKYLOOP_BASEMAP")
    }

    /// Where a base map is looked for.
    static func searchPath(environment: [String: String]) -> [String] {
        var paths: [String] = []
        if let program = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/self/exe")
        {
            var folder = URL(fileURLWithPath: program).deletingLastPathComponent()
            paths.append(folder.appendingPathComponent(fileName).path)
            for _ in 0..<4 where folder.path != "/" {
                paths.append(folder.appendingPathComponent("share/skyloop/\(fileName)").path)
                folder.deleteLastPathComponent()
            }
        }
        if let home = environment["XDG_DATA_HOME"]
            ?? environment["HOME"].map({ $0 + "/.local/share" })
        {
            paths.append("\(home)/skyloop/\(fileName)")
        }
        paths += ["/usr/local/share", "/usr/share"].map { "\($0)/skyloop/\(fileName)" }
        paths.append(
            "\(FileManager.default.currentDirectoryPath)/.build/share/skyloop/\(fileName)")
        return paths
    }
}
