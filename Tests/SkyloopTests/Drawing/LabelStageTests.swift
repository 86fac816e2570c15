import Raster
import TestSupport
import Testing

@testable import Skyloop

@Suite("Texts of layers")
struct LabelStageTests {
    private func label(_ x: Float, _ y: Float) -> MapLabel {
        MapLabel(text: "1020", position: SIMD2(x, y), size: SIMD2(30, 11))
    }

    @Test("No text of a layer lies on a name, a card, or another layer's text (faults 86, 89)")
    func taken() {
        let name = CanvasRectangle(x: 100, y: 100, width: 80, height: 14)
        let card = CanvasRectangle(x: 20, y: 300, width: 440, height: 70)
        var stage = LabelStage(width: 640, height: 400, taken: [name, card])
        #expect(!stage.space.isFree(label(110, 107)))
        #expect(!stage.space.isFree(label(178, 107)))
        for x in stride(from: Float(30), through: 450, by: 20) {
            #expect(!stage.space.isFree(label(x, 335)), "\(x)")
        }
        #expect(stage.space.isFree(label(300, 107)))
        let first = stage.space.take(label(300, 200))
        let second = stage.space.take(label(310, 205))
        #expect(first && !second)
    }

    @Test("An area that is reserved twice, or sticks out of the picture, is taken all the same")
    func reserved() {
        let area = CanvasRectangle(x: -20, y: 40, width: 60, height: 12)
        let stage = LabelStage(width: 200, height: 100, taken: [area, area])
        #expect(!stage.space.isFree(label(25, 46)))
    }

    @Test("Isobar labels keep off the names of cities")
    func names() throws {
        let drawn = BaseMapOptions.Area(x: 200, y: 200, width: 120, height: 16)
        var stage = LabelStage(
            width: 640, height: 400,
            taken: [
                CanvasRectangle(
                    x: drawn.x, y: drawn.y, width: drawn.width, height: drawn.height)
            ])
        let grid = ContourGrid(
            (0..<64 * 40).map { Float($0 % 64) * 2 }, width: 64, height: 40)
        let range = try #require(grid.range)
        let lines = grid.lines(ContourLevels(interval: 4, majorInterval: 20, covering: range))
        let map = ContourMap(lines) { place in
            SIMD2(Double(place.x) / 64, Double(place.y) / 64)
        }
        let camera = Camera(
            center: Coordinate(longitude: 0, latitude: 0), zoom: 0.4, width: 640, height: 400)
        let placer = ContourLabels(
            text: { "\(Int($0))" }, measure: { Float($0.utf8.count) * $1 * 0.6 })
        let (_, labels) = placer.place(on: map.paths(for: camera), in: &stage.space)
        #expect(!labels.isEmpty)
        for label in labels {
            let (x, y) = (Double(label.position.x), Double(label.position.y))
            let isOff =
                x < drawn.x || x > drawn.x + drawn.width || y < drawn.y
                || y > drawn.y + drawn.height
            #expect(isOff, "\(label)")
        }
    }

    @Test(
        "A high or low under a name or a card stands beside it, and is left out only where all is taken"
    )
    func centres() throws {
        let place = SIMD2<Float>(200, 150)
        var placer = ExtremumLabels(
            text: { "\(Int($0))" }, measure: { Float($0.utf8.count) * $1 * 0.6 })
        let centre = try #require(
            ContourGrid(
                (0..<21 * 21).map { index in
                    let (x, y) = (Float(index % 21) - 10, Float(index / 21) - 10)
                    return 1000 - x * x - y * y
                }, width: 21, height: 21
            ).extrema(radius: 4, minimumDifference: 2).first)
        func marks(_ names: [CanvasRectangle], at place: SIMD2<Float>) -> [ExtremumLabels.Mark] {
            var stage = LabelStage(width: 400, height: 300, taken: names)
            return placer.place([centre], in: &stage.space) { _ in [place] }
        }
        let name = CanvasRectangle(x: 170, y: 143, width: 90, height: 14)
        #expect(marks([name], at: place).isEmpty)
        placer.reach = 44
        let moved = try #require(marks([name], at: place).first)
        let way = moved.letter.position - place
        #expect(way != .zero && (way * way).sum() <= 44 * 44 + 1)
        #expect(marks([], at: place).first?.letter.position == place)
        let card = CanvasRectangle(x: 0, y: 0, width: 400, height: 300)
        #expect(marks([card], at: place).isEmpty)
        // What lies outside the picture is not moved into it.
        #expect(marks([], at: SIMD2(-10, 150)).isEmpty)
    }
}
