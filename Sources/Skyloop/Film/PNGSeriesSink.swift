import Foundation
import Raster

/// One PNG a frame, numbered from 0 where the name has `%d` or `%04d`.
///
/// The files gather in a hidden folder and take their names together, when all are whole.
final class PNGSeriesSink: FilmSink {
    let notes: [String] = []
    let size: (width: Int, height: Int)

    private let pattern: FileNamePattern
    private let folder: ScratchFolder
    private var names: [String] = []

    init(path: String, settings: FilmSettings) throws(SkyloopError) {
        size = (settings.width, settings.height)
        pattern = FileNamePattern(path) ?? FileNamePattern(still: path)
        folder = try ScratchFolder(beside: path)
    }

    func append(_ frame: ImageBuffer) throws(SkyloopError) {
        let path = pattern.path(names.count)
        let name = URL(fileURLWithPath: path).lastPathComponent
        let file = try ScratchFile(for: folder.path + "/" + name, shownAs: path)
        try file.write(PNGEncoder().encode(frame))
        try file.commit()
        names.append(name)
    }

    func finish() throws(SkyloopError) -> [String] {
        try folder.moveOut(names)
    }
}
