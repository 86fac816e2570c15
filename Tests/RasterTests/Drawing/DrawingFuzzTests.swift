import Raster
import Testing

/// Whole chains, from a grid to a picture, on numbers that nobody means: none may trap.
@Suite struct DrawingFuzzTests {
    static let doubles: [Double] = [
        .nan, .infinity, -.infinity, 0, -1, 1, 0.5, 3.7, 22, 85.06, -90, 180, -720.5, 1e-300, 1e300,
        -1e300, .leastNonzeroMagnitude, 1e15,
    ]
    static let floats: [Float] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0, -0.0,
        1, -1, 7.5, 7.5, 1013, 1e-38, .leastNonzeroMagnitude, 3e30, -12,
    ]

    /// Draws lots; the same ones for a seed.
    struct Lots {
        var random: SeededGenerator

        init(_ seed: Int) { random = SeededGenerator(seed: UInt64(seed) &* 977 &+ 5) }

        mutating func double() -> Double { doubles.randomElement(using: &random) ?? 0 }
        mutating func float() -> Float { floats.randomElement(using: &random) ?? 0 }
        mutating func number(_ range: ClosedRange<Int>) -> Int {
            Int.random(in: range, using: &random)
        }
        mutating func yes() -> Bool { Bool.random(using: &random) }
        mutating func color() -> Color {
            Color(UInt32.random(in: 0...0xFF_FFFF, using: &random), alpha: yes() ? 255 : 90)
        }

        /// Every second time a sane one, so that odd numbers get further than the first check.
        mutating func camera() -> Camera {
            let center = Coordinate(
                longitude: yes() ? double() : Double(number(-540...540)),
                latitude: yes() ? double() : Double(number(-89...89)))
            var camera = Camera(
                center: center, zoom: yes() ? double() : Double(number(-2...24)),
                width: Double(number(1...90)), height: Double(number(1...70)))
            switch number(0...5) {
            case 0: camera.width = double()
            case 1: camera.height = double()
            case 2: camera.pixelRatio = double()
            case 3: camera.pixelRatio = 2.5
            default: break
            }
            // A picture that has room.
            guard camera.pixelWidth * camera.pixelHeight <= 300_000 else {
                return Camera(tile: TileID(z: 1, x: 0, y: 0), size: 64)
            }
            return camera
        }

        /// A grid of gentle numbers with odd ones among them.
        mutating func grid() -> (values: [Float], width: Int, height: Int) {
            let (width, height) = (number(1...14), number(1...12))
            let odd = number(0...3)
            let values = (0..<width * height).map { index -> Float in
                number(0...3) < odd ? float() : Float(index % width * 3 + index / width)
            }
            return (values, width, height)
        }
    }

    @Test(arguments: 0..<150) func lines(seed: Int) {
        var lots = Lots(seed)
        let (values, width, height) = lots.grid()
        var grid = ContourGrid(values, width: width, height: height, wraps: lots.yes())
        if lots.yes() { grid = grid.smoothed(passes: lots.number(-1...3)) }
        if lots.yes() { grid = grid.refined(by: lots.number(-1...4)) }
        let levels =
            lots.yes()
            ? ContourLevels(values: (0..<6).map { _ in lots.float() }, major: [lots.float()])
            : ContourLevels(
                interval: lots.double(), majorInterval: lots.double(), offset: lots.double(),
                covering: grid.range ?? 0...1)
        let (a, b) = (lots.double(), lots.double())
        let isSane = lots.yes()
        let map = ContourMap(grid.lines(levels)) { place in
            isSane
                ? SIMD2(Double(place.x) / 20, Double(place.y) / 20)
                : SIMD2(Double(place.x) * a, Double(place.y) * b)
        }
        let camera = lots.camera()
        var image = ImageBuffer(for: camera)
        var coverage = Coverage(width: image.width, height: image.height)
        var space = LabelSpace(width: image.width, height: image.height)
        var labels = ContourLabels(atlas: TestAtlas.atlas)
        labels.fontSize = lots.yes() ? lots.float() : 11
        labels.spacing = lots.float()
        labels.padding = lots.float()
        let placed = labels.place(
            on: map.paths(for: camera, minimumRing: lots.double()), in: &space)
        var style = ContourStyle(color: lots.color(), haloColor: lots.color())
        style.width = lots.float()
        style.majorWidth = lots.yes() ? lots.float() : 2
        image.draw(placed.paths, style: style, using: &coverage)
        image.draw(
            placed.labels, color: lots.color(), haloColor: lots.color(), atlas: TestAtlas.atlas,
            using: &coverage)
        let marks = ExtremumLabels(atlas: TestAtlas.atlas).place(
            grid.extrema(radius: lots.number(-3...9), minimumDifference: lots.float()), in: &space
        ) { [$0, SIMD2(lots.float(), lots.float())] }
        image.draw(marks, style: style, atlas: TestAtlas.atlas, using: &coverage)
        image.draw(
            grid.bands(levels), colors: (0..<5).map { _ in lots.color() }, opacity: lots.double(),
            seenBy: camera, using: &coverage
        ) { place in
            isSane
                ? SIMD2(Double(place.x) / 20, Double(place.y) / 20)
                : SIMD2(Double(place.x) * a, Double(place.y) * b)
        }
    }

    @Test(arguments: 0..<150) func particles(seed: Int) {
        var lots = Lots(seed)
        var system = ParticleSystem(seed: UInt64(seed))
        for _ in 0..<4 {
            let camera = lots.camera()
            system.options = ParticleOptions(
                density: .count(lots.number(-3...80)), kind: lots.yes() ? .circle : .arrow,
                size: SIMD2(lots.float(), lots.float()), speed: lots.yes() ? lots.double() : 1,
                trails: lots.yes(), trailsFade: lots.yes() ? lots.double() : 0.97,
                dropRate: lots.double(), dropRateBump: lots.double(), fullSpeed: lots.double())
            var flow = FlowField(camera: camera, spacing: lots.double())
            guard flow.columns * flow.rows <= 100_000 else { continue }
            let isSane = lots.yes()
            func component() -> Float { isSane ? Float(lots.number(-40...40)) : lots.float() }
            let count = flow.columns * flow.rows
            flow.setFlow(
                east: (0..<count).map { _ in component() },
                north: (0..<count).map { _ in component() }, options: system.options)
            system.setFlow(flow)
            for _ in 0..<5 { system.advance(by: lots.yes() ? lots.double() : 0.03) }
            if lots.yes() { system.reset() }
            for format in [PixelFormat.straightRGBA, .premultipliedBGRA] {
                var image = ImageBuffer(for: lots.yes() ? camera : lots.camera(), format: format)
                if lots.yes() { image.fill(.black) }
                image.paint(
                    system, colors: (0..<lots.number(0...3)).map { _ in lots.color() },
                    opacity: lots.double())
            }
        }
    }

    @Test(arguments: 0..<150) func symbols(seed: Int) {
        var lots = Lots(seed)
        let camera = lots.camera()
        let lattice = SymbolLattice(
            camera: camera, spacing: lots.yes() ? lots.double() : 30, margin: lots.double(),
            isStaggered: lots.yes())
        let sites = Array(lattice.sites.prefix(500))
        var image = ImageBuffer(for: camera)
        var coverage = Coverage(width: image.width, height: image.height)
        for kind in [SymbolGrid.Kind.barb, .arrow, .scaledArrow] {
            var symbols = SymbolGrid(
                kind: kind, length: lots.yes() ? lots.float() : 24, width: lots.float(),
                color: lots.color(), haloColor: lots.color())
            symbols.fullSpeed = lots.float()
            symbols.draw(sites, on: &image, using: &coverage) { _ in
                SIMD2(lots.float(), lots.float())
            }
        }
        var space = LabelSpace(width: image.width, height: image.height)
        let labels = SymbolGrid.numbers(
            sites, fontSize: lots.float(), in: &space, value: { _ in lots.float() },
            text: { NumberText.fixed(Double($0), decimals: 2) },
            measure: { TestAtlas.atlas.width(of: $0, fontSize: $1) })
        image.draw(labels, color: lots.color(), atlas: TestAtlas.atlas, using: &coverage)
    }

    @Test(arguments: 0..<150) func scalesAndLegends(seed: Int) {
        var lots = Lots(seed)
        let (a, b) = (lots.float(), lots.float())
        var scale = ColorScale(
            stops: (0..<lots.number(0...5)).map { _ in ColorStop(lots.float(), lots.color()) },
            range: a <= b && lots.yes() ? a...b : nil, normalized: lots.yes(),
            interval: lots.yes() ? lots.float() : 0, interpolate: lots.yes())
        if lots.yes() { scale.breaks = (0..<3).map { _ in lots.float() } }
        if lots.yes() { scale.positions = scale.stops.map { _ in lots.float() } }
        let table = ColorTable(scale, opacity: lots.double())
        for value in Self.floats {
            _ = table.color(at: value)
            _ = scale.color(at: value)
        }
        let labels: [BarLegendLabels] = [
            .round, .values(every: lots.double()), .values(labelValues: [lots.double(), 1]),
        ]
        let item = BarLegendItem(
            colorScale: scale, range: a <= b && lots.yes() ? a...b : nil, height: lots.float(),
            rounded: lots.yes(), equalWidth: lots.yes(), labels: labels[lots.number(0...2)])
        let legend = BarLegend(
            id: "x", title: "0", items: [item],
            units: [LegendUnit(symbol: "1", scale: lots.double(), offset: lots.double())])
        let type = LegendLayout.Lettering(titleSize: lots.float(), labelSize: lots.float()) {
            TestAtlas.atlas.width(of: $0, fontSize: $1)
        }
        let points = PointLegend(
            id: "y", title: "", items: [PointLegendItem(color: lots.color(), label: "12")],
            radius: lots.float())
        var image = ImageBuffer(width: 90, height: 40)
        var coverage = Coverage(width: 90, height: 40)
        for layout in [
            LegendLayout(legend, width: lots.yes() ? lots.float() : 80, type: type),
            LegendLayout(points, width: lots.float(), type: type),
        ] {
            image.draw(
                layout, at: SIMD2(lots.float(), lots.float()), titleColor: lots.color(),
                labelColor: lots.color(), atlas: TestAtlas.atlas, using: &coverage)
        }
    }
}
