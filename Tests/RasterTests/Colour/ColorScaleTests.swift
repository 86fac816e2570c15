import Raster
import TestSupport
import Testing

@Suite struct ColorScaleTests {
    static let red = Color(0xff0000)
    static let blue = Color(0x0000ff)
    static let green = Color(0x00ff00)

    @Test func okLabKnowsItsReferenceValues() {
        let white = OKLab(.white)
        #expect(abs(white.lightness - 1) < 1e-6 && abs(white.a) < 1e-6 && abs(white.b) < 1e-6)
        let red = OKLab(Self.red)
        #expect(abs(red.lightness - 0.62796) < 1e-4 && abs(red.a - 0.22486) < 1e-4)
        #expect(abs(red.b - 0.12585) < 1e-4)
    }

    @Test func okLabGoesBackToEveryColour() {
        var random = SplitMix(seed: 2)
        for _ in 0..<5_000 {
            let color = Color(UInt32(truncatingIfNeeded: random.next()) & 0xffffff)
            #expect(OKLab(color).color == color)
        }
    }

    @Test func stopsRangePositionsAndNormalised() {
        let plain = ColorScale(stops: [ColorStop(10, Self.red), ColorStop(20, Self.blue)])
        #expect(plain.span == 10...20)
        #expect(plain.color(at: 5) == Self.red && plain.color(at: 25) == Self.blue)
        #expect(plain.color(at: 10) == Self.red && plain.color(at: .nan) == .clear)

        let normal = ColorScale(
            stops: [ColorStop(0, Self.red), ColorStop(1, Self.blue)], range: 10...20,
            normalized: true)
        #expect(normal.color(at: 13) == plain.color(at: 13))

        let placed = ColorScale(
            stops: [ColorStop(7, Self.red), ColorStop(8, Self.blue)], range: 10...20,
            positions: [0, 1])
        #expect(placed.color(at: 13) == plain.color(at: 13))

        // A range within the stops cuts the scale there.
        let cut = ColorScale(
            stops: [ColorStop(10, Self.red), ColorStop(20, Self.blue)], range: 12...15)
        #expect(cut.color(at: 0) == plain.color(at: 12) && cut.color(at: 99) == plain.color(at: 15))
    }

    @Test func bandsBeginWhereTheySay() {
        let stops = [ColorStop(0, Self.red), ColorStop(10, Self.blue)]
        let steps = ColorScale(stops: stops, interval: 2)
        #expect(
            steps.color(at: 3.9) == steps.color(at: 2) && steps.color(at: 4) != steps.color(at: 3.9)
        )
        #expect(!steps.isGradient)

        let breaks = ColorScale(stops: stops, breaks: [1, 5])
        #expect(breaks.color(at: 0.9) == Self.red && breaks.color(at: 4) == breaks.color(at: 1))
        #expect(breaks.color(at: 5) != breaks.color(at: 4.99))

        let hard = ColorScale(
            stops: [ColorStop(0, Self.red), ColorStop(5, Self.green), ColorStop(9, Self.blue)],
            interpolate: false)
        #expect(hard.color(at: 4.99) == Self.red && hard.color(at: 5) == Self.green)
        #expect(hard.color(at: 9) == Self.blue && hard.color(at: 8.9) == Self.green)
    }

    @Test func aClearStopLendsNoHue() {
        let scale = ColorScale(stops: [
            ColorStop(0, Self.green.with(alpha: 0)), ColorStop(1, Self.red),
        ])
        let half = scale.color(at: 0.5)
        #expect(half.alpha == 128 && half.green == 0 && half.red == 255)
    }

    @Test func twoStopsAtOneValueAreAnEdge() {
        let scale = ColorScale(stops: [
            ColorStop(0, Self.red), ColorStop(5, Self.red), ColorStop(5, Self.blue),
            ColorStop(9, Self.blue),
        ])
        #expect(scale.color(at: 4.99) == Self.red && scale.color(at: 5) == Self.blue)
    }

    @Test func oddScalesAreHarmless() {
        #expect(ColorScale(stops: []).color(at: 1) == .clear)
        #expect(ColorScale(stops: [ColorStop(.nan, Self.red)]).color(at: 1) == .clear)
        #expect(ColorScale(stops: [ColorStop(3, Self.red)]).color(at: .infinity) == Self.red)
        let backwards = ColorScale(stops: [ColorStop(9, Self.blue), ColorStop(0, Self.red)])
        #expect(backwards.color(at: 0) == Self.red)
    }

    @Test(arguments: [
        ("#fff", Color.white), ("4da3ff", Color(0x4da3ff)),
        ("#4DA3FF80", Color(0x4da3ff, alpha: 128)),
        ("#0008", Color.black.with(alpha: 136)),
    ]) func hexColours(_ text: String, _ expected: Color) {
        #expect(Color(hex: text) == expected)
    }

    @Test(arguments: ["", "#", "#12", "#12345", "red", "#ggg", "#123456789"])
    func notColours(_ text: String) { #expect(Color(hex: text) == nil) }
}
