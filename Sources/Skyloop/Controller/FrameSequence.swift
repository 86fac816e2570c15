public import Foundation
import MapModel
public import Raster
import Timekeeping

/// Pictures at even steps of time, each drawn when it is asked for.
public struct FrameSequence: AsyncSequence, Sendable {
    /// A picture.
    public typealias Element = ImageBuffer

    /// The dates of the first and the last picture.
    public let range: ClosedRange<Date>

    /// The number of pictures.
    public let count: Int

    private let scene: FrameScene
    private let framesPerSecond: Double
    private let onError: Signal<SkyloopError>

    init(
        scene: FrameScene, range: ClosedRange<Date>, count: Int, framesPerSecond: Double,
        onError: Signal<SkyloopError>
    ) {
        self.scene = scene
        self.range = range
        self.count = Swift.max(count, 1)
        self.framesPerSecond = framesPerSecond > 0 ? framesPerSecond : 30
        self.onError = onError
    }

    /// The date of a picture.
    public func date(of index: Int) -> Date {
        guard count > 1 else { return range.lowerBound }
        if index >= count - 1 { return range.upperBound }
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        return range.lowerBound + length * Double(index) / Double(count - 1)
    }

    /// Makes an iterator at the first picture.
    public func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }

    /// Draws one picture after the other.
    public struct Iterator: AsyncIteratorProtocol {
        private let sequence: FrameSequence
        private var index = 0
        private var stages: [Identifier: ParticleStage] = [:]

        init(sequence: FrameSequence) {
            self.sequence = sequence
        }

        /// Draws the next picture; `nil` after the last one.
        ///
        /// - Throws: `CancellationError` where the task was cancelled; `SkyloopError` where the
        ///   base map is damaged.
        public mutating func next() async throws -> ImageBuffer? {
            guard index < sequence.count else { return nil }
            try Task.checkCancellation()
            let date = sequence.date(of: index)
            index += 1
            let drawn = try await Self.picture(sequence, date, stages)
            stages = drawn.stages
            return drawn.image
        }

        @concurrent
        private static func picture(
            _ sequence: FrameSequence, _ date: Date, _ stages: [Identifier: ParticleStage]
        ) async throws -> (image: ImageBuffer, stages: [Identifier: ParticleStage]) {
            var stages = stages
            let image = try sequence.scene.frame(
                at: date, stages: &stages, seconds: 1 / sequence.framesPerSecond
            ) { _, error in
                sequence.onError.send(SkyloopError(error))
            }
            return (image, stages)
        }
    }
}
