import CFFmpeg
import Raster

/// Turns RGB pictures into BT.709 YUV 4:2:0 in the limited range, as the stream's tags say.
///
/// Each number is the exact one to the nearest, but for what 15 bits of a coefficient leave open (ITU-R
/// BT.709-6, sections 3.2 to 3.5). A colour sample is the mean of the four pixels that it stands for; past
/// the last column or row that one is repeated. Alpha does not count: films are opaque.
struct YUVConverter {
    /// A plane of bytes to write.
    struct Plane {
        let bytes: UnsafeMutablePointer<UInt8>
        /// Bytes from one row to the next.
        let stride: Int

        func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * stride }
    }

    /// What the first three bytes of a pixel add to a number, in units of 2⁻¹⁵, and what is added in the end.
    struct Weights {
        // Sixteen bits, so that the compiler can multiply and add them in one step.
        let first: Int16
        let second: Int16
        let third: Int16
        let offset: Int32

        /// The number for three channels of at most 11 bits, in the weights' units.
        @inline(__always)
        func sum(_ a: UInt32, _ b: UInt32, _ c: UInt32) -> Int32 {
            Int32(truncatingIfNeeded: a & 0x7FF) &* Int32(first)
                &+ Int32(truncatingIfNeeded: b & 0x7FF) &* Int32(second)
                &+ Int32(truncatingIfNeeded: c & 0x7FF) &* Int32(third) &+ offset
        }
    }

    private let luma: Weights
    private let blue: Weights
    private let red: Weights
    /// Size of the written picture, of which the frame may lack a column or a row.
    private let width: Int
    private let height: Int

    /// Makes a converter from frames of a byte order to planes of a size.
    init(format: PixelFormat, width: Int, height: Int) {
        self.width = width
        self.height = height
        let isBlueFirst = format == .premultipliedBGRA
        func weights(_ red: Double, _ blue: Double, green: Int16?, offset: Int32) -> Weights {
            let r = Int16((red * 32768).rounded())
            let b = Int16((blue * 32768).rounded())
            // A colour difference of grey is nothing: the three add up to 0.
            let g = green ?? -(r + b)
            return Weights(
                first: isBlueFirst ? b : r, second: g, third: isBlueFirst ? r : b, offset: offset)
        }
        let (kr, kg, kb) = (0.2126, 0.7152, 0.0722)
        luma = weights(
            kr * 219 / 255, kb * 219 / 255, green: Int16((kg * 219 / 255 * 32768).rounded()),
            offset: 16 << 15 + 1 << 14)
        // Of the sum of four pixels, so in units of 2⁻¹⁷.
        let half = 224.0 / 255 / 2
        self.blue = weights(
            -kr / (1 - kb) * half, half, green: nil, offset: 128 << 17 + 1 << 16)
        self.red = weights(
            half, -kb / (1 - kr) * half, green: nil, offset: 128 << 17 + 1 << 16)
    }

    /// Converts a frame into three planes.
    func convert(_ frame: ImageBuffer, luma: Plane, blue: Plane, red: Plane) {
        precondition(
            frame.width > 0 && frame.width <= width && frame.height > 0 && frame.height <= height,
            "a frame is not larger than the film")
        frame.pixels.withUnsafeBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return }
            for y in stride(from: 0, to: height, by: 2) {
                let upper = pixels + min(y, frame.height - 1) * frame.width
                let lower = pixels + min(y + 1, frame.height - 1) * frame.width
                convert(upper, frame.width, into: luma.row(y))
                if y + 1 < height { convert(lower, frame.width, into: luma.row(y + 1)) }
                convert(
                    upper, lower, frame.width, blue: blue.row(y / 2), red: red.row(y / 2))
            }
        }
    }

    /// Writes a row's brightness.
    @inline(__always)
    private func convert(
        _ row: UnsafePointer<UInt32>, _ count: Int, into out: UnsafeMutablePointer<UInt8>
    ) {
        let weights = luma
        for x in 0..<count {
            let pixel = row[x]
            let sum = weights.sum(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
            out[x] = UInt8(truncatingIfNeeded: sum >> 15)
        }
        for x in count..<max(count, width) { out[x] = out[count - 1] }
    }

    /// Writes the colour of two rows.
    @inline(__always)
    private func convert(
        _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, _ count: Int,
        blue: UnsafeMutablePointer<UInt8>, red: UnsafeMutablePointer<UInt8>
    ) {
        let whole = count / 2
        for x in 0..<whole {
            (blue[x], red[x]) = colour(
                upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1])
        }
        for x in whole..<max(whole, (width + 1) / 2) {
            let (a, b) = (upper[count - 1], lower[count - 1])
            (blue[x], red[x]) = colour(a, a, b, b)
        }
    }

    /// The two colour differences of four pixels.
    @inline(__always)
    private func colour(
        _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32
    ) -> (blue: UInt8, red: UInt8) {
        // Two channels at a time, each with room for the sum of four.
        let mask: UInt32 = 0x00FF_00FF
        let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask)
        let odd = (a >> 8 & mask) &+ (b >> 8 & mask) &+ (c >> 8 & mask) &+ (d >> 8 & mask)
        let (first, second, third) = (even & 0xFFFF, odd & 0xFFFF, even >> 16)
        return (
            UInt8(truncatingIfNeeded: blue.sum(first, second, third) >> 17),
            UInt8(truncatingIfNeeded: red.sum(first, second, third) >> 17)
        )
    }
}

extension YUVConverter {
    /// Converts a frame into an FFmpeg frame of format `yuv420p` and the written size.
    func convert(_ frame: ImageBuffer, into target: UnsafeMutablePointer<AVFrame>) {
        let (data, strides) = (target.pointee.data, target.pointee.linesize)
        guard let y = data.0, let u = data.1, let v = data.2 else { return }
        convert(
            frame, luma: Plane(bytes: y, stride: Int(strides.0)),
            blue: Plane(bytes: u, stride: Int(strides.1)),
            red: Plane(bytes: v, stride: Int(strides.2)))
    }
}
