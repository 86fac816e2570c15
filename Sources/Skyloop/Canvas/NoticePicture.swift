public import Raster

/// A picture that holds only a text, such as a service's refusal where a map was asked for.
public enum NoticePicture {
    /// Writes the text from the top left, in lines as long as the picture is wide.
    ///
    /// - Parameters:
    ///   - text: What to write; nothing is drawn where it is empty.
    ///   - image: A picture of format `premultipliedBGRA`.
    public static func draw(_ text: String, on image: inout ImageBuffer) {
        guard !text.isEmpty, image.width >= 16, image.height >= 16 else { return }
        Canvas.draw(on: &image) { canvas in
            let style = TextStyle(
                size: 12, color: Color(0x8A1C1C), halo: .init(color: Color(0xFFFFFF), width: 2))
            var line = ""
            var y = 16.0
            func put() {
                canvas.text(line, x: 6, y: y, style)
                y += 16
                line = ""
            }
            for word in text.prefix(500).split(separator: " ") {
                let longer = line.isEmpty ? String(word) : line + " " + word
                if canvas.measure(longer, style).width > canvas.width - 12, !line.isEmpty {
                    put()
                    line = String(word)
                } else {
                    line = longer
                }
            }
            put()
        }
    }
}
