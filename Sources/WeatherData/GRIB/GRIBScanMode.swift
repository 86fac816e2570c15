/// In which order the values of a message run over its grid.
struct GRIBScanMode: Hashable, Sendable {
    /// Columns run from east to west.
    let iNegative: Bool
    /// Rows run from south to north.
    let jPositive: Bool
    /// Values run along columns, rather than rows.
    let jConsecutive: Bool
    /// Every other row (or column) runs backwards.
    let alternates: Bool

    /// Reads the flags of WMO's code table 3.4 (GRIB 2) or 8 (GRIB 1).
    init(flags: Int) {
        iNegative = flags & 0x80 != 0
        jPositive = flags & 0x40 != 0
        jConsecutive = flags & 0x20 != 0
        alternates = flags & 0x10 != 0
    }

    /// Whether values already run row after row in one direction.
    var isPlain: Bool { !jConsecutive && !alternates }

    /// Rounds values to `Float` and puts them in rows that all run in the same direction.
    func rows(_ values: UnsafeBufferPointer<Double>, width: Int, height: Int) -> [Float] {
        guard isPlain else { return rows(values, width: width, height: height, Self.float) }
        precondition(values.count == width * height, "a value for each cell")
        return [Float](unsafeUninitializedCapacity: values.count) { result, count in
            for start in stride(from: 0, to: values.count, by: Self.block) {
                Self.round(values, start..<min(start + Self.block, values.count), to: result)
            }
            count = values.count
        }
    }

    private static let block = 1024

    /// Rounds some values: without a branch for each, since most blocks have no missing ones.
    private static func round(
        _ values: UnsafeBufferPointer<Double>, _ range: Range<Int>,
        to result: UnsafeMutableBufferPointer<Float>
    ) {
        var suspects: UInt32 = 0
        for index in range {
            let value = Float(values[index])
            result[index] = value
            // What stands for missing is beyond the numbers of `Float`.
            suspects |= value == -.infinity ? 1 : 0
        }
        guard suspects != 0 else { return }
        for index in range where values[index] == CodesHandle.missing { result[index] = .nan }
    }

    @inline(__always)
    private func rows<Value>(
        _ values: UnsafeBufferPointer<Value>, width: Int, height: Int, _ float: (Value) -> Float
    ) -> [Float] {
        precondition(values.count == width * height, "a value for each cell")
        return [Float](unsafeUninitializedCapacity: values.count) { result, count in
            if isPlain {
                for index in 0..<values.count { result[index] = float(values[index]) }
            } else if jConsecutive {
                for x in 0..<width {
                    let backwards = alternates && x & 1 == 1
                    for line in 0..<height {
                        let y = backwards ? height - 1 - line : line
                        result[y * width + x] = float(values[x * height + line])
                    }
                }
            } else {
                for y in 0..<height {
                    let backwards = y & 1 == 1
                    for line in 0..<width {
                        let x = backwards ? width - 1 - line : line
                        result[y * width + x] = float(values[y * width + line])
                    }
                }
            }
            count = values.count
        }
    }

    /// Puts values in rows that all run in the same direction.
    func rows(_ values: [Float], width: Int, height: Int) -> [Float] {
        guard !isPlain else { return values }
        return values.withUnsafeBufferPointer { rows($0, width: width, height: height) { $0 } }
    }

    /// The nearest `Float`; NaN for a missing value.
    @inline(__always)
    private static func float(_ value: Double) -> Float {
        value == CodesHandle.missing ? .nan : Float(value)
    }
}
