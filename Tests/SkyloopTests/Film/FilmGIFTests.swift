import Foundation
import TestSupport
import Testing

@testable import Skyloop

@Suite("Films as GIF", .enabled(if: Python.isAvailable, Python.skipped))
struct FilmGIFTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// Pillow's view of a film: frames, how long each shows in ms, and its pixels where asked for.
    static let read = """
        import sys
        from PIL import Image
        film = Image.open(sys.argv[1])
        durations = []
        for index in range(getattr(film, "n_frames", 1)):
            film.seek(index)
            film.load()
            durations.append(round(film.info.get("duration", 0)))
        print(film.width, film.height, film.info.get("loop", -1))
        print(*durations)
        """

    struct Pace: CustomTestStringConvertible {
        let framesPerSecond: Double
        let frames: Int
        let endDelay: Double
        let kept: Int
        let hundredths: Int
        var testDescription: String { "\(framesPerSecond) fps × \(frames) + \(endDelay) s" }
    }

    @Test(
        "Every frame is there, and the hundredths add up to the whole",
        arguments: [
            Pace(framesPerSecond: 30, frames: 31, endDelay: 0, kept: 31, hundredths: 103),
            Pace(framesPerSecond: 30, frames: 30, endDelay: 2, kept: 30, hundredths: 300),
            Pace(framesPerSecond: 3, frames: 5, endDelay: 0, kept: 5, hundredths: 167),
            Pace(framesPerSecond: 10, frames: 6, endDelay: 0, kept: 6, hundredths: 60),
            Pace(framesPerSecond: 50, frames: 9, endDelay: 0, kept: 9, hundredths: 18),
            // Closer than 0.02 s: the later is left out, the length stays.
            Pace(framesPerSecond: 100, frames: 10, endDelay: 0, kept: 5, hundredths: 10),
            Pace(framesPerSecond: 1, frames: 1, endDelay: 0, kept: 1, hundredths: 100),
        ])
    func pace(_ pace: Pace) async throws {
        let file = folder.file("film.gif")
        let settings = FilmSettings(
            width: 61, height: 47, framesPerSecond: pace.framesPerSecond, endDelay: pace.endDelay)
        _ = try await TestFrames.write(pace.frames, to: file, settings)
        let lines = try Python.run(Self.read, [file.path]).split(separator: "\n")
        #expect(lines[0] == "61 47 0")
        let durations = lines[1].split(separator: " ").compactMap { Int($0) }
        #expect(durations.count == pace.kept)
        #expect(durations.reduce(0, +) == pace.hundredths * 10)
        #expect(durations.allSatisfy { $0 >= 20 })
        if FFprobe.isAvailable {
            #expect(try FFprobe.report(file)["nb_read_frames"] == "\(pace.kept)")
        }
    }

    @Test(
        "Equal frames are joined without losing time, or kept if that is asked for",
        arguments: ["gif", "webp", "apng"])
    func equalFrames(_ ending: String) async throws {
        for keeps in [false, true] {
            let file = folder.file("film.\(ending)")
            var settings = FilmSettings(width: 40, height: 30, framesPerSecond: 10)
            settings.keepsEqualFrames = keeps
            let film = try FilmWriter(to: file, settings: settings)
            for index in [0, 0, 0, 1, 1, 2] {
                try await film.append(TestFrames.moving(index, width: 40, height: 30))
            }
            _ = try await film.finish()
            let lines = try Python.run(Self.read, [file.path]).split(separator: "\n")
            #expect(lines[1] == (keeps ? "100 100 100 100 100 100" : "300 200 100"))
        }
    }

    /// The largest mean difference of a channel between our frames (raw RGBA) and Pillow's.
    static let compare = """
        import sys
        import numpy
        from PIL import Image
        film = Image.open(sys.argv[1])
        raw = numpy.fromfile(sys.argv[2], numpy.uint8)
        raw = raw.reshape(-1, film.height, film.width, 4)[..., :3].astype(int)
        worst = 0
        for index in range(film.n_frames):
            film.seek(index)
            found = numpy.asarray(film.convert("RGB")).astype(int)
            # Over 8 x 8 blocks: dithering is right on average.
            h, w = film.height // 8 * 8, film.width // 8 * 8
            d = (found - raw[index])[:h, :w].reshape(h // 8, 8, w // 8, 8, 3).mean((1, 3))
            worst = max(worst, numpy.abs(d).mean())
        print(worst)
        """

    @Test("Colours are close, even when they change beyond the first palette")
    func colours() async throws {
        let (width, height) = (96, 64)
        let frames = (0..<6).map { index in
            TestFrames.picture(width: width, height: height) { x, y in
                let ramp = UInt8(x * 255 / width)
                return index < 3
                    ? (ramp, ramp, UInt8(y * 2 + index))
                    : (ramp, UInt8(255 - y * 3), UInt8(index * 40))
            }
        }
        let file = folder.file("film.gif")
        let film = try FilmWriter(to: file, settings: FilmSettings(width: width, height: height))
        for frame in frames { try await film.append(frame) }
        _ = try await film.finish()
        let raw = folder.file("raw")
        try Data(frames.flatMap { $0.withBytes { Array($0) } }).write(to: raw)
        let worst = try #require(
            Double(
                try Python.run(Self.compare, [file.path, raw.path])
                    .trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(worst < 3)
    }

    @Test("Noise of every index comes back exactly: the code table fills and starts anew")
    func manyCodes() async throws {
        // 200 colours in an order without rhythm need far more than 4096 codes.
        let (width, height) = (200, 150)
        var state: UInt32 = 7
        let frame = TestFrames.picture(width: width, height: height) { _, _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            let value = UInt8((state >> 24) % 200)
            return (value, 255 - value, value / 2)
        }
        let file = folder.file("noise.gif")
        let film = try FilmWriter(to: file, settings: FilmSettings(width: width, height: height))
        try await film.append(frame)
        _ = try await film.finish()
        let raw = folder.file("raw")
        try Data(frame.withBytes { Array($0) }).write(to: raw)
        let script = """
            import sys, numpy
            from PIL import Image
            film = numpy.asarray(Image.open(sys.argv[1]).convert("RGB")).astype(int)
            raw = numpy.fromfile(sys.argv[2], numpy.uint8).reshape(film.shape[0], -1, 4)[..., :3]
            print(numpy.abs(film - raw).max())
            """
        let worst = Int(
            try Python.run(script, [file.path, raw.path])
                .trimmingCharacters(in: .whitespacesAndNewlines))
        #expect(worst == 0)
    }
}
