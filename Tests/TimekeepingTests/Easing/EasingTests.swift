import Foundation
import Testing

@testable import Timekeeping

@Suite struct EasingTests {
    private static let all = Easing.Family.allCases.flatMap {
        [Easing.easeIn($0), .easeOut($0), .easeInOut($0)]
    }

    @Test func bothEndsAreExactAndTheOutsideIsClamped() {
        for easing in EasingTests.all + [.linear, .cubicBezier(0.1, 0.7, 1, 0.1)] {
            #expect([-1, 0, .nan, -.infinity].map { easing($0) } == [0, 0, 0, 0])
            #expect([1, 2, .infinity].map { easing($0) } == [1, 1, 1])
        }
    }

    @Test(arguments: Easing.Family.allCases.filter { $0 != .elastic })
    func curvesRise(family: Easing.Family) {
        for easing in [Easing.easeIn(family), .easeOut(family), .easeInOut(family)] {
            let values = (0...1000).map { easing(Double($0) / 1000) }
            #expect(values == values.sorted())
            #expect(values.allSatisfy { (0...1).contains($0) })
        }
    }

    @Test func theMiddleOfASymmetricCurveIsAHalf() {
        for family in Easing.Family.allCases {
            #expect(abs(Easing.easeInOut(family)(0.5) - 0.5) < 1e-12)
        }
    }

    /// By the C library's functions.
    @Test func theFormulasAreThoseOfTheBook() {
        for step in 1..<200 {
            let x = Double(step) / 200
            let expected: [(Easing.Family, Double)] = [
                (.quad, pow(x, 2)), (.cubic, pow(x, 3)), (.quart, pow(x, 4)), (.quint, pow(x, 5)),
                (.sine, 1 - cos(x * .pi / 2)), (.expo, pow(2, 10 * x - 10)),
                (.circ, 1 - (1 - x * x).squareRoot()), (.sqrt, x.squareRoot()),
                (.elastic, -pow(2, 10 * x - 10) * sin((10 * x - 10.75) * 2 * .pi / 3)),
            ]
            for (family, value) in expected {
                #expect(abs(Easing.easeIn(family)(x) - value) < 1e-14)
            }
        }
    }

    /// CSS `ease` and `linear`.
    @Test func bezierCurves() {
        #expect(abs(Easing.cubicBezier(0.25, 0.1, 0.25, 1)(0.5) - 0.802_403_387_6) < 1e-9)
        for step in 1..<20 {
            let x = Double(step) / 20
            #expect(abs(Easing.cubicBezier(0, 0, 1, 1)(x) - x) < 1e-12)
            #expect(
                abs(Easing.cubicBezier(-5, 0, 7, 1)(x) - Easing.cubicBezier(0, 0, 1, 1)(x)) < 1e-12)
        }
    }
}
