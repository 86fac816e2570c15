public import Foundation

extension Dataset {
    /// The field of a variable at one of its times, decoded off the caller's task.
    ///
    /// - Parameters:
    ///   - variable: The variable.
    ///   - index: Which of ``Variable/times``.
    /// - Precondition: The variable is one of the dataset's, and the index one of its times.
    /// - Throws: Where the field is damaged or can't be decoded, or the file is gone.
    @concurrent
    public func field(
        of variable: Variable, at index: Int
    ) async throws(WeatherDataError) -> Field {
        try readField(of: variable, at: index)
    }

    /// The field that is valid at a date; nil where the variable has none then.
    @concurrent
    public func field(
        of variable: Variable, validAt date: Date
    ) async throws(WeatherDataError) -> Field? {
        guard let index = variable.index(of: date) else { return nil }
        return try readField(of: variable, at: index)
    }

    /// The field of a variable at one of its times, decoded by the calling thread.
    ///
    /// - Precondition: The variable is one of the dataset's, and the index one of its times.
    /// - Throws: Where the field is damaged or can't be decoded, or the file is gone.
    public func readField(
        of variable: Variable, at index: Int
    ) throws(WeatherDataError) -> Field {
        let source = source(of: variable, at: index)
        let grid = readers[Int(source.reader)].grid(at: source.address)
        return Field(
            values: try values(of: source, of: variable), grid: grid ?? variable.metadata.grid,
            time: source.time, units: variable.metadata.units)
    }

    /// The values of a field in rows, from the cache or the file.
    func values(
        of source: FieldSource, of variable: Variable
    ) throws(WeatherDataError) -> [Float] {
        if let values = cache.values(for: source) { return values }
        let reader = readers[Int(source.reader)]
        let grid = reader.grid(at: source.address) ?? variable.metadata.grid
        var values = try reader.values(at: source.address)
        if let rows = grid.reducedRows, let columns = grid.separableAxes?.longitudes {
            values = rows.regular(values, columns: columns)
        }
        cache.insert(values, for: source)
        return values
    }

    /// The values as the file has them: on a reduced grid its points, row after row.
    ///
    /// Decoded by the calling thread and not kept.
    ///
    /// - Precondition: The variable is one of the dataset's, and the index one of its times.
    /// - Returns: ``Grid/pointCount`` values; missing ones are NaN.
    public func readNativeValues(
        of variable: Variable, at index: Int
    ) throws(WeatherDataError) -> [Float] {
        let source = source(of: variable, at: index)
        return try readers[Int(source.reader)].values(at: source.address)
    }

    /// Where the field of a variable stands at one of its times: the variable's grid, unless that moves.
    ///
    /// - Precondition: The variable is one of the dataset's, and the index one of its times.
    public func grid(of variable: Variable, at index: Int) -> Grid {
        let source = source(of: variable, at: index)
        return readers[Int(source.reader)].grid(at: source.address) ?? variable.metadata.grid
    }

    /// The file that a field is in.
    ///
    /// - Precondition: The variable is one of the dataset's, and the index one of its times.
    public func path(of variable: Variable, at index: Int) -> String {
        paths[Int(source(of: variable, at: index).reader)]
    }

    private func source(of variable: Variable, at index: Int) -> FieldSource {
        guard let fields = sources[variable.id], fields.indices.contains(index) else {
            preconditionFailure("\(variable.id) with time \(index) is not in this dataset")
        }
        return fields[index]
    }
}
