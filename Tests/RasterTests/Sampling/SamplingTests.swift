import Foundation
import Raster
import TestSupport
import Testing

/// Every kernel against the slow reference, on random and adversarial grids, over many cameras.
@Suite struct SamplingTests {
    /// A grid with its place on the earth.
    struct Field: Sendable, CustomTestStringConvertible {
        var name: String
        var values: GridValues
        var first: (longitude: Double, latitude: Double)
        var step: (longitude: Double, latitude: Double)
        var testDescription: String { name }

        var layout: GridLayout {
            .regular(
                firstLongitude: first.longitude, longitudeStep: step.longitude,
                firstLatitude: first.latitude, latitudeStep: step.latitude)
        }

        func position(_ longitude: Double, _ latitude: Double) -> (x: Double, y: Double) {
            let sign: Double = step.longitude < 0 ? -1 : 1
            var turn = ((longitude - first.longitude) * sign).truncatingRemainder(dividingBy: 360)
            if turn < 0 { turn += 360 }
            var x = turn / abs(step.longitude)
            if !values.wrapsX, x > Double(values.width) - 0.5 { x -= 360 / abs(step.longitude) }
            return (x, (latitude - first.latitude) / step.latitude)
        }
    }

    static func random(
        _ name: String, _ width: Int, _ height: Int, wraps: Bool, west: Double, north: Double,
        stepX: Double, stepY: Double, missing: Double, seed: UInt64
    ) -> Field {
        var random = SplitMix(seed: seed)
        let values = (0..<width * height).map { _ in
            random.double(in: 0...1) < missing ? Float.nan : Float(random.double(in: -50...50))
        }
        return Field(
            name: name, values: GridValues(values, width: width, height: height, wrapsX: wraps),
            first: (west, north), step: (stepX, stepY))
    }

    static let fields: [Field] = [
        random(
            "world 0...360", 72, 37, wraps: true, west: 0, north: 90, stepX: 5, stepY: -5,
            missing: 0,
            seed: 1),
        random(
            "world -180...180, south up, holes", 36, 19, wraps: true, west: -180, north: -90,
            stepX: 10,
            stepY: 10, missing: 0.3, seed: 2),
        random(
            "westward columns", 36, 19, wraps: true, west: 180, north: 90, stepX: -10, stepY: -10,
            missing: 0.1, seed: 3),
        random(
            "over the date line", 20, 15, wraps: false, west: 160, north: 60, stepX: 2.5, stepY: -3,
            missing: 0.1, seed: 4),
        random(
            "one point", 1, 1, wraps: false, west: 10, north: 50, stepX: 5, stepY: -5, missing: 0,
            seed: 5),
        random(
            "one row", 30, 1, wraps: false, west: -20, north: 45, stepX: 2, stepY: -2, missing: 0.1,
            seed: 6),
        random(
            "one column round the earth", 1, 12, wraps: true, west: 0, north: 80, stepX: 360,
            stepY: -14,
            missing: 0, seed: 7),
        random(
            "two columns", 2, 9, wraps: false, west: 0, north: 60, stepX: 30, stepY: -10,
            missing: 0,
            seed: 8),
        random(
            "three columns round the earth", 3, 9, wraps: true, west: 0, north: 80, stepX: 120,
            stepY: -20, missing: 0, seed: 9),
        random(
            "all missing", 12, 9, wraps: true, west: 0, north: 80, stepX: 30, stepY: -20,
            missing: 1,
            seed: 10),
        random(
            "half a degree off the pole", 48, 24, wraps: true, west: 3.75, north: 86.25, stepX: 7.5,
            stepY: -7.5, missing: 0.02, seed: 11),
    ]

    static let cameras: [Camera] = [
        Camera(tile: TileID(z: 0, x: 0, y: 0), size: 48),
        Camera(tile: TileID(z: 3, x: 7, y: 2), size: 48),
        Camera(tile: TileID(z: 4, x: 0, y: 0), size: 32),
        Camera(
            center: Coordinate(longitude: 179.5, latitude: 48), zoom: 2.7, width: 71, height: 53),
        Camera(
            center: Coordinate(longitude: 11, latitude: 50), zoom: 7.2, width: 40, height: 30,
            pixelRatio: 1.5),
        Camera(center: Coordinate(longitude: 40, latitude: 20), zoom: -3, width: 150, height: 70),
        Camera(center: Coordinate(longitude: -1, latitude: -80), zoom: 3, width: 50, height: 50),
    ]

    static let options: [SampleOptions] = [
        SampleOptions(interpolation: .none), SampleOptions(interpolation: .bilinear),
        SampleOptions(interpolation: .biquadratic), SampleOptions(interpolation: .bicubic),
        SampleOptions(interpolation: .bilinear, smoothing: 0.6),
        SampleOptions(interpolation: .bicubic, smoothing: 1),
    ]

    @Test(arguments: fields) func kernelsAgreeWithTheReference(_ field: Field) {
        let painter = FieldPainter()
        var out: [Float] = []
        for options in Self.options {
            let reference = ReferenceSampler(
                values: field.values.values, width: field.values.width,
                height: field.values.height, wrapsX: field.values.wrapsX, options: options)
            for camera in Self.cameras {
                painter.sample(
                    FieldSample(field.values), on: field.layout, seenBy: camera, options: options,
                    into: &out)
                compare(out, camera, "\(field.name), \(options)") { longitude, latitude in
                    let place = field.position(longitude, latitude)
                    return reference.value(x: place.x, y: place.y)
                }
            }
        }
    }

    @Test(arguments: fields, [0.25, 0.5, 1])
    func momentsAreMixed(_ field: Field, _ fraction: Double) {
        let painter = FieldPainter()
        var random = SplitMix(seed: 77)
        let later = field.values.values.map { _ in
            random.double(in: 0...1) < 0.2 ? Float.nan : Float(random.double(in: -50...50))
        }
        let other = GridValues(
            later, width: field.values.width, height: field.values.height,
            wrapsX: field.values.wrapsX)
        var out: [Float] = []
        for options in Self.options[1...3] {
            let reference = ReferenceSampler(
                values: field.values.values, width: field.values.width,
                height: field.values.height, wrapsX: field.values.wrapsX, later: later,
                fraction: fraction, options: options)
            for camera in [Self.cameras[1], Self.cameras[3]] {
                painter.sample(
                    FieldSample(FieldBlend(field.values, other, fraction: fraction)),
                    on: field.layout, seenBy: camera, options: options, into: &out)
                compare(out, camera, "\(field.name), \(options)") { longitude, latitude in
                    let place = field.position(longitude, latitude)
                    return reference.value(x: place.x, y: place.y)
                }
            }
        }
    }

    /// The mesh path on the same fields: its positions are mixed, so a tenth of a pixel is allowed.
    @Test(arguments: fields) func meshAgreesWithTheReference(_ field: Field) {
        let painter = FieldPainter()
        var out: [Float] = []
        for options in Self.options[..<4] {
            let reference = ReferenceSampler(
                values: field.values.values, width: field.values.width,
                height: field.values.height, wrapsX: field.values.wrapsX, options: options)
            for camera in [Self.cameras[1], Self.cameras[3], Self.cameras[6]] {
                let mesh = PositionMesh(
                    camera: camera, period: field.values.wrapsX ? field.values.width : nil,
                    tolerance: 1e-6, position: field.position)
                painter.sample(
                    FieldSample(field.values), on: .mesh(mesh), seenBy: camera, options: options,
                    into: &out)
                compare(out, camera, "\(field.name), \(options)", tolerance: 0.01) {
                    longitude, latitude in
                    let place = field.position(longitude, latitude)
                    return reference.value(x: place.x, y: place.y)
                }
            }
        }
    }

    /// Compares all pixels, and reports the worst once.
    private func compare(
        _ out: [Float], _ camera: Camera, _ label: String, tolerance: Double = 2e-4,
        _ expected: (Double, Double) -> ReferenceSampler.Result
    ) {
        var bad = 0
        var first = ""
        for row in 0..<camera.pixelHeight {
            for column in 0..<camera.pixelWidth {
                let value = out[row * camera.pixelWidth + column]
                guard let place = ReferenceSampler.place(camera, column, row) else {
                    if !value.isNaN { bad += 1 }
                    continue
                }
                let reference = expected(place.longitude, place.latitude)
                if reference.isDelicate { continue }
                let agrees =
                    reference.value.map { abs($0 - Double(value)) <= tolerance } ?? value.isNaN
                if !agrees {
                    bad += 1
                    if first.isEmpty {
                        first =
                            "\(column), \(row): \(value), not \(String(describing: reference.value))"
                    }
                }
            }
        }
        #expect(bad == 0, "\(label), \(camera): \(bad) pixels, first \(first)")
    }
}
