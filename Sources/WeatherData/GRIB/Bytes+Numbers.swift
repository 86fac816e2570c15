extension UnsafeBufferPointer<UInt8> {
    /// An unsigned number of up to 8 bytes, the first byte the highest.
    func number(at offset: Int, bytes: Int) -> Int {
        var value: UInt64 = 0
        for index in offset..<offset + bytes { value = value << 8 | UInt64(self[index]) }
        return Int(truncatingIfNeeded: value)
    }

    /// A number whose highest bit is its sign; nil where all bits are ones, which means missing.
    func signed(at offset: Int, bytes: Int) -> Int? {
        let value = number(at: offset, bytes: bytes)
        let sign = 1 << (bytes * 8 - 1)
        if value == sign | (sign - 1) { return nil }
        return value & sign != 0 ? -(value & (sign - 1)) : value
    }
}

extension ArraySlice<UInt8> {
    /// An unsigned number of up to 8 bytes, the first byte the highest, counted from the slice's
    /// beginning.
    func number(at offset: Int, bytes: Int) -> Int {
        withUnsafeBufferPointer { $0.number(at: offset, bytes: bytes) }
    }

    /// A number whose highest bit is its sign; nil where all bits are ones, which means missing.
    func signed(at offset: Int, bytes: Int) -> Int? {
        withUnsafeBufferPointer { $0.signed(at: offset, bytes: bytes) }
    }
}
