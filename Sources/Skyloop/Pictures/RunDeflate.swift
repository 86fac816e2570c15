/// Compresses bytes that are mostly runs and small numbers, in the DEFLATE format (RFC 1951).
///
/// One block with codes made for it; the only repeats are runs of zeros.
struct RunDeflate {
    /// What is written, in order: a byte by itself, or 256 and the length of a run.
    private var tokens: [UInt16] = []

    /// How often each of the format's symbols is used.
    private var counts = [UInt32](repeating: 0, count: 286)

    /// For each token its bits, and their number in the lowest eight.
    private var codes = [UInt32](repeating: 0, count: 256 + 259)

    private var code = HuffmanCode(symbols: 286)
    private var header = DynamicHeader()
    private var writer = BitWriter()

    /// Adds the compressed bytes to an array; takes no memory where there is enough from before.
    mutating func compress(_ bytes: [UInt8], into out: inout [UInt8]) {
        let count = tokenise(bytes)
        code.make(counts, limit: 15)
        // Whole symbols: at most 21 bits a token, and the header.
        var room = 512
        for symbol in 0..<286 {
            room += Int(counts[symbol]) * (Int(code.lengths[symbol]) + 6) / 8 + 1
        }
        let start = out.count
        out.reserveCapacity(start + room + 64)
        makeCodes()
        writer.clear()
        writer.add(0b101, 3)
        header.write(code.lengths, into: &writer)
        out.append(contentsOf: writer.bytes)
        let begin = out.count
        let first = (writer.pending, writer.pendingCount)
        let size = room
        out.append(contentsOf: repeatElement(0, count: size))
        let written = out.withUnsafeMutableBytes { target in
            write(count, first, into: target.baseAddress.map { $0 + begin })
        }
        out.removeLast(size - written)
    }

    /// Finds the runs; gives the number of tokens.
    private mutating func tokenise(_ bytes: [UInt8]) -> Int {
        if tokens.count < bytes.count + 1 {
            tokens = [UInt16](repeating: 0, count: bytes.count + 1)
        }
        for symbol in counts.indices { counts[symbol] = 0 }
        var count = 0
        bytes.withUnsafeBufferPointer { bytes in
            tokens.withUnsafeMutableBufferPointer { tokens in
                counts.withUnsafeMutableBufferPointer { counts in
                    guard let source = bytes.baseAddress, let out = tokens.baseAddress,
                        let counts = counts.baseAddress
                    else { return }
                    count = Self.tokenise(source, bytes.count, out, counts)
                }
            }
        }
        counts[256] = 1
        return count
    }

    /// Looks at eight bytes at a time: a run of zeros begins only with eight of them, and eight
    /// that are not all zero are written as they are.
    ///
    /// A processor guesses few of so few branches wrong.
    private static func tokenise(
        _ source: UnsafePointer<UInt8>, _ length: Int, _ out: UnsafeMutablePointer<UInt16>,
        _ counts: UnsafeMutablePointer<UInt32>
    ) -> Int {
        let raw = UnsafeRawPointer(source)
        var count = 0
        var index = 0
        while index < length {
            let isWhole = index &+ 8 <= length
            if isWhole, index > 0, source[index &- 1] == 0,
                raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0
            {
                var end = index &+ 8
                let limit = min(length, index &+ 258)
                while end &+ 8 <= limit,
                    raw.loadUnaligned(fromByteOffset: end, as: UInt64.self) == 0
                { end &+= 8 }
                while end < limit, source[end] == 0 { end &+= 1 }
                let run = end &- index
                out[count] = UInt16(truncatingIfNeeded: 256 &+ run)
                counts[Int(lengthSymbol(run).symbol)] &+= 1
                count &+= 1
                index = end
            } else {
                for _ in 0..<(isWhole ? 8 : length &- index) {
                    let byte = source[index]
                    out[count] = UInt16(truncatingIfNeeded: byte)
                    counts[Int(byte)] &+= 1
                    count &+= 1
                    index &+= 1
                }
            }
        }
        return count
    }

    /// The symbol of a run's length, and the rest that follows it in bits (RFC 1951, 3.2.5).
    private static func lengthSymbol(
        _ length: Int
    ) -> (symbol: UInt32, extra: UInt32, extraCount: UInt32) {
        if length == 258 { return (285, 0, 0) }
        let rest = UInt32(length - 3)
        if rest < 8 { return (257 + rest, 0, 0) }
        let extraCount = UInt32(29 - rest.leadingZeroBitCount)
        let group = (rest >> extraCount) & 3
        return (261 + 4 * extraCount + group, rest & ((1 << extraCount) - 1), extraCount)
    }

    /// Makes the bits of every token.
    private mutating func makeCodes() {
        for symbol in 0...256 {
            codes[symbol] = code.codes[symbol] << 8 | UInt32(code.lengths[symbol])
        }
        for run in 3...258 {
            let (symbol, extra, extraCount) = Self.lengthSymbol(run)
            let length = UInt32(code.lengths[Int(symbol)])
            // The distance 1 has the code 0 of one bit, which adds nothing but its length.
            let bits = code.codes[Int(symbol)] | extra << length
            codes[256 + run] = bits << 8 | (length + extraCount + 1)
        }
    }

    /// Writes all tokens and the end; gives the number of bytes.
    private func write(
        _ count: Int, _ first: (bits: UInt64, count: UInt64), into target: UnsafeMutableRawPointer?
    ) -> Int {
        guard let target else { return 0 }
        var bits = first.bits
        var used = first.count
        var at = 0
        tokens.withUnsafeBufferPointer { tokens in
            codes.withUnsafeBufferPointer { codes in
                func add(_ token: Int) {
                    let code = codes[token]
                    bits |= UInt64(code &>> 8) &<< used
                    used &+= UInt64(code & 255)
                    target.storeBytes(of: bits, toByteOffset: at, as: UInt64.self)
                    at &+= Int(truncatingIfNeeded: used &>> 3)
                    bits &>>= used & ~7
                    used &= 7
                }
                for index in 0..<count { add(Int(tokens[index])) }
                add(256)
            }
        }
        return at + (used > 0 ? 1 : 0)
    }
}
