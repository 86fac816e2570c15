public import Raster
public import Timekeeping

/// A map that a controller adds weather to.
///
/// It has a view and a look; the controller draws for it.
public protocol MapHost: AnyObject, Sendable {
    /// What the map shows: centre, zoom, size and pixel density.
    var camera: Camera { get }

    /// Whether the map is dark or light.
    var theme: MapTheme { get }

    /// What lies under and over the weather.
    var baseMap: BaseMap { get }

    /// Tells that the camera has moved.
    var onMove: Signal<Void> { get }

    /// Tells that the camera came to rest.
    var onMoveEnd: Signal<Void> { get }
}
