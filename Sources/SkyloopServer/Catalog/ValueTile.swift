/// The values of one tile, as the viewer asks for them.
///
/// The form, all numbers little-endian: the bytes `SKV1`; width and height as 16-bit numbers; the number of planes as an
/// 8-bit number (1, or 2 for the eastward and northward parts of a vector); three bytes of zero; then for each plane an
/// offset and a step as 32-bit floats, and its values as 16-bit numbers, row by row from the north: value = offset +
/// number × step, 65535 is missing. The step is the plane's range over 65,534, so that the error is at most the range over
/// 131,068. Rows and columns are the tile's pixels with one more on each side, so that neighbours can be blended without
/// a seam.
public struct ValueTile: Equatable, Sendable {
    /// Columns, with one more on each side.
    public var width: Int
    /// Rows, with one more on each side.
    public var height: Int
    /// One or two planes of `width × height` values, missing ones NaN.
    public var planes: [[Float]]

    /// Makes a tile.
    ///
    /// - Precondition: each plane has `width × height` values.
    public init(width: Int, height: Int, planes: [[Float]]) {
        precondition(planes.allSatisfy { $0.count == width * height }, "a plane of another size")
        self.width = width
        self.height = height
        self.planes = planes
    }

    /// The tile as bytes.
    public func encoded() -> [UInt8] {
        var bytes = Array("SKV1".utf8)
        bytes.reserveCapacity(12 + planes.count * (8 + width * height * 2))
        func append(_ number: UInt16, to bytes: inout [UInt8]) {
            bytes.append(UInt8(truncatingIfNeeded: number))
            bytes.append(UInt8(truncatingIfNeeded: number >> 8))
        }
        append(UInt16(width), to: &bytes)
        append(UInt16(height), to: &bytes)
        bytes += [UInt8(planes.count), 0, 0, 0]
        for plane in planes {
            var (low, high) = (Float.infinity, -Float.infinity)
            for value in plane where value.isFinite {
                low = min(low, value)
                high = max(high, value)
            }
            if low > high { (low, high) = (0, 0) }
            let step = (high - low) / 65_534
            let scale = step > 0 && step.isFinite ? 1 / step : 0
            for part in [low, step.isFinite ? step : 0] {
                append(UInt16(truncatingIfNeeded: part.bitPattern), to: &bytes)
                append(UInt16(truncatingIfNeeded: part.bitPattern >> 16), to: &bytes)
            }
            for value in plane {
                let number = value.isFinite ? min(max((value - low) * scale, 0), 65_534) : 65_535
                append(UInt16(number.rounded()), to: &bytes)
            }
        }
        return bytes
    }
}
