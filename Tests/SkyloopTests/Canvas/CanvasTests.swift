import Testing

@testable import Skyloop

@Suite("Canvas")
struct CanvasTests {
    @Test("A filled rectangle covers exactly its pixels", arguments: [1.0, 2, 3])
    func fill(_ scale: Double) {
        let side = Int(10 * scale)
        let image = Canvas.image(width: side, height: side, scale: scale) { canvas in
            #expect(canvas.width == 10)
            canvas.fill(
                CanvasRectangle(x: 2, y: 3, width: 4, height: 5), Color(0x4DA3FF))
        }
        var count = 0
        for y in 0..<side {
            for x in 0..<side {
                let isInside =
                    (2 * scale..<6 * scale).contains(Double(x))
                    && (3 * scale..<8 * scale).contains(Double(y))
                #expect(image[x, y] == (isInside ? Color(0x4DA3FF) : .clear))
                count += isInside ? 1 : 0
            }
        }
        #expect(count == Int(20 * scale * scale))
    }

    @Test("Half clear colours mix with what is there")
    func mixing() {
        var image = ImageBuffer(width: 2, height: 2, format: .premultipliedBGRA)
        image.fill(.white)
        Canvas.draw(on: &image) { $0.fill(Color(0x000000, alpha: 128)) }
        #expect(image[1, 1] == Color(0x7F7F7F))
    }

    @Test("Nothing is drawn outside a clip, and the clip ends with its group")
    func clip() {
        let image = Canvas.image(width: 8, height: 8) { canvas in
            canvas.saved {
                canvas.clip(to: CanvasRectangle(x: 0, y: 0, width: 4, height: 8))
                canvas.fill(.white)
            }
            canvas.fill(CanvasRectangle(x: 7, y: 7, width: 1, height: 1), .black)
        }
        #expect(image[3, 5] == .white)
        #expect(image[4, 5] == .clear)
        #expect(image[7, 7] == .black)
    }

    @Test("A canvas that is kept too long draws nothing, and does no harm")
    func kept() {
        var image = ImageBuffer(width: 4, height: 4, format: .premultipliedBGRA)
        let canvas = Canvas.draw(on: &image) { $0 }
        canvas.fill(.white)
        canvas.text("late", x: 0, y: 3, TextStyle(size: 4, color: .white))
        #expect(image[1, 1] == .clear)
    }

    @Test("Holes of a path stay clear")
    func holes() {
        let image = Canvas.image(width: 12, height: 12) { canvas in
            canvas.addRectangle(CanvasRectangle(x: 1, y: 1, width: 10, height: 10))
            canvas.addRectangle(CanvasRectangle(x: 4, y: 4, width: 4, height: 4))
            canvas.fillPath(.white)
        }
        #expect(image[2, 2] == .white)
        #expect(image[5, 5] == .clear)
    }

    @Test("A picture is drawn pixel on pixel at any scale")
    func pictures() {
        let small = Canvas.image(width: 3, height: 3) { canvas in
            canvas.fill(CanvasRectangle(x: 1, y: 1, width: 1, height: 1), .white)
        }
        let image = Canvas.image(width: 20, height: 20, scale: 2) { $0.draw(small, x: 5, y: 4) }
        #expect(image[11, 9] == .white)
        #expect(image.pixels.filter { $0 != 0 }.count == 1)
    }
}
