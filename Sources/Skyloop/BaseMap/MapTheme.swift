public import Raster

/// Whether a map is dark, for weather that shines, or light, for print.
public enum MapTheme: String, Sendable, CaseIterable {
    /// Dark water and land, light type.
    case dark
    /// Pale water and land, dark type.
    case light
}

extension MapTheme {
    /// The colour of water, which is also that of a map without a base map.
    public var water: Color { self == .dark ? Color(0x0F1723) : Color(0xD7E3EE) }

    /// The colour of land.
    public var land: Color { self == .dark ? Color(0x1B2433) : Color(0xF1F2F0) }

    /// The colour of type on the map and on cards.
    public var text: Color { self == .dark ? Color(0xE8EDF5) : Color(0x14202E) }

    /// The colour of type that steps back.
    public var mutedText: Color { self == .dark ? Color(0x9AA7BD) : Color(0x51607A) }

    /// The colour around type on the map.
    public var halo: Color {
        self == .dark ? Color(0x0B121D, alpha: 205) : Color(0xFFFFFF, alpha: 220)
    }

    /// The ground of a card over the map.
    public var card: Color {
        self == .dark ? Color(0x121A28, alpha: 217) : Color(0xFFFFFF, alpha: 230)
    }
}
