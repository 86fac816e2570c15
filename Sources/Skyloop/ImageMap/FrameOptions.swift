public import Timekeeping
public import WeatherData

/// What a picture shows beside the map and the weather.
public struct FrameOptions: Sendable {
    /// Whether land, borders and names are drawn.
    public var showsBaseMap: Bool
    /// Whether the layers' legends stand at the foot.
    public var showsLegend: Bool
    /// Whether the valid time stands at the top right.
    public var showsClock: Bool
    /// Whether what is shown, and whose data it is, stands at the top left.
    public var showsTitle: Bool
    /// The units of legends and labels.
    public var units: UnitSystem
    /// The time zone of the clock.
    public var timeZone: TimeZoneRule
    /// Whose data it is; `nil` names the producing centres, or the files where they don't say.
    public var attribution: String?

    /// Makes options: everything shown, metric, in UTC.
    public init(
        showsBaseMap: Bool = true, showsLegend: Bool = true, showsClock: Bool = true,
        showsTitle: Bool = true, units: UnitSystem = .metric, timeZone: TimeZoneRule = .utc,
        attribution: String? = nil
    ) {
        self.showsBaseMap = showsBaseMap
        self.showsLegend = showsLegend
        self.showsClock = showsClock
        self.showsTitle = showsTitle
        self.units = units
        self.timeZone = timeZone
        self.attribution = attribution
    }

    /// The map and the weather alone.
    public static let bare = FrameOptions(
        showsLegend: false, showsClock: false, showsTitle: false)
}
