import Raster
import Skyloop
import TestSupport
import Testing

/// Fields of every kind as pictures that were looked at.
@Suite struct FieldGoldenTests {
    /// A made-up temperature: warm in the tropics, waves, colder continents, a hole over the Indian Ocean.
    static func temperature(longitude: Double, latitude: Double) -> Float {
        let turn = longitude * .pi / 180
        let lift = latitude * .pi / 180
        let isHole = Maths.wrap(longitude - 60, modulus: 360) < 30 && latitude < 0 && latitude > -30
        if isHole { return .nan }
        return Float(
            48 * Maths.cos(lift) * Maths.cos(lift) - 18 + 6 * Maths.sin(3 * turn)
                * Maths.cos(2 * lift)
                + 3 * Maths.sin(11 * turn + 4 * lift) * Maths.cos(7 * lift))
    }

    static let world: GridValues = {
        var values: [Float] = []
        for row in 0..<91 {
            for column in 0..<180 {
                values.append(
                    temperature(longitude: Double(column) * 2, latitude: 90 - Double(row) * 2))
            }
        }
        return GridValues(values, width: 180, height: 91, wrapsX: true)
    }()

    static let layout = GridLayout.regular(
        firstLongitude: 0, longitudeStep: 2, firstLatitude: 90, latitudeStep: -2)

    /// A polar stereographic grid of 100 km about the north pole.
    static func polar(_ longitude: Double, _ latitude: Double) -> (x: Double, y: Double)? {
        let r = 2 * 6_371 * Maths.tan(.pi / 4 - latitude * .pi / 360)
        let (sin, cos) = Maths.sinCos(longitude * .pi / 180)
        return (r * sin / 100 + 40, r * cos / 100 + 40)
    }

    static let pole: GridValues = {
        var values: [Float] = []
        for row in 0..<81 {
            for column in 0..<81 {
                let (x, y) = (Double(column - 40) * 100, Double(row - 40) * 100)
                let r = (x * x + y * y).squareRoot()
                values.append(
                    temperature(
                        longitude: Maths.atan2(x, y) * Maths.degreesPerRadian,
                        latitude: 90 - 2 * Maths.atan(r / 12_742) * Maths.degreesPerRadian))
            }
        }
        return GridValues(values, width: 81, height: 81)
    }()

    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var camera: Camera
        var options = SampleOptions()
        var scale = ColorScale.temperature
        var isPolar = false
        var testDescription: String { name }
    }

    static let dateLine = Camera(
        center: Coordinate(longitude: 180, latitude: 20), zoom: 2, width: 320, height: 200)

    static let cases: [Case] = [
        Case(name: "world", camera: Camera(tile: TileID(z: 0, x: 0, y: 0))),
        Case(name: "date-line", camera: dateLine),
        Case(
            name: "date-line-cells", camera: dateLine,
            options: SampleOptions(interpolation: .none)),
        Case(
            name: "date-line-lines", camera: dateLine,
            options: SampleOptions(interpolation: .bilinear)),
        Case(
            name: "date-line-soft", camera: dateLine,
            options: SampleOptions(interpolation: .biquadratic, smoothing: 0.8)),
        Case(
            name: "map-end",
            camera: Camera(
                center: Coordinate(longitude: 0, latitude: 84), zoom: 2, width: 320, height: 200)),
        Case(
            name: "bands", camera: Camera(tile: TileID(z: 1, x: 1, y: 0)),
            scale: ColorScale(
                stops: ColorScale.temperature.stops, interval: 5)),
        Case(
            name: "draw-range", camera: Camera(tile: TileID(z: 1, x: 0, y: 1)),
            options: SampleOptions(drawRange: 5...20), scale: Palette.viridis.scale(over: 0...25)),
        Case(
            name: "polar-grid",
            camera: Camera(
                center: Coordinate(longitude: 20, latitude: 75), zoom: 1.5, width: 320, height: 200),
            isPolar: true),
    ]

    @Test(arguments: cases) func looksAsItDid(_ test: Case) throws {
        var image = IndexedImage(
            width: test.camera.pixelWidth, height: test.camera.pixelHeight)
        let layout =
            test.isPolar
            ? GridLayout.mesh(PositionMesh(camera: test.camera, position: Self.polar))
            : Self.layout
        FieldPainter().paint(
            FieldSample(test.isPolar ? Self.pole : Self.world), on: layout, seenBy: test.camera,
            options: test.options, colors: ColorTable(test.scale), into: &image)
        try GoldenPicture.expect(
            TilePNGEncoder().encode(image), named: "field-\(test.name).png")
    }
}
