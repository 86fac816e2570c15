import MapModel
import Raster

/// The ways in which the catalogue's layers look, and the paint of each.
enum LayerStyle: Sendable {
    /// A smooth coloured field.
    case sample
    /// Amounts with sharp edges and much of nothing, which must not swing below it.
    case amount
    /// Categories, which are never blended.
    case category
    /// Radar, clear below 10 dBZ.
    case radar
    /// A field of the sea, cut out over land.
    case sea
    /// Numbers.
    case text
    /// Lines at a step, some of them heavy.
    case contour(interval: Double, major: Double)
    /// Isobars with highs and lows.
    case isobars
    /// Heights, whose step depends on the level.
    case heights
    /// Dots that drift with the wind.
    case particles
    /// Arrows that drift with the wind.
    case arrowParticles
    /// Dots that drift with the sea, which is far slower.
    case currentParticles
    /// Bars that run with the waves.
    case waveParticles
    /// Wind barbs.
    case barbs
    /// Arrows.
    case arrows

    /// The paint of the style.
    ///
    /// - Parameter levelPressure: The pressure of the level in hPa, for heights.
    func paint(scale: ColorScale, levelPressure: Double?) -> LayerPaint {
        let colors = ColorScaleSpecification.colorScale(scale)
        var sample = SamplePaint(colorScale: colors)
        switch self {
        case .sample, .sea:
            return .sample(SampleLayerPaint(opacity: 0.9, sample: sample))
        case .amount:
            sample.interpolation = .biquadratic
            return .sample(SampleLayerPaint(opacity: 0.9, sample: sample))
        case .category:
            sample.interpolation = .none
            sample.meld = false
            return .sample(SampleLayerPaint(opacity: 0.9, sample: sample))
        case .radar:
            sample.drawRange = DrawRange(from: 10)
            sample.interpolation = .bilinear
            return .sample(SampleLayerPaint(opacity: 0.9, sample: sample))
        case .text:
            return .grid(
                GridLayerPaint(
                    sample: sample, grid: GridPaint(spacing: 60, symbol: .text, size: 12)))
        case .contour(let interval, let major):
            return .contour(
                ContourLayerPaint(
                    sample: sample,
                    contour: ContourPaint(interval: interval, majorInterval: major)))
        case .isobars:
            return .contour(
                ContourLayerPaint(
                    sample: sample,
                    contour: ContourPaint(interval: 4, majorInterval: 20, extrema: true)))
        case .heights:
            let interval: Double = (levelPressure ?? 500) >= 600 ? 30 : 60
            return .contour(
                ContourLayerPaint(
                    sample: sample,
                    contour: ContourPaint(
                        interval: interval, majorInterval: interval * 5, extrema: true)))
        case .particles:
            sample.expression = .vector
            // Fine and few: what lies under them is to be seen, too.
            return .particle(
                ParticleLayerPaint(
                    sample: sample,
                    particle: ParticlePaint(
                        density: .low, size: ParticlePaint.Size(width: 1.6, height: 1.6))))
        case .arrowParticles:
            sample.expression = .vector
            return .particle(
                ParticleLayerPaint(
                    sample: sample,
                    particle: ParticlePaint(
                        density: .minimal, kind: .arrow,
                        size: ParticlePaint.Size(width: 5, height: 7), trails: false)))
        case .currentParticles:
            sample.expression = .vector
            return .particle(
                ParticleLayerPaint(sample: sample, particle: ParticlePaint(speed: 12)))
        case .waveParticles:
            sample.expression = .vector
            return .particle(
                ParticleLayerPaint(
                    sample: sample,
                    particle: ParticlePaint(
                        density: .minimal, kind: .bar,
                        size: ParticlePaint.Size(width: 9, height: 1.6), speed: 3, trails: false)))
        case .barbs:
            sample.expression = .vector
            return .grid(
                GridLayerPaint(
                    sample: sample, grid: GridPaint(spacing: 40, symbol: .barb, size: 26)))
        case .arrows:
            sample.expression = .vector
            return .grid(
                GridLayerPaint(
                    sample: sample, grid: GridPaint(spacing: 36, symbol: .arrow, size: 20)))
        }
    }

    /// Where the layer may show.
    var mask: LayerMaskConfiguration {
        if case .sea = self { .water } else { .none }
    }

    /// Whether the layer's colours say its values, so that a legend is of use.
    var hasLegend: Bool {
        switch self {
        case .sample, .amount, .category, .radar, .sea: true
        default: false
        }
    }
}
