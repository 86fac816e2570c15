import Raster

/// The colour of lines and texts on a map, and of the rim that keeps them readable.
struct Ink: Sendable {
    let color: Color
    let halo: Color

    init(color: Color, halo: Color) {
        self.color = color
        self.halo = halo
    }

    /// The colour that a paint asks for, or one that reads on a theme.
    init(_ color: Color?, theme: MapTheme) {
        self.init(
            color: color ?? (theme == .dark ? Color(0xf4f7fc) : Color(0x1a2433)),
            halo: theme == .dark ? Color(0x0b121d, alpha: 190) : Color(0xffffff, alpha: 205))
    }
}

/// How a text of a map layer is drawn.
struct TextInk: Sendable {
    let ink: Ink
    let alpha: Double
    let weight: TextStyle.Weight

    init(_ ink: Ink, alpha: Double, weight: TextStyle.Weight) {
        self.ink = ink
        self.alpha = alpha
        self.weight = weight
    }
}

extension Canvas {
    /// Draws a label of a layer, its size and place in pixels.
    func draw(_ label: MapLabel, _ ink: TextInk) {
        let size = Double(label.size.y)
        var style = TextStyle(
            size: size, weight: ink.weight, color: ink.ink.color.opacity(ink.alpha),
            hasTabularFigures: true)
        style.halo = TextStyle.Halo(
            color: ink.ink.halo.opacity(ink.alpha), width: max(1.2, size / 9))
        saved {
            translate(Double(label.position.x), Double(label.position.y))
            rotate(Double(label.angle))
            text(label.text, x: 0, y: 0, anchor: .center, style)
        }
    }
}
