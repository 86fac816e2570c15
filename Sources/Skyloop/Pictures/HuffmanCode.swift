/// Codes of few bits for what is frequent, as DEFLATE orders them (RFC 1951, 3.2.2).
enum HuffmanCode {
    /// The length of each symbol's code, at most `limit`; 0 for one that is not used.
    ///
    /// Where codes would be longer the counts are halved until they are not, which costs next to nothing.
    static func lengths(_ counts: [UInt32], limit: Int) -> [UInt8] {
        var counts = counts
        while true {
            let lengths = lengths(counts)
            if lengths.allSatisfy({ Int($0) <= limit }) { return lengths }
            counts = counts.map { $0 == 0 ? 0 : ($0 + 1) / 2 }
        }
    }

    /// Huffman's tree from two queues: leaves by rising count, and knots, which come out in order.
    private static func lengths(_ counts: [UInt32]) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: counts.count)
        let symbols = counts.indices.filter { counts[$0] > 0 }
            .sorted { (counts[$0], $0) < (counts[$1], $1) }
        guard symbols.count > 1 else {
            // One symbol still needs a bit.
            if let only = symbols.first { lengths[only] = 1 }
            return lengths
        }
        let leaves = symbols.count
        var weights = symbols.map { UInt64(counts[$0]) }
        weights.reserveCapacity(2 * leaves)
        var parents = [Int](repeating: 0, count: 2 * leaves - 1)
        var leaf = 0
        var knot = leaves
        for next in leaves..<2 * leaves - 1 {
            func lightest() -> Int {
                if leaf < leaves, knot >= next || weights[leaf] <= weights[knot] {
                    leaf += 1
                    return leaf - 1
                }
                knot += 1
                return knot - 1
            }
            let (a, b) = (lightest(), lightest())
            weights.append(weights[a] + weights[b])
            parents[a] = next
            parents[b] = next
        }
        var depths = [UInt8](repeating: 0, count: 2 * leaves - 1)
        for node in stride(from: 2 * leaves - 3, through: 0, by: -1) {
            depths[node] = depths[parents[node]] + 1
            if node < leaves { lengths[symbols[node]] = depths[node] }
        }
        return lengths
    }

    /// The code of each symbol, its first bit lowest, as it is written.
    static func codes(_ lengths: [UInt8]) -> [UInt32] {
        var counts = [UInt32](repeating: 0, count: 17)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [UInt32](repeating: 0, count: 17)
        var code: UInt32 = 0
        for length in 1...16 {
            code = (code + counts[length - 1]) << 1
            next[length] = code
        }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            let code = next[Int(length)]
            next[Int(length)] += 1
            var reversed: UInt32 = 0
            for bit in 0..<UInt32(length) where code >> bit & 1 == 1 {
                reversed |= 1 << (UInt32(length) - 1 - bit)
            }
            return reversed
        }
    }
}
