import Foundation
import Raster
import Skyloop
import TestSupport
import Testing

/// The quick encoder against Pillow, which shares no code with it.
@Suite struct TilePNGTests {
    /// Pictures that are easy, hard, and odd for the compressor.
    static func pictures() -> [(name: String, image: IndexedImage)] {
        let table = ColorTable(Palette.viridis.scale(over: 0...1))
        func picture(
            _ width: Int, _ height: Int, _ value: (_ x: Int, _ y: Int) -> Float
        ) -> IndexedImage {
            let values = (0..<width * height).map { value($0 % width, $0 / width) }
            var image = IndexedImage(width: width, height: height)
            // One grid point a pixel: the camera's pixels are the grid's columns and rows.
            let camera = Camera(
                center: Coordinate(longitude: 0, latitude: 0), zoom: 9, width: Double(width),
                height: Double(height))
            let frame = camera.frame
            FieldPainter().paint(
                FieldSample(GridValues(values, width: width, height: height)),
                on: .separable(
                    column: {
                        (WebMercator.x(longitude: $0) - frame.originX) / frame.step - 0.5
                    },
                    row: { (WebMercator.y(latitude: $0) - frame.originY) / frame.step - 0.5 }),
                seenBy: camera, options: SampleOptions(interpolation: .none), colors: table,
                into: &image)
            return image
        }
        var random = SplitMix(seed: 4)
        return [
            ("one pixel", picture(1, 1) { _, _ in 0.3 }),
            ("one row", picture(300, 1) { x, _ in Float(x) / 300 }),
            ("one column", picture(1, 300) { _, y in Float(y) / 300 }),
            ("one colour", picture(256, 256) { _, _ in 0.5 }),
            ("nothing", picture(256, 256) { _, _ in .nan }),
            ("noise", picture(256, 256) { _, _ in Float(random.double(in: 0...1)) }),
            ("slope", picture(256, 256) { x, y in Float(x + 2 * y) / 768 }),
            (
                "holes",
                picture(257, 131) { x, y in (x / 9 + y / 7) % 3 == 0 ? .nan : Float(x) / 257 }
            ),
            (
                // Counts like Fibonacci's numbers ask for the longest codes.
                "rare",
                picture(512, 512) { _, _ in
                    var level: Float = 0
                    while level < 1, random.int(in: 0...2) == 0 { level += 0.05 }
                    return level
                }
            ),
        ]
    }

    @Test(.enabled(if: Python.isAvailable, Python.skipped)) func pillowReadsTheSamePixels() throws {
        let encoder = TilePNGEncoder()
        var file: [UInt8] = []
        for (name, image) in Self.pictures() {
            encoder.encode(image, into: &file)
            #expect(file == TilePNGEncoder().encode(image), "\(name): a used encoder differs")
            let url = FileManager.default.temporaryDirectory
                .appendingPathComponent("tile-\(UUID().uuidString).png")
            defer { try? FileManager.default.removeItem(at: url) }
            try Data(file).write(to: url)
            let printed = try Python.run(
                """
                import sys, zlib
                from PIL import Image
                image = Image.open(sys.argv[1]); image.load()
                print(image.mode, *image.size, zlib.crc32(image.convert('RGBA').tobytes()))
                """, [url.path])
            var bytes: [UInt8] = []
            for index in image.indices {
                let color = image.palette[Int(index)]
                bytes += [color.red, color.green, color.blue, color.alpha]
            }
            #expect(
                printed.trimmingCharacters(in: .whitespacesAndNewlines)
                    == "P \(image.width) \(image.height) \(crc32(bytes))", "\(name)")
        }
    }

    /// The check sum by its definition, bit by bit.
    private func crc32(_ bytes: [UInt8]) -> UInt32 {
        let table = (0..<256).map { start -> UInt32 in
            (0..<8).reduce(UInt32(start)) { value, _ in
                value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1
            }
        }
        return ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }
}
