import Raster

extension GoldenScene {
    /// Barbs, arrows or numbers at a spacing of 28 to 56 pixels.
    func drawSymbols(_ camera: Camera, on image: inout ImageBuffer) {
        let lattice = SymbolLattice(camera: camera, spacing: 28)
        var coverage = Coverage(width: image.width, height: image.height)
        let dark = Color(0x0c1522, alpha: 200)
        guard kind != .numbers else {
            var space = LabelSpace(width: image.width, height: image.height)
            let labels = SymbolGrid.numbers(
                lattice.sites, fontSize: 10, in: &space,
                value: { site in
                    let wind = GoldenWorld.wind(at: site.coordinate)
                    return (wind.x * wind.x + wind.y * wind.y).squareRoot()
                },
                text: { NumberText.fixed(Double($0)) },
                measure: { DotType.atlas.width(of: $0, fontSize: $1) })
            image.draw(
                labels, color: .white, haloColor: dark, atlas: DotType.atlas, using: &coverage)
            return
        }
        SymbolGrid(kind: kind == .barbs ? .barb : .scaledArrow, length: 24, haloColor: dark).draw(
            lattice.sites, on: &image, using: &coverage
        ) { GoldenWorld.wind(at: $0.coordinate) }
    }

    /// Two thirds of a second of particles.
    func drawParticles(_ camera: Camera, on image: inout ImageBuffer) {
        var options = ParticleOptions(density: .high, fullSpeed: 25)
        switch kind {
        case .waves:
            options.kind = .bar
            options.size = SIMD2(10, 2)
            options.density = .low
            options.trailsFade = 0.8
        case .heads:
            options.kind = .arrow
            options.size = SIMD2(7, 10)
            options.density = .low
            options.trails = false
        default:
            break
        }
        var flow = FlowField(camera: camera)
        let painter = FieldPainter()
        var (east, north): ([Float], [Float]) = ([], [])
        painter.sample(
            FieldSample(GoldenWorld.east), on: GoldenWorld.layout, seenBy: flow.nodeCamera,
            into: &east)
        painter.sample(
            FieldSample(GoldenWorld.north), on: GoldenWorld.layout, seenBy: flow.nodeCamera,
            into: &north)
        flow.setFlow(east: east, north: north, options: options)
        var system = ParticleSystem(options: options, seed: 7)
        system.setFlow(flow)
        for _ in 0..<40 { system.advance(by: 1.0 / 60) }
        image.paint(system, colors: [Color(0x4d8fd6), Color(0x8be0d2), .white], opacity: 0.95)
    }
}
