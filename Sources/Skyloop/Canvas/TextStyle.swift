import Raster

/// How text looks.
struct TextStyle: Hashable, Sendable {
    /// How heavy the letters are.
    enum Weight: Int, Sendable {
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
    }

    /// A line around the letters that keeps them readable on any ground.
    struct Halo: Hashable, Sendable {
        var color: Color
        /// Its width in points on each side of the letters' edge.
        var width: Double
    }

    /// Height of the letters in points, from the deepest to the highest, as fonts count it.
    var size: Double
    var weight: Weight = .regular
    var isItalic = false
    var color: Color
    var halo: Halo?
    /// Figures of one width, so that a running time stands still.
    var hasTabularFigures = false
    /// Extra space between letters, in points.
    var tracking = 0.0
    /// Families by preference; the first that is installed counts.
    var families = TextStyle.defaultFamilies

    /// Inter where it is installed; its figures and letters are made for screens.
    static let defaultFamilies = "Inter, Noto Sans, DejaVu Sans, sans-serif"

    /// Makes a style.
    init(
        size: Double, weight: Weight = .regular, color: Color, halo: Halo? = nil,
        hasTabularFigures: Bool = false
    ) {
        self.size = size
        self.weight = weight
        self.color = color
        self.halo = halo
        self.hasTabularFigures = hasTabularFigures
    }
}
