/// A place in a text that is read from its start to its end, byte by byte.
///
/// Bytes and not characters: what is read here is ASCII, and comparing strings would bring the tables
/// of Unicode into the browser.
struct UTF8Cursor {
    private let bytes: [UInt8]
    private var index: Int
    private let end: Int

    /// A cursor at the start of a text.
    init(_ bytes: [UInt8]) {
        self.init(bytes, 0..<bytes.count)
    }

    /// A cursor at the start of a part of a text.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        index = range.lowerBound
        end = range.upperBound
    }

    /// Whether everything is read.
    var isAtEnd: Bool { index >= end }

    /// The next byte, which stays; nil at the end.
    var next: UInt8? { index < end ? bytes[index] : nil }

    /// How many digits come next.
    var digitCount: Int {
        var count = 0
        while index + count < end, bytes[index + count].isASCIIDigit { count += 1 }
        return count
    }

    /// Goes over the next byte if it is this one.
    mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    /// Goes over the next byte if it is one of these two.
    mutating func take(_ byte: UInt8, or other: UInt8) -> Bool {
        take(byte) || take(other)
    }

    /// Goes over space, tabs and line breaks.
    mutating func skipSpace() {
        while let byte = next, byte.isASCIISpace { index += 1 }
    }

    /// Reads exactly so many digits (18 at most), whatever follows; nil if there are fewer.
    mutating func number(digits count: Int) -> Int64? {
        guard digitCount >= count, count <= 18 else { return nil }
        var value: Int64 = 0
        for _ in 0..<count {
            value = value * 10 + Int64(bytes[index] & 0x0F)
            index += 1
        }
        return value
    }

    /// Reads exactly so many digits (9 at most) as a machine integer.
    mutating func integer(digits count: Int) -> Int? {
        guard count <= 9, let value = number(digits: count) else { return nil }
        return Int(value)
    }

    /// Reads the digits after a decimal point as a fraction below 1; nil if there is none.
    ///
    /// Digits from the 16th on can't change a `Double` of a second's size and are gone over.
    mutating func fraction() -> Double? {
        let count = digitCount
        let used = min(count, 15)
        guard count > 0, let value = number(digits: used) else { return nil }
        index += count - used
        var scale = 1.0
        for _ in 0..<used { scale *= 10 }
        return Double(value) / scale
    }

    /// Goes over the word if the letters that come next are exactly this one, in any case.
    ///
    /// - Parameter word: In lower case.
    mutating func takeWord(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard end - index >= length else { return false }
        for offset in 0..<length
        where bytes[index + offset].asciiLowercased != word.utf8Start[offset] { return false }
        if index + length < end, bytes[index + length].isASCIILetter { return false }
        index += length
        return true
    }

    /// Goes over whichever of the words comes next.
    mutating func takeWord(of words: StaticString...) -> Bool {
        for word in words where takeWord(word) { return true }
        return false
    }
}

extension UInt8 {
    /// Whether the byte is one of `0`…`9`.
    var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }

    /// Whether the byte is a space, a tab or a line break.
    var isASCIISpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

    /// Whether the byte is a letter of the English alphabet.
    var isASCIILetter: Bool { asciiLowercased >= 0x61 && asciiLowercased <= 0x7A }

    /// The small letter of a capital one; any other byte as it is.
    var asciiLowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
