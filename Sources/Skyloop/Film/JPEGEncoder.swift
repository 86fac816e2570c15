import CFFmpeg
public import Raster

/// Writes pictures as JPEG, through FFmpeg's encoder: small, with some loss, without transparency.
public struct JPEGEncoder: Sendable {
    /// From 0, small, to 1, near the original.
    public var quality: Double

    /// Makes an encoder.
    public init(quality: Double = 0.85) {
        self.quality = min(max(quality, 0), 1)
    }

    /// The bytes of a JPEG file; what is not opaque is shown on white.
    ///
    /// - Throws: `SkyloopError` where FFmpeg has no JPEG encoder or no memory.
    public func encode(_ image: ImageBuffer) throws(SkyloopError) -> [UInt8] {
        _ = FFmpeg.quiet
        var opaque = ImageBuffer(width: image.width, height: image.height, format: image.format)
        opaque.fill(Color(0xFFFFFF))
        opaque.composite(image)
        let name = "a JPEG"
        guard let encoder = avcodec_find_encoder(AV_CODEC_ID_MJPEG) else {
            throw SkyloopError(.invalidRequest, "the installed FFmpeg has no JPEG encoder")
        }
        var context = avcodec_alloc_context3(encoder)
        var packet = av_packet_alloc()
        var frame = av_frame_alloc()
        defer {
            avcodec_free_context(&context)
            av_packet_free(&packet)
            av_frame_free(&frame)
        }
        guard let context, let packet, let frame else { throw FFmpeg.outOfMemory(name) }
        // Full-range 4:4:4: thin lines on a map lose their colour when chroma is halved.
        context.pointee.pix_fmt = AV_PIX_FMT_YUVJ444P
        context.pointee.width = Int32(image.width)
        context.pointee.height = Int32(image.height)
        context.pointee.time_base = AVRational(num: 1, den: 25)
        context.pointee.flags |= AV_CODEC_FLAG_QSCALE
        // The encoder counts from 2, best, to 31.
        let scale = 2 + Int32(((1 - quality) * 29).rounded())
        context.pointee.global_quality = scale * FF_QP2LAMBDA
        try FFmpeg.check(
            avcodec_open2(context, encoder, nil), "opening the JPEG encoder", path: name)
        frame.pointee.format = AV_PIX_FMT_YUVJ444P.rawValue
        frame.pointee.width = context.pointee.width
        frame.pointee.height = context.pointee.height
        frame.pointee.quality = context.pointee.global_quality
        try FFmpeg.check(av_frame_get_buffer(frame, 0), "making a frame", path: name)
        try convert(opaque, into: frame)
        try FFmpeg.check(avcodec_send_frame(context, frame), "encoding a JPEG", path: name)
        try FFmpeg.check(avcodec_receive_packet(context, packet), "encoding a JPEG", path: name)
        return Array(
            UnsafeBufferPointer(start: packet.pointee.data, count: Int(packet.pointee.size)))
    }

    /// JPEG has its own matrix, BT.601 in the full range.
    private func convert(
        _ image: ImageBuffer, into frame: UnsafeMutablePointer<AVFrame>
    ) throws(SkyloopError) {
        let (width, height) = (Int32(image.width), Int32(image.height))
        let source = image.format == .straightRGBA ? AV_PIX_FMT_RGBA : AV_PIX_FMT_BGRA
        guard
            let converter = sws_getContext(
                width, height, source, width, height, AV_PIX_FMT_YUVJ444P, SWS_BICUBIC, nil, nil,
                nil)
        else { throw SkyloopError(.internal, "no conversion of \(width)×\(height) pixels") }
        defer { sws_freeContext(converter) }
        let matrix = sws_getCoefficients(SWS_CS_ITU601)
        sws_setColorspaceDetails(converter, matrix, 1, matrix, 1, 0, 1 << 16, 1 << 16)
        let rows = image.withBytes { bytes -> Int32 in
            let planes = [bytes.bindMemory(to: UInt8.self).baseAddress, nil, nil, nil]
            let strides = [width * 4, 0, 0, 0]
            return withUnsafePointer(to: &frame.pointee.data) { data in
                data.withMemoryRebound(to: UnsafeMutablePointer<UInt8>?.self, capacity: 8) { data in
                    withUnsafePointer(to: &frame.pointee.linesize) { sizes in
                        sizes.withMemoryRebound(to: Int32.self, capacity: 8) { sizes in
                            sws_scale(converter, planes, strides, 0, height, data, sizes)
                        }
                    }
                }
            }
        }
        try FFmpeg.check(rows, "converting colours", path: "a JPEG")
    }
}
