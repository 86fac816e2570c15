/// The bytes of one GIF image: its control block, place, palette and LZW data (GIF89a).
struct GIFImageWriter {
    /// Entry of the palette that lets the picture before show through.
    static let transparent: UInt8 = 255

    private(set) var bytes: [UInt8] = []
    private var bits: UInt64 = 0
    private var bitCount = 0
    private var block: [UInt8] = []

    /// Makes the bytes of an image.
    ///
    /// - Parameters:
    ///   - delay: how long it shows, in hundredths of a second.
    ///   - palette: its own palette; nil for the file's.
    init(indices: [UInt8], part: PixelRectangle, delay: Int, palette: Palette?) {
        // Graphic control: keep the picture, one entry is transparent.
        bytes = [0x21, 0xF9, 4, 0b0000_0101]
        append16(delay)
        bytes += [Self.transparent, 0, 0x2C]
        for value in [part.x, part.y, part.width, part.height] { append16(value) }
        bytes.append(palette == nil ? 0 : 0x87)
        if let palette { bytes += Self.table(palette) }
        compress(indices)
    }

    /// The 256 entries of a colour table.
    static func table(_ palette: Palette) -> [UInt8] {
        var table: [UInt8] = []
        table.reserveCapacity(768)
        for colour in palette.colours { table += [colour.red, colour.green, colour.blue] }
        table += [UInt8](repeating: 0, count: 768 - table.count)
        return table
    }

    private mutating func append16(_ value: Int) {
        bytes.append(UInt8(value & 0xFF))
        bytes.append(UInt8(value >> 8 & 0xFF))
    }

    /// LZW with codes of 9 to 12 bits; the table starts anew when it is full.
    private mutating func compress(_ indices: [UInt8]) {
        let (clear, end) = (256, 257)
        bytes.append(8)
        var size = 9
        var next = 258
        // Children of every code, by hash of code and byte: open addressing over 8192 slots.
        var keys = [Int32](repeating: -1, count: 8192)
        var codes = [Int16](repeating: 0, count: 8192)
        emit(clear, size)
        var prefix = -1
        for value in indices {
            if prefix < 0 {
                prefix = Int(value)
                continue
            }
            let key = Int32(prefix << 8 | Int(value))
            var slot = Int((UInt32(bitPattern: key) &* 2_654_435_769) >> 19)
            while keys[slot] >= 0, keys[slot] != key { slot = (slot + 1) & 8191 }
            if keys[slot] == key {
                prefix = Int(codes[slot])
                continue
            }
            emit(prefix, size)
            prefix = Int(value)
            if next < 4096 {
                keys[slot] = key
                codes[slot] = Int16(next)
                if next == 1 << size { size += 1 }
                next += 1
            } else {
                emit(clear, size)
                for slot in keys.indices { keys[slot] = -1 }
                (size, next) = (9, 258)
            }
        }
        emit(prefix, size)
        // The reader adds an entry for the last code too, and may widen its codes by it.
        if next == 1 << size, size < 12 { size += 1 }
        emit(end, size)
        if bitCount > 0 { push(UInt8(bits & 0xFF)) }
        flushBlock()
        bytes.append(0)
    }

    private mutating func emit(_ code: Int, _ size: Int) {
        bits |= UInt64(code) << UInt64(bitCount)
        bitCount += size
        while bitCount >= 8 {
            push(UInt8(bits & 0xFF))
            bits >>= 8
            bitCount -= 8
        }
    }

    private mutating func push(_ byte: UInt8) {
        block.append(byte)
        if block.count == 255 { flushBlock() }
    }

    private mutating func flushBlock() {
        guard !block.isEmpty else { return }
        bytes.append(UInt8(block.count))
        bytes += block
        block.removeAll(keepingCapacity: true)
    }
}
