import CFFmpeg

/// A container with one video stream, written to a file.
final class VideoMuxer {
    private let context: UnsafeMutablePointer<AVFormatContext>
    private let stream: UnsafeMutablePointer<AVStream>
    private let path: String
    private var isOpen = false

    /// Makes the container; nothing is written before `begin`.
    ///
    /// - Parameter path: the file's name in the end, for messages.
    init(_ codec: VideoCodec, writingTo file: String, path: String) throws(SkyloopError) {
        FFmpeg.quiet
        self.path = path
        var context: UnsafeMutablePointer<AVFormatContext>?
        let result = avformat_alloc_output_context2(&context, nil, codec.muxerName, file)
        guard let context, let stream = avformat_new_stream(context, nil) else {
            try FFmpeg.check(result, "making the \(codec.muxerName) container", path: path)
            throw FFmpeg.outOfMemory(path)
        }
        self.context = context
        self.stream = stream
        try FFmpeg.check(
            avio_open(&context.pointee.pb, file, AVIO_FLAG_WRITE), "opening", path: path)
        isOpen = true
    }

    deinit {
        if isOpen { avio_closep(&context.pointee.pb) }
        avformat_free_context(context)
    }

    /// Whether the container keeps the encoder's parameters, so that the stream need not.
    var needsGlobalHeader: Bool {
        context.pointee.oformat.pointee.flags & AVFMT_GLOBALHEADER != 0
    }

    /// Writes the header for the stream of an open encoder.
    func begin(_ encoder: VideoEncoder, options: [(String, String)]) throws(SkyloopError) {
        try FFmpeg.check(
            avcodec_parameters_from_context(stream.pointee.codecpar, encoder.context),
            "describing the stream", path: path)
        stream.pointee.time_base = encoder.context.pointee.time_base
        stream.pointee.avg_frame_rate = encoder.context.pointee.framerate
        var dictionary: OpaquePointer?
        defer { av_dict_free(&dictionary) }
        for (name, value) in options { av_dict_set(&dictionary, name, value, 0) }
        try FFmpeg.check(avformat_write_header(context, &dictionary), "writing", path: path)
        try checkWritten()
    }

    /// Writes a packet whose times are in the encoder's time base.
    func write(
        _ packet: UnsafeMutablePointer<AVPacket>, from timeBase: AVRational
    ) throws(SkyloopError) {
        av_packet_rescale_ts(packet, timeBase, stream.pointee.time_base)
        packet.pointee.stream_index = stream.pointee.index
        try FFmpeg.check(av_interleaved_write_frame(context, packet), "writing", path: path)
        try checkWritten()
    }

    /// Writes the end and closes the file.
    func end() throws(SkyloopError) {
        try FFmpeg.check(av_write_trailer(context), "writing", path: path)
        try checkWritten()
        isOpen = false
        try FFmpeg.check(avio_closep(&context.pointee.pb), "writing", path: path)
    }

    /// A write that failed inside the buffer is only noted there; films must not end up short.
    private func checkWritten() throws(SkyloopError) {
        guard let file = context.pointee.pb else { return }
        try FFmpeg.check(file.pointee.error, "writing", path: path)
    }
}
