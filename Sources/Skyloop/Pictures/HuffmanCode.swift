/// Codes of few bits for what is frequent, as DEFLATE orders them (RFC 1951, 3.2.2).
///
/// Keeps its memory: made anew for other counts it takes none.
struct HuffmanCode {
    /// The length of each symbol's code; 0 for one that is not used.
    private(set) var lengths: [UInt8]

    /// The code of each symbol, its first bit lowest, as it is written.
    private(set) var codes: [UInt32]

    /// The used symbols by rising count: the count, and below it the symbol.
    private var leaves: [UInt64]
    /// The counts of leaves and knots, and for each the knot above it.
    private var weights: [UInt32]
    private var parents: [Int32]
    private var depths: [UInt8]
    /// How many codes have each length, and the next code of it.
    private var counts = [UInt32](repeating: 0, count: 17)
    private var next = [UInt32](repeating: 0, count: 17)

    /// Makes room for so many symbols.
    init(symbols: Int) {
        lengths = [UInt8](repeating: 0, count: symbols)
        codes = [UInt32](repeating: 0, count: symbols)
        leaves = [UInt64](repeating: 0, count: symbols)
        weights = [UInt32](repeating: 0, count: 2 * symbols)
        parents = [Int32](repeating: 0, count: 2 * symbols)
        depths = [UInt8](repeating: 0, count: 2 * symbols)
    }

    /// Makes the codes for how often each symbol is used, of at most `limit` bits, 7 to 16.
    ///
    /// Where codes would be longer the counts are halved until they are not, which costs next to nothing.
    mutating func make(_ frequencies: [UInt32], limit: UInt8) {
        var halvings: UInt32 = 0
        while !makeLengths(frequencies, halvings, limit) { halvings += 1 }
        makeCodes()
    }

    /// Huffman's tree from two queues: leaves by rising count, and knots, which come out in order.
    ///
    /// Says whether no code is longer than allowed.
    private mutating func makeLengths(
        _ frequencies: [UInt32], _ halvings: UInt32, _ limit: UInt8
    ) -> Bool {
        var count = 0
        for symbol in lengths.indices {
            lengths[symbol] = 0
            guard frequencies[symbol] > 0 else { continue }
            let frequency = (frequencies[symbol] + (1 << halvings - 1)) >> halvings
            leaves[count] = UInt64(frequency) << 16 | UInt64(symbol)
            count += 1
        }
        guard count > 1 else {
            // One symbol still needs a bit.
            if count == 1 { lengths[Int(leaves[0] & 0xFFFF)] = 1 }
            return true
        }
        sort(count)
        for leaf in 0..<count { weights[leaf] = UInt32(leaves[leaf] >> 16) }
        var leaf = 0
        var knot = count
        for new in count..<2 * count - 1 {
            weights[new] = 0
            for _ in 0..<2 {
                let takesLeaf = leaf < count && (knot >= new || weights[leaf] <= weights[knot])
                let lightest = takesLeaf ? leaf : knot
                if takesLeaf { leaf += 1 } else { knot += 1 }
                weights[new] += weights[lightest]
                parents[lightest] = Int32(new)
            }
        }
        depths[2 * count - 2] = 0
        var deepest: UInt8 = 0
        for node in stride(from: 2 * count - 3, through: 0, by: -1) {
            depths[node] = depths[Int(parents[node])] + 1
            if node < count {
                lengths[Int(leaves[node] & 0xFFFF)] = depths[node]
                deepest = max(deepest, depths[node])
            }
        }
        return deepest <= limit
    }

    /// Sorts the leaves (Shell's method, with Ciura's gaps): the library's sort takes memory.
    private mutating func sort(_ count: Int) {
        leaves.withUnsafeMutableBufferPointer { leaves in
            for gap in [132, 57, 23, 10, 4, 1] where gap < count {
                for index in gap..<count {
                    let leaf = leaves[index]
                    var place = index
                    while place >= gap, leaves[place - gap] > leaf {
                        leaves[place] = leaves[place - gap]
                        place -= gap
                    }
                    leaves[place] = leaf
                }
            }
        }
    }

    private mutating func makeCodes() {
        for length in 0...16 { counts[length] = 0 }
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var code: UInt32 = 0
        for length in 1...16 {
            code = (code + counts[length - 1]) << 1
            next[length] = code
        }
        for symbol in lengths.indices {
            let length = Int(lengths[symbol])
            codes[symbol] = 0
            guard length > 0 else { continue }
            codes[symbol] = next[length].reversedBits >> UInt32(32 - length)
            next[length] += 1
        }
    }
}

extension UInt32 {
    /// The bits in the opposite order.
    fileprivate var reversedBits: UInt32 {
        var bits = byteSwapped
        bits = bits >> 4 & 0x0F0F_0F0F | (bits & 0x0F0F_0F0F) << 4
        bits = bits >> 2 & 0x3333_3333 | (bits & 0x3333_3333) << 2
        return bits >> 1 & 0x5555_5555 | (bits & 0x5555_5555) << 1
    }
}
