public import Foundation
public import MapModel
import Raster
import Synchronization

extension WeatherMap {
    private static let shared = Mutex<WeatherService?>(nil)

    /// The weather that maps show which are made without a service of their own.
    ///
    /// Set it once when the program starts, as the AerisWeather SDK is started with its keys.
    public static var defaultService: WeatherService {
        get { shared.withLock { $0 } ?? WeatherService(datasets: []) }
        set { shared.withLock { $0 = newValue } }
    }

    /// Makes a weather map that is drawn into pictures.
    ///
    /// - Parameters:
    ///   - mapType: The kind of map; all are drawn into pictures.
    ///   - config: The settings.
    ///   - service: The weather; the default one where it is `nil`.
    ///   - mapView: The map to draw on; one of 640 × 480 points with the whole world else.
    ///   - now: The clock that past and future count from.
    public convenience init(
        mapType: WeatherMapType = .default, config: WeatherMapConfig = WeatherMapConfig(),
        service: WeatherService? = nil, mapView: ImageMap? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(
            mapType: mapType, config: config, service: service, mapView: mapView, now: now
        ) { try await Task.sleep(for: .seconds($0)) }
    }

    /// Makes a weather map that waits by a clock of its own.
    convenience init(
        mapType: WeatherMapType, config: WeatherMapConfig, service: WeatherService?,
        mapView: ImageMap?, now: @escaping @Sendable () -> Date,
        sleep: @escaping @Sendable (TimeInterval) async throws -> Void
    ) {
        let map =
            mapView
            ?? ImageMap(
                width: 640, height: 480, center: Coordinate(longitude: 0, latitude: 20), zoom: 0.4,
                pixelRatio: config.shouldUseRetinaImagery ? 2 : 1)
        let controller = MapController(map: map, service: service ?? Self.defaultService, now: now)
        controller.frameOptions.units = config.isMetric ? .metric : .imperial
        let host = ControllerMapHost(controller, sleep: sleep)
        self.init(
            mapType: mapType, config: config, host: host, bounds: map.camera.bounds, now: now)
        host.follow(self)
    }

    private var controllerHost: ControllerMapHost {
        guard let host = host as? ControllerMapHost else {
            preconditionFailure("a weather map on a host of its own has no controller")
        }
        return host
    }

    /// The controller behind it, for all that this class has no name for.
    public var controller: MapController<ImageMap> { controllerHost.controller }

    /// The map that the weather is drawn on.
    public var mapView: ImageMap { controller.map }

    /// The weather codes of the layer types on the map, in the order in which they came.
    public var activeLayerTypeCodes: [String] { activeLayerTypes.map(\.code.rawValue) }

    /// The sources that the layers on the map draw from.
    public var sources: [MapSource] { controller.sources }

    /// The source that a layer draws from; `nil` where it is not on the map.
    public func source(forLayerType type: WeatherMapLayerType) -> MapSource? {
        guard containsSource(forLayerType: type),
            let layer = controller.getLayer(id: ControllerMapHost.id(of: type))
        else { return nil }
        return controller.getSource(id: layer.descriptor.source.text)
    }

    /// Waits until no loading of the animation is going on.
    public func waitUntilLoaded() async {
        await controllerHost.waitUntilLoaded()
    }

    /// Loads all layers anew from time to time, as `refreshInterval` says.
    public func enableAutoRefresh() {
        let interval = config.refreshInterval
        guard interval > 0, interval.isFinite else { return }
        controllerHost.refresh(every: interval)
    }

    /// Ends the refreshes.
    public func disableAutoRefresh() {
        controllerHost.endRefreshing()
    }
}
