import Foundation
import MapModel
import Raster
import WeatherData

extension LayerDrawer {
    func drawParticles(
        _ layer: DrawnLayer, _ fields: MomentFields, _ paint: ParticleLayerPaint,
        _ context: DrawingContext, stage kept: inout ParticleStage?,
        over image: inout ImageBuffer
    ) {
        let colors = layer.colors
        let span = colors.span
        var options = paint.particle.options
        options.fullSpeed = Double(span.upperBound)
        let tones = (0..<32).map { index in
            colors.color(at: Float(index) / 31 * span.upperBound).onTheme(context.theme)
        }
        if context.joins {
            return drawStill(
                layer, fields, options, context, tones, opacity: Double(paint.opacity.value),
                over: &image)
        }
        var stage = kept ?? ParticleStage(options)
        painters.withPainter { painter in
            stage.advance(
                options, fields,
                on: { layouts.layout(of: layer.series, stride: layer.stride, seenBy: $0) },
                camera: context.camera, stride: layer.stride, painter: painter,
                seconds: context.seconds)
        }
        kept = stage
        stage.paint(on: &image, colors: tones, opacity: Double(paint.opacity.value))
    }

    /// Draws particles that depend on their places on the map alone.
    private func drawStill(
        _ layer: DrawnLayer, _ fields: MomentFields, _ options: ParticleOptions,
        _ context: DrawingContext, _ tones: [Color], opacity: Double, over image: inout ImageBuffer
    ) {
        guard let second = fields.second(stride: layer.stride) else { return }
        var camera = context.camera
        camera.width += 2 * ParticleSystem.stillMargin
        camera.height += 2 * ParticleSystem.stillMargin
        var flow = FlowField(camera: camera, spacing: ParticleSystem.stillSpacing)
        let layout = layouts.layout(
            of: layer.series, stride: layer.stride, seenBy: flow.nodeCamera)
        var (east, north): ([Float], [Float]) = ([], [])
        painters.withPainter { painter in
            let bilinear = SampleOptions(interpolation: .bilinear)
            painter.sample(
                FieldSample(fields.first(stride: layer.stride)), on: layout,
                seenBy: flow.nodeCamera, options: bilinear, into: &east)
            painter.sample(
                FieldSample(second), on: layout, seenBy: flow.nodeCamera, options: bilinear,
                into: &north)
        }
        flow.setFlow(east: east, north: north, options: options, isStill: true)
        var system = ParticleSystem(options: options)
        system.drawStill(flow)
        image.paint(
            system, colors: tones, opacity: opacity,
            margin: Int((ParticleSystem.stillMargin * camera.pixelRatio).rounded()))
    }
}

extension ParticlePaint {
    /// The same as Raster's options.
    var options: ParticleOptions {
        ParticleOptions(
            density: density, kind: kind, size: SIMD2(Float(size.width), Float(size.height)),
            speed: speed, trails: trails, trailsFade: trailsFade, dropRate: dropRate,
            dropRateBump: dropRateBump)
    }
}

extension Color {
    /// White ink becomes dark on a light map.
    func onTheme(_ theme: MapTheme) -> Color {
        guard theme == .light, red > 230, green > 230, blue > 180 else { return self }
        return Color(red: 22, green: 34, blue: 54, alpha: alpha)
    }
}
