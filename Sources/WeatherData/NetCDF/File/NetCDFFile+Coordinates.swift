extension NetCDFFile {
    /// The values of a coordinate variable, unpacked in double precision; missing ones are NaN.
    func coordinates(
        _ variable: NetCDFVariable, start: [Int]? = nil, count: [Int]? = nil
    ) throws(WeatherDataError) -> [Double] {
        var values = try doubles(variable, start: start, count: count)
        let missing = ["_FillValue", "missing_value"].flatMap {
            variable.attributes[$0]?.numbers ?? []
        }
        let scale = variable.number("scale_factor") ?? 1
        let offset = variable.number("add_offset") ?? 0
        let wrap = unsignedRange(of: variable)
        let isPacked = scale != 1 || offset != 0
        for index in values.indices {
            if missing.contains(values[index]) {
                values[index] = .nan
                continue
            }
            if let wrap, values[index] < 0 { values[index] += wrap }
            if isPacked { values[index] = values[index] * scale + offset }
        }
        return values
    }

    /// What a negative number of an `_Unsigned` variable lacks.
    private func unsignedRange(of variable: NetCDFVariable) -> Double? {
        guard variable.text("_Unsigned")?.lowercased() == "true", let type = variable.type,
            type.isInteger, type.size < 8
        else { return nil }
        return Double(sign: .plus, exponent: type.size * 8, significand: 1)
    }
}
