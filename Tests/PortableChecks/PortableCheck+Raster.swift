import Raster

extension PortableCheck {
    /// Drawing: what the browser shows must be what the server draws.
    static let raster: [PortableCheck] =
        [
            PortableCheck("elementary functions") { digest in
                for step in -400...400 {
                    let x = Double(step) / 16 + 1 / 1024.0
                    digest.add(Maths.exp(x))
                    digest.add(Maths.log(x * x))
                    digest.add(Maths.sin(x))
                    digest.add(Maths.tan(x))
                    digest.add(Maths.atan2(x, 3))
                    digest.add(Maths.cbrt(x))
                    digest.add(Maths.pow(x * x, 0.3 * x))
                    digest.add(WebMercator.latitude(y: x / 30))
                }
            },
            PortableCheck("palettes") { digest in
                for palette in Palette.allCases {
                    let table = ColorTable(palette.scale(over: 0...100), opacity: 0.9)
                    for step in -2...102 { add(table.color(at: Float(step)), to: &digest) }
                }
            },
        ]
        + SampleInterpolation.allCases.map { interpolation in
            PortableCheck(interpolation.name) { digest in
                drawEverything(interpolation, &digest)
            }
        }

    private static func add(_ color: Color, to digest: inout Digest) {
        digest.add(bytes: [color.red, color.green, color.blue, color.alpha])
    }

    /// Every expression, layout and view in one kernel.
    private static func drawEverything(
        _ interpolation: SampleInterpolation, _ digest: inout Digest
    ) {
        let first = wave(0)
        let second = wave(1)
        let scale = ColorScale(
            stops: [
                ColorStop(-20, 0x313695), ColorStop(0, 0xffffff, alpha: 60),
                ColorStop(20, 0xa50026),
            ], interval: interpolation == .none ? 2 : 0)
        let tables = [ColorTable(scale), ColorTable(scale, format: .premultipliedBGRA)]
        let layout = GridLayout.regular(
            firstLongitude: 0, longitudeStep: 5, firstLatitude: 90, latitudeStep: -5)
        let options = SampleOptions(
            interpolation: interpolation, smoothing: 0.25, offset: 0.5, drawRange: -18...330)
        let painter = FieldPainter()
        let cameras = [
            Camera(tile: TileID(z: 0, x: 0, y: 0), size: 64),
            Camera(tile: TileID(z: 4, x: 15, y: 6), size: 64),
            Camera(
                center: Coordinate(longitude: 179, latitude: -70), zoom: 3.3, width: 61, height: 43),
        ]
        for camera in cameras {
            let mesh = PositionMesh(camera: camera, period: 72) { longitude, latitude in
                (Maths.wrap(longitude, modulus: 360) / 5, (90 - latitude) / 5)
            }
            for layout in [layout, .mesh(mesh)] {
                for expression in SampleExpression.allCases {
                    let blend = FieldBlend(first, second, fraction: 0.3)
                    let sample =
                        expression.needsSecond
                        ? FieldSample(blend, FieldBlend(second), expression: expression)
                        : FieldSample(blend, expression: expression)
                    for table in tables {
                        var image = ImageBuffer(for: camera, format: table.format)
                        painter.paint(
                            sample, on: layout, seenBy: camera, options: options, colors: table,
                            into: &image)
                        for pixel in image.pixels { digest.add(pixel) }
                    }
                }
            }
            var indexed = IndexedImage(width: camera.pixelWidth, height: camera.pixelHeight)
            painter.paint(
                FieldSample(first), on: layout, seenBy: camera, options: options, colors: tables[0],
                into: &indexed)
            digest.add(bytes: indexed.indices)
        }
    }

    /// A world of waves with a hole.
    private static func wave(_ phase: Double) -> GridValues {
        var values: [Float] = []
        for row in 0..<37 {
            for column in 0..<72 {
                let value =
                    15 * Maths.sin(Double(column) * 0.2618 + phase) + Double(row - 18) * 0.4
                let isHole = row > 10 && row < 15 && column % 11 == 0
                values.append(isHole ? .nan : Float(value))
            }
        }
        return GridValues(values, width: 72, height: 37, wrapsX: true)
    }
}

extension SampleInterpolation {
    /// The name of its check.
    fileprivate var name: StaticString {
        switch self {
        case .none: "fields by nearest points"
        case .bilinear: "fields by lines"
        case .biquadratic: "fields by quadratic splines"
        case .bicubic: "fields by cubics"
        }
    }
}
