import Raster

extension PortableCheck {
    static let raster: [PortableCheck] = []
}
