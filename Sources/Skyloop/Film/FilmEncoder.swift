import Dispatch
import Raster

/// Runs a sink on a thread of its own, one frame after another.
actor FilmEncoder {
    private var sink: (any FilmSink)?
    private let thread: SerialQueueExecutor

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(_ sink: sending any FilmSink) {
        self.sink = sink
        thread = SerialQueueExecutor(label: "skyloop.film")
    }

    func append(_ frame: ImageBuffer) throws {
        try sink?.append(frame)
    }

    /// Ends the file; where that fails, nothing of it is left.
    func finish() throws -> [String] {
        defer { sink = nil }
        return try sink?.finish() ?? []
    }

    /// Lets the sink go, and what it has written with it.
    func abandon() {
        sink = nil
    }
}

/// An executor on a dispatch queue, so that encoding never takes a thread from Swift's own pool.
final class SerialQueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label, qos: .userInitiated)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
