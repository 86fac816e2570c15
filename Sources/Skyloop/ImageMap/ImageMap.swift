public import Raster
import Synchronization
public import Timekeeping

/// A map drawn into pictures by the processor: a size, a camera, a theme and a base map.
///
/// ```swift
/// let map = ImageMap(width: 1280, height: 720, center: Coordinate(longitude: 10, latitude: 50), zoom: 4)
/// let controller = MapController(map: map, service: service)
/// let picture = try controller.frame(at: date)
/// ```
public final class ImageMap: MapHost {
    /// The colours of the base map and of what stands on the map.
    public let theme: MapTheme

    /// What lies under and over the weather.
    public let baseMap: BaseMap

    /// Tells that the camera is about to move.
    public let onMoveStart = Signal<Void>()

    /// Tells that the camera has moved.
    public let onMove = Signal<Void>()

    /// Tells that the camera came to rest.
    public let onMoveEnd = Signal<Void>()

    private let state: Mutex<Camera>

    /// Makes a map.
    ///
    /// - Parameters:
    ///   - camera: What the map shows.
    ///   - theme: How the map looks.
    ///   - baseMap: What lies under and over the weather; `nil` takes the installed base map, or plain water
    ///     where there is none.
    public init(camera: Camera, theme: MapTheme = .dark, baseMap: BaseMap? = nil) {
        state = Mutex(camera)
        self.theme = theme
        self.baseMap = baseMap ?? BaseMap(try? BaseMapData.installed(), theme: theme)
    }

    /// Makes a map of a size in points around a place.
    public convenience init(
        width: Double, height: Double, center: Coordinate, zoom: Double, pixelRatio: Double = 1,
        theme: MapTheme = .dark, baseMap: BaseMap? = nil
    ) {
        self.init(
            camera: Camera(
                center: center, zoom: zoom, width: width, height: height, pixelRatio: pixelRatio),
            theme: theme, baseMap: baseMap)
    }

    /// What the map shows; setting it moves the map.
    public var camera: Camera {
        get { state.withLock { $0 } }
        set {
            guard camera != newValue else { return }
            onMoveStart.send()
            state.withLock { $0 = newValue }
            onMove.send()
            onMoveEnd.send()
        }
    }
}
