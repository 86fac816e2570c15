import Raster

extension ImageBuffer {
    /// Draws a picture of the same size and format over this one, where a mask lets it.
    mutating func draw(_ other: ImageBuffer, through mask: CoverageMask) {
        precondition(
            width == other.width && height == other.height && mask.width == width
                && mask.height == height, "pictures and mask have one size")
        precondition(
            format == .premultipliedBGRA && other.format == format, "both are premultiplied")
        for index in pixels.indices {
            let coverage = UInt32(mask.values[index])
            let source = other.pixels[index]
            guard coverage > 0, source != 0 else { continue }
            let alpha = (source >> 24) * coverage / 255
            let rest = 255 - alpha
            var result: UInt32 = 0
            for shift: UInt32 in [0, 8, 16, 24] {
                let above = ((source >> shift) & 255) * coverage / 255
                let below = ((pixels[index] >> shift) & 255) * rest
                result |= min(255, above + (below + 127) / 255) << shift
            }
            pixels[index] = result
        }
    }
}
