public import MapModel

/// A layer on a map.
///
/// For a layer of the weather catalogue the id is made by the controller; a code is not an id.
public struct MapLayer: Sendable, Identifiable {
    /// The layer's id, unique on its map.
    public let id: String

    /// The weather code that the layer was added for; `nil` for a layer of the app's own.
    public let code: WeatherService.LayerCode?

    /// What is drawn and how.
    public let descriptor: LayerDescriptor

    /// Whether it shows.
    public var isVisible: Bool { descriptor.isVisible }
}
