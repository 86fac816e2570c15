/// The units in which values are shown to people.
public enum UnitSystem: String, CaseIterable, Sendable {
    /// °C, m/s, hPa, mm, km.
    case metric
    /// °F, mph, inHg, in, mi.
    case imperial
}
