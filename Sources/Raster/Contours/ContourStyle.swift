/// How contour lines look.
public struct ContourStyle: Sendable {
    /// The width of a line, in pixels.
    public var width: Float = 1

    /// The width of a major line, in pixels.
    public var majorWidth: Float = 2

    /// The colour of lines and their labels.
    public var color: Color

    /// The colour around letters; clear for none.
    public var haloColor: Color

    /// The colour of the marks of highs.
    public var highColor: Color

    /// The colour of the marks of lows.
    public var lowColor: Color

    /// Makes a style.
    public init(
        color: Color = .white, haloColor: Color = .clear, highColor: Color = Color(0x6cb6ff),
        lowColor: Color = Color(0xff7a6b)
    ) {
        self.color = color
        self.haloColor = haloColor
        self.highColor = highColor
        self.lowColor = lowColor
    }
}
