import Foundation
import MapModel
import Raster
import WeatherData

extension FrameScene {
    /// What a layer is masked by.
    func mask(
        of layer: LayerDescriptor, known: inout [MaskLayerKind: CoverageMask]
    ) throws(SkyloopError) -> SceneMask {
        let configuration = layer.maskConfiguration
        var fixed: [CoverageMask] = []
        var layers: [Identifier] = []
        for reference in configuration.layers {
            let kind: MaskLayerKind
            switch reference {
            case .land: kind = .land
            case .water: kind = .water
            default:
                layers.append(reference.layerId)
                continue
            }
            var found = known[kind]
            if found == nil { found = try baseMap.mask(of: kind, for: camera) }
            guard let mask = found else { continue }
            known[kind] = mask
            fixed.append(mask)
        }
        return SceneMask(configuration: configuration, fixed: fixed, layers: layers)
    }

    /// Where another layer of the scene draws at a date, its own mask left aside.
    ///
    /// Drawn at all counts as drawn in full, however clear its colours; lines and symbols mask by their own
    /// pixels. Nowhere where it shows nothing at that date; `nil` where there is no such layer.
    func coverage(
        of id: Identifier, except masked: Layer, at date: Date, in context: DrawingContext
    ) throws(WeatherDataError) -> CoverageMask? {
        guard id != masked.drawn.descriptor.id,
            let layer = layers.first(where: { $0.drawn.descriptor.id == id })
        else { return nil }
        var image = ImageBuffer(for: camera, format: .premultipliedBGRA)
        if let moment = layer.moment(date) {
            var stage: ParticleStage?
            drawer.draw(
                layer.drawn, try MomentFields(layer.drawn.series, moment), in: context, mask: nil,
                stage: &stage, over: &image)
        }
        return CoverageMask(
            width: image.width, height: image.height,
            values: image.pixels.map { $0 >> 24 == 0 ? 0 : 255 })
    }
}
