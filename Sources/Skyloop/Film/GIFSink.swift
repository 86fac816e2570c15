import Raster

/// Animated GIF: one palette for all, another where the colours have moved away from it.
///
/// Only the part that changed is written, and unchanged pixels in it are transparent. Frames come at
/// hundredths of a second, each rounded from its exact time; where two would be closer than browsers
/// show (0.02 s), the later one is left out and the total stays.
final class GIFSink: FilmSink {
    let notes: [String]
    let size: (width: Int, height: Int)

    private let settings: FilmSettings
    private let rate: FrameRate
    private let scratch: ScratchFile
    private var mapper: PaletteMapper?
    private var global: Palette?
    /// How far off the palette was on the frame that it was made for.
    private var ownError = 0.0
    /// The last frame that was kept: it is written when its length is known.
    private var kept: (frame: ImageBuffer, tick: Int)?
    private var shown: ImageBuffer?
    private var count = 0

    init(path: String, settings: FilmSettings) throws(SkyloopError) {
        self.settings = settings
        rate = FrameRate(settings.framesPerSecond)
        size = (settings.width, settings.height)
        notes =
            settings.framesPerSecond > 50
            ? ["GIF shows at most 50 frames per second: some frames are left out, the length stays"]
            : []
        scratch = try ScratchFile(for: path)
    }

    func append(_ frame: ImageBuffer) throws(SkyloopError) {
        let tick = rate.tick(ofFrame: count, ticksPerSecond: 100)
        count += 1
        if let kept {
            guard tick - kept.tick >= 2 else { return }
            // A frame that shows nothing new only makes the one before last longer.
            if !settings.keepsEqualFrames,
                PixelRectangle.changed(from: kept.frame, to: frame) == nil
            {
                return
            }
            try write(kept.frame, delay: tick - kept.tick)
        }
        kept = (frame, tick)
    }

    func finish() throws(SkyloopError) -> [String] {
        if let kept {
            let end = rate.end(
                ofFrames: count, endDelay: settings.endDelay, ticksPerSecond: 100)
            try write(kept.frame, delay: max(2, end - kept.tick))
        }
        try scratch.write([0x3B])
        try scratch.commit()
        return [scratch.destination]
    }

    private func write(_ frame: ImageBuffer, delay: Int) throws(SkyloopError) {
        if global == nil { try begin(frame) }
        guard let mapper else { return }
        var part = PixelRectangle.whole(frame)
        if let shown {
            part = PixelRectangle.toShow(frame, over: shown)
        }
        var (indices, error) = mapper.map(frame, part)
        if error > 4 * ownError + 40 {
            let better = PaletteMapper(Palette(of: frame))
            self.mapper = better
            (indices, error) = better.map(frame, part)
            ownError = error
        }
        if let shown { Self.keep(shown, frame, part, &indices) }
        let local = self.mapper.flatMap { $0.palette == global ? nil : $0.palette }
        // A delay has 16 bits: a very long one is told in several, with one transparent pixel each.
        var rest = delay
        var image = GIFImageWriter(
            indices: indices, part: part, delay: min(rest, 65_535), palette: local)
        try scratch.write(image.bytes)
        rest -= min(rest, 65_535)
        while rest > 0 {
            let dot = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
            image = GIFImageWriter(
                indices: [GIFImageWriter.transparent], part: dot, delay: min(rest, 65_535),
                palette: nil)
            try scratch.write(image.bytes)
            rest -= min(rest, 65_535)
        }
        shown = frame
    }

    /// Makes the palette and writes the header.
    private func begin(_ frame: ImageBuffer) throws(SkyloopError) {
        let palette = Palette(of: frame)
        let first = PaletteMapper(palette)
        ownError = first.map(frame, .whole(frame)).error
        mapper = first
        global = palette
        var header = Array("GIF89a".utf8)
        for value in [settings.width, settings.height] {
            header += [UInt8(value & 0xFF), UInt8(value >> 8)]
        }
        header += [0xF7, 0, 0]
        header += GIFImageWriter.table(palette)
        // How often it plays, in the block that browsers read; a single play has none.
        if settings.plays != 1 {
            let repeats = settings.plays == 0 ? 0 : min(settings.plays - 1, 65_535)
            header += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
            header += [3, 1, UInt8(repeats & 0xFF), UInt8(repeats >> 8), 0]
        }
        try scratch.write(header)
    }

    /// Makes the pixels that show already transparent.
    private static func keep(
        _ old: ImageBuffer, _ new: ImageBuffer, _ part: PixelRectangle, _ indices: inout [UInt8]
    ) {
        guard old.format == new.format else { return }
        old.pixels.withUnsafeBufferPointer { a in
            new.pixels.withUnsafeBufferPointer { b in
                for y in 0..<part.height {
                    let row = (part.y + y) * new.width + part.x
                    for x in 0..<part.width where a[row + x] == b[row + x] {
                        indices[y * part.width + x] = GIFImageWriter.transparent
                    }
                }
            }
        }
    }
}
