import Raster

/// A part of a frame in pixels.
struct PixelRectangle: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The whole frame.
    static func whole(_ frame: ImageBuffer) -> PixelRectangle {
        PixelRectangle(x: 0, y: 0, width: frame.width, height: frame.height)
    }

    /// The smallest part that holds every pixel in which two frames differ; nil where none does.
    static func changed(from old: ImageBuffer, to new: ImageBuffer) -> PixelRectangle? {
        guard old.format == new.format else { return whole(new) }
        let (width, height) = (new.width, new.height)
        return old.pixels.withUnsafeBufferPointer { a in
            new.pixels.withUnsafeBufferPointer { b in
                func same(_ y: Int, _ columns: Range<Int>) -> Bool {
                    for x in columns where a[y * width + x] != b[y * width + x] { return false }
                    return true
                }
                guard let top = (0..<height).first(where: { !same($0, 0..<width) }) else {
                    return nil
                }
                var bottom = height - 1
                while same(bottom, 0..<width) { bottom -= 1 }
                var (left, right) = (width, -1)
                for y in top...bottom {
                    if let x = (0..<left).first(where: { a[y * width + $0] != b[y * width + $0] }) {
                        left = x
                    }
                    var x = width - 1
                    while x > right, a[y * width + x] == b[y * width + x] { x -= 1 }
                    right = max(right, x)
                }
                return PixelRectangle(
                    x: left, y: top, width: right - left + 1, height: bottom - top + 1)
            }
        }
    }

    /// What of a frame must be written over the one before: a single pixel where they are equal.
    static func toShow(_ frame: ImageBuffer, over old: ImageBuffer) -> PixelRectangle {
        changed(from: old, to: frame) ?? PixelRectangle(x: 0, y: 0, width: 1, height: 1)
    }

    /// The same part, grown to the left and up to even positions, as WebP places its frames.
    var evenOrigin: PixelRectangle {
        PixelRectangle(
            x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
    }
}
