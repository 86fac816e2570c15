/// The way a layer is drawn.
public enum LayerKind: UInt8, Sendable, CaseIterable {
    /// Values on a grid, coloured.
    case sample
    /// Pictures, drawn as they are.
    case raster
    /// Moving particles along a vector field.
    case particle
    /// Symbols (arrows, barbs) or numbers on a regular screen grid.
    case grid
    /// Lines of equal value.
    case contour
}
