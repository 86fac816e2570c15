/// The fields of one variable of a file, and where each lies.
struct NetCDFFields: Sendable {
    /// Part of a variable: where it begins and how far it goes, along each dimension.
    struct Slab: Sendable {
        let start: [Int]
        let count: [Int]
    }

    /// The variable.
    let variable: NetCDFVariable

    /// The place of the rows among the dimensions; nil where there is one row.
    let rows: Int?

    /// The place of the columns among the dimensions; nil where there is one column.
    let columns: Int?

    /// How its numbers become values.
    let unpacking: NetCDFUnpacking

    /// The address of the first field.
    let base: Int

    /// The number of fields: the product of the other dimensions.
    let count: Int

    /// The places of the other dimensions, slowest first.
    let others: [Int]

    /// Lays out the fields of a variable; nil where there are more than can be counted.
    init?(
        _ variable: NetCDFVariable, rows: Int?, columns: Int?, unpacking: NetCDFUnpacking, base: Int
    ) {
        self.variable = variable
        self.rows = rows
        self.columns = columns
        self.unpacking = unpacking
        self.base = base
        others = variable.dimensions.indices.filter { $0 != rows && $0 != columns }
        var count = 1
        for place in others {
            let (next, overflow) = count.multipliedReportingOverflow(
                by: variable.dimensions[place].length)
            guard !overflow, next <= 10_000_000 else { return nil }
            count = next
        }
        self.count = count
    }

    /// Which fields an address belongs to, among those of a file in their order.
    static func place(of address: Int, in all: [NetCDFFields]) -> Int? {
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low + high) / 2
            if all[middle].base + all[middle].count <= address {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < all.count, all[low].base <= address else { return nil }
        return low
    }

    /// The steps along the other dimensions that an address stands for.
    func steps(at address: Int) -> [Int] {
        var rest = address - base
        var steps = Array(repeating: 0, count: others.count)
        for index in others.indices.reversed() {
            let length = variable.dimensions[others[index]].length
            steps[index] = rest % length
            rest /= length
        }
        return steps
    }

    /// The part of the variable that a field is.
    func slab(at address: Int) -> Slab {
        var start = Array(repeating: 0, count: variable.dimensions.count)
        var count = variable.dimensions.map(\.length)
        for (place, step) in zip(others, steps(at: address)) {
            start[place] = step
            count[place] = 1
        }
        return Slab(start: start, count: count)
    }

    /// Reads and unpacks a field, by rows.
    func values(
        _ slab: Slab, from source: some NetCDFNumberSource, path: String
    ) throws(WeatherDataError) -> [Float] {
        let width = columns.map { slab.count[$0] } ?? 1
        let height = rows.map { slab.count[$0] } ?? 1
        guard variable.type != nil, !width.multipliedReportingOverflow(by: height).overflow,
            width * height <= Grid.mostCells
        else {
            throw WeatherDataError(
                .unsupported, "a field of '\(variable.path)' has too many cells", path: path)
        }
        let values = try unpacking.values(count: width * height, from: source)
        guard let rows, let columns, rows > columns else { return values }
        return Self.transposed(values, width: width, height: height)
    }

    /// Values that were stored column after column, by rows.
    private static func transposed(_ values: [Float], width: Int, height: Int) -> [Float] {
        [Float](unsafeUninitializedCapacity: values.count) { result, count in
            for column in 0..<width {
                for row in 0..<height {
                    result[row * width + column] = values[column * height + row]
                }
            }
            count = values.count
        }
    }
}
