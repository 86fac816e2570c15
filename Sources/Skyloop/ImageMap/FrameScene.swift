import Foundation
import MapModel
import Raster
import Synchronization
import WeatherData

/// A map with its layers, ready to be drawn at any date: frame n costs what frame 1 does.
///
/// What is the same in all frames (base map, masks, title, legends) is drawn once.
final class FrameScene: Sendable {
    /// A layer, what its legend says, and how its times are chosen.
    struct Layer: Sendable {
        let drawn: DrawnLayer
        let legend: WeatherLegend?
        let title: String
        let moment: @Sendable (Date) -> ShownMoment?
    }

    let camera: Camera
    let theme: MapTheme
    let baseMap: BaseMap
    let layers: [Layer]
    let options: FrameOptions
    let drawer: LayerDrawer
    private let fixed = Mutex<Fixed?>(nil)

    /// What is the same in all frames.
    private struct Fixed: Sendable {
        let below: ImageBuffer
        let above: InkedPixels
        let masks: [SceneMask]
        let overlay: FrameOverlay
        /// The room for the layers' texts: names, title, clock and legends have theirs.
        let labels: LabelStage
    }

    init(
        camera: Camera, theme: MapTheme, baseMap: BaseMap, layers: [Layer],
        options: FrameOptions, drawer: LayerDrawer
    ) {
        self.camera = camera
        self.theme = theme
        self.baseMap = baseMap
        self.layers = layers
        self.options = options
        self.drawer = drawer
    }

    /// The picture at a date, opaque, of format `premultipliedBGRA`.
    ///
    /// - Parameters:
    ///   - stages: The particles of the picture before, by layer; empty for a picture by itself.
    ///   - seconds: Seconds of playback since the picture before.
    ///   - onFailure: Called with a layer's id and why it could not be drawn; the others are drawn
    ///     all the same.
    func frame(
        at date: Date, stages: inout [Identifier: ParticleStage], seconds: Double,
        onFailure: (Identifier, WeatherDataError) -> Void
    ) throws(SkyloopError) -> ImageBuffer {
        let fixed = try prepared()
        var image = fixed.below
        var context = DrawingContext(camera: camera, theme: theme, units: options.units)
        context.seconds = seconds
        context.keepsSamples = true
        var labels = fixed.labels
        for (layer, mask) in zip(layers, fixed.masks) {
            guard let moment = layer.moment(date) else { continue }
            do {
                let fields = try MomentFields(layer.drawn.series, moment)
                let mask = try mask.coverage { id throws(WeatherDataError) in
                    try coverage(of: id, except: layer, at: date, in: context)
                }
                drawer.draw(
                    layer.drawn, fields, in: context, mask: mask,
                    stage: &stages[layer.drawn.descriptor.id], labels: &labels, over: &image)
            } catch {
                onFailure(layer.drawn.descriptor.id, error)
            }
        }
        labels.draw(on: &image)
        fixed.above.draw(on: &image)
        if options.showsClock {
            Canvas.draw(on: &image, scale: camera.pixelRatio) { canvas in
                fixed.overlay.drawClock(at: date, on: canvas)
            }
        }
        return image
    }

    private func prepared() throws(SkyloopError) -> Fixed {
        if let known = fixed.withLock({ $0 }) { return known }
        let made = try prepare()
        fixed.withLock { $0 = made }
        return made
    }

    private func prepare() throws(SkyloopError) -> Fixed {
        let overlay = FrameOverlay(
            scene: self, width: Double(camera.pixelWidth) / camera.pixelRatio,
            height: Double(camera.pixelHeight) / camera.pixelRatio)
        var below: ImageBuffer
        var above: ImageBuffer
        var taken = overlay.reservedAreas
        if options.showsBaseMap {
            let picture = try baseMap.picture(
                for: camera, options: BaseMapOptions(reservedAreas: overlay.reservedAreas))
            below = picture.below
            above = picture.above
            taken += picture.nameAreas
        } else {
            below = ImageBuffer(for: camera, format: .premultipliedBGRA)
            below.fill(theme.water)
            above = ImageBuffer(for: camera, format: .premultipliedBGRA)
        }
        Canvas.draw(on: &above, scale: camera.pixelRatio) { overlay.drawFixed(on: $0) }
        var masks: [SceneMask] = []
        var known: [MaskLayerKind: CoverageMask] = [:]
        for layer in layers {
            masks.append(try mask(of: layer.drawn.descriptor, known: &known))
        }
        let labels = LabelStage(
            width: camera.pixelWidth, height: camera.pixelHeight,
            taken: taken.map { area in
                let ratio = camera.pixelRatio
                return CanvasRectangle(
                    x: area.x * ratio, y: area.y * ratio, width: area.width * ratio,
                    height: area.height * ratio)
            })
        return Fixed(
            below: below, above: InkedPixels(above), masks: masks, overlay: overlay, labels: labels)
    }
}
