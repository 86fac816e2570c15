import Raster

/// A single PNG.
final class PNGStillSink: FilmSink {
    let notes: [String] = []
    let size: (width: Int, height: Int)

    private let scratch: ScratchFile
    private var count = 0

    init(path: String, settings: FilmSettings) throws(SkyloopError) {
        size = (settings.width, settings.height)
        scratch = try ScratchFile(for: path)
    }

    func append(_ frame: ImageBuffer) throws(SkyloopError) {
        guard count == 0 else {
            throw SkyloopError(
                .invalidRequest,
                "one PNG holds one picture; write %04d into the name for one a frame",
                path: scratch.destination)
        }
        count += 1
        try scratch.write(PNGEncoder().encode(frame))
    }

    func finish() throws(SkyloopError) -> [String] {
        try scratch.commit()
        return [scratch.destination]
    }
}
