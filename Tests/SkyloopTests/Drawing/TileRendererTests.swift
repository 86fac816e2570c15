import Foundation
import Raster
import TestSupport
import Testing

@testable import Skyloop

@Suite(.enabled(if: TestData.isAvailable, TestData.skipped)) struct TileRendererTests {
    private static let renderer: TileRenderer? = {
        guard let file = try? TestData.file("timeseries/gfs-wind10m-2018-10"),
            let dataset = try? Dataset(contentsOf: file.path)
        else { return nil }
        return TileRenderer(service: WeatherService(datasets: [dataset]))
    }()

    private static let date = Date(timeIntervalSince1970: 1_539_086_400)

    /// The largest differences of the files from the pictures: of premultiplied colours, and of the alphas.
    private static func differences(_ pairs: [([UInt8], ImageBuffer)]) throws -> [[Int]] {
        try withTemporaryFolder { folder in
            for (index, (file, image)) in pairs.enumerated() {
                try Data(file).write(to: folder.appendingPathComponent("\(index).png"))
                try Data(image.converted(to: .straightRGBA).withBytes { Array($0) })
                    .write(to: folder.appendingPathComponent("\(index).raw"))
            }
            let text = try Python.run(
                """
                import json, sys
                import numpy as np
                from PIL import Image
                folder, count = sys.argv[1], int(sys.argv[2])
                found = []
                for index in range(count):
                    with Image.open(f"{folder}/{index}.png") as file:
                        a = np.asarray(file.convert("RGBA")).astype(float)
                    b = np.fromfile(f"{folder}/{index}.raw", np.uint8).reshape(a.shape).astype(float)
                    color = np.abs(a[..., :3] * a[..., 3:] - b[..., :3] * b[..., 3:]) / 255
                    found.append([int(np.ceil(color.max() - 1e-9)), int(np.abs(a[..., 3] - b[..., 3]).max()),
                                  len(np.unique(a.reshape(-1, 4), axis=0))])
                print(json.dumps(found))
                """, [folder.path, "\(pairs.count)"])
            return try JSONDecoder().decode([[Int]].self, from: Data(text.utf8))
        }
    }

    @Test(
        "A tile as a PNG file is the picture", .enabled(if: Python.isAvailable, Python.skipped))
    func files() throws {
        let renderer = try #require(Self.renderer)
        var pairs: [([UInt8], ImageBuffer)] = []
        for code in [WeatherService.LayerCode.windSpeeds, .windDirection, .windBarbs] {
            for tile in [
                TileID(z: 0, x: 0, y: 0), TileID(z: 3, x: 0, y: 7), TileID(z: 5, x: 17, y: 11),
            ] {
                for palette in [nil, Raster.Palette.turbo] {
                    let picture = try renderer.tile(of: code, at: Self.date, tile, palette: palette)
                    let file = try renderer.png(
                        of: code, at: Self.date, seenBy: Camera(tile: tile), palette: palette)
                    pairs.append((file, picture))
                }
            }
        }
        let found = try Self.differences(pairs)
        #expect(found.count == pairs.count)
        for (index, difference) in found.enumerated() {
            // A palette's colour and alpha stray by two steps each, and premultiplying rounds.
            #expect(difference[0] <= 6 && difference[1] <= 2, "\(index): \(difference)")
        }
        #expect(found.contains { $0[2] > 50 })
    }

    @Test("Tiles of particles side by side are parts of one picture")
    func particlesJoin() throws {
        let renderer = try #require(Self.renderer)
        let code = WeatherService.LayerCode.windParticles
        // A picture of two by two tiles, over a meeting of four, one of them beyond the date line.
        for (z, x, y) in [(2, 1, 1), (4, 6, 5), (3, 7, 2)] {
            let span = 1 / Double(1 << z)
            var camera = Camera(tile: TileID(z: z, x: x, y: y))
            camera.center = Coordinate(
                longitude: WebMercator.longitude(x: Double(x + 1) * span),
                latitude: WebMercator.latitude(y: Double(y + 1) * span))
            camera.width = 512
            camera.height = 512
            var whole = ImageBuffer(for: camera, format: .premultipliedBGRA)
            try renderer.draw(code, at: Self.date, seenBy: camera, over: &whole)
            #expect(whole.pixels.count { $0 != 0 } > 20_000)
            for (column, row) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                let tile = try renderer.tile(
                    of: code, at: Self.date,
                    TileID(z: z, x: (x + column) % (1 << z), y: y + row))
                var far = 0
                for py in 0..<256 {
                    for px in 0..<256 {
                        let (a, b) = (
                            tile[px, py], whole[column * 256 + px, row * 256 + py]
                        )
                        // A particle may be put on the next quarter of a pixel by the last bit of its place.
                        if abs(Int(a.alpha) - Int(b.alpha)) > 24 { far += 1 }
                    }
                }
                #expect(far < 65, "\(z)/\(x + column)/\(y + row): \(far) pixels differ")
            }
        }
    }

    @Test("Palettes are offered for coloured fields, keep what is clear, and have legends")
    func palettes() throws {
        let renderer = try #require(Self.renderer)
        let offered = renderer.palettes(of: .windSpeeds)
        #expect(offered.contains(.viridis) && offered.contains(.rdBu))
        #expect(!offered.contains(.set1) && !offered.contains(.white))
        #expect(renderer.palettes(of: .windBarbs).isEmpty)
        let own = try #require(renderer.legend(of: .windSpeeds))
        for palette in offered {
            let legend = try #require(renderer.legend(of: .windSpeeds, palette: palette))
            #expect(legend.knots.first == own.knots.first && legend.knots.last == own.knots.last)
            #expect(legend.spacing == own.spacing)
            let (scale, wanted) = (legend.colorScale, own.colorScale)
            for value in stride(from: Float(0), through: 70, by: 0.5) {
                #expect(
                    abs(Int(scale.color(at: value).alpha) - Int(wanted.color(at: value).alpha)) <= 2
                )
            }
            #expect(scale.color(at: 60).with(alpha: 255) == palette.colors.last)
        }
    }

    @Test("Recoloured bands stay bands, and a wide scale gets its colours from stop to stop")
    func recolored() throws {
        let bands = ColorScale(
            stops: [0, 1, 2, 3].map { ColorStop($0, .white) }, range: 0...4, interpolate: false)
        let banded = bands.recolored(by: .viridis)
        #expect(banded.stops.count == 4 && !banded.interpolate)
        #expect(banded.color(at: 1.2) == banded.color(at: 1.9))
        #expect(banded.color(at: 0.9) != banded.color(at: 1.1))
        let wide = ColorScale(
            stops: [0, 0.1, 1, 10, 100].map { ColorStop($0, .white) }
        ).recolored(by: .greys)
        let middle = Raster.Palette.greys.scale(over: 0...1).color(at: 0.5)
        #expect(wide.color(at: 1) == middle)
    }
}
