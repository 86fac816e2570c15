import MapModel
import Raster
import WeatherData

/// Draws weather layers into pictures; may be used from several threads at a time.
///
/// What does not change from one picture to the next is kept: grid positions for a camera, colour
/// tables, contour lines of a field.
final class LayerDrawer: Sendable {
    let layouts = LayoutCache()
    let tables = ColorTableCache()
    let contours = ContourCache()
    let painters = PainterPool()
    let pixelFields = PixelFieldCache()
    let pictures = PicturePool()

    /// Draws a layer over a picture, its texts among the layer's own only.
    func draw(
        _ layer: DrawnLayer, _ fields: MomentFields, in context: DrawingContext,
        mask: CoverageMask?, stage: inout ParticleStage?, over image: inout ImageBuffer
    ) {
        var labels = LabelStage(width: image.width, height: image.height)
        draw(
            layer, fields, in: context, mask: mask, stage: &stage, labels: &labels, over: &image)
        labels.draw(on: &image)
    }

    /// Draws a layer over a picture.
    ///
    /// - Parameters:
    ///   - fields: What shows.
    ///   - mask: Where the layer may show; `nil` for everywhere.
    ///   - stage: The layer's particles from the picture before; made where there is none.
    ///   - labels: Takes the layer's texts, which the caller draws when all layers are there.
    ///   - image: A picture of the camera's size, of format `premultipliedBGRA`.
    func draw(
        _ layer: DrawnLayer, _ fields: MomentFields, in context: DrawingContext,
        mask: CoverageMask?, stage: inout ParticleStage?, labels: inout LabelStage,
        over image: inout ImageBuffer
    ) {
        switch layer.descriptor.paint {
        case .sample(let paint):
            drawSample(layer, fields, paint.opacity, context, mask: mask, over: &image)
        case .raster(let paint):
            drawSample(layer, fields, paint.opacity, context, mask: mask, over: &image)
        case .contour, .grid, .particle:
            guard let mask else {
                return drawLines(
                    layer, fields, context, stage: &stage, labels: &labels, over: &image)
            }
            // Lines are cut by the mask on a picture of their own.
            var own = ImageBuffer(
                width: image.width, height: image.height, format: image.format)
            var ownLabels = labels
            drawLines(
                layer, fields, context, stage: &stage, labels: &ownLabels, over: &own)
            labels.space = ownLabels.space
            ownLabels.drawNew(since: labels, on: &own)
            image.draw(own, through: mask)
        }
    }

    private func drawLines(
        _ layer: DrawnLayer, _ fields: MomentFields, _ context: DrawingContext,
        stage: inout ParticleStage?, labels: inout LabelStage, over image: inout ImageBuffer
    ) {
        switch layer.descriptor.paint {
        case .contour(let paint):
            drawContours(layer, fields, paint, context, labels: &labels, over: &image)
        case .grid(let paint):
            drawGrid(layer, fields, paint, context, labels: &labels, over: &image)
        case .particle(let paint):
            drawParticles(layer, fields, paint, context, stage: &stage, over: &image)
        case .sample, .raster: break
        }
    }

    // MARK: - Coloured fields

    /// Draws a coloured field by itself, as a PNG file with a palette: far quicker than a picture that is encoded after.
    ///
    /// - Returns: `nil` for a layer of lines or symbols, and for colours that are too many for a palette.
    func png(_ layer: DrawnLayer, _ fields: MomentFields, seenBy camera: Camera) -> [UInt8]? {
        let opacity: Opacity
        switch layer.descriptor.paint {
        case .sample(let paint): opacity = paint.opacity
        case .raster(let paint): opacity = paint.opacity
        case .contour, .grid, .particle: return nil
        }
        let table = tables.table(layer.colors, opacity: opacity.value, format: .straightRGBA)
        guard opacity.value > 0, table.hasPalette else { return nil }
        let layout = layouts.layout(of: layer.series, stride: layer.stride, seenBy: camera)
        return painters.writePNG(width: camera.pixelWidth, height: camera.pixelHeight) {
            $0.paint(
                sample(layer, fields), on: layout, seenBy: camera, options: options(layer),
                colors: table, into: &$1)
        }
    }

    private func drawSample(
        _ layer: DrawnLayer, _ fields: MomentFields, _ opacity: Opacity,
        _ context: DrawingContext, mask: CoverageMask?, over image: inout ImageBuffer
    ) {
        guard opacity.value > 0 else { return }
        let table = tables.table(layer.colors, opacity: opacity.value, format: image.format)
        if mask == nil, drawSampled(layer, fields, table, context, over: &image) { return }
        let stride = layer.stride
        let layout = layouts.layout(of: layer.series, stride: stride, seenBy: context.camera)
        painters.withPainter { painter in
            painter.paint(
                sample(layer, fields), on: layout, seenBy: context.camera,
                options: options(layer), colors: table, mask: mask, over: true, into: &image)
        }
    }

    /// The numbers that a layer shows.
    func sample(_ layer: DrawnLayer, _ fields: MomentFields) -> FieldSample {
        let stride = layer.stride
        let expression = layer.descriptor.paint.sample?.expression ?? .number
        let channel = layer.descriptor.paint.sample?.channel ?? .r
        guard let second = fields.second(stride: stride) else {
            return FieldSample(fields.first(stride: stride))
        }
        if expression.needsSecond {
            return FieldSample(fields.first(stride: stride), second, expression: expression)
        }
        // One part of a vector where only that is asked for, else its length.
        if channel == .g { return FieldSample(second) }
        return fields.sample(stride: stride)
    }

    /// How a layer's numbers are sampled.
    func options(_ layer: DrawnLayer) -> SampleOptions {
        guard let paint = layer.descriptor.paint.sample else {
            return SampleOptions(interpolation: .bilinear)
        }
        let range = paint.drawRange.map { Float($0.lowerBound)...Float($0.upperBound) }
        return SampleOptions(
            interpolation: paint.interpolation, smoothing: Double(paint.smoothing),
            offset: Float(paint.offset), drawRange: range)
    }
}
