/// Writes CDF-2 files by hand, true or not.
struct ClassicBytes {
    /// Names and lengths; 0 is that of records.
    var dimensions: [(name: String, length: Int)]

    /// Doubles along some of the dimensions.
    var variables: [Variable]

    var records = 0

    struct Variable {
        var name: String
        var dimensions: [Int]
        var attributes: [(name: String, text: String)] = []
        /// What lies in the file; of all but the last variable either all values or none.
        var values: [Double] = []
        /// The number of the type: 2 is text, 6 doubles.
        var type = 6
    }

    /// The bytes of the file: its header, and the values of one variable after the other.
    var bytes: [UInt8] {
        let size = header(from: 0).count
        return header(from: size)
            + variables.flatMap { variable in
                variable.values.flatMap { Self.big($0.bitPattern) }
            }
    }

    private func header(from start: Int) -> [UInt8] {
        var begin = start
        var bytes = Array("CDF\u{2}".utf8) + Self.number(records)
        bytes += Self.list(10, dimensions.count)
        for dimension in dimensions {
            bytes += Self.name(dimension.name) + Self.number(dimension.length)
        }
        bytes += Self.list(0, 0) + Self.list(11, variables.count)
        for variable in variables {
            bytes += Self.name(variable.name) + Self.number(variable.dimensions.count)
            bytes += variable.dimensions.flatMap(Self.number)
            bytes += Self.list(variable.attributes.isEmpty ? 0 : 12, variable.attributes.count)
            for attribute in variable.attributes {
                bytes += Self.name(attribute.name) + Self.number(2) + Self.name(attribute.text)
            }
            bytes += Self.number(variable.type) + Self.number(0) + Self.big(UInt64(begin))
            // netCDF-C refuses variables that overlap.
            let lengths = variable.dimensions.map { max(dimensions[$0].length, 1) }
            begin += lengths.reduce(variable.type == 2 ? 1 : 8, *)
        }
        return bytes
    }

    private static func list(_ tag: Int, _ count: Int) -> [UInt8] { number(tag) + number(count) }

    private static func number(_ value: Int) -> [UInt8] { big(UInt32(value)) }

    private static func name(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        return number(bytes.count) + bytes + Array(repeating: 0, count: -bytes.count & 3)
    }

    private static func big<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }
}
