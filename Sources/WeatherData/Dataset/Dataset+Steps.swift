import Foundation

extension Dataset {
    /// What fell, or was the mean, since the step before: sums and means taken apart.
    ///
    /// Forecasts give rain since the run's start, or since a reset every few hours. This is the
    /// amount between two neighbouring ends of such intervals: the difference of two sums that begin
    /// at the same time, and for means the difference of mean times length, over the step's length.
    /// Where no earlier field begins at the same time, the field is its own step. Amounts that can't
    /// be negative are at least 0: packing leaves differences just below.
    ///
    /// - Returns: The field with its step in ``FieldTime/start`` and ``FieldTime/date``. Other fields
    ///   come as they are.
    /// - Precondition: The variable is one of the dataset's, and the index one of its times.
    @concurrent
    public func stepField(
        of variable: Variable, at index: Int
    ) async throws(WeatherDataError) -> Field {
        try readStepField(of: variable, at: index)
    }

    /// What fell, or was the mean, since the step before, decoded by the calling thread.
    ///
    /// - Precondition: The variable is one of the dataset's, and the index one of its times.
    public func readStepField(
        of variable: Variable, at index: Int
    ) throws(WeatherDataError) -> Field {
        let field = try readField(of: variable, at: index)
        guard let earlier = earlierSum(of: variable, at: index), let start = field.time.start
        else { return field }
        let before = try values(of: earlier, of: variable)
        let length = field.time.duration
        let past = earlier.time.date.timeIntervalSince(start)
        let isMean = variable.statistic == .mean
        let isAmount = !isMean && Self.amounts.contains(variable.metadata.quantity)
        var values = field.values
        for index in values.indices {
            if isMean {
                values[index] = Float(
                    (Double(values[index]) * length - Double(before[index]) * past)
                        / (length - past))
            } else {
                let amount = values[index] - before[index]
                values[index] = isAmount && amount < 0 ? 0 : amount
            }
        }
        let time = FieldTime(
            field.time.date, run: field.time.run, start: earlier.time.date)
        return Field(values: values, grid: field.grid, time: time, units: field.units)
    }

    /// The step's amount for each second; a mean as it is.
    ///
    /// - Returns: nil where the variable is neither a sum nor a mean over a known interval.
    /// - Precondition: The variable is one of the dataset's, and the index one of its times.
    public func readRate(
        of variable: Variable, at index: Int
    ) throws(WeatherDataError) -> Field? {
        let field = try readStepField(of: variable, at: index)
        if variable.statistic == .mean { return field }
        let seconds = Float(field.time.duration)
        guard variable.statistic == .sum, seconds > 0 else { return nil }
        return Field(
            values: field.values.map { $0 / seconds }, grid: field.grid, time: field.time,
            units: field.units + " s**-1")
    }

    /// The last field of the same run that begins with this one and ends before it.
    private func earlierSum(of variable: Variable, at index: Int) -> FieldSource? {
        guard variable.statistic == .sum || variable.statistic == .mean else { return nil }
        let time = variable.times[index]
        guard let start = time.start,
            let fields = sums[variable.id]?[SumKey(run: time.run, start: start)]
        else { return nil }
        return fields.last { $0.time.date < time.date && $0.time.date > start }
    }

    /// A sentence on GRIB's amounts that are marked as instants: older files of some centres do so.
    ///
    /// Whether such an amount is of the step or since the run's start is nowhere in the file. ECMWF's
    /// are known to be sums, and have an interval here.
    static func amountsWithoutInterval(_ variables: [Variable]) -> [String] {
        var names: [String] = []
        for variable in variables
        where amounts.contains(variable.metadata.quantity) && variable.metadata.quantity != nil {
            // The radar mosaics' names say their hours.
            if case .grib2(_, 209, _, _) = variable.parameter { continue }
            guard variable.parameter != nil, variable.statistic == nil,
                !names.contains(variable.shortName)
            else { continue }
            names.append(variable.shortName)
        }
        guard !names.isEmpty else { return [] }
        let list = names.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
        return [
            "\(list): the file says no interval for these amounts; each is shown as that of its step, "
                + "though some centres give them since the run's start"
        ]
    }

    /// Quantities whose amounts are never negative.
    private static let amounts: Set<Quantity?> = [
        .precipitation, .convectivePrecipitation, .snowfallWater, .snowfall,
    ]
}
