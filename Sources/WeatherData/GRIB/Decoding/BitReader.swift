/// Reads numbers of some bits each from bytes, the highest bit first.
struct BitReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private var stored: UInt64 = 0
    private var count = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The next number; nil where too few bits are left.
    ///
    /// - Precondition: At most 32 bits.
    mutating func next(_ bits: Int) -> Int? {
        while count < bits {
            guard position < bytes.endIndex else { return nil }
            stored = stored << 8 | UInt64(bytes[position])
            position += 1
            count += 8
        }
        count -= bits
        return Int(stored >> UInt64(count) & ((1 << UInt64(bits)) - 1))
    }
}
