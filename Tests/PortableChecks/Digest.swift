/// A 64-bit FNV-1a digest of everything a check adds to it, the same on every platform.
public struct Digest: Sendable {
    /// The digest so far.
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Makes the digest of nothing.
    public init() {}

    /// Adds one byte.
    public mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }

    /// Adds the bytes of a whole number, lowest first.
    public mutating func add(_ number: some FixedWidthInteger) {
        var rest = UInt64(truncatingIfNeeded: number)
        for _ in 0..<8 {
            add(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }

    /// Adds a number by its bits; every not-a-number counts as the same one.
    public mutating func add(_ number: Double) {
        add(number.isNaN ? Double.nan.bitPattern : number.bitPattern)
    }

    /// Adds a number by its bits; every not-a-number counts as the same one.
    public mutating func add(_ number: Float) {
        add(number.isNaN ? Float.nan.bitPattern : number.bitPattern)
    }

    /// Adds every byte of a sequence.
    public mutating func add(bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
    }
}
