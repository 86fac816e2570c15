/// Numbers of some bits each in memory, the highest bit first.
struct PackedBits {
    let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// A number of at most 32 bits that begins at some bit; what is behind the end is 0.
    @inline(__always)
    func number(at position: Int, _ bits: Int) -> Int64 {
        guard bits > 0 else { return 0 }
        let place = position >> 3
        var word: UInt64 = 0
        if place + 8 <= bytes.count {
            word = UInt64(
                bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        } else {
            for index in 0..<8 {
                word = word << 8 | (place + index < bytes.count ? UInt64(bytes[place + index]) : 0)
            }
        }
        return Int64((word << UInt64(position & 7)) >> UInt64(64 - bits))
    }
}
