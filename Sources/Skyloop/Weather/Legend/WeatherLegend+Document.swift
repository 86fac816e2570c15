import Raster
import WeatherData

extension WeatherLegend {
    /// The colours at even steps along the bar, from the lower end to the upper one.
    private func colors(count: Int) -> [Color] {
        (0..<count).map { step in
            colorScale.color(at: Float(value(at: (Double(step) + 0.5) / Double(count))))
        }
    }

    /// The legend as JSON, for clients that draw it themselves.
    ///
    /// Members: `id`, `title`, `units`; `ticks` with `position` (0 at the lower end, 1 at the upper), `value` (metric)
    /// and `text` (in the units); `stops`, pairs of a value (metric) and a colour; `colors`, at 64 even steps along the bar.
    public func json() -> String {
        func quoted(_ text: String) -> String {
            var result = "\""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"", "\\": result += "\\\(scalar)"
                case _ where scalar.value < 0x20: result += " "
                default: result.unicodeScalars.append(scalar)
                }
            }
            return result + "\""
        }
        var marks: [String] = []
        for tick in ticks() {
            let text = quoted(tick.text)
            marks.append(
                "{\"position\": \(tick.position), \"value\": \(tick.value), \"text\": \(text)}")
        }
        var stops: [String] = []
        for stop in colorScale.resolvedStops where stop.value.isFinite {
            stops.append("[\(stop.value), \(quoted(stop.color.hexText))]")
        }
        let members: [(String, String)] = [
            ("id", quoted(id)), ("title", quoted(title)), ("units", quoted(unit.symbol)),
            ("ticks", Self.list(marks)),
            (
                "categories",
                Self.list(
                    categories.sorted { $0.key < $1.key }.map {
                        "[\($0.key), \(quoted($0.value))]"
                    })
            ),
            ("stops", Self.list(stops)),
            ("colors", Self.list(colors(count: 64).map { quoted($0.hexText) })),
        ]
        return "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}\n"
    }

    private static func list(_ items: [String]) -> String {
        "[" + items.joined(separator: ", ") + "]"
    }

    /// The legend as a drawing of 320 × 56 points: title and unit above the bar, labels below it.
    public func svg() -> String {
        func escaped(_ text: String) -> String {
            var result = ""
            for character in text {
                switch character {
                case "&": result += "&amp;"
                case "<": result += "&lt;"
                case ">": result += "&gt;"
                default: result.append(character)
                }
            }
            return result
        }
        let count = 64
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 320 56\" width=\"320\" height=\"56\" "
                + "font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"#14202e\">",
            "<rect width=\"320\" height=\"56\" rx=\"6\" fill=\"#ffffff\" fill-opacity=\"0.9\"/>",
            "<text x=\"10\" y=\"17\" font-weight=\"600\">\(escaped(title))</text>",
            "<text x=\"310\" y=\"17\" text-anchor=\"end\" fill=\"#51607a\">\(escaped(unit.symbol))</text>",
        ]
        let width = 300.0 / Double(count)
        for (index, color) in colors(count: count).enumerated() where color.alpha > 0 {
            let opacity = color.alpha == 255 ? "" : " fill-opacity=\"\(Double(color.alpha) / 255)\""
            lines.append(
                "<rect x=\"\(10 + Double(index) * width)\" y=\"24\" width=\"\(width + 0.3)\" height=\"10\" "
                    + "fill=\"\(color.with(alpha: 255).hexText)\"\(opacity)/>")
        }
        for tick in ticks(apart: 0.12) {
            let anchor = tick.position < 0.03 ? "start" : tick.position > 0.97 ? "end" : "middle"
            lines.append(
                "<text x=\"\(10 + tick.position * 300)\" y=\"49\" text-anchor=\"\(anchor)\">"
                    + "\(escaped(tick.text))</text>")
        }
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    /// The legend as a picture on a light card, as the services give it.
    ///
    /// - Returns: A picture of format `premultipliedBGRA`.
    public func picture(width: Int, height: Int, scale: Double = 1) -> ImageBuffer {
        var image = ImageBuffer(width: width, height: height, format: .premultipliedBGRA)
        Canvas.draw(on: &image, scale: scale) { canvas in
            let size = min(canvas.height / 56, canvas.width / 160) * 12
            let text = TextStyle(size: size, color: Color(0x14202E), hasTabularFigures: true)
            var bold = text
            bold.weight = .semibold
            var muted = text
            muted.color = Color(0x51607A)
            let edge = size * 0.8
            canvas.fill(
                CanvasRectangle(x: 0, y: 0, width: canvas.width, height: canvas.height),
                radius: size / 2, Color(0xFFFFFF, alpha: 230))
            let unitWidth = canvas.measure(unit.symbol, muted).width
            let room = canvas.width - 3 * edge - unitWidth
            canvas.text(canvas.fitted(title, width: room, bold), x: edge, y: size * 1.45, bold)
            canvas.text(
                unit.symbol, x: canvas.width - edge, y: size * 1.45,
                anchor: TextAnchor(horizontal: .right, vertical: .baseline), muted)
            let bar = CanvasRectangle(
                x: edge, y: size * 2, width: canvas.width - 2 * edge, height: size * 0.8)
            drawBar(in: bar, on: canvas)
            var taken = -Double.infinity
            for tick in ticks(apart: 0.1) {
                let half = canvas.measure(tick.text, text).width / 2
                let x = min(max(bar.x + tick.position * bar.width, bar.x + half), bar.maxX - half)
                guard x - half > taken + size * 0.3 else { continue }
                taken = x + half
                canvas.text(
                    tick.text, x: x, y: size * 4.1,
                    anchor: TextAnchor(horizontal: .center, vertical: .baseline), text)
            }
        }
        return image
    }

    private func drawBar(in bar: CanvasRectangle, on canvas: Canvas) {
        let count = max(2, Int(bar.width * canvas.scale))
        for (index, color) in colors(count: count).enumerated() {
            canvas.fill(
                CanvasRectangle(
                    x: bar.x + Double(index) * bar.width / Double(count), y: bar.y,
                    width: bar.width / Double(count) + 0.3, height: bar.height), color)
        }
    }
}

extension Color {
    /// The colour as CSS has it: `#rrggbb`, or `#rrggbbaa` where it is not opaque.
    var hexText: String {
        func pair(_ channel: UInt8) -> String {
            let digits = String(channel, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }
        let text = "#" + pair(red) + pair(green) + pair(blue)
        return alpha == 255 ? text : text + pair(alpha)
    }
}
