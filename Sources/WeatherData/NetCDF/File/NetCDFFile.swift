import CNetCDF

/// An open file, for as long as the library is held.
struct NetCDFFile {
    /// The library's number.
    let id: Int32

    /// The path, for messages.
    let path: String

    /// The bytes that its values may take: those of the file, or, where HDF5 may have deflated them, as many
    /// as these can stand for.
    let capacity: Int

    /// Where the values of a classic file lie; nil for others.
    let layout: ClassicLayout?

    /// Takes an open file of so many bytes.
    init(id: Int32, path: String, size: Int, layout: ClassicLayout?) {
        self.id = id
        self.path = path
        self.layout = layout
        // Deflating makes nothing shorter than by 1032.
        capacity = layout == nil ? size.multipliedReportingOverflow(by: 1032).partialValue : size
    }

    /// The most fields that a file of its size may have, so that a small one can't take long to open.
    var mostFields: Int { min(layout == nil ? capacity / 64 : capacity, 10_000_000) }

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
    /// What a classic file that was cut short lacks is NaN.
    func doubles(
        _ variable: NetCDFVariable, start: [Int]? = nil, count: [Int]? = nil
    ) throws(WeatherDataError) -> [Double] {
        var count = count ?? variable.dimensions.map(\.length)
        let total = try total(count, of: variable)
        guard total > 0 else { return [] }
        var values = [Double](repeating: .nan, count: total)
        let start = start ?? Array(repeating: 0, count: count.count)
        guard let steps = stepsHeld(of: variable, start: start, count: count) else {
            return values
        }
        if !count.isEmpty { count[0] = steps }
        try check(nc_get_vara_double(variable.groupID, variable.id, start, count, &values))
        return values
    }

    /// How many steps along the first dimension are in the file; nil where there is none.
    private func stepsHeld(of variable: NetCDFVariable, start: [Int], count: [Int]) -> Int? {
        guard let layout else { return count.first ?? 1 }
        func holds(_ steps: Int) -> Bool {
            var count = count
            if !count.isEmpty { count[0] = steps }
            return layout.holds(variable: Int(variable.id), start: start, count: count)
        }
        var (held, missing) = (0, (count.first ?? 1) + 1)
        while held + 1 < missing {
            let middle = (held + missing) / 2
            if holds(middle) { held = middle } else { missing = middle }
        }
        return held > 0 ? held : nil
    }

    /// Reads a variable of characters or strings as texts, along its last dimension if it has two.
    func texts(_ variable: NetCDFVariable) throws(WeatherDataError) -> [String] {
        let lengths = variable.dimensions.map(\.length)
        let total = try total(lengths, of: variable)
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

    /// The number of values in a part; a file can't have more of them than bytes for them.
    private func total(
        _ count: [Int], of variable: NetCDFVariable
    ) throws(WeatherDataError) -> Int {
        let size = max(variable.type?.size ?? 1, 1)
        var total = 1
        for length in count {
            let (next, overflow) = total.multipliedReportingOverflow(by: length)
            guard !overflow, next <= min(Self.mostValues, capacity / size) else {
                throw WeatherDataError(
                    .badData, "'\(variable.path)' declares more values than the file can have",
                    path: path)
            }
            total = next
        }
        return total
    }

    /// More values of a coordinate than this are not read.
    private static let mostValues = 1 << 26
}
