import Foundation
import Raster

/// The particles of one layer from one frame of a film to the next.
///
/// A single picture makes one of its own and lets it run a while first, so that it depends on layers
/// and date alone; a film keeps one, so that particles go on from frame to frame.
struct ParticleStage: Sendable {
    private var system: ParticleSystem
    private var moment: ShownMoment?

    /// Seconds that particles run before the first picture, so that trails are there.
    private static let warmUp = 1.5

    init(_ options: ParticleOptions) {
        system = ParticleSystem(options: options)
    }

    /// Moves the particles to the next picture.
    ///
    /// - Parameters:
    ///   - options: How they look and move.
    ///   - fields: The flow that shows.
    ///   - seconds: The seconds since the picture before; for the first one they run longer.
    mutating func advance(
        _ options: ParticleOptions, _ fields: MomentFields, on layout: (Camera) -> GridLayout,
        camera: Camera, stride: Int, painter: FieldPainter, seconds: Double
    ) {
        system.options = options
        let isFirst = moment == nil
        if fields.moment != moment {
            var flow = FlowField(camera: camera)
            var east: [Float] = []
            var north: [Float] = []
            if let second = fields.second(stride: stride) {
                let nodes = layout(flow.nodeCamera)
                let options = SampleOptions(interpolation: .bilinear)
                painter.sample(
                    FieldSample(fields.first(stride: stride)), on: nodes,
                    seenBy: flow.nodeCamera, options: options, into: &east)
                painter.sample(
                    FieldSample(second), on: nodes, seenBy: flow.nodeCamera, options: options,
                    into: &north)
            }
            flow.setFlow(east: east, north: north, options: system.options)
            system.setFlow(flow)
            moment = fields.moment
        }
        // Longer times are played in steps, as a film would.
        var left = isFirst ? Self.warmUp : seconds
        while left > 1e-9 {
            let step = min(left, 1.0 / 30)
            system.advance(by: step)
            left -= step
        }
    }

    /// Paints the particles over a picture.
    func paint(on image: inout ImageBuffer, colors: [Color], opacity: Double) {
        image.paint(system, colors: colors, opacity: opacity)
    }
}
