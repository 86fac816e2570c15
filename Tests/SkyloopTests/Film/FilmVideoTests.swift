import Foundation
import TestSupport
import Testing

@testable import Skyloop

@Suite("Films as MP4 and WebM", .enabled(if: FFprobe.isAvailable, "no ffmpeg and ffprobe"))
struct FilmVideoTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test("Every frame is there, tagged BT.709 in the limited range", arguments: ["mp4", "webm"])
    func tags(_ ending: String) async throws {
        let file = folder.file("film.\(ending)")
        let settings = FilmSettings(width: 320, height: 180, framesPerSecond: 25)
        let summary = try await TestFrames.write(30, to: file, settings)
        #expect(summary.frames == 30)
        #expect(summary.notes.isEmpty)
        let report = try FFprobe.report(file)
        #expect(report["codec_name"] == (ending == "mp4" ? "h264" : "vp9"))
        #expect(report["pix_fmt"] == "yuv420p")
        #expect(report["nb_read_frames"] == "30")
        #expect(report["r_frame_rate"] == "25/1")
        for tag in ["color_space", "color_transfer", "color_primaries"] {
            #expect(report[tag] == "bt709", "\(tag)")
        }
        #expect(report["color_range"] == "tv")
        #expect(folder.names == ["film.\(ending)"])
    }

    @Test("An MP4's index is in front of its pictures, so that a browser can begin at once")
    func fastStart() async throws {
        let file = folder.file("film.mp4")
        _ = try await TestFrames.write(10, to: file, FilmSettings(width: 64, height: 64))
        let data = try Data(contentsOf: file)
        let index = try #require(data.range(of: Data("moov".utf8)))
        let pictures = try #require(data.range(of: Data("mdat".utf8)))
        #expect(index.lowerBound < pictures.lowerBound)
    }

    struct Pace: CustomTestStringConvertible {
        let ending: String
        let framesPerSecond: Double
        let frames: Int
        let endDelay: Double
        /// By hand: frames / rate + hold.
        let seconds: Double
        var testDescription: String { "\(ending) \(framesPerSecond) +\(endDelay)" }
    }

    @Test(
        "The whole takes exactly its frames and its hold",
        arguments: [
            Pace(ending: "mp4", framesPerSecond: 30, frames: 45, endDelay: 0, seconds: 1.5),
            Pace(ending: "mp4", framesPerSecond: 30, frames: 45, endDelay: 2, seconds: 3.5),
            Pace(ending: "mp4", framesPerSecond: 10, frames: 7, endDelay: 0.25, seconds: 0.95),
            Pace(ending: "mp4", framesPerSecond: 29.97, frames: 30, endDelay: 1, seconds: 2.001),
            Pace(ending: "mp4", framesPerSecond: 12.5, frames: 25, endDelay: 0.04, seconds: 2.04),
            Pace(ending: "mp4", framesPerSecond: 0.5, frames: 3, endDelay: 1, seconds: 7),
            Pace(ending: "mp4", framesPerSecond: 24, frames: 1, endDelay: 0, seconds: 1.0 / 24),
            Pace(ending: "webm", framesPerSecond: 30, frames: 45, endDelay: 2, seconds: 3.5),
            Pace(ending: "webm", framesPerSecond: 10, frames: 7, endDelay: 0.25, seconds: 0.95),
        ])
    func duration(_ pace: Pace) async throws {
        let file = folder.file("film.\(pace.ending)")
        let settings = FilmSettings(
            width: 64, height: 48, framesPerSecond: pace.framesPerSecond, endDelay: pace.endDelay)
        let summary = try await TestFrames.write(pace.frames, to: file, settings)
        #expect(abs(summary.duration - pace.seconds) < 1e-9)
        let found = try #require(try FFprobe.report(file).number("duration"))
        // Containers write whole milliseconds; ffprobe prints microseconds.
        #expect(abs(found - pace.seconds) < 0.0011)
        let times = try FFprobe.times(file)
        for (index, time) in times.prefix(pace.frames).enumerated() {
            let rate = pace.framesPerSecond == 29.97 ? 30_000.0 / 1001 : pace.framesPerSecond
            #expect(abs(time - Double(index) / rate) < 0.0006, "frame \(index)")
        }
    }

    @Test("Colours come back as they were", arguments: ["mp4", "webm"])
    func colours(_ ending: String) async throws {
        for format in [PixelFormat.straightRGBA, .premultipliedBGRA] {
            let file = folder.file("film.\(ending)")
            let (width, height) = (256, 64)
            let film = try FilmWriter(
                to: file, settings: FilmSettings(width: width, height: height, quality: 1))
            for _ in 0..<3 {
                try await film.append(
                    TestFrames.patches(width: width, height: height, format: format))
            }
            _ = try await film.finish()
            let pixels = try FFprobe.decode(file)
            #expect(pixels.count == 3 * width * height * 3)
            for (index, patch) in TestFrames.patches.enumerated() {
                let at = (height / 2 * width + index * 32 + 16) * 3
                let found = pixels[at..<at + 3].map(Int.init)
                let wanted = [patch.0, patch.1, patch.2].map(Int.init)
                for (a, b) in zip(found, wanted) {
                    // 8-bit limited range loses up to 2 steps by itself; the wrong matrix, over 20.
                    #expect(abs(a - b) <= 4, "patch \(index): \(found), not \(wanted)")
                }
            }
        }
    }

    @Test(
        "Odd sizes grow by one for H.264, which says so, and stay for VP9",
        arguments: [("mp4", 65, 49, 66, 50), ("mp4", 64, 49, 64, 50), ("webm", 65, 49, 65, 49)])
    func oddSizes(_ ending: String, _ width: Int, _ height: Int, _ newWidth: Int, _ newHeight: Int)
        async throws
    {
        let file = folder.file("film.\(ending)")
        let film = try FilmWriter(
            to: file, settings: FilmSettings(width: width, height: height, quality: 1))
        #expect(film.size == (newWidth, newHeight))
        #expect(film.notes.isEmpty == (width == newWidth && height == newHeight))
        // The last column and row in their own colour: padding must repeat it.
        let frame = TestFrames.picture(width: width, height: height) { x, y in
            x >= width - 9 || y >= height - 9 ? (200, 200, 200) : (20, 20, 20)
        }
        for _ in 0..<3 { try await film.append(frame) }
        let summary = try await film.finish()
        #expect((summary.width, summary.height) == (newWidth, newHeight))
        let report = try FFprobe.report(file)
        #expect(report["width"] == "\(newWidth)")
        #expect(report["height"] == "\(newHeight)")
        let pixels = try FFprobe.decode(file)
        let corner = (newWidth * newHeight - 1) * 3
        #expect(abs(Int(pixels[corner]) - 200) < 8)
    }

    @Test("A film's frames are those that were given, in order")
    func content() async throws {
        let file = folder.file("film.mp4")
        let (width, height) = (160, 96)
        _ = try await TestFrames.write(
            20, to: file, FilmSettings(width: width, height: height, quality: 1))
        let pixels = try FFprobe.decode(file)
        for index in 0..<20 {
            let frame = TestFrames.moving(index, width: width, height: height)
            var sum = 0
            for pixel in 0..<width * height {
                for channel in 0..<3 {
                    let found = Int(pixels[(index * width * height + pixel) * 3 + channel])
                    sum += abs(found - Int(frame.pixels[pixel] >> (8 * UInt32(channel)) & 255))
                }
            }
            // A frame off by one would differ by the bar: about 3 on average.
            #expect(Double(sum) / Double(width * height * 3) < 1.6, "frame \(index)")
        }
    }
}
