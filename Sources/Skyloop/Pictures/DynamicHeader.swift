/// The head of a DEFLATE block that tells its codes (RFC 1951, 3.2.7).
///
/// Keeps its memory, as its codes do.
struct DynamicHeader {
    /// The order in which the lengths of the lengths' own codes are told.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private var counts = [UInt32](repeating: 0, count: 19)
    private var own = HuffmanCode(symbols: 19)

    /// Writes the head for these lengths of symbols, and for the one distance 1 with a code of one bit.
    mutating func write(_ lengths: [UInt8], into writer: inout BitWriter) {
        let used = max(257, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        for symbol in counts.indices { counts[symbol] = 0 }
        Self.forEachItem(lengths, used) { symbol, _, _ in counts[symbol] += 1 }
        own.make(counts, limit: 7)
        let told = max(4, (Self.order.lastIndex { own.lengths[$0] > 0 } ?? 0) + 1)
        writer.add(UInt32(used - 257), 5)
        writer.add(0, 5)
        writer.add(UInt32(told - 4), 4)
        for index in 0..<told { writer.add(UInt32(own.lengths[Self.order[index]]), 3) }
        Self.forEachItem(lengths, used) { symbol, extra, extraCount in
            writer.add(own.codes[symbol], UInt32(own.lengths[symbol]))
            if extraCount > 0 { writer.add(extra, extraCount) }
        }
    }

    /// Gives the lengths with repeats taken together; after the symbols' ones the distance's.
    private static func forEachItem(
        _ lengths: [UInt8], _ used: Int, _ body: (Int, UInt32, UInt32) -> Void
    ) {
        let count = used + 1
        var index = 0
        while index < count {
            let length = index < used ? lengths[index] : 1
            var run = 1
            while index + run < count, (index + run < used ? lengths[index + run] : 1) == length {
                run += 1
            }
            if length == 0, run >= 3 {
                run = min(run, 138)
                if run < 11 { body(17, UInt32(run - 3), 3) } else { body(18, UInt32(run - 11), 7) }
            } else {
                body(Int(length), 0, 0)
                if run >= 4 {
                    run = min(run, 7)
                    body(16, UInt32(run - 4), 2)
                } else {
                    run = 1
                }
            }
            index += run
        }
    }
}
