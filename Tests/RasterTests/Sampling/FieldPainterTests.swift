import Foundation
import Raster
import TestSupport
import Testing

/// What must hold of any drawing, whatever the kernel.
@Suite struct FieldPainterTests {
    static let scale = ColorScale(
        stops: [ColorStop(-40, 0x20104f), ColorStop(0, 0xf4f4f4), ColorStop(40, 0x7a1020)])
    static let table = ColorTable(scale)

    /// A smooth world with a hole, columns from `west` and rows from the north or the south.
    static func world(west: Double, southUp: Bool = false) -> (
        values: GridValues, layout: GridLayout
    ) {
        let (width, height) = (144, 73)
        var values: [Float] = []
        for row in 0..<height {
            let latitude = southUp ? -90 + Double(row) * 2.5 : 90 - Double(row) * 2.5
            for column in 0..<width {
                let longitude = west + Double(column) * 2.5
                let turn = longitude * .pi / 180
                let isHole = Maths.wrap(longitude - 100, modulus: 360) < 60 && abs(latitude) < 20
                let value =
                    30 * Maths.cos(latitude * .pi / 90) + 8 * Maths.sin(3 * turn)
                    * Maths.cos(latitude * .pi / 180)
                values.append(isHole ? .nan : Float((value * 16).rounded() / 16))
            }
        }
        return (
            GridValues(values, width: width, height: height, wrapsX: true),
            .regular(
                firstLongitude: west, longitudeStep: 2.5, firstLatitude: southUp ? -90 : 90,
                latitudeStep: southUp ? 2.5 : -2.5)
        )
    }

    static func paint(
        _ field: (values: GridValues, layout: GridLayout), _ camera: Camera,
        _ interpolation: SampleInterpolation
    ) -> ImageBuffer {
        var image = ImageBuffer(for: camera)
        FieldPainter().paint(
            FieldSample(field.values), on: field.layout, seenBy: camera,
            options: SampleOptions(interpolation: interpolation), colors: table, into: &image)
        return image
    }

    static let cameras = [
        Camera(tile: TileID(z: 0, x: 0, y: 0)), Camera(tile: TileID(z: 3, x: 7, y: 3)),
        Camera(
            center: Coordinate(longitude: 180, latitude: 10), zoom: 4.4, width: 200, height: 150),
        Camera(
            center: Coordinate(longitude: -180.2, latitude: 1), zoom: 11, width: 100, height: 90),
    ]

    @Test(arguments: SampleInterpolation.allCases, cameras)
    func turnsAndOrderDoNotShow(_ interpolation: SampleInterpolation, _ camera: Camera) {
        let expected = Self.paint(Self.world(west: 0), camera, interpolation)
        #expect(Self.paint(Self.world(west: -180), camera, interpolation) == expected)
        #expect(Self.paint(Self.world(west: 360), camera, interpolation) == expected)
        #expect(Self.paint(Self.world(west: 0, southUp: true), camera, interpolation) == expected)
        #expect(Set(expected.pixels).count > (camera.zoom > 10 ? 0 : 3))
    }

    /// Four tiles are the pixels of one picture over them, and half of each is its parent's.
    @Test(arguments: SampleInterpolation.allCases)
    func tilesFitTogether(_ interpolation: SampleInterpolation) {
        let field = Self.world(west: 0)
        let parent = TileID(z: 2, x: 3, y: 1)
        let whole = Self.paint(field, Camera(tile: parent, size: 512), interpolation)
        for (index, tile) in parent.children.enumerated() {
            let part = Self.paint(field, Camera(tile: tile), interpolation)
            let (left, top) = (index % 2 * 256, index / 2 * 256)
            var different = 0
            for y in 0..<256 {
                for x in 0..<256 where !near(part[x, y], whole[left + x, top + y], 1) {
                    different += 1
                }
            }
            // A rounding of the position may move a hole's edge by a pixel.
            #expect(different <= 2)
        }
    }

    private func near(_ a: Color, _ b: Color, _ step: Int) -> Bool {
        abs(Int(a.red) - Int(b.red)) <= step && abs(Int(a.green) - Int(b.green)) <= step
            && abs(Int(a.blue) - Int(b.blue)) <= step && a.alpha == b.alpha
    }

    @Test func indexedPicturesLookTheSame() {
        let field = Self.world(west: 0)
        for camera in Self.cameras {
            let image = Self.paint(field, camera, .bicubic)
            var indexed = IndexedImage(width: image.width, height: image.height)
            FieldPainter().paint(
                FieldSample(field.values), on: field.layout, seenBy: camera, colors: Self.table,
                into: &indexed)
            #expect(indexed.palette.count <= 256 && indexed.palette[0] == .clear)
            for y in 0..<image.height {
                for x in 0..<image.width { #expect(near(indexed[x, y], image[x, y], 2)) }
            }
        }
    }

    @Test func opacityFormatMaskAndOver() {
        let grid = GridValues([10], width: 1, height: 1)
        let layout = GridLayout.regular(
            firstLongitude: 0, longitudeStep: 100, firstLatitude: 0, latitudeStep: -100)
        let camera = Camera(
            center: Coordinate(longitude: 0, latitude: 0), zoom: 2, width: 4, height: 2)
        let red = ColorScale(stops: [ColorStop(0, 0xff0000)])
        var image = ImageBuffer(for: camera)
        image.fill(.white)
        let mask = CoverageMask(width: 4, height: 2, values: [255, 255, 0, 0, 255, 255, 0, 0])
        FieldPainter().paint(
            FieldSample(grid), on: layout, seenBy: camera, colors: ColorTable(red, opacity: 0.5),
            mask: mask, over: true, into: &image)
        #expect(image[0, 0] == Color(0xff7f7f))
        #expect(image[3, 1] == .white)
        var cairo = ImageBuffer(for: camera, format: .premultipliedBGRA)
        FieldPainter().paint(
            FieldSample(grid), on: layout, seenBy: camera,
            colors: ColorTable(red, opacity: 0.5, format: .premultipliedBGRA), into: &cairo)
        #expect(cairo.pixels[0] == 0x8080_0000)
        #expect(mask.inverted.union(mask).values.allSatisfy { $0 == 255 })
        #expect(mask.inverted.intersection(mask).values.allSatisfy { $0 == 0 })
    }

    @Test func expressionsPutVectorsTogetherAtThePixel() {
        let camera = Camera(
            center: Coordinate(longitude: 5, latitude: 0), zoom: 6, width: 9, height: 1)
        let layout = GridLayout.regular(
            firstLongitude: 0, longitudeStep: 10, firstLatitude: 0, latitudeStep: -10)
        func values(_ expression: SampleExpression, _ a: [Float], _ b: [Float]?) -> Float {
            let first = FieldBlend(GridValues(a, width: 2, height: 1))
            let sample =
                b.map {
                    FieldSample(
                        first, FieldBlend(GridValues($0, width: 2, height: 1)),
                        expression: expression)
                } ?? FieldSample(first, expression: expression)
            var out: [Float] = []
            FieldPainter().sample(
                sample, on: layout, seenBy: camera,
                options: SampleOptions(interpolation: .bilinear),
                into: &out)
            return out[4]
        }
        #expect(abs(values(.magnitude, [3, 3], [4, 4]) - 5) < 1e-5)
        // From the west: the vector points east.
        #expect(abs(values(.direction, [7, 7], [0, 0]) - 270) < 1e-3)
        #expect(abs(values(.direction, [0, 0], [7, 7]) - 180) < 1e-3)
        #expect(values(.difference, [7, 7], [2, 2]) == 5 && values(.sum, [7, 7], [2, 2]) == 9)
        // 350° and 10° meet in the north, not in the south.
        let north = values(.angle, [350, 10], nil)
        #expect(north < 0.01 || north > 359.99)
        #expect(abs(values(.angle, [80, 100], nil) - 90) < 1e-3)
        #expect(values(.magnitude, [.nan, .nan], [3, 4]).isNaN)
    }

    @Test(arguments: 0..<360) func directionsAreRight(_ degrees: Int) {
        // Both angles of a grid equal: the sine and cosine give the angle back.
        let grid = GridValues([Float(degrees), Float(degrees)], width: 2, height: 1)
        var out: [Float] = []
        FieldPainter().sample(
            FieldSample(FieldBlend(grid), expression: .angle),
            on: .regular(firstLongitude: 0, longitudeStep: 10, firstLatitude: 0, latitudeStep: -10),
            seenBy: Camera(
                center: Coordinate(longitude: 5, latitude: 0), zoom: 6, width: 3, height: 1),
            options: SampleOptions(interpolation: .bilinear), into: &out)
        let off = abs(out[1] - Float(degrees))
        #expect(min(off, 360 - off) < 2e-4)
    }

    @Test func drawRangeAndOffset() {
        let grid = GridValues([0, 10], width: 2, height: 1)
        let layout = GridLayout.regular(
            firstLongitude: 0, longitudeStep: 10, firstLatitude: 0, latitudeStep: -10)
        let camera = Camera(
            center: Coordinate(longitude: 5, latitude: 0), zoom: 5, width: 200, height: 1)
        var out: [Float] = []
        FieldPainter().sample(
            FieldSample(grid), on: layout, seenBy: camera,
            options: SampleOptions(interpolation: .bilinear, offset: 100, drawRange: 103...107),
            into: &out)
        let drawn = out.filter { !$0.isNaN }
        #expect(!drawn.isEmpty && drawn.allSatisfy { $0 >= 103 && $0 <= 107 })
        #expect(out[0].isNaN && out[199].isNaN)
    }

    @Test func masksChooseTheScale() {
        let rain = ColorScale(stops: [ColorStop(0, 0x00ff00)])
        let snow = ColorScale(stops: [ColorStop(0, 0x0000ff)])
        var scale = rain
        scale.masks = [ColorMask(values: 2...3, scale: snow)]
        var sample = FieldSample(GridValues([5, 5], width: 2, height: 1))
        sample.mask = GridValues([1, 3], width: 2, height: 1)
        let camera = Camera(
            center: Coordinate(longitude: 5, latitude: 0), zoom: 5, width: 100, height: 1)
        var image = ImageBuffer(for: camera)
        FieldPainter().paint(
            sample,
            on: .regular(firstLongitude: 0, longitudeStep: 10, firstLatitude: 0, latitudeStep: -10),
            seenBy: camera, colors: ColorTable(scale), into: &image)
        #expect(image[10, 0] == Color(0x00ff00) && image[90, 0] == Color(0x0000ff))
    }

    /// Numbers at the ends of what a float holds, in every kernel and expression, and odd cameras.
    @Test func nothingTraps() {
        let odd: [Float] = [
            .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0,
            -0.0,
            .leastNonzeroMagnitude, 1, -1,
        ]
        var random = SplitMix(seed: 12)
        let grid = GridValues(
            (0..<96).map { _ in odd[random.int(in: 0...9)] }, width: 12, height: 8, wrapsX: true)
        let cameras = [
            Camera(tile: TileID(z: 1, x: 1, y: 0), size: 40),
            Camera(center: Coordinate(longitude: .nan, latitude: 0), zoom: 1, width: 9, height: 9),
            Camera(
                center: Coordinate(longitude: 0, latitude: .infinity), zoom: 1, width: 9, height: 9),
            Camera(center: Coordinate(longitude: 1e300, latitude: 9), zoom: 1, width: 9, height: 9),
            Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: -900, width: 9, height: 9),
            Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: 1100, width: 9, height: 9),
            Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: .nan, width: 9, height: 9),
            Camera(center: Coordinate(longitude: 0, latitude: 0), zoom: 24, width: 9, height: 0),
        ]
        let tables = [
            Self.table, ColorTable(ColorScale(stops: [])),
            ColorTable(ColorScale(stops: [ColorStop(.greatestFiniteMagnitude, 0)])),
            ColorTable(
                ColorScale(stops: [
                    ColorStop(-.greatestFiniteMagnitude, 0), ColorStop(.greatestFiniteMagnitude, 1),
                ])),
            ColorTable(
                ColorScale(stops: [ColorStop(0, 0), ColorStop(0.001, 1), ColorStop(1e20, 2)])),
        ]
        let layouts: [GridLayout] = [
            .regular(firstLongitude: 0, longitudeStep: 30, firstLatitude: 80, latitudeStep: -20),
            .regular(firstLongitude: .nan, longitudeStep: 30, firstLatitude: 80, latitudeStep: 0),
            .regular(
                firstLongitude: 0, longitudeStep: 0, firstLatitude: 80, latitudeStep: .infinity),
            .separable(column: { _ in .infinity }, row: { _ in .nan }),
            .separable(column: { $0 * 1e18 }, row: { $0 }),
        ]
        let painter = FieldPainter()
        for camera in cameras {
            var image = ImageBuffer(for: camera)
            let mesh = PositionMesh(camera: camera, period: 12) { ($0 / 30, $1 * $0) }
            for layout in layouts + [.mesh(mesh)] {
                for interpolation in SampleInterpolation.allCases {
                    for expression in SampleExpression.allCases {
                        let blend = FieldBlend(grid, grid, fraction: 0.4)
                        let sample =
                            expression.needsSecond
                            ? FieldSample(blend, blend, expression: expression)
                            : FieldSample(blend, expression: expression)
                        painter.paint(
                            sample, on: layout, seenBy: camera,
                            options: SampleOptions(interpolation: interpolation, smoothing: .nan),
                            colors: tables[Int(expression.rawValue) % tables.count], into: &image)
                    }
                }
            }
        }
    }

    @Test func aMeshIsSmallAndRight() {
        // A polar stereographic grid: positions by the textbook.
        func position(_ longitude: Double, _ latitude: Double) -> (x: Double, y: Double)? {
            let r = 2 * 6_371_229 * Maths.tan(.pi / 4 - latitude * .pi / 360)
            let angle = (longitude + 45) * .pi / 180
            return (r * Maths.sin(angle) / 20_000 + 200, r * Maths.cos(angle) / 20_000 + 200)
        }
        for tile in [
            TileID(z: 2, x: 1, y: 1), TileID(z: 4, x: 6, y: 4), TileID(z: 9, x: 90, y: 130),
        ] {
            let camera = Camera(tile: tile)
            let mesh = PositionMesh(camera: camera, position: position)
            #expect(mesh.evaluations < 2_000, "\(tile): \(mesh.evaluations)")
            // A grid of its own column numbers, and one of rows: sampling gives the position itself.
            for axis in 0..<2 {
                let size = 1200
                let values = (0..<size * size).map { Float(axis == 0 ? $0 % size : $0 / size) }
                var out: [Float] = []
                FieldPainter().sample(
                    FieldSample(GridValues(values, width: size, height: size)), on: .mesh(mesh),
                    seenBy: camera, options: SampleOptions(interpolation: .bilinear), into: &out)
                for row in stride(from: 3, to: 256, by: 23) {
                    for column in stride(from: 1, to: 256, by: 19) {
                        guard let place = ReferenceSampler.place(camera, column, row),
                            let exact = position(place.longitude, place.latitude),
                            let next = position(
                                place.longitude + tile.side * 360 / 256, place.latitude)
                        else { continue }
                        let pixel =
                            ((next.x - exact.x) * (next.x - exact.x)
                            + (next.y - exact.y) * (next.y - exact.y)).squareRoot()
                        let value = Double(out[row * 256 + column])
                        let wanted = axis == 0 ? exact.x : exact.y
                        let limit = Double(size - 1)
                        guard (0...limit).contains(exact.x), (0...limit).contains(exact.y) else {
                            continue
                        }
                        #expect(abs(value - wanted) < 0.11 * pixel + 1e-4)
                    }
                }
            }
        }
    }
}
