public import Raster

/// How values become colours, under the name that the MapsGL SDK has for it.
public typealias ColorScaleOptions = ColorScale

/// A scale of its own where a second field has certain values, under MapsGL's name.
public typealias ColorMaskOptions = ColorMask

extension Color {
    /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; clear where the text is none of these.
    public static func fromString(_ text: String) -> Color {
        Color(hex: text) ?? .clear
    }
}
