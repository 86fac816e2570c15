import Testing

@testable import Skyloop

@Suite("Names on the map")
struct LabelTests {
    let bounds = CanvasRectangle(x: 0, y: 0, width: 300, height: 200)

    static func place(_ rank: Int, _ name: String = "Town") -> BaseMapPlace {
        BaseMapPlace(rank: rank, population: 1, isCapital: false, x: 0, y: 0, name: name)
    }

    @Test("No two names touch, and none leaves the picture")
    func room() {
        var placer = LabelPlacer(bounds: bounds, avoiding: [], spacing: 6)
        var state: UInt32 = 3
        for _ in 0..<400 {
            state = state &* 1_664_525 &+ 1_013_904_223
            let point = Camera.Point(
                x: Double(state >> 16 & 0xFFF) / 12, y: Double(state >> 8 & 255))
            let size = TextSize(width: Double(20 + state >> 24 & 31), ascent: 9, descent: 3)
            placer.place(Self.place(1), at: point, size: size)
        }
        let boxes = placer.labels.map(\.box)
        #expect(boxes.count > 10)
        for (index, box) in boxes.enumerated() {
            #expect(bounds.contains(box))
            for other in boxes[..<index] { #expect(!other.inset(-5.9).overlaps(box)) }
        }
    }

    @Test("The first to come keeps its room, and a reserved area stays free")
    func order() {
        let reserved = CanvasRectangle(x: 0, y: 0, width: 300, height: 60)
        var placer = LabelPlacer(bounds: bounds, avoiding: [reserved], spacing: 4)
        let size = TextSize(width: 60, ascent: 9, descent: 3)
        placer.place(Self.place(0, "First"), at: Camera.Point(x: 150, y: 100), size: size)
        placer.place(Self.place(1, "Same"), at: Camera.Point(x: 151, y: 100), size: size)
        placer.place(Self.place(1, "Reserved"), at: Camera.Point(x: 150, y: 30), size: size)
        placer.place(Self.place(1, "Outside"), at: Camera.Point(x: 350, y: 100), size: size)
        #expect(placer.labels.map(\.place.name) == ["First"])
    }

    @Test("A name that finds no room to the right goes to the left")
    func sides() {
        var placer = LabelPlacer(bounds: bounds, avoiding: [], spacing: 4)
        let size = TextSize(width: 60, ascent: 9, descent: 3)
        placer.place(Self.place(0), at: Camera.Point(x: 290, y: 100), size: size)
        #expect(placer.labels.first.map { $0.box.maxX < 290 } == true)
    }

    @Test("More places have names as the zoom grows, and none on the smallest map")
    func density() {
        func ranks(_ zoom: Double) -> Int {
            let density = LabelDensity(zoom: zoom, width: 1280, height: 720)
            return (0...10).filter { density.admits(Self.place($0), after: 10) }.count
        }
        #expect(ranks(0.5) == 0)
        var last = 0
        for tenth in 12...120 {
            let count = ranks(Double(tenth) / 10)
            #expect(count >= last)
            last = count
        }
        #expect(last == 11)
    }
}
