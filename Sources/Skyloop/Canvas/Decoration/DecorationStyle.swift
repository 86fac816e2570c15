import Raster

/// Sizes and type of a picture's decoration.
struct DecorationStyle: Sendable {
    let theme: MapTheme
    /// A point at 720 points of height; type and distances are multiples of it.
    let unit: Double
    /// From the picture's edges to the cards: 4 % of the shorter side.
    let margin: Double

    init(theme: MapTheme, width: Double, height: Double) {
        self.theme = theme
        // A tall picture is read from as far as a square one of its width.
        unit = min(max(min(height, width * 0.8) / 720, 0.58), 16)
        margin = min(width, height) * 0.04
    }

    var padding: Double { 12 * unit }
    var radius: Double { 10 * unit }
    var hairline: Double { max(0.75, 0.8 * unit) }
    /// Between cards.
    var gap: Double { 10 * unit }

    var cardEdge: Color {
        theme == .dark ? Color(0xFFFFFF, alpha: 26) : Color(0x14202E, alpha: 28)
    }

    var title: TextStyle {
        TextStyle(size: 21 * unit, weight: .semibold, color: theme.text, hasTabularFigures: true)
    }

    var subtitle: TextStyle {
        TextStyle(size: 13.5 * unit, color: theme.mutedText, hasTabularFigures: true)
    }

    var time: TextStyle {
        TextStyle(size: 32 * unit, weight: .semibold, color: theme.text, hasTabularFigures: true)
    }

    var zone: TextStyle {
        TextStyle(size: 15 * unit, weight: .medium, color: theme.mutedText)
    }

    var date: TextStyle {
        TextStyle(
            size: 13.5 * unit, weight: .medium, color: theme.text, hasTabularFigures: true)
    }

    var legendTitle: TextStyle {
        TextStyle(size: 13 * unit, weight: .medium, color: theme.text)
    }

    var legendUnit: TextStyle {
        TextStyle(size: 12 * unit, color: theme.mutedText)
    }

    var legendLabel: TextStyle {
        TextStyle(size: 11.5 * unit, color: theme.text, hasTabularFigures: true)
    }

    var attribution: TextStyle {
        TextStyle(
            size: 10.5 * unit, color: theme.text,
            halo: .init(color: theme.halo, width: 1.6 * unit))
    }
}
