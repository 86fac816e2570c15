/// How closely a layer follows its source's resolution.
///
/// Lower qualities load and draw fewer values, for a softer picture.
public enum DataQuality: UInt8, Sendable, CaseIterable, Comparable {
    /// One value in eight along each axis.
    case low
    /// One value in four along each axis.
    case medium
    /// One value in two along each axis.
    case high
    /// Every value.
    case exact

    /// How many values along each axis become one.
    public var stride: Int {
        switch self {
        case .low: 8
        case .medium: 4
        case .high: 2
        case .exact: 1
        }
    }

    /// Orders the qualities from the coarsest to the finest.
    public static func < (a: DataQuality, b: DataQuality) -> Bool { a.rawValue < b.rawValue }
}
