import Raster
import Synchronization

/// Measures the short numbers that stand on maps.
///
/// A text's width grows with its size, so each is measured once.
final class Typesetter: Sendable {
    private static let widths = Mutex<[String: Double]>([:])

    /// The width of a text in pixels at a size in pixels.
    func width(of text: String, size: Float) -> Float {
        if let known = Self.widths.withLock({ $0[text] }) { return Float(known) * size }
        var canvasImage = ImageBuffer(width: 1, height: 1, format: .premultipliedBGRA)
        let width = Canvas.draw(on: &canvasImage) { canvas in
            canvas.measure(
                text, TextStyle(size: 100, weight: .medium, color: .white, hasTabularFigures: true)
            ).width / 100
        }
        Self.widths.withLock { widths in
            if widths.count > 4096 { widths.removeAll() }
            widths[text] = width
        }
        return Float(width) * size
    }
}
