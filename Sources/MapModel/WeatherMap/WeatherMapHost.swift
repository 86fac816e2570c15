public import Timekeeping

/// What a weather map's layers are on, and what gets their data: pictures natively, a page in the browser.
///
/// It is told what to do by its ``WeatherMap``, and tells it how loading goes with
/// ``WeatherMap/hostDidBeginLoading()``, ``WeatherMap/hostDidLoad(_:of:)``,
/// ``WeatherMap/hostDidFinishLoading(round:isFailed:)``, ``WeatherMap/hostDidFail(_:)`` and
/// ``WeatherMap/hostDidMove(to:)``.
public protocol WeatherMapHost: AnyObject, Sendable {
    /// The one clock of all layers.
    var timeline: Timeline { get }

    /// Shows a layer at the times that it may show at.
    ///
    /// - Throws: `MapModelError` where there is no such layer or the data does not feed it.
    func show(
        _ type: WeatherMapLayerType, timing: LayerTiming, config: WeatherMapConfig
    ) throws(MapModelError)

    /// Takes a layer off the map.
    func hide(_ type: WeatherMapLayerType)

    /// The last time of a layer's data, for one whose future is shown by a layer of its own.
    func lastTime(ofPast type: WeatherMapLayerType) -> Date?

    /// Loads the times of the animation, and says when there is enough to play.
    ///
    /// - Parameters:
    ///   - weatherMap: The map to tell.
    ///   - round: A number that is another one each time.
    func loadAnimationData(for weatherMap: WeatherMap, round: Int)

    /// Gives up the loading that `loadAnimationData` began.
    func cancelLoadingAnimationData()

    /// Lets all data go, and loads anew what shows.
    func reloadData()
}
