/// Reads the numbers of a base map file, and never beyond its end.
struct BaseMapReader {
    private let bytes: UnsafeRawBufferPointer
    private var position: Int

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        position = 0
    }

    /// A number in groups of 7 bits, the lowest first.
    mutating func varint() throws(SkyloopError) -> Int {
        var (value, shift) = (0, 0)
        while true {
            guard position < bytes.count, shift < 56 else { throw Self.damaged }
            let byte = bytes[position]
            position += 1
            value |= Int(byte & 127) << shift
            if byte < 128 { return value }
            shift += 7
        }
    }

    /// A count of things that take at least a byte each.
    mutating func count() throws(SkyloopError) -> Int {
        let count = try varint()
        guard count <= bytes.count - position else { throw Self.damaged }
        return count
    }

    mutating func string() throws(SkyloopError) -> String {
        let length = try count()
        defer { position += length }
        return String(decoding: bytes[position..<position + length], as: UTF8.self)
    }

    /// A line's points, added to those that are there.
    mutating func line(into lines: inout BaseMapLines, kind: Int, zoom: Float) throws(SkyloopError)
    {
        let count = try count()
        let start = lines.points.count
        var (x, y) = (0, 0)
        var box = BaseMapLines.Box(minX: .max, minY: .max, maxX: .min, maxY: .min)
        for _ in 0..<count {
            x += try signed()
            y += try signed()
            guard let px = Int32(exactly: x), let py = Int32(exactly: y) else {
                throw Self.damaged
            }
            lines.points.append(SIMD2(px, py))
            box.minX = min(box.minX, px)
            box.maxX = max(box.maxX, px)
            box.minY = min(box.minY, py)
            box.maxY = max(box.maxY, py)
        }
        lines.lines.append(
            .init(
                points: start..<lines.points.count, kind: UInt8(clamping: kind), zoom: zoom,
                box: box))
    }

    private mutating func signed() throws(SkyloopError) -> Int {
        let value = try varint()
        return value >> 1 ^ -(value & 1)
    }

    static let damaged = SkyloopError(
        .badData, "not a base map of this version; make it anew with Scripts/basemap.sh")
}
