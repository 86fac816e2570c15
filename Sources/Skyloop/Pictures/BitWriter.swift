/// Bits in the order of DEFLATE: the first in the lowest place of a byte.
struct BitWriter {
    /// The whole bytes so far.
    private(set) var bytes: [UInt8] = []

    /// The bits that don't fill a byte yet.
    private(set) var pending: UInt64 = 0

    /// How many of these there are, 0 to 7.
    private(set) var pendingCount: UInt64 = 0

    /// Takes all bits away and keeps the memory.
    mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        pending = 0
        pendingCount = 0
    }

    /// Adds the lowest bits of a number.
    mutating func add(_ bits: UInt32, _ count: UInt32) {
        pending |= UInt64(bits) << pendingCount
        pendingCount += UInt64(count)
        while pendingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
    }
}
