import Foundation
import MapModel
public import Raster
import Timekeeping
import WeatherData

extension MapController {
    /// The picture of the map and its layers at a date, as `frameOptions` say.
    ///
    /// It depends on map, layers and date alone: not on the playhead, nor on what was drawn before.
    /// What is not loaded yet is read by the calling thread.
    ///
    /// - Returns: A picture of the camera's size, opaque, of format `premultipliedBGRA`.
    /// - Throws: Where the base map is damaged. A layer whose field can't be read is left out and
    ///   reported by ``onError``.
    public func frame(at date: Date) throws(SkyloopError) -> ImageBuffer {
        let scene = scene()
        var stages: [Identifier: ParticleStage] = [:]
        return try scene.frame(at: date, stages: &stages, seconds: 0) { _, error in
            onError.send(SkyloopError(error))
        }
    }

    /// The pictures at the dates of a film, one after the other, drawn as they are asked for.
    ///
    /// Each is the same as ``frame(at:)`` gives, but that particles go on from picture to picture.
    ///
    /// - Parameters:
    ///   - range: The first and the last frame's date.
    ///   - count: The number of frames, at least 1.
    ///   - framesPerSecond: The film's pace, by which particles move.
    public func frames(
        over range: ClosedRange<Date>, count: Int, framesPerSecond: Double = 30
    ) -> FrameSequence {
        FrameSequence(
            scene: scene(), range: range, count: count, framesPerSecond: framesPerSecond,
            onError: onError)
    }

    /// The scene of what is on the map now, made anew where something changed.
    private func scene() -> FrameScene {
        let camera = map.camera
        return state.withLock { state in
            let key = SceneKey(version: state.version, camera: camera)
            if let known = state.scene, known.key == key { return known.scene }
            var layers: [FrameScene.Layer] = []
            for descriptor in state.registry.layers where descriptor.isVisible {
                guard let source = state.sources[descriptor.source] else { continue }
                layers.append(layer(descriptor, source, state))
            }
            let scene = FrameScene(
                camera: camera, theme: map.theme, baseMap: map.baseMap, layers: layers,
                options: state.frameOptions, drawer: drawer)
            state.scene = (key, scene)
            return scene
        }
    }

    private func layer(
        _ descriptor: LayerDescriptor, _ source: MapSource, _ state: State
    ) -> FrameScene.Layer {
        let code = state.codes[descriptor.id]
        let weather = code.flatMap { service.layer(for: $0) }
        let scale = descriptor.paint.sample?.colorScale?.scale
        return FrameScene.Layer(
            drawn: DrawnLayer(
                descriptor: descriptor, series: source.series,
                units: weather?.units ?? .plain(""),
                scale: scale ?? weather.map { service.colorScale(of: $0) }
                    ?? ValueRange(of: source.series).colorScale),
            legend: state.legends[descriptor.id],
            title: weather?.fullTitle ?? descriptor.id.text,
            moment: { source.moment(at: $0, for: descriptor) })
    }
}
