import CFFmpeg
import Raster

/// MP4 and WebM: frames converted, encoded and written as they come.
final class VideoSink: FilmSink {
    let notes: [String]
    let size: (width: Int, height: Int)

    private let settings: FilmSettings
    private let rate: FrameRate
    private let scratch: ScratchFile
    private let muxer: VideoMuxer
    private let encoder: VideoEncoder
    private let codec: VideoCodec
    private let timeBase: AVRational
    private let ticksPerFrame: Int
    private var converter: (format: PixelFormat, converter: YUVConverter)?
    private let picture: UnsafeMutablePointer<AVFrame>
    /// The packet before the newest: the last one of all gets the rest of the hold.
    private let held: UnsafeMutablePointer<AVPacket>
    private var isHolding = false
    private var count = 0
    /// When the film ends, in ticks; known when the last frame has come.
    private var end: Int?

    init(_ codec: VideoCodec, path: String, settings: FilmSettings) throws(SkyloopError) {
        self.codec = codec
        self.settings = settings
        rate = FrameRate(settings.framesPerSecond)
        let (width, height) = (settings.width, settings.height)
        // Colour has half the resolution each way, and H.264 can't crop half a colour sample.
        let isOdd = codec == .h264 && (width % 2 != 0 || height % 2 != 0)
        size = isOdd ? (width + width % 2, height + height % 2) : (width, height)
        notes =
            isOdd
            ? [
                "H.264 needs even sizes: \(width)×\(height) became \(size.width)×\(size.height), "
                    + "the last column or row repeated"
            ] : []
        scratch = try ScratchFile(for: path)
        // Frames begin on whole ticks; a tick is fine enough for the hold at the end.
        ticksPerFrame = max(1, 90_000 / rate.numerator)
        timeBase = AVRational(
            num: Int32(rate.denominator), den: Int32(rate.numerator * ticksPerFrame))
        muxer = try VideoMuxer(codec, writingTo: scratch.path, path: path)
        encoder = try VideoEncoder(
            codec, width: size.width, height: size.height, rate: rate, timeBase: timeBase,
            quality: settings.quality, needsGlobalHeader: muxer.needsGlobalHeader, path: path)
        guard let picture = av_frame_alloc(), let held = av_packet_alloc() else {
            throw FFmpeg.outOfMemory(path)
        }
        self.picture = picture
        self.held = held
        picture.pointee.format = AV_PIX_FMT_YUV420P.rawValue
        picture.pointee.width = Int32(size.width)
        picture.pointee.height = Int32(size.height)
        picture.pointee.color_range = AVCOL_RANGE_MPEG
        picture.pointee.colorspace = AVCOL_SPC_BT709
        picture.pointee.color_primaries = AVCOL_PRI_BT709
        picture.pointee.color_trc = AVCOL_TRC_BT709
        try FFmpeg.check(av_frame_get_buffer(picture, 0), "making a frame", path: path)
        try muxer.begin(encoder, options: codec.muxerOptions)
    }

    deinit {
        var picture: UnsafeMutablePointer<AVFrame>? = picture
        av_frame_free(&picture)
        var held: UnsafeMutablePointer<AVPacket>? = held
        av_packet_free(&held)
    }

    func append(_ frame: ImageBuffer) throws(SkyloopError) {
        let path = scratch.destination
        try FFmpeg.check(av_frame_make_writable(picture), "making a frame", path: path)
        if converter?.format != frame.format {
            converter = (
                frame.format,
                YUVConverter(format: frame.format, width: size.width, height: size.height)
            )
        }
        converter?.converter.convert(frame, into: picture)
        try encode()
    }

    func finish() throws(SkyloopError) -> [String] {
        let shown = count
        let hold = settings.endDelay * Double(rate.numerator) / Double(rate.denominator)
        // The hold is whole frames, which every player shows, and for the rest a longer last one.
        for _ in 0..<Int(hold + 1e-6) where shown > 0 { try encode() }
        end = shown * ticksPerFrame + Int((hold * Double(ticksPerFrame)).rounded())
        try encoder.encode(nil) { packet throws(SkyloopError) in try pass(packet) }
        try writeHeld(isLast: true)
        try muxer.end()
        try scratch.commit()
        return [scratch.destination]
    }

    /// Encodes the converted picture as the next frame.
    private func encode() throws(SkyloopError) {
        picture.pointee.pts = Int64(count * ticksPerFrame)
        picture.pointee.pict_type = AV_PICTURE_TYPE_NONE
        count += 1
        try encoder.encode(picture) { packet throws(SkyloopError) in try pass(packet) }
    }

    /// Writes the packet before this one and keeps this one.
    private func pass(_ packet: UnsafeMutablePointer<AVPacket>) throws(SkyloopError) {
        try writeHeld(isLast: false)
        av_packet_move_ref(held, packet)
        isHolding = true
    }

    private func writeHeld(isLast: Bool) throws(SkyloopError) {
        guard isHolding else { return }
        isHolding = false
        defer { av_packet_unref(held) }
        let rest = end.map { $0 - count * ticksPerFrame } ?? 0
        // With frames out of order the last to show need not be the last in the file: both end it.
        let isLastShown = end != nil && held.pointee.pts == Int64((count - 1) * ticksPerFrame)
        held.pointee.duration = Int64(ticksPerFrame + (isLast || isLastShown ? rest : 0))
        try muxer.write(held, from: timeBase)
    }
}
