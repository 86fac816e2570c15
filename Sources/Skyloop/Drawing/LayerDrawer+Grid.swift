import MapModel
import Raster
import WeatherData

extension LayerDrawer {
    func drawGrid(
        _ layer: DrawnLayer, _ fields: MomentFields, _ paint: GridLayerPaint,
        _ context: DrawingContext, labels stage: inout LabelStage, over image: inout ImageBuffer
    ) {
        let camera = context.camera
        let ratio = camera.pixelRatio
        let isText = paint.grid.symbol == .text
        let lattice = SymbolLattice(camera: camera, spacing: paint.grid.spacing)
        let ink = Ink(paint.stroke.color, theme: context.theme)
        let alpha = Double(paint.opacity.value * paint.stroke.opacity.value)
        let range = paint.sample.drawRange
        func value(_ site: SymbolLattice.Site) -> SIMD2<Float> {
            guard let found = fields.value(at: site.coordinate) else { return SIMD2(.nan, .nan) }
            let vector = SIMD2(found.first, found.second ?? 0)
            let size = (vector.x * vector.x + vector.y * vector.y).squareRoot()
            let number = found.second == nil ? found.first : size
            if let range, !range.contains(number) { return SIMD2(.nan, .nan) }
            return isText ? SIMD2(number, 0) : vector
        }
        guard isText else {
            let isBarb = paint.grid.symbol == .barb
            let symbols = SymbolGrid(
                kind: isBarb ? .barb : .arrow, length: Float(paint.grid.size * ratio),
                width: Float(paint.stroke.thickness * ratio), color: ink.color.opacity(alpha),
                haloColor: ink.halo.opacity(0.7 * alpha))
            var coverage = Coverage(width: image.width, height: image.height)
            symbols.draw(lattice.sites, on: &image, using: &coverage, flow: value)
            return
        }
        let unit = layer.units[context.units]
        let typesetter = Typesetter()
        let decimals = unit.symbol == "inHg" || unit.symbol.hasPrefix("in") ? 2 : 0
        let labels = SymbolGrid.numbers(
            lattice.sites, fontSize: Float(paint.grid.size * ratio), in: &stage.space,
            value: { value($0).x },
            text: { NumberText.fixed(unit.conversion(Double($0)), decimals: decimals) },
            measure: { typesetter.width(of: $0, size: $1) })
        for label in labels { stage.add(label, TextInk(ink, alpha: alpha, weight: .medium)) }
    }
}
