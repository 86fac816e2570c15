extension PixelFormat {
    /// A pixel with its alpha scaled by a coverage of 0 to 255.
    @inlinable
    public func scaled(_ pixel: UInt32, by coverage: UInt8) -> UInt32 {
        guard coverage < 255 else { return pixel }
        guard coverage > 0 else { return 0 }
        let factor = UInt32(coverage)
        let alpha = Self.scaled(pixel >> 24, factor)
        switch self {
        case .straightRGBA:
            return alpha == 0 ? 0 : (pixel & 0xff_ffff) | alpha << 24
        case .premultipliedBGRA:
            let first = Self.scaled(pixel & 255, factor)
            let second = Self.scaled(pixel >> 8 & 255, factor)
            let third = Self.scaled(pixel >> 16 & 255, factor)
            return first | second << 8 | third << 16 | alpha << 24
        }
    }

    /// One pixel laid over another (Porter and Duff's "over"), rounded to nearest.
    @inlinable
    public func composite(_ top: UInt32, over bottom: UInt32) -> UInt32 {
        let alpha = top >> 24
        if alpha == 255 || bottom >> 24 == 0 { return top }
        if alpha == 0 { return bottom }
        switch self {
        case .straightRGBA:
            let below = bottom >> 24
            // The weights of both, in units of 1 / 65,025.
            let topWeight = alpha * 255
            let bottomWeight = below * (255 - alpha)
            let sum = topWeight + bottomWeight
            func mix(_ shift: UInt32) -> UInt32 {
                let a = top >> shift & 255
                let b = bottom >> shift & 255
                return ((a * topWeight + b * bottomWeight + sum / 2) / sum) << shift
            }
            return mix(0) | mix(8) | mix(16) | ((sum + 127) / 255) << 24
        case .premultipliedBGRA:
            let rest = 255 - alpha
            func add(_ shift: UInt32) -> UInt32 {
                min(255, (top >> shift & 255) + Self.scaled(bottom >> shift & 255, rest)) << shift
            }
            return add(0) | add(8) | add(16) | add(24)
        }
    }
}

extension ImageBuffer {
    /// Lays another picture of the same size and format over this one, with an opacity of 0 to 1.
    public mutating func composite(_ top: ImageBuffer, opacity: Double = 1) {
        precondition(
            top.width == width && top.height == height && top.format == format,
            "pictures differ in size or format")
        let coverage = UInt8(Maths.clampedInt((opacity * 255).rounded(), 0, 255))
        let format = format
        pixels.withUnsafeMutableBufferPointer { below in
            top.pixels.withUnsafeBufferPointer { above in
                for index in 0..<below.count {
                    let pixel = format.scaled(above[index], by: coverage)
                    below[index] = format.composite(pixel, over: below[index])
                }
            }
        }
    }

    /// Scales each pixel's alpha by a mask of the same size.
    public mutating func apply(_ mask: CoverageMask) {
        precondition(
            mask.width == width && mask.height == height, "a mask has the picture's size")
        let format = format
        for index in pixels.indices {
            pixels[index] = format.scaled(pixels[index], by: mask.values[index])
        }
    }

    /// The same picture in another format.
    public func converted(to other: PixelFormat) -> ImageBuffer {
        guard other != format else { return self }
        var result = ImageBuffer(width: width, height: height, format: other)
        for index in pixels.indices {
            result.pixels[index] = other.pixel(format.color(pixels[index]))
        }
        return result
    }
}
