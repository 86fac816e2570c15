/// A reference to a weather map for those it observes; it does not keep the map alive, except in
/// Embedded Swift.
struct WeatherMapReference: Sendable {
    #if hasFeature(Embedded)
        let map: WeatherMap?
    #else
        private(set) weak var map: WeatherMap?
    #endif

    init(_ map: WeatherMap) {
        self.map = map
    }
}
