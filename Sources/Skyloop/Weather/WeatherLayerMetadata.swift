public import Foundation
public import MapModel
public import Raster

/// What a weather layer is, over which time and place its data reaches, and what its values mean.
public struct WeatherLayerMetadata: Sendable {
    /// The layer's code as text.
    public let id: String
    /// What it shows.
    public let title: String
    /// What it shows, in a sentence.
    public let description: String
    /// How it is drawn.
    public let type: LayerKind
    /// The groups it is listed in.
    public let categories: [LayerCategory]
    /// Whether it has more than one time.
    public let animatable: Bool
    /// The first and the last valid time; `nil` where there is no data.
    public let dataRange: DateInterval?
    /// The box that the data is in; `nil` where there is none.
    public let dataCoverage: CoordinateBounds?
    /// Seconds between valid times, the most frequent one; `nil` with fewer than two times.
    public let updateInterval: TimeInterval?
    /// The metric unit of the values.
    public let unit: String
    /// The values that the colours reach over, in the metric unit.
    public let valueRange: ClosedRange<Double>
}
