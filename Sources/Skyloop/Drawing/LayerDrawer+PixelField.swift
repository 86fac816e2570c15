import MapModel
import Raster

extension LayerDrawer {
    /// Draws a layer of one number from fields that were sampled before; false where that would not give
    /// the same picture, and nothing is drawn.
    func drawSampled(
        _ layer: DrawnLayer, _ fields: MomentFields, _ table: ColorTable,
        _ context: DrawingContext, over image: inout ImageBuffer
    ) -> Bool {
        let options = options(layer)
        guard context.keepsSamples, fields.before.northward == nil,
            layer.descriptor.paint.sample?.expression ?? .number == .number,
            options.interpolation != .none, PixelFieldCache.holds(context.camera)
        else { return false }
        let moment = fields.moment
        let stride = layer.stride
        let before = fields.before.values.thinned(by: stride)
        let after = fields.after?.values.thinned(by: stride)
        if let after, let index = moment.after {
            let pair = PixelFieldCache.Pair(
                series: layer.series.id, before: moment.before, after: index, stride: stride)
            guard pixelFields.isAlike(pair, before, after) else { return false }
        }
        func sampled(_ values: GridValues, _ index: Int) -> GridValues {
            pixelField(values, of: layer, at: index, options, context.camera).values
        }
        let first = sampled(before, moment.before)
        let blend: FieldBlend
        if let after, let index = moment.after {
            blend = FieldBlend(first, sampled(after, index), fraction: moment.fraction)
        } else {
            blend = FieldBlend(first)
        }
        let plate = PixelField.plate(width: image.width, height: image.height)
        var drawing = SampleOptions(interpolation: .none)
        drawing.offset = options.offset
        drawing.drawRange = options.drawRange
        pictures.withPicture(width: image.width, height: image.height) { top in
            painters.withPainter { painter in
                painter.paint(
                    FieldSample(blend), on: plate.layout, seenBy: plate.camera, options: drawing,
                    colors: table, into: &top)
            }
            Canvas.draw(on: &image) { $0.draw(top) }
        }
        return true
    }

    private func pixelField(
        _ values: GridValues, of layer: DrawnLayer, at index: Int, _ options: SampleOptions,
        _ camera: Camera
    ) -> PixelField {
        var own = SampleOptions(interpolation: options.interpolation)
        own.smoothing = options.smoothing
        let key = PixelFieldCache.Key(
            series: layer.series.id, index: index, stride: layer.stride, options: own,
            camera: camera)
        return pixelFields.field(key) {
            let layout = layouts.layout(of: layer.series, stride: layer.stride, seenBy: camera)
            var numbers: [Float] = []
            painters.withPainter { painter in
                painter.sample(
                    FieldSample(values), on: layout, seenBy: camera, options: own, into: &numbers)
            }
            return PixelField(
                values: GridValues(
                    numbers, width: camera.pixelWidth, height: camera.pixelHeight))
        }
    }
}
