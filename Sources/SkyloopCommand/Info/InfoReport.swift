import Skyloop

/// What `skyloop info` says of a dataset.
struct InfoReport {
    /// The dataset.
    let dataset: Dataset

    /// The codes that each variable feeds, by its id.
    let layers: [String: [String]]

    /// Looks through a dataset.
    init(_ dataset: Dataset) {
        self.dataset = dataset
        let service = WeatherService(datasets: [dataset])
        var layers: [String: [String]] = [:]
        for code in service.availableCodes {
            for variable in service.series(for: code)?.variables ?? [] {
                layers[variable.id, default: []].append(code.rawValue)
            }
        }
        self.layers = layers
    }
}
