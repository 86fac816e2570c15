import Raster
import Synchronization

/// Pictures to draw on for a while, kept from one frame to the next.
final class PicturePool: Sendable {
    private let free = Mutex<[ImageBuffer]>([])
    private static let keptPictures = 2

    /// Lends a picture of format `premultipliedBGRA`; what is on it is not said.
    func withPicture<Result>(
        width: Int, height: Int, _ body: (inout ImageBuffer) throws -> Result
    ) rethrows -> Result {
        var picture =
            free.withLock { free -> ImageBuffer? in
                guard
                    let place = free.firstIndex(where: {
                        $0.width == width && $0.height == height
                    })
                else { return nil }
                return free.remove(at: place)
            } ?? ImageBuffer(width: width, height: height, format: .premultipliedBGRA)
        defer {
            free.withLock { free in
                free.append(picture)
                if free.count > Self.keptPictures { free.removeFirst() }
            }
        }
        return try body(&picture)
    }
}
