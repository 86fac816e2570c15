public import Raster

/// Draws Natural Earth under and over the weather.
///
/// What was drawn for a camera is kept, so that a film draws its base map once.
public final class BaseMap: Sendable {
    /// Where the geometry is from; nil for a map of plain water colour.
    public let data: BaseMapData?
    /// The colours.
    public let theme: MapTheme

    private struct Key: Hashable {
        let camera: Camera
        let options: BaseMapOptions
    }

    private let kept = NewestCache<Key, BaseMapPicture>(limit: 2)

    /// Makes a base map; without data it draws the theme's water colour only.
    public init(_ data: BaseMapData?, theme: MapTheme = .dark) {
        self.data = data
        self.theme = theme
    }

    /// The base map of a camera, drawn now or before.
    ///
    /// - Throws: `SkyloopError` with `badData` where the file is damaged.
    public func picture(
        for camera: Camera, options: BaseMapOptions = BaseMapOptions()
    ) throws(SkyloopError) -> BaseMapPicture {
        try kept.value(Key(camera: camera, options: options)) { () throws(SkyloopError) in
            try draw(camera, options)
        }
    }

    /// A map tile: seams don't show, and names run on into the next tile.
    ///
    /// Unlike pictures, tiles are not kept.
    ///
    /// - Parameters:
    ///   - tile: Which tile.
    ///   - size: the tile's side in points, 256 or 512; names suit it.
    ///   - pixelRatio: pixels to a point.
    ///   - showsLabels: whether places have their names.
    /// - Throws: as `picture`.
    public func tile(
        _ tile: TileID, size: Int = 256, pixelRatio: Double = 1, showsLabels: Bool = true
    ) throws(SkyloopError) -> BaseMapPicture {
        var camera = Camera(tile: tile, size: size)
        camera.pixelRatio = pixelRatio
        return try draw(camera, BaseMapOptions(showsLabels: showsLabels, isTile: true))
    }

    private func draw(
        _ camera: Camera, _ options: BaseMapOptions
    ) throws(SkyloopError) -> BaseMapPicture {
        let drawer = BaseMapDrawer(data: data, style: BaseMapStyle(theme: theme), camera: camera)
        let above = try drawer.above(options)
        return BaseMapPicture(
            below: try drawer.below(), above: above.image, nameAreas: above.names)
    }
}
