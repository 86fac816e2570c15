public import MapModel

extension WeatherService {
    /// Air temperature near the ground.
    public struct Temperatures: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .temperatures }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .temperatures)
        }
    }

    /// Air temperature near the ground as numbers.
    public struct TemperaturesText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .temperaturesText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .temperaturesText)
        }
    }

    /// Lines of equal air temperature.
    public struct TemperaturesContour: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .temperaturesContour }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: ContourLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .temperaturesContour)
        }
    }

    /// Air temperature less that of 24 hours before.
    public struct Temperatures24HourChange: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .temperatures24HourChange }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .temperatures24HourChange)
        }
    }

    /// Air temperature less that of an hour before.
    public struct Temperatures1HourChange: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .temperatures1HourChange }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .temperatures1HourChange)
        }
    }

    /// The highest air temperature since the first time.
    public struct TemperaturesMaximum: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .temperaturesMaximum }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .temperaturesMaximum)
        }
    }

    /// The lowest air temperature since the first time.
    public struct TemperaturesMinimum: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .temperaturesMinimum }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .temperaturesMinimum)
        }
    }

    /// Heat index when hot, wind chill when cold, air temperature between.
    public struct FeelsLike: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .feelsLike }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .feelsLike)
        }
    }

    /// Felt temperature as numbers.
    public struct FeelsLikeText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .feelsLikeText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .feelsLikeText)
        }
    }

    /// How hot moist air feels, from 26.7 °C on.
    public struct HeatIndex: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .heatIndex }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .heatIndex)
        }
    }

    /// How cold wind feels, up to 4.4 °C.
    public struct WindChill: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .windChill }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .windChill)
        }
    }

    /// The temperature at which dew falls.
    public struct DewPoints: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .dewPoints }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .dewPoints)
        }
    }

    /// Dew point as numbers.
    public struct DewPointsText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .dewPointsText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .dewPointsText)
        }
    }

    /// How much of the vapour that the air can hold is in it.
    public struct Humidity: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .humidity }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .humidity)
        }
    }

    /// Relative humidity as numbers.
    public struct HumidityText: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .humidityText }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: GridLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .humidityText)
        }
    }

    /// How much more vapour the air could hold: dryness that feeds fires.
    public struct FiresVaporPressureDeficit: WeatherConfiguration {
        /// The layer's code.
        public var code: LayerCode { .firesVaporPressureDeficit }
        /// What is drawn and how; may be changed before the layer is added.
        public var layer: SampleLayerDescriptor
        /// The legend that comes with the layer; `nil` for none.
        public var legend: WeatherLegend?

        /// Makes the configuration with the layer's own style.
        public init(service: WeatherService) {
            (layer, legend) = service.parts(of: .firesVaporPressureDeficit)
        }
    }
}
