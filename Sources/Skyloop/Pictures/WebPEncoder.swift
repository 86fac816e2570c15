import CWebP
public import Raster

/// Writes pictures as WebP, with or without loss.
public struct WebPEncoder: Sendable {
    /// From 0 (smallest) to 1 (best); nil for no loss at all.
    public var quality: Double?
    /// Effort from 0 (quick) to 6 (small).
    public var effort: Int

    /// Makes an encoder.
    public init(quality: Double? = nil, effort: Int = 3) {
        self.quality = quality.map { min(max($0, 0), 1) }
        self.effort = min(max(effort, 0), 6)
    }

    /// The bytes of a WebP file.
    ///
    /// - Throws: `SkyloopError` with `invalidRequest` for a picture that WebP can't hold (over 16,383 pixels).
    public func encode(_ image: ImageBuffer) throws(SkyloopError) -> [UInt8] {
        try encode(image, PixelRectangle.whole(image))
    }

    /// The bytes of a WebP file of a part of a picture.
    func encode(_ image: ImageBuffer, _ part: PixelRectangle) throws(SkyloopError) -> [UInt8] {
        var config = WebPConfig()
        guard
            WebPConfigInitInternal(&config, WEBP_PRESET_DEFAULT, 75, WEBP_ENCODER_ABI_VERSION) != 0
        else { throw SkyloopError(.internal, "the installed libwebp is of another version") }
        if let quality {
            config.quality = Float(quality * 100)
            // Sharp edges of type and lines.
            config.preprocessing = 0
            config.use_sharp_yuv = 1
        } else {
            WebPConfigLosslessPreset(&config, Int32(effort))
            config.exact = 0
        }
        config.method = Int32(effort)
        config.thread_level = 0
        return try encode(image, part, &config)
    }

    private func encode(
        _ image: ImageBuffer, _ part: PixelRectangle, _ config: inout WebPConfig
    ) throws(SkyloopError) -> [UInt8] {
        var picture = WebPPicture()
        guard WebPPictureInitInternal(&picture, WEBP_ENCODER_ABI_VERSION) != 0 else {
            throw SkyloopError(.internal, "the installed libwebp is of another version")
        }
        defer { WebPPictureFree(&picture) }
        picture.width = Int32(part.width)
        picture.height = Int32(part.height)
        picture.use_argb = 1
        let isOpaque = image.isOpaque
        let straight = isOpaque ? nil : image.straightBytes(of: part)
        let imported =
            if let straight {
                WebPPictureImportRGBA(&picture, straight, Int32(part.width * 4))
            } else {
                image.withBytes { bytes -> Int32 in
                    guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return 0 }
                    let first = base + (part.y * image.width + part.x) * 4
                    return image.format == .straightRGBA
                        ? WebPPictureImportRGBX(&picture, first, Int32(image.width * 4))
                        : WebPPictureImportBGRX(&picture, first, Int32(image.width * 4))
                }
            }
        guard imported != 0 else {
            throw SkyloopError(
                .invalidRequest, "WebP can't hold \(part.width)×\(part.height) pixels")
        }
        var writer = WebPMemoryWriter()
        WebPMemoryWriterInit(&writer)
        defer { WebPMemoryWriterClear(&writer) }
        let encoded = withUnsafeMutablePointer(to: &writer) { writer in
            picture.writer = WebPMemoryWrite
            picture.custom_ptr = UnsafeMutableRawPointer(writer)
            return WebPEncode(&config, &picture)
        }
        guard encoded != 0 else {
            throw SkyloopError(
                .internal, "libwebp failed with code \(picture.error_code.rawValue)")
        }
        return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
    }
}

extension ImageBuffer {
    /// A part's bytes in the order red, green, blue, alpha, not multiplied.
    func straightBytes(of part: PixelRectangle) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(part.width * part.height * 4)
        for y in part.y..<part.y + part.height {
            for pixel in pixels[y * width + part.x..<y * width + part.x + part.width] {
                let color = format.color(pixel)
                bytes += [color.red, color.green, color.blue, color.alpha]
            }
        }
        return bytes
    }
}
