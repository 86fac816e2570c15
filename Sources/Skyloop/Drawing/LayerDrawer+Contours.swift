import MapModel
import Raster
import WeatherData

extension LayerDrawer {
    func drawContours(
        _ layer: DrawnLayer, _ fields: MomentFields, _ paint: ContourLayerPaint,
        _ context: DrawingContext, labels stage: inout LabelStage, over image: inout ImageBuffer
    ) {
        let steps = ContourSteps(paint.contour, units: layer.units, system: context.units)
        let drawing = drawing(layer, fields, paint, steps)
        let ratio = Float(context.camera.pixelRatio)
        let ink = Ink(paint.stroke.color, theme: context.theme)
        let alpha = Double(paint.opacity.value * paint.stroke.opacity.value)
        var style = ContourStyle(
            color: ink.color.opacity(0.85 * alpha), haloColor: ink.halo.opacity(alpha))
        style.width = Float(paint.contour.width) * ratio
        style.majorWidth = Float(paint.contour.majorWidth) * ratio
        var paths = drawing.map.paths(for: context.camera)
        var marks: [ExtremumLabels.Mark] = []
        var labels: [MapLabel] = []
        if context.showsLabels {
            let typesetter = Typesetter()
            if paint.contour.extrema {
                var placer = ExtremumLabels(
                    text: { steps.text($0) }, measure: { typesetter.width(of: $0, size: $1) })
                placer.letterSize = 22 * ratio
                placer.valueSize = 12 * ratio
                placer.reach = 44 * ratio
                marks = placer.place(drawing.extrema, in: &stage.space) { place in
                    context.camera.pixels(
                        of: layer.series.grid.worldPosition(
                            atX: Double(place.x), y: Double(place.y)))
                }
            }
            if paint.contour.labels {
                var placer = ContourLabels(
                    text: { steps.text($0) }, measure: { typesetter.width(of: $0, size: $1) })
                placer.fontSize = 11 * ratio
                placer.spacing = 360 * ratio
                placer.padding = 4 * ratio
                (paths, labels) = placer.place(on: paths, in: &stage.space)
            }
        }
        var coverage = Coverage(width: image.width, height: image.height)
        if ink.halo.alpha > 0 {
            var casing = style
            casing.color = ink.halo.opacity(0.5 * alpha)
            casing.width += 1.6 * ratio
            casing.majorWidth += 1.6 * ratio
            image.draw(paths, style: casing, using: &coverage)
        }
        image.draw(paths, style: style, using: &coverage)
        for label in labels {
            stage.add(label, TextInk(ink, alpha: alpha, weight: .medium))
        }
        for mark in marks {
            let color = mark.isHigh ? style.highColor : style.lowColor
            stage.add(
                mark.letter,
                TextInk(Ink(color: color, halo: ink.halo), alpha: alpha, weight: .bold))
            // The number in the lines' own ink: red on warm colours is hard to read when it is small.
            if let value = mark.value {
                stage.add(value, TextInk(ink, alpha: alpha, weight: .bold))
            }
        }
    }

    private func drawing(
        _ layer: DrawnLayer, _ fields: MomentFields, _ paint: ContourLayerPaint,
        _ steps: ContourSteps
    ) -> ContourCache.Drawing {
        let stride = layer.stride
        let key = ContourCache.Key(
            series: layer.series.id, moment: fields.moment, stride: stride,
            interval: steps.interval, majorInterval: steps.majorInterval, offset: steps.offset,
            smoothing: paint.sample.smoothing, marks: paint.contour.extrema)
        return contours.drawing(key) {
            let numbers = fields.numbers(stride: stride)
            var grid = ContourGrid(
                numbers.values, width: numbers.width, height: numbers.height,
                wraps: numbers.wrapsX)
            // Where a field is fine and noisy, its lines would be, too.
            let passes = Int((paint.sample.smoothing * 4).rounded())
            if passes > 0 { grid = grid.smoothed(passes: min(passes, 8)) }
            let spacing = layer.series.grid.rowSpacing * Double(stride)
            var extrema: [Extremum] = []
            if paint.contour.extrema, let spacing = spacing > 0 ? spacing : nil {
                let calm = grid.smoothed(passes: Int((1 / spacing).rounded()).clamped(to: 0...12))
                extrema = calm.extrema(
                    radius: Int((6 / spacing).rounded()).clamped(to: 2...60),
                    minimumDifference: Float(steps.interval) * 0.5)
            }
            if let range = grid.range {
                let levels = ContourLevels(
                    interval: steps.interval, majorInterval: steps.majorInterval,
                    offset: steps.offset, covering: range)
                let factor = spacing >= 0.7 ? 4 : spacing >= 0.2 ? 2 : 1
                let lines = grid.refined(by: factor).lines(levels)
                let middle = Double(stride - 1) / 2
                let map = ContourMap(lines) { place in
                    layer.series.grid.worldPosition(
                        atX: Double(place.x) * Double(stride) + middle,
                        y: Double(place.y) * Double(stride) + middle)
                }
                return ContourCache.Drawing(map: map, extrema: extrema)
            }
            return ContourCache.Drawing(map: ContourMap(ContourLines()) { _ in nil }, extrema: [])
        }
    }
}

extension Grid {
    /// The place of a position in the unit world of Web Mercator; `nil` where the map doesn't reach.
    func worldPosition(atX x: Double, y: Double) -> SIMD2<Double>? {
        guard let place = coordinate(atX: x, y: y),
            abs(place.latitude) <= WebMercator.maximumLatitude
        else { return nil }
        return SIMD2(
            WebMercator.x(longitude: place.longitude), WebMercator.y(latitude: place.latitude))
    }

    /// The distance between rows at the grid's middle, in degrees; 0 where it can't be told.
    var rowSpacing: Double {
        let (x, y) = (Double(width - 1) / 2, Double(height - 1) / 2)
        guard height > 1, let a = coordinate(atX: x, y: y - 0.5),
            let b = coordinate(atX: x, y: y + 0.5)
        else { return 0 }
        var across = b.longitude - a.longitude
        across -= (across / 360).rounded() * 360
        across *= Maths.cos(a.latitude * .pi / 180)
        let down = b.latitude - a.latitude
        return (across * across + down * down).squareRoot()
    }
}

extension Camera {
    /// The pixels of a place in the unit world, one for each copy of the world in view.
    func pixels(of place: SIMD2<Double>?) -> [SIMD2<Float>] {
        guard let place else { return [] }
        let frame = frame
        return visibleWorlds.map { world in
            SIMD2(
                Float((place.x + Double(world) - frame.originX) / frame.step),
                Float((place.y - frame.originY) / frame.step))
        }
    }
}

extension Int {
    /// The nearest number of a range.
    func clamped(to range: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
