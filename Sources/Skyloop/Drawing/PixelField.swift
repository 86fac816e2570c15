import MapModel
import Raster

/// A field sampled once at every pixel of a camera.
///
/// Sampling is linear in the numbers: between two moments with the same missing cells, mixing what was sampled
/// gives what sampling the mixture would. So a film samples each field once, and a frame only mixes.
struct PixelField: Sendable {
    /// The numbers, one a pixel; NaN where there is none.
    let values: GridValues

    /// A camera and a layout in which pixel and grid point are one, whatever the map shows.
    ///
    /// Its picture lies well inside the unit world, so that no copy of the world and no pole comes in.
    static func plate(width: Int, height: Int) -> (camera: Camera, layout: GridLayout) {
        let zoom = max(0, 2 + Maths.log2(Double(max(width, height, 1)) / 512))
        let camera = Camera(
            center: Coordinate(longitude: 0, latitude: 0), zoom: zoom, width: Double(width),
            height: Double(height))
        let frame = camera.frame
        return (
            camera,
            .separable(
                column: { (WebMercator.x(longitude: $0) - frame.originX) / frame.step - 0.5 },
                row: { (WebMercator.y(latitude: $0) - frame.originY) / frame.step - 0.5 })
        )
    }
}
