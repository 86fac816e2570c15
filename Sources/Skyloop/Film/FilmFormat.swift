/// The kinds of file that a film, or a still, can be written as.
public enum FilmFormat: String, Sendable, CaseIterable {
    /// H.264 in MP4: plays everywhere, browsers and phones included.
    case mp4
    /// VP9 in WebM.
    case webm
    /// Animated GIF, 256 colours a frame, times in hundredths of a second.
    case gif
    /// Animated WebP, times in thousandths of a second.
    case webp
    /// Animated PNG, without loss.
    case apng
    /// PNG: a single still, or one file a frame where the name has `%04d` in it.
    case png

    /// The format that a file name asks for; nil where the ending is none that Skyloop writes.
    public init?(fileName: String) {
        guard let dot = fileName.lastIndex(of: ".") else { return nil }
        self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
    }

    /// Whether a picture's width and height must be even, because colour has half the resolution.
    public var needsEvenSize: Bool { self == .mp4 }

    /// The endings, for messages: `.mp4, .webm, …`.
    public static let endings = allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
}
