import Foundation
import TestSupport
import Testing

@testable import Skyloop

@Suite("Films as WebP, APNG and PNG", .enabled(if: Python.isAvailable, Python.skipped))
struct FilmPictureTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    struct Pace: CustomTestStringConvertible {
        let ending: String
        let framesPerSecond: Double
        let frames: Int
        let endDelay: Double
        /// By hand, in milliseconds.
        let total: Double
        var testDescription: String { "\(ending) \(framesPerSecond) fps × \(frames)" }
    }

    @Test(
        "Every frame is there, and the delays add up to the whole",
        arguments: [
            Pace(ending: "webp", framesPerSecond: 30, frames: 31, endDelay: 0, total: 1033),
            Pace(ending: "webp", framesPerSecond: 30, frames: 30, endDelay: 1.5, total: 2500),
            Pace(ending: "webp", framesPerSecond: 7, frames: 7, endDelay: 0, total: 1000),
            Pace(ending: "apng", framesPerSecond: 30, frames: 31, endDelay: 0, total: 1033.333),
            Pace(ending: "apng", framesPerSecond: 30, frames: 30, endDelay: 1.5, total: 2500),
            Pace(ending: "apng", framesPerSecond: 29.97, frames: 30, endDelay: 0, total: 1001),
            Pace(ending: "apng", framesPerSecond: 0.5, frames: 2, endDelay: 10, total: 14_000),
        ])
    func pace(_ pace: Pace) async throws {
        let file = folder.file("film.\(pace.ending)")
        let settings = FilmSettings(
            width: 61, height: 47, framesPerSecond: pace.framesPerSecond, endDelay: pace.endDelay)
        _ = try await TestFrames.write(pace.frames, to: file, settings)
        let script = """
            import sys
            from PIL import Image
            film = Image.open(sys.argv[1])
            total = 0
            for index in range(film.n_frames):
                film.seek(index)
                film.load()
                total += film.info["duration"]
            print(film.width, film.height, film.n_frames, film.info["loop"], total)
            """
        let words = try Python.run(script, [file.path]).split(whereSeparator: \.isWhitespace)
        #expect(words.prefix(4) == ["61", "47", "\(pace.frames)", "0"])
        let total = try #require(Double(words[4]))
        #expect(abs(total - pace.total) < 0.5)
        #expect(folder.names == [file.lastPathComponent])
    }

    /// The largest difference of a channel in any frame, and the largest mean of a frame.
    static let compare = """
        import sys, numpy
        from PIL import Image
        film = Image.open(sys.argv[1])
        raw = numpy.fromfile(sys.argv[2], numpy.uint8)
        raw = raw.reshape(-1, film.height, film.width, 4)[..., :3].astype(int)
        most, mean = 0, 0
        for index in range(film.n_frames):
            film.seek(index)
            d = numpy.abs(numpy.asarray(film.convert("RGB")).astype(int) - raw[index])
            most, mean = max(most, d.max()), max(mean, d.mean())
        print(most, mean)
        """

    @Test(
        "APNG and the best WebP lose nothing; other WebP little",
        arguments: [("apng", 0.5, 0.0), ("webp", 1.0, 0.0), ("webp", 0.8, 4.0)])
    func colours(_ ending: String, _ quality: Double, _ mean: Double) async throws {
        let (width, height) = (83, 64)
        let frames = (0..<8).map { TestFrames.moving($0 * 2, width: width, height: height) }
        let file = folder.file("film.\(ending)")
        let film = try FilmWriter(
            to: file, settings: FilmSettings(width: width, height: height, quality: quality))
        for frame in frames { try await film.append(frame) }
        _ = try await film.finish()
        let raw = folder.file("raw")
        try Data(frames.flatMap { $0.withBytes { Array($0) } }).write(to: raw)
        let words = try Python.run(Self.compare, [file.path, raw.path])
            .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        #expect(words[1] <= mean)
        if mean == 0 { #expect(words[0] == 0) }
    }

    @Test("A series is one PNG a frame, numbered from 0")
    func series() async throws {
        let file = folder.file("loop-%04d.png")
        let summary = try await TestFrames.write(3, to: file, FilmSettings(width: 33, height: 21))
        #expect(folder.names == ["loop-0000.png", "loop-0001.png", "loop-0002.png"])
        #expect(summary.files.map(\.lastPathComponent) == folder.names)
        let frame = TestFrames.moving(2, width: 33, height: 21)
        let raw = folder.file("raw")
        try Data(frame.withBytes { Array($0) }).write(to: raw)
        let script = """
            import sys, numpy
            from PIL import Image
            image = numpy.asarray(Image.open(sys.argv[1]).convert("RGBA"))
            print((image == numpy.fromfile(sys.argv[2], numpy.uint8).reshape(image.shape)).all())
            """
        let equal = try Python.run(script, [folder.file("loop-0002.png").path, raw.path])
        #expect(equal == "True\n")
    }

    @Test("A series that is given up leaves nothing")
    func cancelSeries() async throws {
        let film = try FilmWriter(
            to: folder.file("loop-%d.png"), settings: FilmSettings(width: 16, height: 16))
        for index in 0..<4 {
            try await film.append(TestFrames.moving(index, width: 16, height: 16))
        }
        await film.cancel()
        #expect(folder.names.isEmpty)
    }

    @Test("One PNG holds one picture")
    func still() async throws {
        let file = folder.file("map.png")
        let summary = try await TestFrames.write(1, to: file, FilmSettings(width: 16, height: 16))
        #expect(summary.files == [file])
        await #expect(throws: SkyloopError.self) {
            try await TestFrames.write(2, to: file, FilmSettings(width: 16, height: 16))
        }
        #expect(folder.names == ["map.png"])
    }

    @Test(
        "A name has a place for a number where it says so",
        arguments: [
            ("a-%04d.png", "a-0012.png"), ("a%d.png", "a12.png"), ("a%2d.png", "a12.png"),
            ("a%06d-x.png", "a000012-x.png"),
        ])
    func pattern(_ name: String, _ expected: String) {
        #expect(FileNamePattern("/tmp/100%d/" + name)?.path(12) == "/tmp/100%d/" + expected)
        #expect(FileNamePattern("/tmp/100%d/a.png") == nil)
        #expect(FileNamePattern("a%x.png") == nil)
        #expect(FileNamePattern("a%00004d.png") == nil)
    }
}
