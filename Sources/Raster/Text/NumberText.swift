/// Numbers as short plain text, the same in every place and on every platform.
public enum NumberText {
    /// Gives a number with a fixed count of decimals, such as `-12.5`; halves are rounded away from zero.
    ///
    /// The decimal sign is a point, there are no separators, and zero has no sign. Sizes from 10¹⁵ on get an exponent,
    /// such as `1.25e20`. What is not a number is a dash.
    /// - Parameters:
    ///   - value: The number.
    ///   - decimals: Digits after the point, 0 … 9.
    public static func fixed(_ value: Double, decimals: Int = 0) -> String {
        if value.isNaN { return "-" }
        if value.isInfinite { return value < 0 ? "-∞" : "∞" }
        let decimals = min(max(decimals, 0), 9)
        let size = abs(value)
        guard size < 1e15 else { return scientific(value) }
        var scale: UInt64 = 1
        for _ in 0..<decimals { scale *= 10 }
        // Whole and part apart, so that large numbers keep their digits.
        var whole = UInt64(size)
        var part = UInt64(((size - Double(whole)) * Double(scale)).rounded())
        if part >= scale {
            whole += 1
            part -= scale
        }
        var bytes: [UInt8] = []
        if value < 0, whole > 0 || part > 0 { bytes.append(UInt8(ascii: "-")) }
        append(whole, to: &bytes, digits: 1)
        if decimals > 0 {
            bytes.append(UInt8(ascii: "."))
            append(part, to: &bytes, digits: decimals)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The decimals that multiples of a step need, 0 … 6: 0 for 5, 1 for 2.5, 2 for 0.25.
    public static func decimals(forStep step: Double) -> Int {
        guard step.isFinite, step != 0 else { return 0 }
        var scaled = abs(step)
        for decimals in 0..<6 {
            if abs(scaled - scaled.rounded()) < 1e-6 * scaled { return decimals }
            scaled *= 10
        }
        return 6
    }

    private static func scientific(_ value: Double) -> String {
        var mantissa = abs(value)
        var exponent: UInt64 = 0
        while mantissa >= 10 {
            mantissa /= 10
            exponent += 1
        }
        var bytes: [UInt8] = value < 0 ? [UInt8(ascii: "-")] : []
        let hundredths = min(UInt64((mantissa * 100).rounded()), 999)
        append(hundredths / 100, to: &bytes, digits: 1)
        bytes.append(UInt8(ascii: "."))
        append(hundredths % 100, to: &bytes, digits: 2)
        bytes.append(UInt8(ascii: "e"))
        append(exponent, to: &bytes, digits: 1)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func append(_ number: UInt64, to bytes: inout [UInt8], digits: Int) {
        var reversed: [UInt8] = []
        var rest = number
        while rest > 0 || reversed.count < digits {
            reversed.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        bytes.append(contentsOf: reversed.reversed())
    }
}
