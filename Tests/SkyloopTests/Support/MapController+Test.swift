import Foundation
import MapModel
import Raster
import Timekeeping

@testable import Skyloop

extension MapController<ImageMap> {
    /// A controller on a small map without a base, over the hours of a `TestSeries`.
    static func test(
        width: Double = 64, height: Double = 48, theme: MapTheme = .dark, zoom: Double = -1
    ) -> MapController<ImageMap> {
        let map = ImageMap(
            width: width, height: height, center: Coordinate(longitude: 0, latitude: 0),
            zoom: zoom, theme: theme, baseMap: BaseMap(nil, theme: theme))
        let controller = MapController(
            map: map, service: WeatherService(datasets: []), now: { TestSeries.start })
        controller.frameOptions = .bare
        controller.timeline.setRange(TestSeries.start...TestSeries.start + 3 * 3600)
        return controller
    }
}

extension LayerDescriptor {
    /// A layer in greys from 0 to 3.
    static func test(_ id: Identifier, source: Identifier = "s") -> LayerDescriptor {
        LayerDescriptor(
            id: id, source: source,
            paint: .sample(
                SampleLayerPaint(
                    sample: SamplePaint(
                        colorScale: ColorScaleSpecification(stops: [
                            ColorStop(0, 0x000000), ColorStop(3, 0xffffff),
                        ]), interpolation: .bilinear))))
    }
}
