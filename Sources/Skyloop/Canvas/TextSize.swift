/// The measures of a line of text, in points.
struct TextSize: Hashable, Sendable {
    /// How far the next letter would be from the first.
    var width: Double
    /// From the line that letters stand on up to the top of the line.
    var ascent: Double
    /// From the line that letters stand on down to the bottom of the line.
    var descent: Double

    /// The height of the line.
    var height: Double { ascent + descent }
}
