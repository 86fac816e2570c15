public import Raster

/// One golden picture: a kind of layer over a part of the world, drawn by portable code alone.
public struct GoldenScene: Sendable {
    /// What it shows of the weather.
    public let kind: GoldenKind

    /// What part of the world it shows.
    public let place: GoldenPlace

    /// Makes a scene.
    public init(kind: GoldenKind, place: GoldenPlace) {
        self.kind = kind
        self.place = place
    }

    /// Every kind over every place.
    public static let all: [GoldenScene] = GoldenKind.allCases.flatMap { kind in
        GoldenPlace.allCases.map { GoldenScene(kind: kind, place: $0) }
    }

    /// Draws the picture.
    public func draw() -> ImageBuffer {
        let camera = place.camera
        var image = ImageBuffer(for: camera)
        image.fill(Color(0x1b2f4a))
        let land = landMask(camera)
        FieldPainter().paint(
            FieldSample(GoldenWorld.land), on: GoldenWorld.landLayout, seenBy: camera,
            colors: ColorTable(ColorScale(stops: [ColorStop(0, 0x4a5a3c)])), mask: land,
            over: true, into: &image)
        switch kind {
        case .field:
            paint(GoldenWorld.temperature, Self.warmth, camera, on: &image)
        case .masked:
            paint(GoldenWorld.temperature, Self.warmth, camera, mask: land, on: &image)
            paint(
                GoldenWorld.pressure, Palette.viridis.scale(over: 985...1035), camera,
                mask: land.inverted, on: &image)
        case .contours:
            drawContours(camera, on: &image)
        case .bands:
            drawBands(camera, on: &image)
        case .barbs, .arrows, .numbers:
            drawSymbols(camera, on: &image)
        case .particles, .waves, .heads:
            drawParticles(camera, on: &image)
        }
        return image
    }

    /// Cold to warm, in °C.
    static let warmth = ColorScale(stops: [
        ColorStop(-30, 0x3b2a7a), ColorStop(-15, 0x2f66b5), ColorStop(0, 0xdcecf2),
        ColorStop(10, 0x9fce7a), ColorStop(20, 0xf2d35b), ColorStop(30, 0xd9502f),
        ColorStop(40, 0x7a1220),
    ])

    /// How much of each pixel is land.
    private func landMask(_ camera: Camera) -> CoverageMask {
        var parts: [Float] = []
        FieldPainter().sample(
            FieldSample(GoldenWorld.land), on: GoldenWorld.landLayout, seenBy: camera,
            options: SampleOptions(interpolation: .biquadratic), into: &parts)
        return CoverageMask(
            width: camera.pixelWidth, height: camera.pixelHeight,
            values: parts.map { part in
                let covered = (part.isFinite ? part - 0.5 : -1) * 12 + 0.5
                return UInt8(min(max(covered, 0), 1) * 255)
            })
    }

    private func paint(
        _ field: GridValues, _ scale: ColorScale, _ camera: Camera, mask: CoverageMask? = nil,
        on image: inout ImageBuffer
    ) {
        FieldPainter().paint(
            FieldSample(field), on: GoldenWorld.layout, seenBy: camera,
            options: SampleOptions(interpolation: .bicubic),
            colors: ColorTable(scale, opacity: 0.8), mask: mask, over: true, into: &image)
    }
}
