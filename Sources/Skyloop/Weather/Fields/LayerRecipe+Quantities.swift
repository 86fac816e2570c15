import WeatherData

extension LayerRecipe {
    /// The quantities whose levels a layer of this recipe can be on.
    var quantities: [Quantity] {
        switch self {
        case .quantity(let quantities), .change(let quantities, _): quantities
        case .vector(.wind): [.windU, .windDirection]
        case .vector(.current): [.currentU, .currentDirection]
        case .vector(.wave(let direction, _)): direction
        case .speed(.current, let quantity): [.currentU, quantity]
        case .speed(_, let quantity): [.windU, quantity]
        case .dewPoint: [.dewPoint, .temperature]
        case .humidity: [.relativeHumidity, .temperature]
        case .vaporDeficit: [.temperature]
        // Felt temperature and amounts have a meaning at the ground only.
        case .felt, .hourly, .total, .precipitationType: []
        case .extreme(let inner, _): inner.quantities
        }
    }
}
