public import Foundation

/// What a film of the viewer's loop shows.
public struct FilmRequest: Sendable {
    /// The codes of the layers, the lowest first.
    public var codes: [String]
    /// The place in the middle.
    public var longitude: Double
    /// The place in the middle.
    public var latitude: Double
    /// The zoom: at 0 the world is 512 points wide.
    public var zoom: Double
    /// Width in pixels.
    public var width: Int
    /// Height in pixels.
    public var height: Int
    /// Whether values are in imperial units.
    public var isImperial: Bool
    /// Whether the map is light.
    public var isLight: Bool
    /// The clock's zone.
    public var timeZone: TimeZone

    /// Makes a request.
    public init(
        codes: [String], longitude: Double, latitude: Double, zoom: Double, width: Int, height: Int,
        isImperial: Bool = false, isLight: Bool = false, timeZone: TimeZone = .gmt
    ) {
        self.codes = codes
        self.longitude = longitude
        self.latitude = latitude
        self.zoom = zoom
        self.width = width
        self.height = height
        self.isImperial = isImperial
        self.isLight = isLight
        self.timeZone = timeZone
    }
}
