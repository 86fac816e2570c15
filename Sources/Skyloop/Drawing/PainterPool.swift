import Raster
import Synchronization

/// Field painters, one for each thread that draws; they keep their memory from one picture to the next.
final class PainterPool: Sendable {
    /// A painter on its way between threads.
    ///
    /// Unchecked: a painter is either in the list, where nobody uses it, or lent to one borrower.
    private struct Holder: @unchecked Sendable {
        let painter: FieldPainter
    }

    private let free = Mutex<[Holder]>([])

    /// Lends a painter.
    func withPainter<Result>(_ body: (FieldPainter) throws -> Result) rethrows -> Result {
        let holder = free.withLock { $0.popLast() } ?? Holder(painter: FieldPainter())
        defer { free.withLock { $0.append(holder) } }
        return try body(holder.painter)
    }
}
