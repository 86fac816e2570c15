import Raster
import TestSupport
import Testing

@testable import Skyloop

@Suite("Fields sampled at pixels")
struct PixelFieldTests {
    private func picture(
        _ test: TestSeries, _ fraction: Double, keeps: Bool, zoom: Double = 1.2,
        change: (inout SamplePaint) -> Void = { _ in }
    ) throws -> ImageBuffer {
        var paint = SamplePaint()
        change(&paint)
        let layer = DrawnLayer(
            descriptor: LayerDescriptor(
                id: "layer", source: "source", paint: .sample(SampleLayerPaint(sample: paint))),
            series: test.series, units: .plain(""),
            scale: ColorScale(stops: [
                ColorStop(0, 0x000000, alpha: 90), ColorStop(40, 0xffffff),
            ]))
        var context = DrawingContext(
            camera: Camera(
                center: Coordinate(longitude: 170, latitude: 20), zoom: zoom, width: 203,
                height: 117),
            theme: .dark, units: .metric)
        context.keepsSamples = keeps
        var image = ImageBuffer(for: context.camera, format: .premultipliedBGRA)
        image.fill(Color(0x304050))
        var stage: ParticleStage?
        let fields = try MomentFields(
            test.series, ShownMoment(before: 0, after: 1, fraction: fraction))
        LayerDrawer().draw(
            layer, fields, in: context, mask: nil, stage: &stage, over: &image)
        return image
    }

    /// The largest difference of a channel, and how many pixels differ by more than one.
    private func difference(_ a: ImageBuffer, _ b: ImageBuffer) -> (largest: Int, many: Int) {
        var result = (largest: 0, many: 0)
        for (one, two) in zip(a.pixels, b.pixels) where one != two {
            let most =
                [0, 8, 16, 24].map { (shift: UInt32) in
                    abs(Int(one >> shift & 255) - Int(two >> shift & 255))
                }.max() ?? 0
            result.largest = max(result.largest, most)
            if most > 1 { result.many += 1 }
        }
        return result
    }

    private static func values(_ time: Int, _ x: Int, _ y: Int) -> Float {
        // A hole over which both moments are missing, and a lively field around it.
        if (10..<14).contains(x), (6..<9).contains(y) { return .nan }
        let number = (x * 7 + y * 13 + time * 5) % 37
        return Float(number)
    }

    @Test(
        "Mixing what was sampled gives the picture of sampling the mixture",
        arguments: [0.0, 0.25, 0.5, 0.9, 1.0], [0.0, 1.2, 4.0])
    func same(_ fraction: Double, _ zoom: Double) throws {
        let test = TestSeries(hours: [0, 1], value: Self.values)
        let kept = try picture(test, fraction, keeps: true, zoom: zoom)
        let direct = try picture(test, fraction, keeps: false, zoom: zoom)
        let found = difference(kept, direct)
        // A number's last bit may lie on the other side of a colour's edge.
        #expect(found.largest <= 1, "\(found)")
    }

    @Test("Range and offset count after the mixing, as without")
    func range() throws {
        let test = TestSeries(hours: [0, 1], value: Self.values)
        let change: (inout SamplePaint) -> Void = { paint in
            paint.drawRange = 10...30
            paint.offset = 3
            paint.interpolation = .bilinear
        }
        let kept = try picture(test, 0.4, keeps: true, change: change)
        let direct = try picture(test, 0.4, keeps: false, change: change)
        let pixels = kept.width * kept.height
        // Only along the range's edges a last bit decides.
        #expect(difference(kept, direct).many <= pixels / 500)
    }

    @Test("Where one moment lacks what the other has, the nearer decides cell by cell, as ever")
    func missingApart() throws {
        let test = TestSeries(hours: [0, 1]) { time, x, y in
            time == 1 && x > 20 ? .nan : Self.values(time, x, y)
        }
        let kept = try picture(test, 0.4, keeps: true)
        let direct = try picture(test, 0.4, keeps: false)
        #expect(kept.pixels == direct.pixels)
    }

    @Test("Missing cells are compared by place, infinite ones count as missing")
    func alike() {
        let a = GridValues([1, .nan, 3, .infinity], width: 2, height: 2)
        let b = GridValues([5, .nan, 7, .nan], width: 2, height: 2)
        let c = GridValues([5, 6, .nan, .nan], width: 2, height: 2)
        #expect(PixelFieldCache.missAlike(a, b))
        #expect(!PixelFieldCache.missAlike(a, c))
    }

    @Test("The cache is bounded, the oldest goes first")
    func bounded() {
        let cache = PixelFieldCache()
        var made = 0
        func ask(_ index: Int) {
            let camera = Camera(
                center: Coordinate(longitude: 0, latitude: 0), zoom: 1, width: 1280, height: 720)
            let key = PixelFieldCache.Key(
                series: "s", index: index, stride: 1, options: SampleOptions(), camera: camera)
            _ = cache.field(key) {
                made += 1
                return PixelField(
                    values: GridValues(
                        [Float](repeating: 0, count: 1280 * 720), width: 1280, height: 720))
            }
        }
        for index in 0..<20 { ask(index) }
        #expect(made == 20)
        ask(19)
        ask(18)
        #expect(made == 20)
        ask(0)
        #expect(made == 21)
    }
}
