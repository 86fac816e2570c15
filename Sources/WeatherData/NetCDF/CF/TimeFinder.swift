import Foundation

/// Reads the times of a file: CF's, WRF's, and the likes.
struct TimeFinder {
    private let header: NetCDFHeader
    private let finder: CoordinateFinder
    private let file: NetCDFFile
    private var known: [String: [Double?: [TimeAxis.Step?]]] = [:]
    private var axes: [String: TimeAxis] = [:]

    /// What was found wrong, one sentence each.
    private(set) var warnings: [String] = []

    init(_ header: NetCDFHeader, finder: CoordinateFinder, file: NetCDFFile) {
        self.header = header
        self.finder = finder
        self.file = file
    }

    /// The steps of a time coordinate.
    ///
    /// - Parameter holdsIntervals: Whether the values are of the intervals that the bounds give.
    mutating func axis(
        _ variable: NetCDFVariable, holdsIntervals: Bool
    ) throws(WeatherDataError) -> TimeAxis {
        let key = variable.path + (holdsIntervals ? "|" : "")
        if let axis = axes[key] { return axis }
        let axis = try read(variable, holdsIntervals: holdsIntervals)
        axes[key] = axis
        return axis
    }

    private mutating func read(
        _ variable: NetCDFVariable, holdsIntervals: Bool
    ) throws(WeatherDataError) -> TimeAxis {
        if variable.type == .char || variable.type == .string {
            return TimeAxis(steps: try spelled(variable))
        }
        let values = try file.coordinates(variable)
        guard let units = units(of: variable) else { return TimeAxis(steps: []) }
        let bounds = holdsIntervals ? try self.bounds(of: variable, count: values.count) : nil
        var lost: [Double] = []
        let steps = values.indices.map { index -> TimeAxis.Step? in
            guard let date = units.date(values[index]) else {
                if values[index].isFinite { lost.append(values[index]) }
                return nil
            }
            guard let bounds, let first = bounds.units.date(bounds.values[index * 2]),
                let second = bounds.units.date(bounds.values[index * 2 + 1]), first != second
            else { return TimeAxis.Step(date: date, start: nil, end: nil) }
            let end = max(first, second)
            return TimeAxis.Step(
                date: date, start: min(first, second), end: end == date ? nil : end)
        }
        warn(of: variable, units: units, lost: lost, missing: values.count { !$0.isFinite })
        return TimeAxis(steps: steps)
    }

    private mutating func warn(
        of variable: NetCDFVariable, units: CFTimeUnits, lost: [Double], missing: Int
    ) {
        if let first = lost.first {
            add(
                "'\(variable.path)': \(lost.count) of its steps are left out, for the Gregorian calendar "
                    + "has no such day; the first is \(units.text(first))")
        }
        if missing > 0 {
            add("'\(variable.path)': \(missing) of its steps are left out, for they have no time")
        }
    }

    private mutating func add(_ warning: String) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }

    /// The unit of a time coordinate, or what stands in for it.
    private mutating func units(of variable: NetCDFVariable) -> CFTimeUnits? {
        let name = variable.text("calendar") ?? "standard"
        var calendar = CFCalendar(named: name)
        if calendar == nil {
            add(
                "'\(variable.path)': the calendar '\(name)' is not known; "
                    + "the Gregorian one is used")
            calendar = .standard
        }
        guard let calendar else { return nil }
        let text = variable.text("units") ?? ""
        if let units = CFTimeUnits(parsing: text, calendar: calendar) { return units }
        // A plain unit, or none, counts from a reference time that another variable spells.
        let step = CFTimeUnits.step(text.lowercased())
        if text.isEmpty || step != nil, let reference = reference(near: variable) {
            return CFTimeUnits(
                step: step ?? .milliseconds(3.6e6), reference: reference, calendar: .standard)
        }
        add(
            "'\(variable.path)': its numbers have no reference time; "
                + "they are taken for seconds since 1970-01-01")
        return CFTimeUnits(
            step: step ?? .milliseconds(1000), reference: CFInstant(day: 0, millisecond: 0),
            calendar: .standard)
    }

    /// A reference time that a text variable beside the time spells, such as `1996 01 05 00:00`.
    private func reference(near variable: NetCDFVariable) -> CFInstant? {
        for name in ["reftime", "reference_time", "base_time"] {
            guard let found = header.variable(named: name, seenFrom: variable.groups),
                found.type == .char || found.type == .string,
                let text = try? file.texts(found).first
            else { continue }
            if let instant = SpelledTime.instant(text) { return instant }
        }
        return nil
    }

    /// Times that are spelled out, as WRF's `Times` are.
    private mutating func spelled(
        _ variable: NetCDFVariable
    ) throws(WeatherDataError) -> [TimeAxis.Step?] {
        let units = CFTimeUnits(
            step: .milliseconds(1), reference: CFInstant(day: 0, millisecond: 0),
            calendar: .standard)
        let texts = try file.texts(variable)
        let steps = texts.map { text -> TimeAxis.Step? in
            SpelledTime.instant(text).flatMap(units.date(of:)).map {
                TimeAxis.Step(date: $0, start: nil, end: nil)
            }
        }
        let missing = steps.count { $0 == nil }
        if missing > 0 {
            add("'\(variable.path)': \(missing) of its texts are no times")
        }
        return steps
    }

    /// The ends of each step's interval; nil where there are none, or too few.
    private func bounds(
        of variable: NetCDFVariable, count: Int
    ) throws(WeatherDataError) -> (values: [Double], units: CFTimeUnits)? {
        guard let name = variable.text("bounds"),
            let found = header.variable(named: name, seenFrom: variable.groups),
            found.type?.isNumeric == true
        else { return nil }
        let values = try file.coordinates(found)
        guard values.count == count * 2 else { return nil }
        // Bounds have the units of their coordinate, unless they say otherwise.
        let calendar = CFCalendar(named: variable.text("calendar") ?? "") ?? .standard
        let text = found.text("units") ?? variable.text("units") ?? ""
        guard let units = CFTimeUnits(parsing: text, calendar: calendar) else { return nil }
        return (values, units)
    }

    /// The lengths of time since the run began, in seconds.
    func leads(_ variable: NetCDFVariable) throws(WeatherDataError) -> [Double] {
        let text = variable.text("units")?.lowercased() ?? "hours"
        var size = 3600.0
        if case .milliseconds(let step)? = CFTimeUnits.step(text) { size = step / 1000 }
        return try file.coordinates(variable).map { ($0 * size * 1000).rounded() / 1000 }
    }

    /// The time that the attributes of the file give all its fields; nil where they give none.
    func timeOfFile() -> Date? {
        let names = [
            "time_coverage_start", "valid_time", "START_DATE", "date", "nominal_datetime",
            "start_date", "date_created",
        ]
        let units = CFTimeUnits(
            step: .milliseconds(1), reference: CFInstant(day: 0, millisecond: 0),
            calendar: .standard)
        for name in names.dropLast() {
            guard let text = header.attributes[name]?.text,
                let instant = SpelledTime.instant(text), let date = units.date(of: instant)
            else { continue }
            return date
        }
        return nil
    }
}
