import Raster
import Testing

@Suite struct ContourMapTests {
    /// A low and a high over the Pacific, on both sides of the date line, on a 2° grid.
    static let field: ContourGrid = {
        var values: [Float] = []
        for row in 0...90 {
            for column in 0..<180 {
                let latitude = 90 - 2 * Double(row)
                let longitude = 2 * Double(column)
                func hill(_ x: Double, _ y: Double) -> Double {
                    let off = (longitude - x) * Maths.cos(y * Maths.radiansPerDegree)
                    return Maths.exp(-(off * off + (latitude - y) * (latitude - y)) / 300)
                }
                values.append(Float(1012 - 40 * hill(178, 45) + 24 * hill(215, 30)))
            }
        }
        return ContourGrid(values, width: 180, height: 91, wraps: true)
    }()

    static func map(interval: Double = 4) -> ContourMap {
        let levels = ContourLevels(
            interval: interval, majorInterval: 20, offset: 2, covering: 900...1100)
        return ContourMap(
            field.lines(levels), first: Coordinate(longitude: 0, latitude: 90), longitudeStep: 2,
            latitudeStep: -2)
    }

    static let pacific = Camera(
        center: Coordinate(longitude: -170, latitude: 40), zoom: 2.2, width: 640, height: 400)

    @Test func isWholeOverTheDateLine() {
        let paths = Self.map().paths(for: Self.pacific)
        #expect(paths.count >= 10)
        for path in paths {
            #expect(path.isClosed)
            for (a, b) in zip(path.points, path.points.dropFirst()) {
                let step = b - a
                #expect((step * step).sum() < 900)
            }
        }
    }

    @Test func repeatsWithTheWorld() {
        let wide = Camera(
            center: Coordinate(longitude: 0, latitude: 30), zoom: 0, width: 1600, height: 400)
        let paths = Self.map().paths(for: wide, minimumRing: 0)
        let lows = paths.filter { $0.value == 982 }
        #expect(lows.count == 3 || lows.count == 4)
        let xs = lows.map { $0.points.map(\.x).reduce(0, +) / Float($0.points.count) }.sorted()
        for (a, b) in zip(xs, xs.dropFirst()) { #expect(abs(b - a - 512) < 0.1) }
    }

    @Test func linesLieWhereTheFieldHasTheirValue() {
        let camera = Self.pacific
        for path in Self.map().paths(for: camera) {
            for point in path.points
            where point.x > 0 && point.y > 0 && point.x < 640 && point.y < 400 {
                guard
                    let place = camera.unproject(
                        Camera.Point(x: Double(point.x), y: Double(point.y)))
                else { continue }
                let column = Maths.wrap(place.longitude / 2, modulus: 180)
                let row = (90 - place.latitude) / 2
                #expect(abs(Self.bilinear(column, row) - path.value) < 0.5)
            }
        }
    }

    private static func bilinear(_ x: Double, _ y: Double) -> Float {
        let (column, row) = (Int(x), Int(y))
        let (a, b) = (Float(x) - Float(column), Float(y) - Float(row))
        func value(_ dx: Int, _ dy: Int) -> Float {
            field.values[(row + dy) * 180 + (column + dx) % 180]
        }
        let top = value(0, 0) * (1 - a) + value(1, 0) * a
        let bottom = value(0, 1) * (1 - a) + value(1, 1) * a
        return top * (1 - b) + bottom * b
    }

    @Test func labelsLieAlongTheLines() {
        let paths = Self.map().paths(for: Self.pacific)
        var space = LabelSpace(width: 640, height: 400)
        let style = ContourLabels(atlas: TestAtlas.atlas)
        let (cut, labels) = style.place(on: paths, in: &space)
        #expect(labels.count >= 6)
        #expect(cut.count > paths.count)
        for label in labels {
            #expect(abs(label.angle) <= .pi / 2)
            #expect(label.position.x > 0 && label.position.x < 640)
            #expect(label.position.y > 0 && label.position.y < 400)
            let line = paths.filter { style.text($0.value) == label.text }
            // The label's middle is on a line of its value, and no piece of a line runs through it.
            let nearest = line.flatMap(\.points).map {
                (($0 - label.position) * ($0 - label.position)).sum()
            }.min()
            #expect((nearest ?? .infinity).squareRoot() < label.size.x)
            for piece in cut where piece.value == line.first?.value {
                for point in piece.points {
                    let off = point - label.position
                    #expect((off * off).sum().squareRoot() > label.size.x / 2 - 1)
                }
            }
        }
    }

    @Test func labelsStayWhilePanning() {
        let map = Self.map()
        var moved = Self.pacific
        moved.center = Coordinate(longitude: -169.5, latitude: 40)
        let style = ContourLabels(atlas: TestAtlas.atlas)
        func texts(_ camera: Camera) -> [MapLabel] {
            var space = LabelSpace(width: 640, height: 400)
            return style.place(on: map.paths(for: camera), in: &space).labels
        }
        let (a, b) = (texts(Self.pacific), texts(moved))
        let step = Float(0.5 / 360 * Self.pacific.pixelsPerWorld)
        let stayed = a.filter { label in
            b.contains {
                $0.text == label.text && abs($0.position.x + step - label.position.x) < 0.5
                    && abs($0.position.y - label.position.y) < 0.5
            }
        }
        #expect(stayed.count >= a.count - 2)
    }

    @Test func findsTheCentres() {
        let found = Self.field.extrema(radius: 6, minimumDifference: 2) { row in
            1 / max(0.1, Maths.cos((90 - 2 * Double(row)) * Maths.radiansPerDegree))
        }
        #expect(found.map(\.isHigh) == [false, true])
        #expect(found.first?.value ?? 0 < 973)
        #expect(abs((found.first?.position.x ?? 0) - 89) < 0.6)
        #expect(abs((found.first?.position.y ?? 0) - 22.5) < 0.6)
        #expect(abs((found.last?.position.x ?? 0) - 107.5) < 1)
    }

    @Test func aFlatOrBrokenFieldHasNoCentres() {
        #expect(
            ContourGrid([Float](repeating: 3, count: 400), width: 20, height: 20).extrema(radius: 3)
                .isEmpty)
        var values = (0..<400).map { (index: Int) -> Float in
            Float(0 - abs(index % 20 - 10) - abs(index / 20 - 10))
        }
        #expect(ContourGrid(values, width: 20, height: 20).extrema(radius: 3).count == 1)
        values[10 * 20 + 11] = .nan
        #expect(ContourGrid(values, width: 20, height: 20).extrema(radius: 3).isEmpty)
        var random = SeededGenerator(seed: 6)
        let odd: [Float] = [
            .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0, 1,
        ]
        for _ in 0..<100 {
            let size = Int.random(in: 0...7, using: &random)
            let grid = ContourGrid(
                (0..<size * 5).map { _ in odd.randomElement(using: &random) ?? 0 }, width: size,
                height: 5,
                wraps: true)
            _ = grid.extrema(radius: .random(in: -2...300, using: &random)) { _ in Double.nan }
        }
    }

    @Test func takesAnyCameraAndPlace() {
        let odd = [Double.nan, .infinity, 0, 1e300, 30, -400]
        let lines = Self.field.lines(ContourLevels(values: [990, 1012]))
        let style = ContourLabels(atlas: TestAtlas.atlas)
        for a in odd {
            for b in odd {
                let map = ContourMap(lines) {
                    $0.x < 40 ? SIMD2(a, b) : SIMD2(Double($0.x) / 180, Double($0.y) / 91)
                }
                let camera = Camera(
                    center: Coordinate(longitude: a, latitude: b), zoom: b, width: 200, height: 100)
                var space = LabelSpace(width: 200, height: 100)
                var coverage = Coverage(width: 200, height: 100)
                var image = ImageBuffer(width: 200, height: 100)
                for camera in [camera, Self.pacific] {
                    let placed = style.place(on: map.paths(for: camera), in: &space)
                    image.draw(placed.paths, style: ContourStyle(), using: &coverage)
                }
            }
        }
    }
}
