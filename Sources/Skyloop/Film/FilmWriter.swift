public import Foundation
public import Raster

/// Writes frames, one after another, as a film.
///
/// Encoding runs beside the caller: `append` returns as soon as the frame before is done, so that one
/// frame is drawn while another is encoded. Memory stays the same however long the film is. The file
/// has a hidden name in the same folder until `finish`, so that no half film is ever found under its
/// name; a cancelled task, an error, or a writer that is let go leaves nothing behind.
///
///     let film = try FilmWriter(to: url, settings: FilmSettings(width: 1280, height: 720))
///     for try await frame in frames { try await film.append(frame) }
///     let summary = try await film.finish()
public actor FilmWriter {
    /// The format, by the ending of the file's name.
    public nonisolated let format: FilmFormat
    /// How the film is written.
    public nonisolated let settings: FilmSettings
    /// Width and height of the written picture in pixels; more than asked for where the format needs it.
    public nonisolated let size: (width: Int, height: Int)
    /// What is changed to suit the format, one sentence each; empty where nothing is.
    public nonisolated let notes: [String]

    private var encoder: FilmEncoder?
    private var pending: Task<Void, any Error>?
    private var count = 0

    /// Makes the file and opens the encoder, so that what can't work fails before the first frame.
    ///
    /// - Throws: `SkyloopError` with `invalidRequest` for an unknown ending or an impossible size or
    ///   pace, `cannotCreate` where the file can't be made.
    public init(to file: URL, settings: FilmSettings) throws(SkyloopError) {
        guard let format = FilmFormat(fileName: file.lastPathComponent) else {
            throw SkyloopError(
                .invalidRequest, "unknown kind of film; use \(FilmFormat.endings)", path: file.path)
        }
        try settings.validate()
        self.format = format
        self.settings = settings
        let sink = try Self.makeSink(format, path: file.path, settings: settings)
        size = sink.size
        notes = sink.notes
        encoder = FilmEncoder(sink)
    }

    /// Takes the next frame; waits while the one before is still being encoded.
    ///
    /// - Throws: `SkyloopError` where this or an earlier frame could not be written, and
    ///   `CancellationError` where the task was cancelled. After either the film is given up.
    public func append(_ frame: ImageBuffer) async throws {
        precondition(
            frame.width == settings.width && frame.height == settings.height,
            "every frame has the film's size")
        guard let encoder else {
            throw SkyloopError(.invalidRequest, "the film was finished or given up already")
        }
        try await settle()
        count += 1
        pending = Task { try await encoder.append(frame) }
    }

    /// Writes what is left, gives the file its name and says what was made.
    ///
    /// - Throws: as `append`, and `invalidRequest` where there was no frame at all.
    public func finish() async throws -> FilmSummary {
        guard let encoder else {
            throw SkyloopError(.invalidRequest, "the film was finished or given up already")
        }
        guard count > 0 else {
            await cancel()
            throw SkyloopError(.invalidRequest, "a film needs at least one frame")
        }
        try await settle()
        self.encoder = nil
        pending = nil
        let files = try await encoder.finish()
        let rate = FrameRate(settings.framesPerSecond)
        return FilmSummary(
            files: files.map { URL(fileURLWithPath: $0) }, frames: count,
            duration: rate.duration(ofFrames: count, endDelay: settings.endDelay),
            width: size.width, height: size.height, notes: notes)
    }

    /// Gives the film up and removes what was written so far.
    ///
    /// When it returns, nothing is left.
    public func cancel() async {
        let encoder = encoder
        self.encoder = nil
        pending = nil
        await encoder?.abandon()
    }

    /// Waits for the frame before; gives the film up where that failed or nobody wants it any more.
    private func settle() async throws {
        do {
            try await pending?.value
            try Task.checkCancellation()
        } catch {
            await cancel()
            throw error
        }
    }

    /// Writes a whole film from a stream of frames.
    ///
    /// - Parameters:
    ///   - frames: the frames in order, all of one size.
    ///   - file: where the film goes; its ending chooses the form.
    ///   - settings: size, rate and form.
    ///   - progress: called after each frame with how many there were so far.
    /// - Throws: what the stream throws, and as `append` and `finish`; nothing is left then.
    public static func write<Frames: AsyncSequence>(
        _ frames: Frames, to file: URL, settings: FilmSettings,
        progress: (Int) -> Void = { _ in }
    ) async throws -> FilmSummary where Frames.Element == ImageBuffer {
        let film = try FilmWriter(to: file, settings: settings)
        do {
            var count = 0
            for try await frame in frames {
                try await film.append(frame)
                count += 1
                progress(count)
            }
            return try await film.finish()
        } catch {
            await film.cancel()
            throw error
        }
    }

    private static func makeSink(
        _ format: FilmFormat, path: String, settings: FilmSettings
    ) throws(SkyloopError) -> sending any FilmSink {
        switch format {
        case .mp4: try VideoSink(.h264, path: path, settings: settings)
        case .webm: try VideoSink(.vp9, path: path, settings: settings)
        case .gif: try GIFSink(path: path, settings: settings)
        case .webp: try WebPSink(path: path, settings: settings)
        case .apng: try APNGSink(path: path, settings: settings)
        case .png:
            FileNamePattern(path) == nil
                ? try PNGStillSink(path: path, settings: settings)
                : try PNGSeriesSink(path: path, settings: settings)
        }
    }
}
