/// How a packed whole number becomes a value: `(number × scale + reference) × factor`, in this order.
///
/// It is reckoned in double precision as ecCodes does, and rounded once, so that the bits are the same.
struct Scaling: Equatable {
    let scale: Double
    let reference: Double
    let factor: Double

    /// - Parameters:
    ///   - binary: The power of 2 of a step.
    ///   - decimal: The power of 10 by which the values were multiplied.
    init?(reference: Double, binary: Int?, decimal: Int?) {
        guard let binary, let decimal, abs(binary) < 1000, abs(decimal) < 300 else { return nil }
        self.reference = reference
        scale = Self.power(2, binary)
        factor = Self.power(10, -decimal)
    }

    /// Reads section 5 of GRIB 2, where the templates with whole numbers agree.
    init?(_ section: ArraySlice<UInt8>) {
        let reference = Float(bitPattern: UInt32(section.number(at: 11, bytes: 4)))
        self.init(
            reference: Double(reference), binary: section.signed(at: 15, bytes: 2),
            decimal: section.signed(at: 17, bytes: 2))
    }

    @inline(__always)
    func value(_ number: Int32) -> Float {
        Float((Double(number) * scale + reference) * factor)
    }

    @inline(__always)
    func value(_ number: Int64) -> Float {
        Float((Double(number) * scale + reference) * factor)
    }

    /// A power as ecCodes reckons it, which for 10 is not always the nearest number.
    static func power(_ base: Double, _ exponent: Int) -> Double {
        var result = 1.0
        for _ in 0..<abs(exponent) { result = exponent < 0 ? result / base : result * base }
        return result
    }
}
