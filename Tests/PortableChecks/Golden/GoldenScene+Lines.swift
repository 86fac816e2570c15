import Raster

extension GoldenScene {
    private static let grid = ContourGrid(
        GoldenWorld.pressure.values, width: 180, height: 91, wraps: true)

    /// Lines every 4 hPa, every fifth heavier, with numbers along them, highs and lows.
    func drawContours(_ camera: Camera, on image: inout ImageBuffer) {
        guard let range = Self.grid.range else { return }
        let levels = ContourLevels(interval: 4, majorInterval: 20, offset: 1000, covering: range)
        let map = ContourMap(
            Self.grid.refined(by: 4).lines(levels), first: Coordinate(longitude: 0, latitude: 90),
            longitudeStep: 2, latitudeStep: -2)
        var space = LabelSpace(width: image.width, height: image.height)
        var coverage = Coverage(width: image.width, height: image.height)
        var extrema = ExtremumLabels(atlas: DotType.atlas)
        (extrema.letterSize, extrema.valueSize) = (20, 10)
        let marks = extrema.place(
            Self.grid.extrema(radius: 5, minimumDifference: 2), in: &space
        ) { place in
            let frame = camera.frame
            let position = Self.position(place)
            return camera.visibleWorlds.map { world in
                SIMD2(
                    Float((position.x + Double(world) - frame.originX) / frame.step),
                    Float((position.y - frame.originY) / frame.step))
            }
        }
        var labels = ContourLabels(atlas: DotType.atlas)
        labels.fontSize = 10
        labels.spacing = 150
        let placed = labels.place(on: map.paths(for: camera), in: &space)
        let style = ContourStyle(haloColor: Color(0x0c1522))
        image.draw(placed.paths, style: style, using: &coverage)
        image.draw(
            placed.labels, color: .white, haloColor: style.haloColor, atlas: DotType.atlas,
            using: &coverage)
        image.draw(marks, style: style, atlas: DotType.atlas, using: &coverage)
    }

    /// Bands of 8 hPa, each in one colour.
    func drawBands(_ camera: Camera, on image: inout ImageBuffer) {
        guard let range = Self.grid.range else { return }
        let levels = ContourLevels(interval: 8, offset: 1004, covering: range)
        let scale = Palette.viridis.scale(over: 976...1036)
        let colors = (0...levels.count).map { band in
            let value = band > 0 ? levels.values[band - 1] + 4 : levels.values[0] - 4
            return scale.color(at: value)
        }
        var coverage = Coverage(width: image.width, height: image.height)
        image.draw(
            Self.grid.refined(by: 2).bands(levels), colors: colors, opacity: 0.85, seenBy: camera,
            using: &coverage, position: Self.position)
    }

    /// The place of a grid position in the unit world.
    private static func position(_ place: SIMD2<Float>) -> SIMD2<Double> {
        SIMD2(
            WebMercator.x(longitude: Double(place.x) * 2),
            WebMercator.y(latitude: 90 - Double(place.y) * 2))
    }
}
