public import Raster
public import Timekeeping

/// Where a layer's values come from: what it is called, where it reaches, and when it is valid.
public struct SourceDescriptor: Equatable, Sendable {
    /// What a source gives.
    public enum Kind: UInt8, Sendable {
        /// Numbers on a grid.
        case encoded
        /// Pictures.
        case image
    }

    /// The source's id, unique on a map.
    public var id: Identifier

    /// What it gives.
    public var kind: Kind

    /// Its valid times, in any order; empty for a source that has no time.
    public var times: [Date]

    /// West, south, east and north edge in degrees; `nil` for the whole world.
    public var bounds: CoordinateBounds?

    /// The zooms at which tiles are asked for; others are drawn from the nearest of these.
    public var zoomRange: ClosedRange<Int>

    /// Whose data it is.
    public var attribution: Identifier

    /// Makes a descriptor.
    public init(
        id: Identifier, kind: Kind = .encoded, times: [Date] = [], bounds: CoordinateBounds? = nil,
        zoomRange: ClosedRange<Int> = 0...22, attribution: Identifier = ""
    ) {
        self.id = id
        self.kind = kind
        self.times = times
        self.bounds = bounds
        self.zoomRange = zoomRange
        self.attribution = attribution
    }
}
