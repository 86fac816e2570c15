import MapModel
import Timekeeping

extension WebMap: WeatherMapHost {
    func show(
        _ type: WeatherMapLayerType, timing: LayerTiming, config: WeatherMapConfig
    ) throws(MapModelError) {
        guard let index = index(of: type) else {
            throw MapModelError(.notFound, "the server offers no layer of this name")
        }
        setLayer(index, isOn: true)
    }

    func hide(_ type: WeatherMapLayerType) {
        if let index = index(of: type) { setLayer(index, isOn: false) }
    }

    /// None: a layer shows its past and its future alike.
    func lastTime(ofPast type: WeatherMapLayerType) -> Date? { nil }

    /// What plays is loaded on its way: there is enough once there is what shows.
    func loadAnimationData(for weatherMap: WeatherMap, round: Int) {
        if needsLoad { load() } else { tellLoading() }
    }

    /// Nothing: what shows is wanted all the same.
    func cancelLoadingAnimationData() {}

    func reloadData() {
        follow(planner.reset())
        needsLoad = true
    }

    /// Tells whether what shows is there, and how far loading is.
    func tellLoading() {
        guard let weatherMap else { return }
        if !planner.isReady {
            weatherMap.hostDidBeginLoading()
            weatherMap.hostDidLoad(planner.progress.settled, of: planner.progress.total)
        } else if weatherMap.isLoadingAnimation {
            weatherMap.hostDidFinishLoading()
        }
    }

    /// The position of a layer among those that the server offers.
    func index(of type: WeatherMapLayerType) -> Int? {
        layers.firstIndex { $0.type == type }
    }
}
