import Foundation
import MapModel
import Raster
import TestSupport
import Testing

@testable import Skyloop

@Suite("Layers masked by layers")
struct LayerMaskTests {
    /// Two layers on a map without a base: one draws in the west, the other in the north, the third is masked.
    private func picture(_ mask: LayerMaskConfiguration) throws -> ImageBuffer {
        let map = ImageMap(
            width: 64, height: 64, center: Coordinate(longitude: 0, latitude: 0), zoom: -3,
            baseMap: BaseMap(nil))
        let controller = MapController(
            map: map, service: WeatherService(datasets: []), now: { TestSeries.start })
        controller.frameOptions = .bare
        let west = TestSeries("west") { _, x, _ in x < 18 ? 1 : .nan }
        let north = TestSeries("north") { _, _, y in y < 9 ? 1 : .nan }
        let all = TestSeries("all") { _, _, _ in 1 }
        for (id, test) in [("west", west), ("north", north), ("all", all)] {
            try controller.addSource(id: id, series: test.series)
            var layer = LayerDescriptor(
                id: Identifier(id), source: Identifier(id),
                paint: .sample(
                    SampleLayerPaint(
                        sample: SamplePaint(
                            colorScale: ColorScaleSpecification(stops: [
                                ColorStop(0, 0xff0000, alpha: id == "all" ? 255 : 1),
                                ColorStop(2, 0xff0000, alpha: id == "all" ? 255 : 1),
                            ]), interpolation: .none))))
            if id == "all" { layer.maskConfiguration = mask }
            try controller.addLayer(layer)
        }
        return try controller.frame(at: TestSeries.start)
    }

    /// Whether the masked layer shows in the north-west, north-east, south-west and south-east.
    private func quarters(_ image: ImageBuffer) -> [Bool] {
        [(28, 28), (36, 28), (28, 36), (36, 36)].map { x, y in image[x, y].red > 200 }
    }

    @Test("All, any, and their inversion; an id that is not there masks nothing")
    func modes() throws {
        let both: [LayerMaskReference] = [
            LayerMaskReference(layerId: "west"), LayerMaskReference(layerId: "north"),
        ]
        let cases: [(LayerMaskConfiguration, [Bool])] = [
            (.none, [true, true, true, true]),
            (LayerMaskConfiguration(layers: [both[0]]), [true, false, true, false]),
            (LayerMaskConfiguration(layers: both), [true, false, false, false]),
            (LayerMaskConfiguration(layers: both, mode: .any), [true, true, true, false]),
            (LayerMaskConfiguration(layers: both, invert: true), [false, true, true, true]),
            (
                LayerMaskConfiguration(layers: both, invert: true, mode: .any),
                [false, false, false, true]
            ),
            (
                LayerMaskConfiguration(layers: [LayerMaskReference(layerId: "none")]),
                [true, true, true, true]
            ),
        ]
        for (mask, expected) in cases { #expect(quarters(try picture(mask)) == expected) }
    }
}
