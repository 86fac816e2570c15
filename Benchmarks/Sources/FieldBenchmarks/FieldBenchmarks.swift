import Raster
import Skyloop

/// How long drawing a field takes: `swift run -c release --package-path Benchmarks FieldBenchmarks [NAME [RUNS]]`.
@main
enum FieldBenchmarks {
    static func main() {
        let arguments = CommandLine.arguments
        let watch = Stopwatch(
            only: arguments.count > 1 ? arguments[1] : "",
            runs: arguments.count > 2 ? max(1, Int(arguments[2]) ?? 200) : 200)
        let table = ColorTable(ColorScale.temperature)
        tiles(watch, table)
        lambert(watch, table)
        pictures(watch, table)
        watch.time("colour table", units: 1) { _ = ColorTable(ColorScale.temperature) }
    }

    private static func tiles(_ watch: Stopwatch, _ table: ColorTable) {
        let sample = FieldSample(Fields.global(0))
        let painter = FieldPainter()
        let encoder = TilePNGEncoder()
        var image = ImageBuffer(width: 256, height: 256)
        var indexed = IndexedImage(width: 256, height: 256)
        var file: [UInt8] = []
        for tile in [
            TileID(z: 0, x: 0, y: 0), TileID(z: 2, x: 1, y: 1), TileID(z: 5, x: 16, y: 10),
            TileID(z: 9, x: 270, y: 160),
        ] {
            let camera = Camera(tile: tile)
            for interpolation in SampleInterpolation.allCases {
                let options = SampleOptions(interpolation: interpolation)
                watch.time("tile z\(tile.z) \(interpolation) RGBA", units: 65_536) {
                    painter.paint(
                        sample, on: Fields.globalLayout, seenBy: camera, options: options,
                        colors: table, into: &image)
                }
                watch.time("tile z\(tile.z) \(interpolation) indexed", units: 65_536) {
                    painter.paint(
                        sample, on: Fields.globalLayout, seenBy: camera, options: options,
                        colors: table, into: &indexed)
                }
                watch.time("tile z\(tile.z) \(interpolation) PNG, all in", units: 65_536) {
                    painter.paint(
                        sample, on: Fields.globalLayout, seenBy: camera, options: options,
                        colors: table, into: &indexed)
                    encoder.encode(indexed, into: &file)
                }
            }
        }
    }

    private static func lambert(_ watch: Stopwatch, _ table: ColorTable) {
        let sample = FieldSample(Fields.lambert)
        let painter = FieldPainter()
        let encoder = TilePNGEncoder()
        var indexed = IndexedImage(width: 256, height: 256)
        var file: [UInt8] = []
        for tile in [TileID(z: 5, x: 7, y: 12), TileID(z: 7, x: 29, y: 49)] {
            let camera = Camera(tile: tile)
            for interpolation in [SampleInterpolation.bilinear, .bicubic] {
                let mesh = PositionMesh(camera: camera, position: Fields.lambertPosition)
                let options = SampleOptions(interpolation: interpolation)
                watch.time("Lambert z\(tile.z) \(interpolation), mesh known", units: 65_536) {
                    painter.paint(
                        sample, on: .mesh(mesh), seenBy: camera, options: options, colors: table,
                        into: &indexed)
                }
                watch.time("Lambert z\(tile.z) \(interpolation) PNG, all in", units: 65_536) {
                    let mesh = PositionMesh(camera: camera, position: Fields.lambertPosition)
                    painter.paint(
                        sample, on: .mesh(mesh), seenBy: camera, options: options, colors: table,
                        into: &indexed)
                    encoder.encode(indexed, into: &file)
                }
            }
        }
    }

    private static func pictures(_ watch: Stopwatch, _ table: ColorTable) {
        let painter = FieldPainter()
        let blend = FieldBlend(Fields.global(0), Fields.global(0.4), fraction: 0.3)
        for zoom in [1.4, 4] {
            let camera = Camera(
                center: Coordinate(longitude: 10, latitude: 40), zoom: zoom, width: 1280,
                height: 720)
            var image = ImageBuffer(for: camera)
            for interpolation in [SampleInterpolation.bilinear, .bicubic] {
                watch.time(
                    "1280x720 z\(zoom) \(interpolation), two moments", units: 1280 * 720
                ) {
                    painter.paint(
                        FieldSample(blend), on: Fields.globalLayout, seenBy: camera,
                        options: SampleOptions(interpolation: interpolation), colors: table,
                        into: &image)
                }
            }
        }
    }
}
