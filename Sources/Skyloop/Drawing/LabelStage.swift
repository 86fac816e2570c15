import Raster

/// The texts of a picture's layers: they share its room, and stand over all layers.
struct LabelStage: Sendable {
    /// The room that is left.
    var space: LabelSpace
    private var texts: [(label: MapLabel, ink: TextInk)] = []

    /// Makes the stage of a picture, sizes in pixels.
    ///
    /// - Parameter taken: What no text may touch: names of places, title, clock, legends.
    init(width: Int, height: Int, taken: [CanvasRectangle] = []) {
        space = LabelSpace(width: width, height: height)
        for area in taken {
            // Long areas as pieces, so that little of them sticks out of the picture.
            let pieces = max(1, Int((area.width / max(4 * area.height, 1)).rounded(.up)))
            let wide = area.width / Double(pieces)
            for piece in 0..<pieces {
                let middle = area.x + (Double(piece) + 0.5) * wide
                space.reserve(
                    MapLabel(
                        text: "",
                        position: SIMD2(Float(middle), Float(area.y + area.height / 2)),
                        size: SIMD2(Float(wide), Float(area.height))))
            }
        }
    }

    /// Adds a text that has its room already.
    mutating func add(_ label: MapLabel, _ ink: TextInk) { texts.append((label, ink)) }

    /// Draws the texts that another stage has not, on a picture of their layer's own.
    func drawNew(since other: LabelStage, on image: inout ImageBuffer) {
        var own = self
        own.texts.removeFirst(min(other.texts.count, own.texts.count))
        own.draw(on: &image)
    }

    /// Draws the texts that were added since the last time.
    mutating func draw(on image: inout ImageBuffer) {
        guard !texts.isEmpty else { return }
        Canvas.draw(on: &image) { canvas in
            for (label, ink) in texts { canvas.draw(label, ink) }
        }
        texts.removeAll(keepingCapacity: true)
    }
}
