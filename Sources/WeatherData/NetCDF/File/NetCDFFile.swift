import CNetCDF

/// An open file, for as long as the library is held.
struct NetCDFFile {
    /// The library's number.
    let id: Int32

    /// The path, for messages.
    let path: String

    /// Turns a status that is not 0 into an error.
    func check(_ status: Int32) throws(WeatherDataError) {
        guard status == NC_NOERR else { throw NetCDFLibrary.error(status, path: path) }
    }

    /// Reads the values of a part of a variable in their own type, into memory of the right size.
    func read(
        _ variable: NetCDFVariable, start: [Int], count: [Int], into memory: UnsafeMutableRawPointer
    ) throws(WeatherDataError) {
        try check(nc_get_vara(variable.groupID, variable.id, start, count, memory))
    }

    /// Reads a part of a variable as doubles, without unpacking: for coordinates and bounds.
    ///
    /// - Parameter limit: More values than this are not read.
    func doubles(
        _ variable: NetCDFVariable, start: [Int]? = nil, count: [Int]? = nil, limit: Int = 1 << 26
    ) throws(WeatherDataError) -> [Double] {
        let count = count ?? variable.dimensions.map(\.length)
        let total = try product(count, limit: limit, of: variable)
        guard total > 0 else { return [] }
        var values = [Double](repeating: 0, count: total)
        let start = start ?? Array(repeating: 0, count: count.count)
        try check(nc_get_vara_double(variable.groupID, variable.id, start, count, &values))
        return values
    }

    /// Reads a variable of characters or strings as texts, along its last dimension if it has two.
    func texts(_ variable: NetCDFVariable) throws(WeatherDataError) -> [String] {
        let lengths = variable.dimensions.map(\.length)
        let total = try product(lengths, limit: 1 << 24, of: variable)
        guard total > 0 else { return [] }
        let start = Array(repeating: 0, count: lengths.count)
        switch variable.type {
        case .char:
            var bytes = [UInt8](repeating: 0, count: total)
            try read(variable, start: start, count: lengths, into: &bytes)
            let width = lengths.last ?? 1
            return stride(from: 0, to: total, by: max(width, 1)).map { from in
                NetCDFText.text(bytes[from..<min(from + width, total)])
            }
        case .string:
            var pointers = [UnsafeMutablePointer<CChar>?](repeating: nil, count: total)
            try check(
                nc_get_vara_string(variable.groupID, variable.id, start, lengths, &pointers))
            let texts = pointers.map { $0.map { String(cString: $0) } ?? "" }
            nc_free_string(total, &pointers)
            return texts
        default:
            return []
        }
    }

    private func product(
        _ count: [Int], limit: Int, of variable: NetCDFVariable
    ) throws(WeatherDataError) -> Int {
        var total = 1
        for length in count {
            let (next, overflow) = total.multipliedReportingOverflow(by: length)
            guard !overflow, next <= limit else {
                throw WeatherDataError(
                    .badData, "'\(variable.path)' declares more values than can be read", path: path
                )
            }
            total = next
        }
        return total
    }
}
