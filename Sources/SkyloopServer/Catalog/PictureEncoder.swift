import Foundation
import Raster
import Skyloop
import Synchronization

/// Makes files of pictures with the encoders of the SDK.
struct PictureEncoder: PictureEncoding {
    func still(_ image: ImageBuffer, as format: StillFormat) throws -> [UInt8] {
        switch format {
        // A quick effort: a tile is asked for far more often than it is kept.
        case .png: PNGEncoder(compression: 1).encode(image)
        case .webp: try WebPEncoder().encode(image)
        case .jpeg: try JPEGEncoder().encode(image)
        }
    }

    func moving(
        _ images: [ImageBuffer], secondsEach: Double, as format: MovingFormat
    ) throws -> [UInt8] {
        guard let first = images.first else { throw HTTPError(500, "there is no picture to show") }
        let ending =
            switch format {
            case .gif: "gif"
            case .webp: "webp"
            case .apng: "apng"
            }
        let file = ScratchName.next(ending: ending)
        defer { try? FileManager.default.removeItem(at: file) }
        let settings = FilmSettings(
            width: first.width, height: first.height, framesPerSecond: 1 / secondsEach)
        try waitFor {
            let writer = try FilmWriter(to: file, settings: settings)
            for image in images { try await writer.append(image) }
            _ = try await writer.finish()
        }
        return [UInt8](try Data(contentsOf: file))
    }

    func notice(_ text: String, width: Int, height: Int, isTransparent: Bool) -> ImageBuffer {
        var image = ImageBuffer(width: width, height: height, format: .premultipliedBGRA)
        if !isTransparent { image.fill(Color(0xFFFFFF)) }
        NoticePicture.draw(text, on: &image)
        return image
    }

    /// Waits on a worker's own thread for work that is written with `async`.
    private func waitFor(_ work: @escaping @Sendable () async throws -> Void) throws {
        let result = Mutex<Result<Void, any Error>>(.success(()))
        let done = DispatchSemaphore(value: 0)
        Task {
            do {
                try await work()
            } catch {
                result.withLock { $0 = .failure(error) }
            }
            done.signal()
        }
        done.wait()
        try result.withLock { $0 }.get()
    }
}
