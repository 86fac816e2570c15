/// The head of a DEFLATE block that tells its codes (RFC 1951, 3.2.7).
enum DynamicHeader {
    /// The order in which the lengths of the lengths' own codes are told.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// Writes the head for these lengths of symbols, and for the one distance 1 with a code of one bit.
    static func write(_ lengths: [UInt8], into writer: inout BitWriter) {
        let used = max(257, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let items = Self.items(Array(lengths[..<used]) + [1])
        var counts = [UInt32](repeating: 0, count: 19)
        for item in items { counts[item.symbol] += 1 }
        let own = HuffmanCode.lengths(counts, limit: 7)
        let codes = HuffmanCode.codes(own)
        let told = max(4, (order.lastIndex { own[$0] > 0 } ?? 0) + 1)
        writer.add(UInt32(used - 257), 5)
        writer.add(0, 5)
        writer.add(UInt32(told - 4), 4)
        for symbol in order[..<told] { writer.add(UInt32(own[symbol]), 3) }
        for item in items {
            writer.add(codes[item.symbol], UInt32(own[item.symbol]))
            if item.extraCount > 0 { writer.add(item.extra, item.extraCount) }
        }
    }

    /// The lengths with repeats taken together.
    private static func items(
        _ lengths: [UInt8]
    ) -> [(symbol: Int, extra: UInt32, extraCount: UInt32)] {
        var items: [(symbol: Int, extra: UInt32, extraCount: UInt32)] = []
        var index = 0
        while index < lengths.count {
            var run = 1
            while index + run < lengths.count, lengths[index + run] == lengths[index] { run += 1 }
            if lengths[index] == 0, run >= 3 {
                run = min(run, 138)
                items.append(run < 11 ? (17, UInt32(run - 3), 3) : (18, UInt32(run - 11), 7))
            } else {
                items.append((Int(lengths[index]), 0, 0))
                if run >= 4 {
                    run = min(run, 7)
                    items.append((16, UInt32(run - 4), 2))
                } else {
                    run = 1
                }
            }
            index += run
        }
        return items
    }
}
