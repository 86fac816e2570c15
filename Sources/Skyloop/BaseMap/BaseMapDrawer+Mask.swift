import MapModel
import Raster

extension BaseMapDrawer {
    /// How much of each pixel is land; lakes are water.
    func landMask() throws(SkyloopError) -> CoverageMask {
        var image = ImageBuffer(for: camera, format: .premultipliedBGRA)
        if let data, canDraw {
            let land = try data.lines(.land, level)
            let lakes = try data.lines(.lakes, level)
            image.fill(.black)
            Canvas.draw(on: &image, scale: camera.pixelRatio) { canvas in
                fill(land, .white, canvas)
                fill(lakes, .black, canvas)
            }
        }
        return CoverageMask(
            width: image.width, height: image.height,
            values: image.pixels.map { UInt8(truncatingIfNeeded: $0) })
    }
}

extension BaseMap {
    /// The land or the water that a camera sees; `nil` without a base map, which masks nothing.
    ///
    /// - Throws: `SkyloopError` with `badData` where the file is damaged.
    func mask(of kind: MaskLayerKind, for camera: Camera) throws(SkyloopError) -> CoverageMask? {
        guard let data else { return nil }
        let drawer = BaseMapDrawer(data: data, style: BaseMapStyle(theme: theme), camera: camera)
        let land = try drawer.landMask()
        switch kind {
        case .land: return land
        case .water: return land.inverted
        }
    }
}
