public import Foundation

/// What was written when a film was finished.
public struct FilmSummary: Sendable {
    /// The files: one, or one a frame of a PNG series.
    public let files: [URL]
    /// How many frames were given.
    public let frames: Int
    /// How long the film lasts, in seconds, with the hold at its end.
    public let duration: Double
    /// Width of the written picture in pixels.
    public let width: Int
    /// Height of the written picture in pixels.
    public let height: Int
    /// What was changed to suit the format, one sentence each; empty where nothing was.
    public let notes: [String]
}
