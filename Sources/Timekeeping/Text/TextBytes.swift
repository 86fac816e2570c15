/// A text that grows byte by byte, without the cost of string interpolation in the browser.
struct TextBytes {
    /// The UTF-8 bytes so far.
    var bytes: [UInt8] = []

    /// The text so far.
    var string: String { String(utf8Bytes: bytes) }

    mutating func append(_ text: StaticString) {
        for offset in 0..<text.utf8CodeUnitCount { bytes.append(text.utf8Start[offset]) }
    }

    /// Appends a text that is only known at run time.
    mutating func append(text: String) {
        for byte in text.utf8Bytes { bytes.append(byte) }
    }

    /// Appends a number that is not negative, with zeros before it up to so many digits.
    mutating func append(_ number: Int64, digits: Int) {
        var rest = number.magnitude
        var length = 1
        while rest >= 10 {
            rest /= 10
            length += 1
        }
        for _ in 0..<max(length, digits) { bytes.append(UInt8(ascii: "0")) }
        rest = number.magnitude
        var place = bytes.count
        while rest > 0 {
            place -= 1
            bytes[place] += UInt8(rest % 10)
            rest /= 10
        }
    }

    mutating func append(_ number: Int, digits: Int = 1) {
        append(Int64(number), digits: digits)
    }

    /// Appends a number and its unit, unless the number is zero.
    mutating func append(_ number: Int64, unit: StaticString) {
        guard number > 0 else { return }
        append(number, digits: 1)
        append(unit)
    }

    /// Appends `.5`, `.25`, `.125` for 500, 250, 125; nothing for zero.
    mutating func appendFraction(thousandths: Int64) {
        guard thousandths > 0 else { return }
        append(".")
        append(thousandths, digits: 3)
        while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    }
}
