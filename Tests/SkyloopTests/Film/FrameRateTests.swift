import Testing

@testable import Skyloop

@Suite("Frame rates")
struct FrameRateTests {
    @Test(
        "Rates are the fractions that are meant",
        arguments: [
            (30.0, 30, 1), (25.0, 25, 1), (29.97, 30_000, 1001), (23.976, 24_000, 1001),
            (59.94, 60_000, 1001), (12.5, 25, 2), (0.5, 1, 2), (1.0 / 3, 1, 3), (240.0, 240, 1),
        ] as [(Double, Int, Int)])
    func fraction(_ value: Double, _ numerator: Int, _ denominator: Int) {
        let rate = FrameRate(value)
        #expect((rate.numerator, rate.denominator) == (numerator, denominator))
    }

    @Test("A rounded time is never off by more than half a tick, however long the film")
    func drift() {
        for value in [30.0, 29.97, 23.976, 24, 7, 12.5] {
            let rate = FrameRate(value)
            for index in [0, 1, 2, 99, 100_000, 10_000_000] {
                let exact = Double(index) * Double(rate.denominator) / Double(rate.numerator)
                let tick = rate.tick(ofFrame: index, ticksPerSecond: 100)
                #expect(abs(Double(tick) - exact * 100) <= 0.5001)
            }
        }
    }
}
