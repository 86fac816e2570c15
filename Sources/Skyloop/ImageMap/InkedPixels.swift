import Raster

/// The pixels of a picture that are not clear, to be laid over many others.
///
/// Borders, names and legends touch a small part of a frame: laying them down costs what they cover, not
/// what the frame has.
struct InkedPixels: Sendable {
    /// Pixels side by side, none of them clear.
    private struct Run: Sendable {
        /// Where it begins in the picture.
        let start: Int
        /// Where its pixels begin among those that are kept.
        let first: Int
        let count: Int
    }

    private let width: Int
    private let height: Int
    private let pixels: [UInt32]
    private let runs: [Run]

    /// Takes the ink of a picture.
    init(_ image: ImageBuffer) {
        precondition(image.format == .premultipliedBGRA, "ink is premultiplied BGRA")
        (width, height) = (image.width, image.height)
        var pixels: [UInt32] = []
        var runs: [Run] = []
        var index = 0
        while index < image.pixels.count {
            guard image.pixels[index] >> 24 > 0 else {
                index += 1
                continue
            }
            let start = index
            while index < image.pixels.count, image.pixels[index] >> 24 > 0 { index += 1 }
            runs.append(Run(start: start, first: pixels.count, count: index - start))
            pixels += image.pixels[start..<index]
        }
        self.pixels = pixels
        self.runs = runs
    }

    /// Lays the ink over a picture of the same size and format.
    ///
    /// - Complexity: O(pixels with ink).
    func draw(on image: inout ImageBuffer) {
        precondition(
            image.width == width && image.height == height && image.format == .premultipliedBGRA,
            "pictures differ in size or format")
        image.pixels.withUnsafeMutableBufferPointer { below in
            pixels.withUnsafeBufferPointer { above in
                guard let below = below.baseAddress, let above = above.baseAddress else { return }
                for run in runs {
                    let (target, ink) = (below + run.start, above + run.first)
                    for x in 0..<run.count { target[x] = Self.over(ink[x], target[x]) }
                }
            }
        }
    }

    /// One pixel over another (Porter and Duff's "over"), each channel to the nearest.
    @inline(__always)
    private static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
        let rest = 255 &- top >> 24
        let mask: UInt32 = 0x00FF_00FF
        // Two channels at a time, each with room for its product; a division by 255 in two shifts.
        var even = (bottom & mask) &* rest &+ 0x0080_0080
        var odd = (bottom >> 8 & mask) &* rest &+ 0x0080_0080
        even = (even &+ (even >> 8 & mask)) >> 8 & mask
        odd = (odd &+ (odd >> 8 & mask)) & ~mask
        return top &+ (even | odd)
    }
}
