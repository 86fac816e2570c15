import CFFmpeg

/// An FFmpeg video encoder: `AVFrame`s in, packets out.
final class VideoEncoder {
    let context: UnsafeMutablePointer<AVCodecContext>
    private let path: String
    private let packet: UnsafeMutablePointer<AVPacket>

    /// Opens the encoder.
    ///
    /// - Parameters:
    ///   - needsGlobalHeader: whether the container keeps the parameters out of the stream.
    init(
        _ codec: VideoCodec, width: Int, height: Int, rate: FrameRate, timeBase: AVRational,
        quality: Double, needsGlobalHeader: Bool, path: String
    ) throws(SkyloopError) {
        self.path = path
        guard let encoder = avcodec_find_encoder_by_name(codec.encoderName) else {
            throw SkyloopError(
                .invalidRequest,
                "the installed FFmpeg has no \(codec.encoderName) encoder; choose another format",
                path: path)
        }
        guard let context = avcodec_alloc_context3(encoder), let packet = av_packet_alloc() else {
            throw FFmpeg.outOfMemory(path)
        }
        self.context = context
        self.packet = packet
        context.pointee.width = Int32(width)
        context.pointee.height = Int32(height)
        context.pointee.pix_fmt = AV_PIX_FMT_YUV420P
        context.pointee.time_base = timeBase
        context.pointee.framerate = AVRational(
            num: Int32(rate.numerator), den: Int32(rate.denominator))
        context.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
        context.pointee.color_primaries = AVCOL_PRI_BT709
        context.pointee.color_trc = AVCOL_TRC_BT709
        context.pointee.colorspace = AVCOL_SPC_BT709
        context.pointee.color_range = AVCOL_RANGE_MPEG
        context.pointee.chroma_sample_location = AVCHROMA_LOC_LEFT
        // A key frame every five seconds, so that a player can jump.
        let gop = 5 * rate.numerator / rate.denominator
        context.pointee.gop_size = Int32(min(max(gop, 10), 300))
        context.pointee.thread_count = 0
        if needsGlobalHeader { context.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER }

        var options: OpaquePointer?
        defer { av_dict_free(&options) }
        for (name, value) in codec.options(quality: quality, width: width, height: height) {
            av_dict_set(&options, name, value, 0)
        }
        try FFmpeg.check(
            avcodec_open2(context, encoder, &options), "opening \(codec.encoderName)", path: path)
    }

    deinit {
        var context: UnsafeMutablePointer<AVCodecContext>? = context
        avcodec_free_context(&context)
        var packet: UnsafeMutablePointer<AVPacket>? = packet
        av_packet_free(&packet)
    }

    /// Gives a frame, or nil at the end, and hands on each packet that is ready.
    func encode(
        _ frame: UnsafeMutablePointer<AVFrame>?,
        _ take: (UnsafeMutablePointer<AVPacket>) throws(SkyloopError) -> Void
    ) throws(SkyloopError) {
        try FFmpeg.check(avcodec_send_frame(context, frame), "encoding", path: path)
        while true {
            let result = avcodec_receive_packet(context, packet)
            if result == FFmpeg.again || result == FFmpeg.end { return }
            try FFmpeg.check(result, "encoding", path: path)
            defer { av_packet_unref(packet) }
            try take(packet)
        }
    }
}
