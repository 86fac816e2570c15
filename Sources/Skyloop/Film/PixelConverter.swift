import CFFmpeg
import Raster

/// Turns RGB frames into BT.709 YUV 4:2:0 in the limited range, as the stream's tags say.
///
/// swscale's own default would be the BT.601 matrix, which shifts greens and reds in every player that
/// believes the tags. Where the picture is a pixel wider or higher than the frame, the last column or
/// row is repeated, so that nothing is cut off.
final class PixelConverter {
    private let width: Int
    private let height: Int
    private let format: PixelFormat
    private let context: OpaquePointer
    private let path: String
    private var padded: [UInt8] = []
    private let paddedWidth: Int
    private let paddedHeight: Int

    /// Makes a converter from frames of one size and byte order.
    init(
        width: Int, height: Int, format: PixelFormat, paddedWidth: Int, paddedHeight: Int,
        path: String
    ) throws(SkyloopError) {
        self.width = width
        self.height = height
        self.format = format
        self.paddedWidth = paddedWidth
        self.paddedHeight = paddedHeight
        self.path = path
        let source = format == .straightRGBA ? AV_PIX_FMT_RGBA : AV_PIX_FMT_BGRA
        let flags = SWS_AREA | SWS_ACCURATE_RND
        guard
            let context = sws_getContext(
                Int32(paddedWidth), Int32(paddedHeight), source,
                Int32(paddedWidth), Int32(paddedHeight), AV_PIX_FMT_YUV420P,
                flags, nil, nil, nil)
        else {
            throw SkyloopError(
                .internal, "no conversion of \(paddedWidth)×\(paddedHeight) pixels", path: path)
        }
        self.context = context
        let matrix = sws_getCoefficients(SWS_CS_ITU709)
        // Full range in (RGB), limited range out; brightness 0, contrast and saturation 1 (16.16).
        sws_setColorspaceDetails(context, matrix, 1, matrix, 0, 0, 1 << 16, 1 << 16)
    }

    deinit { sws_freeContext(context) }

    /// Whether it can take this frame.
    func fits(_ frame: ImageBuffer) -> Bool { frame.format == format }

    /// Converts a frame into the planes of an `AVFrame` of the padded size.
    func convert(
        _ frame: ImageBuffer, into target: UnsafeMutablePointer<AVFrame>
    ) throws(SkyloopError) {
        let rows =
            if paddedWidth == width, paddedHeight == height {
                frame.withBytes { scale($0, into: target) }
            } else {
                frame.withBytes { source in
                    pad(source)
                    return padded.withUnsafeBytes { scale($0, into: target) }
                }
            }
        try FFmpeg.check(rows, "converting colours", path: path)
    }

    private func scale(
        _ pixels: UnsafeRawBufferPointer, into target: UnsafeMutablePointer<AVFrame>
    ) -> Int32 {
        let planes = [pixels.bindMemory(to: UInt8.self).baseAddress, nil, nil, nil]
        let strides = [Int32(paddedWidth * 4), 0, 0, 0]
        return withUnsafePointer(to: &target.pointee.data) { data in
            data.withMemoryRebound(to: UnsafeMutablePointer<UInt8>?.self, capacity: 8) { data in
                withUnsafePointer(to: &target.pointee.linesize) { sizes in
                    sizes.withMemoryRebound(to: Int32.self, capacity: 8) { sizes in
                        sws_scale(context, planes, strides, 0, Int32(paddedHeight), data, sizes)
                    }
                }
            }
        }
    }

    private func pad(_ source: UnsafeRawBufferPointer) {
        if padded.isEmpty {
            padded = [UInt8](repeating: 0, count: paddedWidth * paddedHeight * 4)
        }
        let (row, paddedRow) = (width * 4, paddedWidth * 4)
        padded.withUnsafeMutableBytes { target in
            for y in 0..<paddedHeight {
                let from = min(y, height - 1) * row
                let line = UnsafeMutableRawBufferPointer(
                    rebasing: target[y * paddedRow..<(y + 1) * paddedRow])
                line.copyMemory(from: .init(rebasing: source[from..<from + row]))
                if paddedWidth > width {
                    UnsafeMutableRawBufferPointer(rebasing: line[row..<paddedRow])
                        .copyMemory(from: .init(rebasing: source[from + row - 4..<from + row]))
                }
            }
        }
    }
}
