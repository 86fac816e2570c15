import Foundation
import TestSupport
import Testing

@testable import Skyloop

@Suite("Writing films")
struct FilmWriterTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    static let endings = ["mp4", "webm", "gif", "webp", "apng"]

    @Test("A film that is given up leaves nothing", arguments: endings)
    func cancel(_ ending: String) async throws {
        let film = try FilmWriter(
            to: folder.file("film.\(ending)"), settings: FilmSettings(width: 64, height: 64))
        for index in 0..<20 {
            try await film.append(TestFrames.moving(index, width: 64, height: 64))
        }
        #expect(!folder.names.isEmpty)
        await film.cancel()
        #expect(folder.names.isEmpty)
        await #expect(throws: SkyloopError.self) {
            try await film.append(TestFrames.moving(0, width: 64, height: 64))
        }
    }

    @Test("A cancelled task leaves nothing, and what was there before stays", arguments: endings)
    func cancelledTask(_ ending: String) async throws {
        let file = folder.file("film.\(ending)")
        try Data("older".utf8).write(to: file)
        let task = Task {
            let frames = AsyncStream<ImageBuffer> { continuation in
                for index in 0..<50 {
                    continuation.yield(TestFrames.moving(index, width: 64, height: 64))
                }
                withUnsafeCurrentTask { $0?.cancel() }
                continuation.finish()
            }
            return try await FilmWriter.write(
                frames, to: file, settings: FilmSettings(width: 64, height: 64))
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(folder.names == [file.lastPathComponent])
        #expect(try Data(contentsOf: file) == Data("older".utf8))
    }

    @Test("A finished film replaces what had its name", arguments: endings)
    func replace(_ ending: String) async throws {
        let file = folder.file("film.\(ending)")
        try Data("older".utf8).write(to: file)
        _ = try await TestFrames.write(3, to: file, FilmSettings(width: 32, height: 32))
        #expect(folder.names == [file.lastPathComponent])
        #expect(try Data(contentsOf: file).count > 100)
    }

    @Test("A frame source that fails leaves nothing")
    func failingSource() async throws {
        struct Broken: Error {}
        let frames = AsyncThrowingStream<ImageBuffer, any Error> { continuation in
            continuation.yield(TestFrames.moving(0, width: 32, height: 32))
            continuation.finish(throwing: Broken())
        }
        await #expect(throws: Broken.self) {
            try await FilmWriter.write(
                frames, to: folder.file("film.mp4"), settings: FilmSettings(width: 32, height: 32))
        }
        #expect(folder.names.isEmpty)
    }

    @Test("What can't be made is refused before the first frame")
    func refusals() throws {
        let sound = FilmSettings(width: 32, height: 32)
        func code(_ path: String, _ settings: FilmSettings) -> SkyloopError.Code? {
            do throws(SkyloopError) {
                _ = try FilmWriter(to: URL(fileURLWithPath: path), settings: settings)
                return nil
            } catch {
                #expect(!error.description.contains("\n"))
                return error.code
            }
        }
        let inside = folder.file("film.mp4").path
        #expect(code(folder.file("film.avi").path, sound) == .invalidRequest)
        #expect(code(folder.file("film").path, sound) == .invalidRequest)
        #expect(code(inside, FilmSettings(width: 0, height: 32)) == .invalidRequest)
        #expect(code(inside, FilmSettings(width: 32, height: 99_999)) == .invalidRequest)
        #expect(
            code(inside, FilmSettings(width: 32, height: 32, framesPerSecond: 0))
                == .invalidRequest)
        #expect(
            code(inside, FilmSettings(width: 32, height: 32, framesPerSecond: .nan))
                == .invalidRequest)
        #expect(
            code(inside, FilmSettings(width: 32, height: 32, endDelay: -1)) == .invalidRequest)
        #expect(code(folder.file("missing/film.mp4").path, sound) == .cannotCreate)
        #expect(code("/dev/null/film.mp4", sound) == .cannotCreate)
        try FileManager.default.createDirectory(
            at: folder.file("folder.mp4"), withIntermediateDirectories: false)
        #expect(code(folder.file("folder.mp4").path, sound) == .cannotCreate)
    }

    @Test("A film without frames is refused and leaves nothing")
    func empty() async throws {
        let film = try FilmWriter(
            to: folder.file("film.mp4"), settings: FilmSettings(width: 32, height: 32))
        await #expect(throws: SkyloopError.self) { try await film.finish() }
        #expect(folder.names.isEmpty)
    }

    @Test("A full disk is an I/O error, and leaves nothing", arguments: endings)
    func fullDisk(_ ending: String) async throws {
        await #expect(processExitsWith: .success) { [ending] in
            // A limit on the size of files is the full disk that a test can have.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 20_000, rlim_max: 20_000)
            setrlimit(__rlimit_resource_t(1), &limit)
            let folder = try TestFolder()
            let file = folder.file("film.\(ending)")
            do {
                let film = try FilmWriter(
                    to: file, settings: FilmSettings(width: 256, height: 256, quality: 1))
                var state: UInt32 = 1
                for _ in 0..<40 {
                    let noise = TestFrames.picture(width: 256, height: 256) { _, _ in
                        state = state &* 1_664_525 &+ 1_013_904_223
                        return (UInt8(state >> 24), UInt8(state >> 16 & 255), 0)
                    }
                    try await film.append(noise)
                }
                _ = try await film.finish()
                exit(2)
            } catch let error as SkyloopError {
                let left = folder.names
                try? FileManager.default.removeItem(at: folder.url)
                exit(error.code == .inputOutput && left.isEmpty ? 0 : 3)
            }
        }
    }

    @Test("Memory stays flat over 2,000 frames", arguments: endings)
    func memory(_ ending: String) async throws {
        let film = try FilmWriter(
            to: folder.file("film.\(ending)"), settings: FilmSettings(width: 96, height: 64))
        var early = 0
        for index in 0..<2000 {
            try await film.append(TestFrames.moving(index, width: 96, height: 64))
            if index == 400 { early = Self.residentPages }
        }
        let late = Self.residentPages
        _ = try await film.finish()
        // Kept frames would be 39 MB, kept packets over 1 MB; other tests run beside this one.
        #expect((late - early) * 4096 < 24_000_000)
    }

    /// Memory that the process has, in pages.
    static var residentPages: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0
    }
}
