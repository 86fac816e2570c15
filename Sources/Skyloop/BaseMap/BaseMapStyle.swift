import Raster

/// How the base map's lines and names look in a theme.
struct BaseMapStyle {
    /// A line over the weather: a core, and a wider, fainter line of the other tone under it, so that it is
    /// seen on dark and on bright weather alike.
    struct Stroke {
        var core: LineStyle
        var casing: LineStyle?
    }

    let theme: MapTheme

    var coast: Stroke {
        theme == .dark
            ? Stroke(
                core: LineStyle(color: Color(0xE6EDF8, alpha: 205), width: 1),
                casing: LineStyle(color: Color(0x060A12, alpha: 140), width: 2.6))
            : Stroke(
                core: LineStyle(color: Color(0x2A3950, alpha: 215), width: 0.9),
                casing: LineStyle(color: Color(0xFFFFFF, alpha: 90), width: 2.2))
    }

    var lakeShore: Stroke {
        theme == .dark
            ? Stroke(core: LineStyle(color: Color(0xC3D2E8, alpha: 110), width: 0.7))
            : Stroke(core: LineStyle(color: Color(0x2A3950, alpha: 130), width: 0.7))
    }

    var border: Stroke {
        theme == .dark
            ? Stroke(
                core: LineStyle(color: Color(0xD3DDEE, alpha: 140), width: 0.8),
                casing: LineStyle(color: Color(0x060A12, alpha: 80), width: 1.8))
            : Stroke(
                core: LineStyle(color: Color(0x3A4A63, alpha: 170), width: 0.8),
                casing: LineStyle(color: Color(0xFFFFFF, alpha: 60), width: 1.8))
    }

    var disputedBorder: Stroke {
        var stroke = border
        stroke.core.dashes = [3, 2.5]
        stroke.casing = nil
        return stroke
    }

    var state: Stroke {
        theme == .dark
            ? Stroke(core: LineStyle(color: Color(0xCBD7EA, alpha: 66), width: 0.6))
            : Stroke(core: LineStyle(color: Color(0x3A4A63, alpha: 80), width: 0.6))
    }

    var river: Stroke {
        theme == .dark
            ? Stroke(core: LineStyle(color: Color(0x8FB4DD, alpha: 62), width: 0.7))
            : Stroke(core: LineStyle(color: Color(0x4F7CAA, alpha: 92), width: 0.7))
    }

    /// The name of a place of a rank.
    func name(_ place: BaseMapPlace) -> TextStyle {
        let size: Double =
            switch place.rank {
            case ...1: 12.5
            case 2...3: 11.5
            case 4...6: 11
            default: 10.5
            }
        var style = TextStyle(
            size: size, weight: place.rank <= 1 ? .semibold : .medium, color: theme.text,
            halo: .init(color: theme.halo, width: 1.5))
        style.tracking = 0.1
        return style
    }
}
