public import WeatherData

/// The fields of a layer over time: which times there are, and the values of each when asked.
///
/// Values are computed when asked for and kept in the service's store, which is bounded in bytes.
/// May be used from several threads at a time: a field that two want at once is made once.
public final class FieldSeries: Sendable {
    /// The series's name, unique within its service.
    public let id: String

    /// The valid times, rising.
    public let times: [FieldTime]

    /// Where the values stand.
    public let grid: Grid

    /// Whether there are two values a cell.
    public let isVector: Bool

    /// The level in words, such as `850 hPa`; `nil` at or near the ground.
    public let level: String?

    /// Where the data comes from: the files' names, for captions.
    public let origin: String

    /// The variables that the values are made of.
    public let variables: [Variable]

    private let store: FieldStore
    private let make: @Sendable (Int) throws(WeatherDataError) -> LayerField

    init(
        id: String, times: [FieldTime], grid: Grid, isVector: Bool, level: String?,
        origin: String, variables: [Variable], store: FieldStore,
        make: @escaping @Sendable (Int) throws(WeatherDataError) -> LayerField
    ) {
        self.id = id
        self.times = times
        self.grid = grid
        self.isVector = isVector
        self.level = level
        self.origin = origin
        self.variables = variables
        self.store = store
        self.make = make
    }

    /// The values at one of the times, computed by the calling thread where they are not kept.
    ///
    /// - Throws: Where the field is damaged or can't be decoded.
    public func field(at index: Int) throws(WeatherDataError) -> LayerField {
        try store.field(series: id, index: index) { () throws(WeatherDataError) in
            try make(index)
        }
    }

    /// The values at one of the times, where they are kept already.
    public func keptField(at index: Int) -> LayerField? {
        store.kept(series: id, index: index)
    }

    /// Bytes that one field takes.
    public var bytesPerField: Int {
        grid.width * grid.height * MemoryLayout<Float>.stride * (isVector ? 2 : 1)
    }
}
