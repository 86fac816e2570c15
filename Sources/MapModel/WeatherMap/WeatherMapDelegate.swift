public import Raster
public import Timekeeping

/// Hears what happens on a weather map; every method may be left out.
///
/// The names are those of the AerisWeather SDK. Methods about views and gestures are not here;
/// docs/weather-map.md lists them.
public protocol WeatherMapDelegate: AnyObject, Sendable {
    /// The map is about to show another part of the world than this.
    func weatherMap(_ weatherMap: WeatherMap, willChangeFrom bounds: CoordinateBounds)
    /// The map shows another part of the world.
    func weatherMap(_ weatherMap: WeatherMap, didChangeTo bounds: CoordinateBounds)
    /// A layer is on the map.
    func weatherMap(_ weatherMap: WeatherMap, didAddLayerForType type: WeatherMapLayerType)
    /// A layer was taken off the map.
    func weatherMap(_ weatherMap: WeatherMap, didRemoveLayerForType type: WeatherMapLayerType)
    /// The timeline has another range.
    func weatherMap(
        _ weatherMap: WeatherMap, didUpdateTimelineRangeFrom fromDate: Date, to toDate: Date)
    /// Playback began.
    func weatherMapDidStartAnimating(_ weatherMap: WeatherMap)
    /// Playback stopped.
    func weatherMapDidStopAnimating(_ weatherMap: WeatherMap)
    /// The animation was put back, mostly after a change of its range.
    func weatherMapDidResetAnimation(_ weatherMap: WeatherMap)
    /// The map shows another time.
    func weatherMap(_ weatherMap: WeatherMap, animationDidUpdateTo date: Date)
    /// The times of the animation are being loaded.
    func weatherMapDidStartLoadingAnimationData(_ weatherMap: WeatherMap)
    /// One more time is loaded, has failed or was given up.
    func weatherMap(
        _ weatherMap: WeatherMap, didUpdateAnimationDataLoadingProgress totalLoaded: Int,
        total: Int)
    /// One time could not be loaded; the others go on.
    func weatherMap(_ weatherMap: WeatherMap, didFailToPerformAnimationRequest error: MapModelError)
    /// No time at all could be loaded.
    func weatherMapDidFailLoadingAnimationData(_ weatherMap: WeatherMap)
    /// All times are there.
    func weatherMapDidFinishLoadingAnimationData(_ weatherMap: WeatherMap)
    /// The loading was given up.
    func weatherMapDidCancelLoadingAnimationData(_ weatherMap: WeatherMap)
}

extension WeatherMapDelegate {
    /// Does nothing.
    public func weatherMap(_ weatherMap: WeatherMap, willChangeFrom bounds: CoordinateBounds) {}
    /// Does nothing.
    public func weatherMap(_ weatherMap: WeatherMap, didChangeTo bounds: CoordinateBounds) {}
    /// Does nothing.
    public func weatherMap(
        _ weatherMap: WeatherMap, didAddLayerForType type: WeatherMapLayerType
    ) {}
    /// Does nothing.
    public func weatherMap(
        _ weatherMap: WeatherMap, didRemoveLayerForType type: WeatherMapLayerType
    ) {}
    /// Does nothing.
    public func weatherMap(
        _ weatherMap: WeatherMap, didUpdateTimelineRangeFrom fromDate: Date, to toDate: Date
    ) {}
    /// Does nothing.
    public func weatherMapDidStartAnimating(_ weatherMap: WeatherMap) {}
    /// Does nothing.
    public func weatherMapDidStopAnimating(_ weatherMap: WeatherMap) {}
    /// Does nothing.
    public func weatherMapDidResetAnimation(_ weatherMap: WeatherMap) {}
    /// Does nothing.
    public func weatherMap(_ weatherMap: WeatherMap, animationDidUpdateTo date: Date) {}
    /// Does nothing.
    public func weatherMapDidStartLoadingAnimationData(_ weatherMap: WeatherMap) {}
    /// Does nothing.
    public func weatherMap(
        _ weatherMap: WeatherMap, didUpdateAnimationDataLoadingProgress totalLoaded: Int,
        total: Int
    ) {}
    /// Does nothing.
    public func weatherMap(
        _ weatherMap: WeatherMap, didFailToPerformAnimationRequest error: MapModelError
    ) {}
    /// Does nothing.
    public func weatherMapDidFailLoadingAnimationData(_ weatherMap: WeatherMap) {}
    /// Does nothing.
    public func weatherMapDidFinishLoadingAnimationData(_ weatherMap: WeatherMap) {}
    /// Does nothing.
    public func weatherMapDidCancelLoadingAnimationData(_ weatherMap: WeatherMap) {}
}
