import Foundation
import TestSupport
import Testing

@testable import Skyloop

@Suite("Base map file")
struct BaseMapDataTests {
    @Test("A file that is not there, and one that is something else, are told apart")
    func refusals() throws {
        let folder = try TestFolder()
        #expect(throws: SkyloopError.self) {
            try BaseMapData(contentsOf: folder.file("missing"))
        }
        for content in ["", "SKYMAP1\n", "a map of something else, and long enough to be one"] {
            try Data(content.utf8).write(to: folder.file("map"))
            do {
                _ = try BaseMapData(contentsOf: folder.file("map"))
                Issue.record("a map was read from \(content)")
            } catch {
                #expect(error.code == .badData)
                #expect(error.path == folder.file("map").path)
            }
        }
    }

    @Test(
        "A damaged file is an error, or draws something, but never traps",
        .enabled(if: BaseMapFile.isThere, BaseMapFile.skipped))
    func damage() throws {
        let folder = try TestFolder()
        let sound = try Data(contentsOf: BaseMapFile.url)
        let camera = Camera(
            center: Coordinate(longitude: 10, latitude: 50), zoom: 1, width: 64, height: 64)
        var state: UInt32 = 11
        for _ in 0..<12 {
            var bytes = sound
            for _ in 0..<400 {
                state = state &* 1_664_525 &+ 1_013_904_223
                // The coarse level, which this camera draws, and all places.
                let first = Int(state % 200_000) + 8
                bytes[bytes.startIndex + first] = UInt8(state >> 24)
            }
            try bytes.write(to: folder.file("map"))
            guard let data = try? BaseMapData(contentsOf: folder.file("map")) else { continue }
            _ = try? BaseMap(data).picture(for: camera)
        }
        try sound.prefix(sound.count - 1).write(to: folder.file("map"))
        #expect(throws: SkyloopError.self) { try BaseMapData(contentsOf: folder.file("map")) }
    }

    @Test("The search path begins beside the program and ends with the build folder")
    func search() {
        let paths = BaseMapData.searchPath(environment: ["HOME": "/home/somebody"])
        #expect(paths.contains("/home/somebody/.local/share/skyloop/basemap.skymap"))
        #expect(paths.contains("/usr/share/skyloop/basemap.skymap"))
        #expect(paths.last?.hasSuffix("/.build/share/skyloop/basemap.skymap") == true)
        #expect(paths.first?.hasSuffix("/basemap.skymap") == true)
    }
}

/// The base map that set-up has made.
enum BaseMapFile {
    static let url = Repository.root.appendingPathComponent(".build/share/skyloop/basemap.skymap")
    static var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }
    static let skipped: Comment = "no base map: run Scripts/basemap.sh"
}
