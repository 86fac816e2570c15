import Raster
import Testing

@Suite struct ParticleSystemTests {
    static func camera(
        _ longitude: Double = 0, _ latitude: Double = 0, _ zoom: Double = 3, ratio: Double = 1
    ) -> Camera {
        Camera(
            center: Coordinate(longitude: longitude, latitude: latitude), zoom: zoom, width: 320,
            height: 240, pixelRatio: ratio)
    }

    /// A flow by a function of the place on the map, in metres a second to the east and north.
    static func flow(
        _ camera: Camera, _ options: ParticleOptions,
        _ value: (Coordinate) -> SIMD2<Float> = { _ in SIMD2(10, 0) }
    ) -> FlowField {
        var field = FlowField(camera: camera)
        var (east, north): ([Float], [Float]) = ([], [])
        for row in 0..<field.rows {
            for column in 0..<field.columns {
                let place = Camera.Point(x: Double(column) + 0.5, y: Double(row) + 0.5)
                let flow = field.nodeCamera.unproject(place).map(value) ?? SIMD2(.nan, .nan)
                east.append(flow.x)
                north.append(flow.y)
            }
        }
        field.setFlow(east: east, north: north, options: options)
        return field
    }

    static func lasting(_ count: Int = 500) -> ParticleOptions {
        ParticleOptions(density: .count(count), dropRate: 0, dropRateBump: 0)
    }

    @Test func nodesLieWhereTheySay() {
        for ratio in [1, 2, 1.5] {
            let camera = Self.camera(12, 47, 4.3, ratio: ratio)
            let field = FlowField(camera: camera)
            let node = field.nodeCamera
            #expect(node.pixelWidth == field.columns)
            #expect(node.pixelHeight == field.rows)
            // The middle of the node picture is the middle of the picture.
            let a = node.unproject(
                Camera.Point(x: Double(field.columns) / 2, y: Double(field.rows) / 2))
            #expect(abs((a?.longitude ?? 0) - 12) < 1e-9)
            #expect(abs((a?.latitude ?? 0) - 47) < 1e-9)
            #expect(abs(node.pixelsPerWorld * 6 * ratio / camera.pixelsPerWorld - 1) < 1e-9)
        }
    }

    @Test(arguments: [1.5, 6, 12] as [Double])
    func theSpeedOnTheScreenIsTheSameAtEveryZoom(zoom: Double) {
        for latitude in [0.0, 60] {
            let options = Self.lasting()
            let camera = Self.camera(5, latitude, zoom)
            var system = ParticleSystem(options: options)
            system.setFlow(Self.flow(camera, options))
            let before = system.positions
            system.advance(by: 0.5)
            let after = system.positions
            var checked = 0
            for (a, b) in zip(before, after) where abs(a.y - 120) < 3 {
                // Those that left the picture began anew.
                guard abs(b.y - a.y) < 0.01 else { continue }
                #expect(abs(b.x - a.x - 20) < 1.5)
                checked += 1
            }
            #expect(checked > 3)
        }
    }

    @Test func movesOnTheSphere() {
        // At 60° a metre is twice as long on the map as at the equator.
        let camera = Self.camera(0, 0, 0)
        let options = Self.lasting(1500)
        var system = ParticleSystem(options: options)
        system.setFlow(Self.flow(camera, options))
        let before = system.positions
        system.advance(by: 0.25)
        var checked = 0
        for (a, b) in zip(before, system.positions) where abs(a.y - b.y) < 0.01 {
            guard let place = camera.unproject(Camera.Point(x: Double(a.x), y: Double(a.y))),
                abs(place.latitude) < 70
            else { continue }
            let expected = 10 / Maths.cos(place.latitude * Maths.radiansPerDegree)
            if abs(Double(b.x - a.x) - expected) < 0.1 + 0.05 * expected { checked += 1 }
        }
        #expect(checked > 500)
    }

    @Test func isTheSameAtEveryFrameRate() {
        // Round and round.
        let camera = Self.camera(0, 0, 5)
        let options = Self.lasting(200)
        let field = Self.flow(camera, options) {
            SIMD2(Float(-$0.latitude), Float($0.longitude)) * 4
        }
        var ends: [[SIMD2<Float>]] = []
        var inks: [Double] = []
        for rate in [90, 30, 10] {
            var system = ParticleSystem(options: options)
            system.setFlow(field)
            for _ in 0..<rate { system.advance(by: 1 / Double(rate)) }
            ends.append(system.positions)
            var image = ImageBuffer(for: camera)
            image.paint(system, colors: [.white])
            inks.append(image.pixels.reduce(0.0) { $0 + Double($1 >> 24) })
        }
        for (end, ink) in zip(ends, inks).dropFirst() {
            let same = zip(ends[0], end).filter { a, b in
                let off: SIMD2<Float> = a - b
                return abs(off.x) < 0.6 && abs(off.y) < 0.6
            }
            // Some leave the picture and begin anew at other moments.
            #expect(same.count > 150)
            #expect(abs(ink - inks[0]) < 0.12 * inks[0])
        }
    }

    /// The counts of particles in 4 × 3 fields of the picture.
    private func counts(_ system: ParticleSystem) -> [Int] {
        var counts = [Int](repeating: 0, count: 12)
        for place in system.positions
        where place.x >= 0 && place.y >= 0 && place.x < 320 && place.y < 240 {
            counts[Int(place.y / 80) * 4 + Int(place.x / 80)] += 1
        }
        return counts
    }

    private func expectEven(
        _ system: ParticleSystem, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let counts = counts(system)
        let mean = Double(counts.reduce(0, +)) / 12
        #expect(mean > 100, sourceLocation: sourceLocation)
        for count in counts {
            #expect(
                abs(Double(count) - mean) < 0.4 * mean, "\(counts)",
                sourceLocation: sourceLocation)
        }
    }

    @Test func isEvenlySpread() {
        var options = ParticleOptions(density: .count(3000))
        options.speed = 0.5
        let camera = Self.camera(179, 10, 2)
        var system = ParticleSystem(options: options)
        system.setFlow(Self.flow(camera, options) { _ in SIMD2(8, -6) })
        expectEven(system)
        for _ in 0..<60 { system.advance(by: 1.0 / 60) }
        expectEven(system)
    }

    @Test func staysEvenWhenTheMapMoves() {
        let options = ParticleOptions(density: .count(3000))
        for move in [
            Self.camera(14, 0, 3), Self.camera(0, 9, 3), Self.camera(0, 0, 2.3),
            Self.camera(0, 0, 4),
        ] {
            var system = ParticleSystem(options: options)
            system.setFlow(Self.flow(Self.camera(), options))
            for _ in 0..<5 { system.advance(by: 1.0 / 30) }
            system.setFlow(Self.flow(move, options))
            expectEven(system)
        }
    }

    @Test func staysOnTheMapWhenItIsPanned() {
        let options = Self.lasting()
        var system = ParticleSystem(options: options)
        system.setFlow(Self.flow(Self.camera(), options))
        let before = system.positions
        let moved = Self.camera(2, 0, 3)
        system.setFlow(Self.flow(moved, options))
        let step = Float(2.0 / 360 * moved.pixelsPerWorld)
        let stayed = zip(before, system.positions).filter {
            abs($0.x - step - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01
        }
        #expect(stayed.count > 430)
    }

    @Test func noneIsWhereTheFlowIsMissing() {
        // Flow only in the west, and towards its end.
        let options = ParticleOptions(density: .count(1200))
        let camera = Self.camera(0, 0, 4)
        var system = ParticleSystem(options: options)
        system.setFlow(
            Self.flow(camera, options) { $0.longitude < 0 ? SIMD2(25, 3) : SIMD2(.nan, 3) })
        var image = ImageBuffer(for: camera)
        for _ in 0..<30 {
            system.advance(by: 1.0 / 30)
            #expect(system.positions.allSatisfy { $0.x < 160 })
            image.paint(system, colors: [.white])
        }
        #expect(system.count > 300)
        for y in 0..<240 {
            for x in 162..<320 { #expect(image[x, y].alpha == 0) }
        }
    }

    @Test func leavesAGapBeyondThePoles() {
        let options = ParticleOptions(density: .high)
        let camera = Self.camera(0, 84, 1)
        var system = ParticleSystem(options: options)
        system.setFlow(Self.flow(camera, options) { _ in SIMD2(2, 2) })
        for _ in 0..<30 { system.advance(by: 1.0 / 60) }
        #expect(system.count > 10)
        let end = Float(-camera.frame.originY / camera.frame.step)
        #expect(end > 20)
        #expect(system.positions.allSatisfy { $0.y >= end })
    }

    @Test func isDeterministic() {
        let options = ParticleOptions(density: .count(150))
        func picture(_ seed: UInt64, reset: Bool = false) -> ImageBuffer {
            var system = ParticleSystem(options: options, seed: seed)
            system.setFlow(Self.flow(Self.camera(), options))
            if reset {
                for _ in 0..<17 { system.advance(by: 0.02) }
                system.reset()
            }
            for _ in 0..<12 { system.advance(by: 1.0 / 60) }
            var image = ImageBuffer(for: Self.camera())
            image.paint(system, colors: [Color(0x4da3ff), .white])
            return image
        }
        #expect(picture(1) == picture(1))
        #expect(picture(1) != picture(2))
        #expect(picture(1, reset: true) == picture(1))
    }

    @Test func fasterOnesHaveLaterColours() {
        let camera = Self.camera()
        for (speed, color) in [
            (0 as Float, Color(0xff0000)), (30, Color(0x0000ff)), (90, Color(0x0000ff)),
        ] {
            let options = Self.lasting()
            var system = ParticleSystem(options: options)
            system.setFlow(Self.flow(camera, options) { _ in SIMD2(speed, 0) })
            system.advance(by: 1.0 / 60)
            var image = ImageBuffer(for: camera)
            image.paint(system, colors: [Color(0xff0000), Color(0x0000ff)])
            let colors = Set(image.pixels.filter { $0 >> 24 > 0 }.map { $0 & 0xFF_FFFF })
            #expect(colors == [PixelFormat.straightRGBA.pixel(color) & 0xFF_FFFF])
        }
    }

    @Test(
        arguments: [
            (.minimal, 12), (.low, 30), (.normal, 60), (.high, 90), (.extreme, 142),
            (.count(7), 7), (.count(-7), 0), (.count(.max), ParticleDensity.maximumCount),
        ] as [(ParticleDensity, Int)])
    func hasTheDensityAskedFor(_ density: ParticleDensity, _ count: Int) {
        #expect(density.count(width: 100, height: 100) == count)
        #expect(density.count(width: .nan, height: 100) <= max(count, 0))
    }

    @Test(arguments: [ParticleKind.circle, .bar, .arrow])
    func takesAnyNumbers(kind: ParticleKind) {
        var random = SeededGenerator(seed: 12)
        let odd: [Double] = [.nan, .infinity, -.infinity, 0, -1, 0.5, 3, 1e300, -1e300, 1e-300, 40]
        let floats: [Float] = [
            .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 0, -3, 9, 1e-30,
        ]
        var system = ParticleSystem()
        for round in 0..<100 {
            func number() -> Double { odd.randomElement(using: &random) ?? 0 }
            func float() -> Float { floats.randomElement(using: &random) ?? 0 }
            system.options = ParticleOptions(
                density: .count(30), kind: kind, size: SIMD2(float(), float()), speed: number(),
                trails: Bool.random(using: &random), trailsFade: number(), dropRate: number(),
                dropRateBump: number(), fullSpeed: number())
            let camera =
                round % 2 == 0
                ? Self.camera(number(), number(), number())
                : Camera(
                    center: Coordinate(longitude: number(), latitude: number()), zoom: 2, width: 60,
                    height: number() > 1 ? 40 : number(),
                    pixelRatio: Bool.random(using: &random) ? 1 : number())
            guard camera.pixelWidth * camera.pixelHeight < 1_000_000 else { continue }
            system.setFlow(Self.flow(camera, system.options) { _ in SIMD2(float(), float()) })
            for _ in 0..<3 { system.advance(by: number()) }
            var image = ImageBuffer(width: 50, height: 50)
            image.paint(system, colors: [], opacity: number())
        }
    }
}
