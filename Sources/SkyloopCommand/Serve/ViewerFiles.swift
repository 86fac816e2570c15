import Foundation

/// Where the viewer's files may lie.
enum ViewerFiles {
    /// The folders that are looked in, the first one first: the one that the variable `SKYLOOP_WEB` names, the one beside
    /// an installed program, those of the checkout that the program was built in.
    static var folders: [URL] {
        var folders: [URL] = []
        if let named = ProcessInfo.processInfo.environment["SKYLOOP_WEB"], !named.isEmpty {
            folders.append(URL(fileURLWithPath: named, isDirectory: true))
        }
        let binary = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        folders.append(
            binary.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("share/skyloop/web", isDirectory: true))
        var folder = binary.deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(
                atPath: folder.appendingPathComponent("Package.swift").path)
            {
                folders.append(folder.appendingPathComponent("Web", isDirectory: true))
                folders.append(folder.appendingPathComponent(".build/web", isDirectory: true))
                break
            }
            folder.deleteLastPathComponent()
        }
        return folders
    }
}
