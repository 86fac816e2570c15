import Raster

/// Animated WebP: only the part that changed, at thousandths of a second.
///
/// The container is written as frames come, so that memory stays the same; libwebp's own assembler keeps
/// them all. Format: WebP Container Specification (RIFF, VP8X, ANIM, ANMF).
final class WebPSink: FilmSink {
    let notes: [String] = []
    let size: (width: Int, height: Int)

    private let settings: FilmSettings
    private let rate: FrameRate
    private let scratch: ScratchFile
    private let encoder: WebPEncoder
    private var kept: (frame: ImageBuffer, tick: Int)?
    private var shown: ImageBuffer?
    private var count = 0
    private var length = 0

    init(path: String, settings: FilmSettings) throws(SkyloopError) {
        guard settings.width < 16_384, settings.height < 16_384 else {
            throw SkyloopError(
                .invalidRequest, "WebP holds at most 16,383 pixels each way", path: path)
        }
        self.settings = settings
        size = (settings.width, settings.height)
        rate = FrameRate(settings.framesPerSecond)
        encoder = WebPEncoder(quality: settings.quality >= 1 ? nil : settings.quality, effort: 2)
        scratch = try ScratchFile(for: path)
        try write(Array("RIFF".utf8) + Self.little(0, 4) + Array("WEBP".utf8))
        let canvas = Self.little(settings.width - 1, 3) + Self.little(settings.height - 1, 3)
        // Flag 0x02: an animation.
        try writeChunk("VP8X", [0x02, 0, 0, 0] + canvas)
        try writeChunk("ANIM", [0, 0, 0, 255] + Self.little(min(settings.plays, 65_535), 2))
    }

    func append(_ frame: ImageBuffer) throws(SkyloopError) {
        let tick = rate.tick(ofFrame: count, ticksPerSecond: 1000)
        count += 1
        if let kept {
            if !settings.keepsEqualFrames,
                PixelRectangle.changed(from: kept.frame, to: frame) == nil
            {
                return
            }
            try write(kept.frame, milliseconds: tick - kept.tick)
        }
        kept = (frame, tick)
    }

    func finish() throws(SkyloopError) -> [String] {
        if let kept {
            let end = rate.end(
                ofFrames: count, endDelay: settings.endDelay, ticksPerSecond: 1000)
            try write(kept.frame, milliseconds: end - kept.tick)
        }
        try scratch.overwrite(Self.little(length - 8, 4), at: 4)
        try scratch.commit()
        return [scratch.destination]
    }

    private func write(_ frame: ImageBuffer, milliseconds: Int) throws(SkyloopError) {
        var part = PixelRectangle.whole(frame)
        if let shown { part = PixelRectangle.toShow(frame, over: shown).evenOrigin }
        let still = try encoder.encode(frame, part)
        let place =
            Self.little(part.x / 2, 3) + Self.little(part.y / 2, 3)
            + Self.little(part.width - 1, 3) + Self.little(part.height - 1, 3)
        // Flag 0x02: put over the picture without mixing; the picture is left as it is afterwards.
        let header = place + Self.little(min(milliseconds, 0xFF_FFFF), 3) + [0x02]
        try writeChunk("ANMF", header + Self.frameChunks(still))
        shown = frame
    }

    /// The chunks of a still that make a frame: its alpha and its picture.
    private static func frameChunks(_ still: [UInt8]) -> ArraySlice<UInt8> {
        var at = 12
        while at + 8 <= still.count {
            let name = still[at..<at + 4]
            if name.elementsEqual("ALPH".utf8) || name.elementsEqual("VP8 ".utf8)
                || name.elementsEqual("VP8L".utf8)
            {
                return still[at...]
            }
            let size = (0..<4).reduce(0) { $0 | Int(still[at + 4 + $1]) << (8 * $1) }
            at += 8 + size + size % 2
        }
        return []
    }

    private func writeChunk(_ name: String, _ content: [UInt8]) throws(SkyloopError) {
        try write(Array(name.utf8) + Self.little(content.count, 4))
        try write(content)
        if content.count % 2 != 0 { try write([0]) }
    }

    private func write(_ bytes: [UInt8]) throws(SkyloopError) {
        length += bytes.count
        guard length < 0xFFFF_FFF0 else {
            throw SkyloopError(
                .inputOutput, "WebP ends at 4 GB; make it shorter or smaller",
                path: scratch.destination)
        }
        try scratch.write(bytes)
    }

    private static func little(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
