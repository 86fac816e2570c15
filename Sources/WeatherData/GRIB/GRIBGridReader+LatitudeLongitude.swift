import Foundation

extension GRIBGridReader {
    func latitudeLongitude() throws(Unplaced) -> Grid {
        let width = try size("Ni")
        let height = try size("Nj")
        try check(width * height)
        return Grid(
            kind, longitudes: try longitudes(width), latitudes: try evenLatitudes(height))
    }

    func rotated(latitudes: Axis?) throws(Unplaced) -> Grid {
        let width = try size("Ni")
        let height = try size("Nj")
        try check(width * height)
        let pole = RotatedPole(
            southPoleLongitude: try value("longitudeOfSouthernPoleInDegrees"),
            southPoleLatitude: try latitude("latitudeOfSouthernPoleInDegrees"),
            angle: handle.double("angleOfRotationInDegrees") ?? 0)
        let rows: Axis
        if let latitudes { rows = latitudes } else { rows = try evenLatitudes(height) }
        return Grid(kind, longitudes: try longitudes(width), latitudes: rows, pole: pole)
    }

    /// The columns, from the first point on.
    ///
    /// The way between the corners is a more exact step than the increment, which is rounded to the
    /// header's unit. Where the two disagree by half a cell or more over the whole row, the one that
    /// takes the columns once around the earth counts, and else the increment: the last longitude
    /// of some files is wrong, or belongs to another turn.
    func longitudes(_ count: Int) throws(Unplaced) -> Axis {
        let first = try value("longitudeOfFirstGridPointInDegrees")
        let last = handle.double("longitudeOfLastGridPointInDegrees")
        guard abs(first) <= 720, abs(last ?? 0) <= 720 else {
            throw Unplaced(reason: "its header has the longitude \(first)")
        }
        let given = increment("iDirectionIncrementInDegrees", "iDirectionIncrementGiven")
        guard count > 1 else {
            return Axis(first: first, step: given ?? 1, count: 1, period: 360)
        }
        var length = 0.0
        if let last {
            length = Axis.within(scan.iNegative ? first - last : last - first, period: 360)
            // The first and last longitude are the same: once around.
            if length == 0 { length = 360 }
        }
        var step = last == nil ? given ?? 0 : length / Double(count - 1)
        if let given, last != nil, abs(given - step) > unit,
            abs(given - step) * Double(count - 1) >= 0.5 * given,
            abs(step * Double(count) - 360) > Double(count) * unit,
            given * Double(count - 1) <= 360 + unit * Double(count)
        {
            step = given
        }
        guard step > 0, step * Double(count - 1) <= 360 + step * 0.5 else {
            throw Unplaced(reason: "its columns go more than once around the earth")
        }
        return Axis(
            first: first, step: scan.iNegative ? -step : step, count: count, period: 360,
            tolerance: max(Double(count) * unit, step * 1e-3))
    }

    func evenLatitudes(_ count: Int) throws(Unplaced) -> Axis {
        let first = try latitude("latitudeOfFirstGridPointInDegrees")
        let given = increment("jDirectionIncrementInDegrees", "jDirectionIncrementGiven")
        guard count > 1 else {
            return Axis(first: first, step: given ?? 1, count: 1)
        }
        let sign: Double = scan.jPositive ? 1 : -1
        let last = handle.double("latitudeOfLastGridPointInDegrees")
        var step = last.map { ($0 - first) / Double(count - 1) } ?? 0
        // Rows that would run against the scan, or past a pole, are not those of the corners.
        if let given, step * sign <= 0 || !fits(first, step, count) { step = given * sign }
        guard step != 0, fits(first, step, count) else {
            throw Unplaced(reason: "its rows go past the poles")
        }
        return Axis(first: first, step: step, count: count)
    }

    private func fits(_ first: Double, _ step: Double, _ count: Int) -> Bool {
        abs(first + step * Double(count - 1)) <= 90 + abs(step) * 0.01 + unit
    }

    /// An increment; nil where the header says that there is none.
    private func increment(_ key: String, _ flag: String) -> Double? {
        guard handle.int(flag) != 0, let value = handle.double(key), value > 0, value <= 360 else {
            return nil
        }
        return value
    }
}
