import Foundation

extension GRIBGridReader {
    func gaussian() throws(Unplaced) -> Grid {
        let width = try size("Ni")
        let height = try size("Nj")
        try check(width * height)
        return Grid(
            kind, longitudes: try longitudes(width),
            latitudes: try gaussianAxis(rows: height, gaussianLatitudes()))
    }

    /// All Gaussian latitudes of the grid's number, in the direction of its rows.
    func gaussianLatitudes() throws(Unplaced) -> [Double] {
        let number = try size("N")
        guard number <= 8000 else {
            throw Unplaced(reason: "its header has \(number) Gaussian latitudes")
        }
        let latitudes = GaussianLatitudes.latitudes(number)
        return scan.jPositive ? latitudes.reversed() : latitudes
    }

    /// The rows from the first point's latitude on.
    func gaussianAxis(rows: Int, _ latitudes: [Double]) throws(Unplaced) -> Axis {
        let start = try firstRow(rows: rows, latitudes)
        guard
            let axis = Axis(
                centres: Array(latitudes[start..<start + rows]),
                limits: rows == latitudes.count ? -90...90 : nil)
        else { throw Unplaced(reason: "its Gaussian latitudes are not in order") }
        return axis
    }

    private func firstRow(rows: Int, _ latitudes: [Double]) throws(Unplaced) -> Int {
        guard rows <= latitudes.count else {
            throw Unplaced(reason: "it has more rows than Gaussian latitudes")
        }
        if rows == latitudes.count { return 0 }
        let first = try latitude("latitudeOfFirstGridPointInDegrees")
        guard
            let start = latitudes.indices.min(by: {
                abs(latitudes[$0] - first) < abs(latitudes[$1] - first)
            }), start + rows <= latitudes.count
        else { throw Unplaced(reason: "its rows go past the last Gaussian latitude") }
        return start
    }

    func reducedGaussian() throws(Unplaced) -> Grid {
        let lengths = try rowLengths()
        let latitudes = try gaussianAxis(rows: lengths.count, gaussianLatitudes())
        return try reduced(lengths, latitudes: latitudes)
    }

    func reducedLatitudeLongitude() throws(Unplaced) -> Grid {
        let lengths = try rowLengths()
        return try reduced(lengths, latitudes: try evenLatitudes(lengths.count))
    }

    private func rowLengths() throws(Unplaced) -> [Int] {
        guard let lengths = handle.ints("pl"), !lengths.isEmpty,
            lengths.allSatisfy({ $0 >= 0 && $0 < 1_000_000 }), lengths.contains(where: { $0 > 0 })
        else { throw Unplaced(reason: "its header has no sound list of row lengths") }
        return lengths
    }

    private func reduced(_ lengths: [Int], latitudes: Axis) throws(Unplaced) -> Grid {
        let first = try value("longitudeOfFirstGridPointInDegrees")
        let last = try value("longitudeOfLastGridPointInDegrees")
        let points = handle.int("numberOfDataPoints") ?? lengths.reduce(0, +)
        let widest = lengths.max() ?? 1
        let length = Axis.within(last - first, period: 360)
        let rows: [ReducedRows.Row]
        if lengths.reduce(0, +) == points {
            // Rows round the earth share the circle; those of a part end at its eastern side.
            let goesRound = length >= 360 - 360 / Double(widest) * 1.5 || length == 0
            rows = lengths.map { count in
                let step =
                    goesRound ? 360 / Double(max(count, 1)) : length / Double(max(count - 1, 1))
                return ReducedRows.Row(
                    count: count, first: first, step: step > 0 ? step : 360)
            }
        } else {
            // Lengths of whole circles, of which the header cuts out a part.
            rows = Self.cut(lengths, from: first, length: length)
            guard rows.reduce(0, { $0 + $1.count }) == points else {
                throw Unplaced(
                    reason: "its rows hold \(lengths.reduce(0, +)) points, and the header says "
                        + "\(points)")
            }
        }
        let goesRound = rows.contains { abs($0.step * Double($0.count) - 360) < 1e-3 }
        let columns =
            goesRound
            ? Axis(first: first, step: 360 / Double(widest), count: widest, period: 360)
            : Axis(
                first: first, step: max(length, 1e-6) / Double(max(widest - 1, 1)), count: widest,
                period: 360)
        return Grid(
            Grid.Kind.init(rawValue: kind == .reducedGaussian ? "reduced_gg" : "reduced_ll"),
            rows: ReducedRows(rows), longitudes: columns, latitudes: latitudes)
    }

    /// The points of whole circles that are within a range of longitudes.
    private static func cut(
        _ lengths: [Int], from first: Double, length: Double
    ) -> [ReducedRows.Row] {
        lengths.map { count in
            guard count > 0 else { return ReducedRows.Row(count: 0, first: first, step: 360) }
            let step = 360 / Double(count)
            let slack = 1e-3
            let start = ((first - slack) / step).rounded(.up)
            let end = ((first + length + slack) / step).rounded(.down)
            let inside = max(Int(end - start) + 1, 0)
            return ReducedRows.Row(
                count: min(inside, count), first: start * step, step: step)
        }
    }
}
