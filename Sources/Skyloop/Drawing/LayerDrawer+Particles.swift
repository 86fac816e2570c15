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
        var stage = kept ?? ParticleStage(options)
        painters.withPainter { painter in
            stage.advance(
                options, fields,
                on: { layouts.layout(of: layer.series, stride: layer.stride, seenBy: $0) },
                camera: context.camera, stride: layer.stride, painter: painter,
                seconds: context.seconds)
        }
        kept = stage
        let tones = (0..<32).map { index in
            colors.color(at: Float(index) / 31 * span.upperBound).onTheme(context.theme)
        }
        stage.paint(on: &image, colors: tones, opacity: Double(paint.opacity.value))
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
