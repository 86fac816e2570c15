import Foundation

/// Values that are levels, packed as runs of the same: WMO's templates 5.200 and 7.200.
///
/// Radar and nowcast composites of JMA use it; Debian's ecCodes doesn't know it.
enum RunLengthPacking {
    /// Decodes the values of a field.
    ///
    /// - Parameters:
    ///   - representation: Section 5.
    ///   - data: Section 7.
    ///   - count: The number of values that the field has, missing ones included.
    /// - Returns: Level 0 is missing; the other levels have the values that section 5 lists.
    static func values(
        representation: ArraySlice<UInt8>, data: ArraySlice<UInt8>, count: Int, path: String
    ) throws(WeatherDataError) -> [Double] {
        func damaged(_ sentence: String) -> WeatherDataError {
            WeatherDataError(.badData, "a run-length packed field \(sentence)", path: path)
        }
        guard representation.count >= 17 else { throw damaged("has a short header") }
        let bits = representation.number(at: 11, bytes: 1)
        let most = representation.number(at: 12, bytes: 2)
        let levels = representation.number(at: 14, bytes: 2)
        let scale = pow(10, Double(representation.signed(at: 16, bytes: 1) ?? 0))
        guard bits > 0, bits <= 24, most < 1 << bits, most <= levels,
            representation.count >= 17 + 2 * levels
        else { throw damaged("has a wrong header") }
        let table =
            [CodesHandle.missing]
            + (0..<levels).map {
                Double(representation.signed(at: 17 + 2 * $0, bytes: 2) ?? 0) / scale
            }
        let base = (1 << bits) - 1 - most
        var result: [Double] = []
        result.reserveCapacity(count)
        var reader = BitReader(data.dropFirst(5))
        var level: Int?
        var run = 0
        var weight = 1
        func end() throws(WeatherDataError) {
            guard let level else { return }
            guard run < count - result.count else { throw damaged("has too many values") }
            result.append(contentsOf: repeatElement(table[level], count: run + 1))
        }
        while let value = reader.next(bits) {
            if value <= most {
                // What is left of the last byte may look like one more level.
                if result.count + (level == nil ? 0 : run + 1) >= count { break }
                try end()
                level = value
                run = 0
                weight = 1
            } else {
                guard level != nil, weight < 1 << 40 else { throw damaged("is damaged") }
                run += weight * (value - most - 1)
                weight *= base
            }
        }
        try end()
        guard result.count == count else {
            throw damaged("has \(result.count) values where its grid has \(count)")
        }
        return result
    }
}
