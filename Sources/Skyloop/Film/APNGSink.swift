import Raster

/// Animated PNG: every frame without loss, only the part that changed, at exact times.
///
/// Delays are fractions of 16 bits; each is the difference of two rounded times, so that nothing adds up.
/// Format: W3C, Portable Network Graphics, third edition, section 11.3.
final class APNGSink: FilmSink {
    let notes: [String] = []
    let size: (width: Int, height: Int)

    private let settings: FilmSettings
    private let rate: FrameRate
    private let scratch: ScratchFile
    private let ticksPerSecond: Int
    /// The frame whose length is not known yet.
    private var kept: (frame: ImageBuffer, tick: Int)?
    private var shown: ImageBuffer?
    private var count = 0
    private var written = 0
    private var sequence = 0

    init(path: String, settings: FilmSettings) throws(SkyloopError) {
        self.settings = settings
        size = (settings.width, settings.height)
        rate = FrameRate(settings.framesPerSecond)
        // Whole frames where the rate allows, so that each delay is the same; 10 kHz otherwise.
        ticksPerSecond =
            rate.denominator == 1 ? rate.numerator * max(1, 10_000 / rate.numerator) : 10_000
        scratch = try ScratchFile(for: path)
        var file = PNGFile()
        file.header(width: settings.width, height: settings.height, kind: .rgb)
        file.chunk("acTL", control(frames: 0))
        try scratch.write(file.bytes)
    }

    func append(_ frame: ImageBuffer) throws(SkyloopError) {
        let tick = rate.tick(ofFrame: count, ticksPerSecond: ticksPerSecond)
        count += 1
        if let kept {
            // A frame that shows nothing new only makes the one before longer.
            if !settings.keepsEqualFrames,
                PixelRectangle.changed(from: kept.frame, to: frame) == nil
            {
                return
            }
            try write(kept.frame, ticks: tick - kept.tick)
        }
        kept = (frame, tick)
    }

    func finish() throws(SkyloopError) -> [String] {
        if let kept {
            let end = rate.end(
                ofFrames: count, endDelay: settings.endDelay, ticksPerSecond: ticksPerSecond)
            try write(kept.frame, ticks: end - kept.tick)
        }
        try scratch.write(PNGFile.chunk("IEND", []))
        // After the signature, the header (25 bytes) and the colour tag (13).
        try scratch.overwrite(PNGFile.chunk("acTL", control(frames: written)), at: 8 + 25 + 13)
        try scratch.commit()
        return [scratch.destination]
    }

    private func control(frames: Int) -> [UInt8] {
        PNGFile.big32(frames) + PNGFile.big32(settings.plays)
    }

    private func write(_ frame: ImageBuffer, ticks: Int) throws(SkyloopError) {
        var part = PixelRectangle.whole(frame)
        if let shown { part = PixelRectangle.toShow(frame, over: shown) }
        let (numerator, denominator) = delay(ticks)
        let place =
            PNGFile.big32(part.width) + PNGFile.big32(part.height) + PNGFile.big32(part.x)
            + PNGFile.big32(part.y)
        try scratch.write(
            PNGFile.chunk(
                "fcTL",
                number() + place + PNGFile.big16(numerator) + PNGFile.big16(denominator)
                    // Leave the picture; put this over it.
                    + [0, 0]))
        let rows = PNGRows.filtered(frame, part, kind: .rgb)
        let data = Deflate.zlib(rows, level: 6)
        try scratch.write(
            written == 0
                ? PNGFile.chunk("IDAT", data) : PNGFile.chunk("fdAT", number() + data))
        written += 1
        shown = frame
    }

    /// The next number of the sequence that ties the frames' chunks together.
    private func number() -> [UInt8] {
        defer { sequence += 1 }
        return PNGFile.big32(sequence)
    }

    /// Ticks as a fraction of seconds whose parts fit 16 bits, exact where that is possible.
    private func delay(_ ticks: Int) -> (Int, Int) {
        var (a, b) = (ticks, ticksPerSecond)
        while b != 0 { (a, b) = (b, a % b) }
        let (numerator, denominator) = (ticks / max(a, 1), ticksPerSecond / max(a, 1))
        if numerator < 65_536, denominator < 65_536 { return (numerator, denominator) }
        let hundredths = (ticks * 100 + ticksPerSecond / 2) / ticksPerSecond
        if hundredths < 65_536 { return (hundredths, 100) }
        return (min(65_535, (ticks + ticksPerSecond / 2) / ticksPerSecond), 1)
    }
}
