import Raster

extension ImageBuffer {
    /// Where the red and blue bytes of a pixel are; green is the second in either format.
    var channels: (red: Int, blue: Int) { format == .straightRGBA ? (0, 2) : (2, 0) }
}
