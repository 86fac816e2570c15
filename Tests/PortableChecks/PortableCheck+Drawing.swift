import Raster

extension PortableCheck {
    /// A field with waves, a hole and its values by whole numbers alone.
    private static func field(_ width: Int, _ height: Int) -> [Float] {
        var values: [Float] = []
        for y in 0..<height {
            for x in 0..<width {
                let wave = Maths.sin(Double(x) * 0.31) * 9 + Maths.cos(Double(y) * 0.23) * 7
                let isHole = (x - 9) * (x - 9) + (y - 7) * (y - 7) < 9
                values.append(isHole ? .nan : Float(1010 + wave + Double(x * y % 5) * 0.2))
            }
        }
        return values
    }

    private static let levels = ContourLevels(
        interval: 2, majorInterval: 10, covering: 980...1040)

    private static let camera = Camera(
        center: Coordinate(longitude: 174, latitude: -38), zoom: 2.3, width: 240, height: 160)

    private static func add(_ points: some Sequence<SIMD2<Float>>, to digest: inout Digest) {
        for point in points {
            digest.add(point.x)
            digest.add(point.y)
        }
    }

    private static func add(_ image: ImageBuffer, to digest: inout Digest) {
        for pixel in image.pixels { digest.add(pixel) }
    }

    /// Lines, particles, symbols and legends.
    static let drawing: [PortableCheck] = [
        PortableCheck("contours are found") { digest in
            for wraps in [false, true] {
                let grid = ContourGrid(field(40, 30), width: 40, height: 30, wraps: wraps)
                for made in [grid, grid.smoothed(passes: 2), grid.refined(by: 3)] {
                    let lines = made.lines(levels)
                    add(lines.points, to: &digest)
                    for line in lines.lines { digest.add(line.range.upperBound * 2 + line.level) }
                }
                for band in grid.bands(levels).bands {
                    for ring in band.rings { add(ring, to: &digest) }
                }
                for extremum in grid.extrema(radius: 4) {
                    add([extremum.position], to: &digest)
                    digest.add(extremum.difference)
                }
            }
        },
        PortableCheck("contours are drawn") { digest in
            let grid = ContourGrid(field(72, 37), width: 72, height: 37, wraps: true)
            let map = ContourMap(
                grid.refined(by: 2).lines(levels), first: Coordinate(longitude: 0, latitude: 90),
                longitudeStep: 5, latitudeStep: -5)
            var space = LabelSpace(width: 240, height: 160)
            let labels = ContourLabels { text, size in Float(text.utf8.count) * size * 0.6 }
            let placed = labels.place(on: map.paths(for: camera), in: &space)
            for label in placed.labels {
                add([label.position], to: &digest)
                digest.add(label.angle)
                digest.add(bytes: label.text.utf8)
            }
            for format in [PixelFormat.straightRGBA, .premultipliedBGRA] {
                var image = ImageBuffer(for: camera, format: format)
                var coverage = Coverage(width: 240, height: 160)
                image.draw(
                    placed.paths, style: ContourStyle(color: Color(0xe8edf5, alpha: 200)),
                    using: &coverage)
                add(image, to: &digest)
            }
        },
        PortableCheck("particles move and are drawn") { digest in
            for kind in [ParticleKind.circle, .bar, .arrow] {
                let options = ParticleOptions(
                    density: .count(400), kind: kind, size: SIMD2(3, 5))
                var flow = FlowField(camera: camera)
                var (east, north): ([Float], [Float]) = ([], [])
                for index in 0..<flow.columns * flow.rows {
                    east.append(Float(Maths.sin(Double(index) * 0.05) * 20))
                    north.append(
                        index % 97 == 5 ? .nan : Float(Maths.cos(Double(index) * 0.02) * 9))
                }
                flow.setFlow(east: east, north: north, options: options)
                var system = ParticleSystem(options: options, seed: 5)
                system.setFlow(flow)
                for step in 0..<30 { system.advance(by: step % 2 == 0 ? 1.0 / 60 : 1.0 / 24) }
                add(system.positions, to: &digest)
                var image = ImageBuffer(for: camera)
                image.fill(Color(0x0f1723))
                image.paint(system, colors: [Color(0x4da3ff, alpha: 90), .white])
                add(image, to: &digest)
            }
        },
        PortableCheck("symbols are drawn") { digest in
            let lattice = SymbolLattice(camera: camera, spacing: 30)
            for kind in [SymbolGrid.Kind.barb, .arrow, .scaledArrow] {
                var image = ImageBuffer(for: camera)
                var coverage = Coverage(width: 240, height: 160)
                SymbolGrid(kind: kind, haloColor: .black).draw(
                    lattice.sites, on: &image, using: &coverage
                ) { site in
                    SIMD2(
                        Float(Maths.sin(site.world.x * 90) * 40),
                        Float(Maths.cos(site.world.y * 70) * 30))
                }
                add(image, to: &digest)
            }
        },
        PortableCheck("legends are laid out and drawn") { digest in
            let scale = ColorScale(stops: [
                ColorStop(-40, 0x2b5fb3), ColorStop(0, 0xf4f6f8), ColorStop(45, 0xb3362b),
            ])
            var legend = BarLegend(
                id: "t", title: "Temperature", items: [BarLegendItem(colorScale: scale)],
                units: [
                    LegendUnit(symbol: "°C"), LegendUnit(symbol: "°F", scale: 1.8, offset: 32),
                ])
            for width in [90 as Float, 320] {
                let layout = LegendLayout(
                    legend, width: width,
                    type: LegendLayout.Lettering { Float($0.utf8.count) * $1 * 0.6 })
                for tick in layout.ticks {
                    digest.add(tick.value)
                    digest.add(tick.label.position.x)
                    digest.add(bytes: tick.label.text.utf8)
                }
                var image = ImageBuffer(width: 340, height: 60)
                var coverage = Coverage(width: 340, height: 60)
                image.draw(
                    layout, at: SIMD2(8, 8), titleColor: .white, labelColor: .white, atlas: nil,
                    using: &coverage)
                add(image, to: &digest)
                legend.toggleUnits()
            }
        },
    ]
}
