import Raster

extension PortableBenchmark {
    /// Every benchmark, in the order that the WebAssembly build numbers them.
    public static let all: [PortableBenchmark] = [
        PortableBenchmark("256-pixel tile of a 0.25° world, bilinear") { tile(.bilinear) },
        PortableBenchmark("256-pixel tile of a 0.25° world, bicubic") { tile(.bicubic) },
        PortableBenchmark("256-pixel tile of a Lambert grid, bilinear") { lambert() },
        PortableBenchmark("1280x720 picture of two moments mixed") { blend() },
        PortableBenchmark("20 isoline levels on 1440x721") { isolines() },
        PortableBenchmark("65536 particles moved and drawn on 1280x720") { particles() },
    ]

    private static let world = GridLayout.regular(
        firstLongitude: 0, longitudeStep: 0.25, firstLatitude: 90, latitudeStep: -0.25)

    private static let wide = Camera(
        center: Coordinate(longitude: 10, latitude: 40), zoom: 1.4, width: 1280, height: 720)

    /// Waves at three scales.
    private static func field(_ width: Int, _ height: Int, wraps: Bool, _ phase: Double = 0)
        -> GridValues
    {
        var values: [Float] = []
        values.reserveCapacity(width * height)
        for y in 0..<height {
            let lift = Double(y) / Double(height) * .pi
            for x in 0..<width {
                let turn = Double(x) / Double(width) * 2 * .pi
                let large = 40 * Maths.sin(lift) - 20 + 8 * Maths.sin(3 * turn + phase)
                values.append(
                    Float(large + 3 * Maths.sin(17 * turn + 5 * lift) * Maths.sin(23 * lift)))
            }
        }
        return GridValues(values, width: width, height: height, wrapsX: wraps)
    }

    private static func tile(_ interpolation: SampleInterpolation) -> (() -> Void) {
        let sample = FieldSample(field(1440, 721, wraps: true))
        let table = ColorTable(GoldenScene.warmth)
        let painter = FieldPainter()
        let camera = Camera(tile: TileID(z: 2, x: 1, y: 1))
        var image = IndexedImage(width: 256, height: 256)
        return {
            painter.paint(
                sample, on: world, seenBy: camera,
                options: SampleOptions(interpolation: interpolation), colors: table, into: &image)
        }
    }

    private static func lambert() -> (() -> Void) {
        let sample = FieldSample(field(1799, 1059, wraps: false))
        let table = ColorTable(GoldenScene.warmth)
        let painter = FieldPainter()
        let camera = Camera(tile: TileID(z: 5, x: 7, y: 12))
        var image = IndexedImage(width: 256, height: 256)
        // Lambert's conformal conic at 38.5°, cells of 3 km.
        let n = Maths.sin(38.5 * Maths.radiansPerDegree)
        func power(_ latitude: Double) -> Double {
            Maths.pow(Maths.tan(.pi / 4 + latitude * Maths.radiansPerDegree / 2), n)
        }
        let f = Maths.cos(38.5 * Maths.radiansPerDegree) * power(38.5) / n * 2123.743
        let mesh = PositionMesh(camera: camera) { longitude, latitude in
            let (sin, cos) = Maths.sinCos(n * (longitude + 97.5) * Maths.radiansPerDegree)
            let r = f / power(latitude)
            return (899 + r * sin, 529 + f / power(38.5) - r * cos)
        }
        return {
            painter.paint(
                sample, on: .mesh(mesh), seenBy: camera,
                options: SampleOptions(interpolation: .bilinear), colors: table, into: &image)
        }
    }

    private static func blend() -> (() -> Void) {
        let sample = FieldSample(
            FieldBlend(
                field(1440, 721, wraps: true), field(1440, 721, wraps: true, 0.4), fraction: 0.3))
        let table = ColorTable(GoldenScene.warmth)
        let painter = FieldPainter()
        var image = ImageBuffer(for: wide)
        return {
            painter.paint(
                sample, on: world, seenBy: wide,
                options: SampleOptions(interpolation: .bilinear), colors: table, into: &image)
        }
    }

    private static func isolines() -> (() -> Void) {
        let field = field(1440, 721, wraps: true)
        let grid = ContourGrid(field.values, width: 1440, height: 721, wraps: true)
        let levels = ContourLevels(interval: 3, covering: -31...28)
        return { _ = grid.lines(levels) }
    }

    private static func particles() -> (() -> Void) {
        let camera = Camera(
            center: Coordinate(longitude: 10, latitude: 40), zoom: 3, width: 1280, height: 720)
        let options = ParticleOptions(density: .count(65_536))
        var flow = FlowField(camera: camera)
        var (east, north): ([Float], [Float]) = ([], [])
        for row in 0..<flow.rows {
            for column in 0..<flow.columns {
                // Turning winds of up to 15 m/s.
                east.append(Float(Maths.sin(Double(column) / 20) * 15))
                north.append(Float(Maths.cos(Double(row) / 15) * 15))
            }
        }
        flow.setFlow(east: east, north: north, options: options)
        var system = ParticleSystem(options: options)
        system.setFlow(flow)
        var image = ImageBuffer(for: camera)
        image.fill(Color(0x1b2433))
        return {
            system.advance(by: 1.0 / 60)
            image.paint(system, colors: [Color(0x4d8fd6), .white])
        }
    }
}
