import WeatherData

/// What a layer's numbers are made of.
enum LayerRecipe: Sendable {
    /// A vector, as its parts or as direction and size.
    enum Flow: Sendable {
        case wind
        case current
        /// Waves run where they come from, the other way round; the sizes are their heights.
        case wave(direction: [Quantity], size: [Quantity])
    }

    /// What falls, by WMO code table 4.201, from yes-or-no fields where need be.
    case precipitationType
    /// The first of these quantities that the data has.
    case quantity([Quantity])
    /// A vector.
    case vector(Flow)
    /// How long a vector is; a quantity of that meaning comes first.
    case speed(Flow, or: Quantity)
    /// Dew point, from humidity where need be.
    case dewPoint
    /// Relative humidity, from dew point or specific humidity where need be.
    case humidity
    /// What temperature feels like, in one of three forms.
    case felt(Felt)
    /// How much more vapour the air could hold.
    case vaporDeficit
    /// An amount for each hour.
    case hourly(Amount)
    /// An amount added up since the first time.
    case total(Amount)
    /// The value less the one so many hours before.
    case change([Quantity], hours: Double)
    /// The greatest or least value since the first time.
    indirect case extreme(of: LayerRecipe, isGreatest: Bool)

    /// The forms of felt temperature.
    enum Felt: Sendable {
        case apparent
        case heatIndex
        case windChill
    }

    /// What falls: as amounts over intervals, or as rates.
    enum Amount: Sendable {
        case precipitation
        case snow
        /// Precipitation where the data says that it is freezing rain.
        case freezingRain
        /// Precipitation where the data says that it is ice pellets.
        case icePellets
    }
}
