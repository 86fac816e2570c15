import Skyloop

extension CommandError {
    /// There is no layer of this code: names those that may be meant.
    init(unknownLayer code: WeatherService.LayerCode) {
        let known = WeatherService.allCodes.map(\.rawValue)
        let near = NearestName(in: known).matches(code.rawValue).map { "'\($0)'" }
        let hint =
            near.isEmpty
            ? "'skyloop layers' lists them" : "did you mean \(near.spokenList(last: "or"))?"
        self.init(.usage, "there is no layer '\(code.rawValue)'; \(hint)")
    }
}
