import Raster
import Synchronization

/// Field painters, one for each thread that draws; they keep their memory from one picture to the next.
final class PainterPool: Sendable {
    /// A painter, and what it needs to write tiles, on its way between threads.
    ///
    /// Unchecked: a holder is either in the list, where nobody uses it, or lent to one borrower.
    private final class Holder: @unchecked Sendable {
        let painter = FieldPainter()
        let encoder = TilePNGEncoder()
        var tile = IndexedImage(width: 0, height: 0)
    }

    private let free = Mutex<[Holder]>([])

    /// Lends a painter.
    func withPainter<Result>(_ body: (FieldPainter) throws -> Result) rethrows -> Result {
        try withHolder { try body($0.painter) }
    }

    /// Lends a painter and a picture of a size, and gives the PNG file of what was painted on it.
    ///
    /// - Parameter paint: Sets every pixel: the picture may hold what was painted before.
    func writePNG(
        width: Int, height: Int, paint: (FieldPainter, inout IndexedImage) -> Void
    ) -> [UInt8] {
        withHolder { holder in
            if holder.tile.width != width || holder.tile.height != height {
                holder.tile = IndexedImage(width: width, height: height)
            }
            paint(holder.painter, &holder.tile)
            return holder.encoder.encode(holder.tile)
        }
    }

    private func withHolder<Result>(_ body: (Holder) throws -> Result) rethrows -> Result {
        let holder = free.withLock { $0.popLast() } ?? Holder()
        defer { free.withLock { $0.append(holder) } }
        return try body(holder)
    }
}
