/// How much of each pixel a drawing covers: lines, discs, polygons and glyphs, anti-aliased, of one colour.
///
/// Shapes are put in one after the other and count once where they overlap, so that a translucent line is not darker
/// where it crosses itself. Then the whole is painted on a picture (`ImageBuffer.paint(_:_:)`) and cleared. Positions
/// are in pixels, right and down; pixel (0, 0) has its centre at (0.5, 0.5). Any number is accepted: what is not
/// finite is left out, what is far away is cut off at the rim.
public struct Coverage: Sendable {
    /// Pixels across.
    public let width: Int

    /// Pixels down.
    public let height: Int

    /// 0 for a free pixel … 255 for a covered one, row by row.
    var values: [UInt8]

    /// For each row the columns that shapes have touched.
    var touched: [Range<Int32>]

    /// Sums of signed areas, for filling polygons.
    var areas: [Float] = []

    /// Makes a clear one.
    ///
    /// Sides are kept within 0 … 16,384.
    public init(width: Int, height: Int) {
        self.width = min(max(width, 0), 16_384)
        self.height = min(max(height, 0), 16_384)
        values = [UInt8](repeating: 0, count: self.width * self.height)
        touched = [Range<Int32>](repeating: 0..<0, count: self.height)
    }

    /// How much of a pixel is covered, 0 … 255; the position must be inside.
    public subscript(x: Int, y: Int) -> UInt8 {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the picture")
        return values[y * width + x]
    }

    /// Whether nothing has been drawn.
    public var isClear: Bool { touched.allSatisfy { $0.isEmpty } }

    /// Takes all shapes out.
    ///
    /// - Complexity: O(pixels touched + rows).
    public mutating func clear() {
        for row in 0..<height where !touched[row].isEmpty {
            for x in touched[row] { values[row * width + Int(x)] = 0 }
            touched[row] = 0..<0
        }
    }

    /// Notes that columns of a row are about to be written.
    @inline(__always)
    mutating func touch(row: Int, _ columns: Range<Int>) {
        let old = touched[row]
        let (lower, upper) = (
            Int32(truncatingIfNeeded: columns.lowerBound),
            Int32(truncatingIfNeeded: columns.upperBound)
        )
        touched[row] =
            old.isEmpty
            ? lower..<upper : min(old.lowerBound, lower)..<max(old.upperBound, upper)
    }
}
