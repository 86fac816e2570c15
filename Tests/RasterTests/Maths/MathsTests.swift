import Foundation
import Raster
import TestSupport
import Testing

/// The functions against the system's own, in units in the last place.
@Suite struct MathsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let own: @Sendable (Double) -> Double
        let reference: @Sendable (Double) -> Double
        let range: ClosedRange<Double>
        let tolerance: Double
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(
            name: "exp", own: Maths.exp, reference: { Foundation.exp($0) }, range: -30...30,
            tolerance: 1),
        Case(
            name: "exp wide", own: Maths.exp, reference: { Foundation.exp($0) }, range: -745...709,
            tolerance: 1),
        Case(
            name: "log", own: Maths.log, reference: { Foundation.log($0) }, range: 1e-9...40,
            tolerance: 1),
        Case(
            name: "log10", own: Maths.log10, reference: { Foundation.log10($0) }, range: 1e-9...40,
            tolerance: 2),
        Case(
            name: "sin", own: Maths.sin, reference: { Foundation.sin($0) }, range: -7...7,
            tolerance: 1),
        Case(
            name: "sin far", own: Maths.sin, reference: { Foundation.sin($0) }, range: -1e6...1e6,
            tolerance: 1),
        Case(
            name: "cos", own: Maths.cos, reference: { Foundation.cos($0) }, range: -7...7,
            tolerance: 1),
        Case(
            name: "tan", own: Maths.tan, reference: { Foundation.tan($0) }, range: -7...7,
            tolerance: 2),
        Case(
            name: "atan", own: Maths.atan, reference: { Foundation.atan($0) }, range: -3...3,
            tolerance: 1),
        Case(
            name: "atan far", own: Maths.atan, reference: { Foundation.atan($0) },
            range: -1e6...1e6, tolerance: 1),
        Case(
            name: "asin", own: Maths.asin, reference: { Foundation.asin($0) }, range: -1...1,
            tolerance: 2),
        Case(
            name: "acos", own: Maths.acos, reference: { Foundation.acos($0) }, range: -1...1,
            tolerance: 2),
        Case(name: "cbrt", own: Maths.cbrt, reference: cubeRoot, range: -2...30, tolerance: 1),
        Case(
            name: "pow 2.4", own: { Maths.pow($0, 2.4) }, reference: { Foundation.pow($0, 2.4) },
            range: 0...4, tolerance: 2),
        Case(
            name: "7 to the", own: { Maths.pow(7, $0) }, reference: { Foundation.pow(7, $0) },
            range: -300...300, tolerance: 4),
    ]

    /// The system's cube root is off by 3 units; one step with the exact residue mends it.
    static func cubeRoot(_ x: Double) -> Double {
        let root = Foundation.cbrt(x)
        let square = root * root
        let squareError = Foundation.fma(root, root, -square)
        let residue = Foundation.fma(square, root, -x) + squareError * root
        return root - residue / (3 * square)
    }

    @Test(arguments: cases) func agreesWithTheSystem(_ test: Case) {
        var random = SplitMix(seed: 7)
        var worst = 0.0
        var at = 0.0
        for _ in 0..<20_000 {
            let x = random.double(in: test.range)
            let expected = test.reference(x)
            let error = abs(test.own(x) - expected) / expected.ulp
            if !(error <= worst) { (worst, at) = (error, x) }
        }
        #expect(worst <= test.tolerance, "worst \(worst) ulp at \(at)")
    }

    @Test func atan2CoversTheCircle() {
        var random = SplitMix(seed: 9)
        for _ in 0..<20_000 {
            let (x, y) = (random.double(in: -2...2), random.double(in: -2...2))
            let expected = Foundation.atan2(y, x)
            #expect(abs(Maths.atan2(y, x) - expected) <= 2 * expected.ulp)
        }
    }

    static let special: [Double] = [
        0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, 1e-300, 0x1p-1074, 1e300, .infinity, -.infinity,
        .nan,
    ]

    @Test(arguments: special, special) func specialPairs(_ a: Double, _ b: Double) {
        #expect(same(Maths.atan2(a, b), Foundation.atan2(a, b)))
        let expected = Foundation.pow(a, b)
        #expect(
            same(Maths.pow(a, b), expected), "pow(\(a), \(b)) = \(Maths.pow(a, b)), not \(expected)"
        )
    }

    @Test(arguments: special) func specialValues(_ x: Double) {
        #expect(same(Maths.exp(x), Foundation.exp(x)))
        #expect(same(Maths.log(x), Foundation.log(x)))
        #expect(same(Maths.log2(x), Foundation.log2(x)))
        #expect(same(Maths.cbrt(x), Foundation.cbrt(x)))
        #expect(same(Maths.atan(x), Foundation.atan(x)))
        #expect(same(Maths.asin(x), Foundation.asin(x)))
        if abs(x) < 1e6 || !x.isFinite { #expect(same(Maths.sin(x), Foundation.sin(x))) }
        #expect(abs(Maths.sin(x)) <= 1 || !x.isFinite)
    }

    @Test func wrapStaysInRange() {
        var random = SplitMix(seed: 3)
        for _ in 0..<5_000 {
            let x = random.double(in: -5000...5000)
            let wrapped = Maths.wrap(x, modulus: 360)
            #expect(wrapped >= 0 && wrapped < 360)
            #expect(abs(wrapped - Foundation.fmod(Foundation.fmod(x, 360) + 360, 360)) < 1e-9)
        }
        #expect(Maths.wrap(-1e-20, modulus: 360) == 0)
        #expect(Maths.wrap(.infinity, modulus: 360).isNaN)
        #expect(Maths.wrap(1e300, modulus: 360) < 360)
    }

    /// Equal to two units in the last place, sign of zero and NaN included.
    private func same(_ a: Double, _ b: Double) -> Bool {
        if b.isNaN { return a.isNaN }
        if b == 0 || b.isInfinite { return a == b && a.sign == b.sign }
        return abs(a - b) <= 2 * b.ulp
    }
}
