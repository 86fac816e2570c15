import Foundation

@testable import Skyloop

/// Made-up pictures with what weather films have: smooth colours, flat areas, thin lines, something that moves.
enum TestFrames {
    /// Flat colours in a row of patches, which every codec must give back as they were.
    static let patches: [(UInt8, UInt8, UInt8)] = [
        (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255), (0, 0, 0),
        (15, 23, 35), (77, 163, 255), (128, 128, 128),
    ]

    /// A frame of flat patches, each an eighth of the width.
    static func patches(width: Int, height: Int, format: PixelFormat = .straightRGBA) -> ImageBuffer
    {
        picture(width: width, height: height, format: format) { x, _ in
            patches[min(7, x * 8 / width)]
        }
    }

    /// Smooth colours with a white bar that moves to the right from frame to frame.
    static func moving(_ index: Int, width: Int, height: Int) -> ImageBuffer {
        let bar = index * 3 % width
        return picture(width: width, height: height) { x, y in
            if (bar..<bar + 4).contains(x), y > height / 4, y < 3 * height / 4 {
                return (255, 255, 255)
            }
            return (UInt8(x * 255 / width), UInt8(y * 255 / height), 96)
        }
    }

    /// A frame from a colour for each pixel.
    static func picture(
        width: Int, height: Int, format: PixelFormat = .straightRGBA,
        _ colour: (Int, Int) -> (UInt8, UInt8, UInt8)
    ) -> ImageBuffer {
        var image = ImageBuffer(width: width, height: height, format: format)
        for y in 0..<height {
            for x in 0..<width {
                let (red, green, blue) = colour(x, y)
                image[x, y] = Color(red: red, green: green, blue: blue)
            }
        }
        return image
    }

    /// Writes a film of moving frames.
    static func write(
        _ count: Int, to file: URL, _ settings: FilmSettings
    ) async throws -> FilmSummary {
        let film = try FilmWriter(to: file, settings: settings)
        for index in 0..<count {
            try await film.append(
                moving(index, width: settings.width, height: settings.height))
        }
        return try await film.finish()
    }
}

/// A new folder for one test, removed with it.
final class TestFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("skyloop-film-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// A file in it.
    func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    /// The names of all that is in it, hidden files too.
    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }
}
