/// A text that grows byte by byte, without the cost of string interpolation in the browser.
struct TextBytes {
    /// The UTF-8 bytes so far.
    var bytes: [UInt8] = []

    /// The text so far.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ text: StaticString) {
        for offset in 0..<text.utf8CodeUnitCount { bytes.append(text.utf8Start[offset]) }
    }

    /// Appends a text that is only known at run time.
    mutating func append(text: String) {
        bytes.append(contentsOf: text.utf8Bytes)
    }

    /// Appends a number that is not negative, with zeros before it up to so many digits.
    mutating func append(_ number: Int64, digits: Int) {
        let start = bytes.count
        var rest = number.magnitude
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0 || bytes.count - start < digits
        bytes[start...].reverse()
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
