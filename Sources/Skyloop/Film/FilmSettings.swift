/// How a film is written: its size, its pace and how much it may lose.
public struct FilmSettings: Sendable {
    /// Width of every frame in pixels.
    public var width: Int
    /// Height of every frame in pixels.
    public var height: Int
    /// Frames in a second; 29.97 and 23.976 mean the exact 30000/1001 and 24000/1001.
    public var framesPerSecond: Double
    /// Seconds that the last frame stands still before the film ends or begins again.
    ///
    /// The whole takes `frames / framesPerSecond + endDelay` seconds, exactly where the format can count
    /// so finely (GIF counts hundredths, WebP and WebM thousandths of a second).
    public var endDelay: Double
    /// From 0 (smallest file) to 1 (best picture); PNG and APNG lose nothing whatever it says.
    public var quality: Double
    /// How often GIF, WebP and APNG play; 0 is for ever.
    public var plays: Int
    /// Whether GIF, WebP and APNG keep frames that are equal to the one before, as frames of their own.
    ///
    /// Otherwise the one before stands longer. The whole lasts the same either way.
    public var keepsEqualFrames: Bool

    /// Makes settings.
    public init(
        width: Int, height: Int, framesPerSecond: Double = 30, endDelay: Double = 0,
        quality: Double = 0.75, plays: Int = 0, keepsEqualFrames: Bool = false
    ) {
        self.width = width
        self.height = height
        self.framesPerSecond = framesPerSecond
        self.endDelay = endDelay
        self.quality = quality
        self.plays = plays
        self.keepsEqualFrames = keepsEqualFrames
    }

    /// Refuses sizes and paces that no film can have.
    func validate() throws(SkyloopError) {
        guard (1...16384).contains(width), (1...16384).contains(height) else {
            throw SkyloopError(
                .invalidRequest,
                "a film of \(width)×\(height) pixels can't be made; use 1 to 16384 each way")
        }
        guard framesPerSecond >= 0.01, framesPerSecond <= 240 else {
            throw SkyloopError(
                .invalidRequest,
                "\(framesPerSecond) frames per second can't be made; use 0.01 to 240")
        }
        guard endDelay >= 0, endDelay <= 3600 else {
            throw SkyloopError(
                .invalidRequest, "an end delay of \(endDelay) s can't be made; use 0 to 3600")
        }
        guard quality >= 0, quality <= 1 else {
            throw SkyloopError(.invalidRequest, "quality \(quality) is not between 0 and 1")
        }
    }
}
