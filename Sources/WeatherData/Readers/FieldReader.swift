/// A file of one format, indexed: what fields it has, and the values of each when asked.
///
/// A format joins by conforming to this and by its line in `FileFormats`.
public protocol FieldReader: Sendable {
    /// The name of the format in messages, such as `GRIB`.
    static var formatName: String { get }

    /// Whether a file may be of this format, by its beginning and its name.
    static func recognises(_ head: FileHead) -> Bool

    /// Indexes a file; decodes no values.
    ///
    /// - Throws: Where the file can't be read, or nothing in it can be used. What can be used of a
    ///   damaged file is indexed, and ``FileIndex/warnings`` says what could not.
    init(contentsOf path: String) throws(WeatherDataError)

    /// What the file holds.
    var index: FileIndex { get }

    /// Decodes one field, by the address that the index gave it.
    ///
    /// May be called from several threads at a time.
    ///
    /// - Returns: The values in rows, in the order of ``Field/values``, except on reduced and
    ///   unstructured grids: there the points one after the other, as ``Grid/pointCount`` counts.
    func values(at address: Int) throws(WeatherDataError) -> [Float]

    /// Where the values of one field stand, where the variable's grid moves with time; else nil.
    ///
    /// It has the size of the variable's grid.
    func grid(at address: Int) -> Grid?
}

extension FieldReader {
    /// No grid moves.
    public func grid(at address: Int) -> Grid? { nil }
}
