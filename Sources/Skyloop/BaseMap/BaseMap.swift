public import Raster
import Synchronization

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

    /// The newest pictures, the newest last.
    private let kept = Mutex<[(key: Key, picture: BaseMapPicture)]>([])
    private static let keptPictures = 2

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
        let key = Key(camera: camera, options: options)
        if let known = kept.withLock({ $0.first { $0.key == key }?.picture }) { return known }
        let drawer = BaseMapDrawer(data: data, style: BaseMapStyle(theme: theme), camera: camera)
        let picture = BaseMapPicture(
            below: try drawer.below(), above: try drawer.above(options))
        kept.withLock { kept in
            kept.removeAll { $0.key == key }
            kept.append((key, picture))
            if kept.count > Self.keptPictures { kept.removeFirst() }
        }
        return picture
    }
}
