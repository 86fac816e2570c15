import Testing

@testable import Skyloop

@Suite("Canvas text")
struct CanvasTextTests {
    let style = TextStyle(size: 20, color: .white)

    /// Measures on a canvas of one pixel.
    func size(_ text: String, _ style: TextStyle, scale: Double = 1) -> TextSize {
        var image = ImageBuffer(width: 1, height: 1, format: .premultipliedBGRA)
        return Canvas.draw(on: &image, scale: scale) { $0.measure(text, style) }
    }

    /// The bounds of what was drawn, in pixels.
    func ink(_ image: ImageBuffer) -> (minX: Int, minY: Int, maxX: Int, maxY: Int) {
        var box = (minX: Int.max, minY: Int.max, maxX: -1, maxY: -1)
        for y in 0..<image.height {
            for x in 0..<image.width where image[x, y].alpha > 40 {
                box = (min(box.minX, x), min(box.minY, y), max(box.maxX, x), max(box.maxY, y))
            }
        }
        return box
    }

    @Test("Measures grow with the size, and not with the scale")
    func measures() {
        let one = size("Skyloop", style)
        #expect(one.width > 40 && one.width < 110)
        #expect(one.ascent > 12 && one.descent > 2)
        var larger = style
        larger.size = 40
        #expect(abs(size("Skyloop", larger).width - 2 * one.width) < 0.5)
        #expect(abs(size("Skyloop", style, scale: 3).width - one.width) < 0.5)
        #expect(size("", style).width == 0)
    }

    @Test("Tabular figures are all as wide, so that a clock stands still")
    func tabular() {
        var tabular = style
        tabular.hasTabularFigures = true
        let widths = (0...9).map { size("\($0)\($0)\($0)", tabular).width }
        for width in widths { #expect(abs(width - widths[0]) < 0.02) }
    }

    @Test(
        "The anchor lies where it says",
        arguments: [TextAnchor.Horizontal.left, .center, .right],
        [TextAnchor.Vertical.top, .middle, .bottom, .baseline])
    func anchors(_ horizontal: TextAnchor.Horizontal, _ vertical: TextAnchor.Vertical) {
        let anchor = TextAnchor(horizontal: horizontal, vertical: vertical)
        var box = CanvasRectangle(x: 0, y: 0, width: 0, height: 0)
        let image = Canvas.image(width: 300, height: 120) {
            box = $0.text("HHHH", x: 150, y: 60, anchor: anchor, style)
        }
        let ink = ink(image)
        switch horizontal {
        case .left: #expect((150...155).contains(ink.minX))
        case .center: #expect(abs(ink.minX + ink.maxX + 1 - 300) <= 3)
        case .right: #expect((144...150).contains(ink.maxX))
        }
        switch vertical {
        case .top: #expect(ink.minY >= 60 && ink.minY < 72)
        case .middle: #expect(abs(ink.minY + ink.maxY + 1 - 120) <= 3)
        case .bottom: #expect(ink.maxY < 60 && ink.maxY > 48)
        case .baseline: #expect(abs(ink.maxY - 59) <= 1)
        }
        // The rectangle that is given back holds the letters.
        #expect(Double(ink.minX) >= box.x - 1 && Double(ink.maxX) <= box.maxX + 1)
        #expect(Double(ink.minY) >= box.y - 1 && Double(ink.maxY) <= box.maxY + 1)
    }

    @Test("A halo lies around the letters, in its colour")
    func halo() {
        let plain = Canvas.image(width: 80, height: 40) { $0.text("H", x: 30, y: 30, style) }
        var haloed = style
        haloed.halo = .init(color: .black, width: 3)
        let image = Canvas.image(width: 80, height: 40) { $0.text("H", x: 30, y: 30, haloed) }
        let (inner, outer) = (ink(plain), ink(image))
        #expect((2...4).contains(inner.minX - outer.minX))
        #expect((2...4).contains(outer.maxY - inner.maxY))
        #expect(image[outer.minX + 1, (outer.minY + outer.maxY) / 2].red < 30)
    }

    @Test("A text that is too long is cut, with an ellipsis")
    func fitted() {
        var image = ImageBuffer(width: 1, height: 1, format: .premultipliedBGRA)
        Canvas.draw(on: &image) { canvas in
            let text = "Precipitation over six hours"
            let short = canvas.fitted(text, width: 120, style)
            #expect(short.hasSuffix("…"))
            #expect(canvas.measure(short, style).width <= 120)
            #expect(canvas.fitted(text, width: 1000, style) == text)
            #expect(canvas.fitted(text, width: 1, style).isEmpty)
        }
    }
}
