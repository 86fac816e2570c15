import Foundation

/// Times and members by ecCodes, for the templates whose layout the header reader doesn't know.
enum GRIBTime {
    static func read(_ handle: CodesHandle) -> FieldTime? {
        guard let date = handle.int("dataDate"),
            let run = self.date(date, handle.int("dataTime") ?? 0)
        else { return nil }
        // Satellite products have no forecast time. With an unknown unit ecCodes goes on for ever.
        let unit = handle.int("indicatorOfUnitOfTimeRange") ?? handle.int("unitOfTimeRange")
        guard let unit, (0...13).contains(unit) || unit == 254 else {
            return FieldTime(run, run: run)
        }
        guard let day = handle.int("validityDate"),
            let valid = self.date(day, handle.int("validityTime") ?? 0)
        else { return FieldTime(run, run: run) }
        var start: Date?
        if let first = handle.int("startStep"), let last = handle.int("endStep"), first != last,
            let stepUnit = handle.int("stepUnits")
        {
            start = GRIBClock.date(valid, plus: first - last, unit: stepUnit, edition: 2)
        }
        return FieldTime(valid, run: run, start: start)
    }

    static func member(_ handle: CodesHandle) -> EnsembleMember? {
        guard let count = handle.int("numberOfForecastsInEnsemble"), count > 0,
            let number = handle.int("perturbationNumber") ?? handle.int("number")
        else { return nil }
        return EnsembleMember(number, of: count == 255 ? nil : count)
    }

    /// A date of ecCodes: `yyyymmdd` and `hhmm`.
    private static func date(_ day: Int, _ time: Int) -> Date? {
        GRIBClock.date(
            year: day / 10000, month: day / 100 % 100, day: day % 100, hour: time / 100,
            minute: time % 100, second: 0)
    }
}
