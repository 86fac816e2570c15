import Raster

/// How long lines, particles and symbols take: `swift run -c release --package-path Benchmarks DrawingBenchmarks`.
@main
enum DrawingBenchmarks {
    private static let camera = Camera(
        center: Coordinate(longitude: 10, latitude: 40), zoom: 3, width: 1280, height: 720)

    static func main() {
        contours()
        particles()
        barbs()
    }

    /// Runs work many times and tells the quickest and the middle time.
    private static func time(_ name: String, runs: Int = 40, _ work: () -> Void) {
        let clock = ContinuousClock()
        work()
        let times = (0..<runs).map { _ in clock.measure(work) }.sorted()
        print("\(name): min \(times[0]), median \(times[times.count / 2])")
    }

    private static func contours() {
        // A global field of 0.25° with weather at three scales.
        let (width, height) = (1440, 721)
        var values: [Float] = []
        values.reserveCapacity(width * height)
        for row in 0..<height {
            let latitude = (90 - Double(row) / 4) * Maths.radiansPerDegree
            for column in 0..<width {
                let longitude = Double(column) / 4 * Maths.radiansPerDegree
                let large = 58 * Maths.cos(latitude)
                let middle = 8 * Maths.sin(5 * longitude + 3 * latitude) * Maths.cos(latitude)
                let small = 3 * Maths.sin(23 * longitude) * Maths.sin(31 * latitude)
                values.append(Float(230 + large + middle + small))
            }
        }
        let grid = ContourGrid(values, width: width, height: height, wraps: true)
        guard let range = grid.range else { return }
        let levels = ContourLevels(
            interval: Double(range.upperBound - range.lowerBound) / 20.5, covering: range)
        time("\(levels.count) isoline levels on 1440x721") { _ = grid.lines(levels) }
        time("\(levels.count + 1) bands on 1440x721", runs: 10) { _ = grid.bands(levels) }

        let map = ContourMap(
            grid.lines(levels), first: Coordinate(longitude: 0, latitude: 90),
            longitudeStep: 0.25, latitudeStep: -0.25)
        let labels = ContourLabels { text, size in Float(text.utf8.count) * size * 0.6 }
        var image = ImageBuffer(for: camera)
        var coverage = Coverage(width: image.width, height: image.height)
        time("isolines placed, labelled and drawn on 1280x720") {
            var space = LabelSpace(width: image.width, height: image.height)
            let placed = labels.place(on: map.paths(for: camera), in: &space)
            image.draw(placed.paths, style: ContourStyle(), using: &coverage)
        }
    }

    private static func particles() {
        let options = ParticleOptions(density: .count(65_536))
        var flow = FlowField(camera: camera)
        let nodes = 0..<flow.columns * flow.rows
        // Turning winds of up to 15 m/s.
        let columns = flow.columns
        let east = nodes.map { Float(Maths.sin(Double($0 % columns) / 20) * 15) }
        let north = nodes.map { Float(Maths.cos(Double($0 / columns) / 15) * 15) }
        time("flow under 1280x720 set") {
            flow.setFlow(east: east, north: north, options: options)
        }
        var system = ParticleSystem(options: options)
        system.setFlow(flow)
        var image = ImageBuffer(for: camera)
        image.fill(Color(0x1b2433))
        time("65536 particles moved and drawn on 1280x720", runs: 200) {
            system.advance(by: 1.0 / 60)
            image.paint(system, colors: [.white])
        }
    }

    private static func barbs() {
        var image = ImageBuffer(for: camera)
        var coverage = Coverage(width: image.width, height: image.height)
        time("wind barbs 40 points apart on 1280x720") {
            SymbolGrid(kind: .barb).draw(
                SymbolLattice(camera: camera, spacing: 40).sites, on: &image, using: &coverage
            ) { SIMD2(Float($0.world.x * 60), Float($0.world.y * 30)) }
        }
    }
}
