/// How pictures are drawn over time.
public struct RasterPaint: Equatable, Sendable {
    /// Whether one picture fades into the next; otherwise each stays until the next one's time.
    public var meld: Bool

    /// Makes the settings.
    public init(meld: Bool = false) {
        self.meld = meld
    }
}
