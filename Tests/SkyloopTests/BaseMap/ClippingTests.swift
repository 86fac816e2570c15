import Testing

@testable import Skyloop

@Suite("Clipping")
struct ClippingTests {
    let window = CanvasRectangle(x: 0, y: 0, width: 40, height: 30)

    /// A ring that winds in and out of the window, the same at every run.
    static func ring(_ seed: UInt32) -> [Camera.Point] {
        var state = seed
        func next() -> Double {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Double(state >> 8) / Double(1 << 24)
        }
        return (0..<12).map { _ in Camera.Point(x: next() * 120 - 40, y: next() * 100 - 35) }
    }

    /// Whether a point is inside by counting crossings to the right.
    static func holds(_ ring: [Camera.Point], _ x: Double, _ y: Double) -> Bool {
        var inside = false
        for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) where (a.y > y) != (b.y > y) {
            if x < a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x) { inside.toggle() }
        }
        return inside
    }

    @Test("A clipped ring covers the same places in the window", arguments: 1...40)
    func rings(_ seed: UInt32) {
        let ring = Self.ring(seed)
        let clipped = Clipping.ring(ring, to: window)
        for point in clipped {
            #expect(window.inset(-1e-6).holds(point))
        }
        for y in 0..<15 {
            for x in 0..<20 {
                // Off the half, so that no edge of the window is met.
                let (px, py) = (Double(x) * 2 + 0.7, Double(y) * 2 + 0.7)
                #expect(Self.holds(ring, px, py) == Self.holds(clipped, px, py))
            }
        }
    }

    @Test("A clipped line is the part of it in the window", arguments: 1...40)
    func lines(_ seed: UInt32) {
        let line = Self.ring(seed)
        var length = 0.0
        Clipping.line(line, to: window) { part in
            #expect(part.count > 1)
            for point in part { #expect(window.inset(-1e-6).holds(point)) }
            for (a, b) in zip(part, part.dropFirst()) { length += distance(a, b) }
        }
        // By cutting every segment finely.
        var expected = 0.0
        for (a, b) in zip(line, line.dropFirst()) {
            let pieces = 4000
            for piece in 0..<pieces {
                let part = (Double(piece) + 0.5) / Double(pieces)
                let middle = Camera.Point(
                    x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
                if window.holds(middle) { expected += distance(a, b) / Double(pieces) }
            }
        }
        #expect(abs(length - expected) < 0.3)
    }

    @Test("What is far outside leaves nothing")
    func outside() {
        let ring = [(100.0, 100.0), (110, 100), (105, 120)].map { Camera.Point(x: $0.0, y: $0.1) }
        #expect(Clipping.ring(ring, to: window).isEmpty)
        Clipping.line(ring, to: window) { _ in Issue.record("a part outside") }
    }

    private func distance(_ a: Camera.Point, _ b: Camera.Point) -> Double {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
}
