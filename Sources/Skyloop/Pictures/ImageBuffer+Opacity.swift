import Raster

extension ImageBuffer {
    /// Whether no pixel lets anything through.
    var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }
}
