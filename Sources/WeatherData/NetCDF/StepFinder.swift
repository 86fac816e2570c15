import Foundation

/// Tells the time, level and member of each field of a variable.
struct StepFinder {
    /// What a field is besides its values.
    struct Step {
        /// Nil where the field's date doesn't exist.
        let time: FieldTime?
        let level: Level?
        let member: EnsembleMember?
        /// The step along dimensions that are neither time nor level nor member.
        let product: String?
    }

    /// Whether the file tells no time at all.
    private(set) var isTimeless = false

    private let fields: NetCDFFields
    private var time: (place: Int, axis: TimeAxis)?
    private var run: (place: Int?, dates: [Date?])?
    private var lead: (place: Int?, seconds: [Double])?
    /// Valid times that depend on the run and on the lead together.
    private var table: (places: [Int], axis: TimeAxis)?
    private var fixed: FieldTime?
    private let interval: TimeInterval?
    private var levels: (place: Int, levels: [Level?])?
    private var members: (place: Int, members: [EnsembleMember])?
    private var rest: [(place: Int, name: String, values: [Double]?)] = []

    init(
        _ variable: NetCDFVariable, axes: VariableAxes, fields: NetCDFFields,
        finder: CoordinateFinder, file: NetCDFFile, times: inout TimeFinder
    ) throws(WeatherDataError) {
        self.fields = fields
        interval = CellMethods.interval(variable.text("cell_methods"))
        let holdsIntervals =
            CellMethods.statistic(variable.text("cell_methods")) != nil
            || !(variable.text("cell_methods") ?? "").contains("time:")
        for dimension in axes.others where fields.others.contains(dimension.place) {
            try take(
                dimension, holdsIntervals: holdsIntervals, file: file, times: &times)
        }
        for auxiliary in axes.auxiliaries {
            try take(
                auxiliary, of: variable, kind: finder.kind(of: auxiliary),
                holdsIntervals: holdsIntervals, times: &times)
        }
        if time == nil, table == nil, lead == nil || run == nil {
            try takeLooseTime(variable, finder, holdsIntervals: holdsIntervals, times: &times)
        }
    }

    private mutating func take(
        _ dimension: VariableAxes.Dimension, holdsIntervals: Bool, file: NetCDFFile,
        times: inout TimeFinder
    ) throws(WeatherDataError) {
        let place = dimension.place
        let coordinate = dimension.coordinate
        switch (dimension.kind, coordinate) {
        case (.time, let coordinate?):
            time = (place, try times.axis(coordinate, holdsIntervals: holdsIntervals))
        case (.runTime, let coordinate?):
            let axis = try times.axis(coordinate, holdsIntervals: false)
            run = (place, axis.steps.map { $0?.date })
        case (.leadTime, let coordinate?):
            lead = (place, try times.leads(coordinate))
        case (.vertical, let coordinate?):
            let values = try file.coordinates(coordinate)
            levels = (place, values.map { LevelFinder.level(coordinate, value: $0) })
        case (.vertical, nil):
            let indices = 0..<dimension.dimension.length
            levels = (
                place, indices.map { LevelFinder.level(dimension.dimension, index: $0) }
            )
        case (.member, let coordinate):
            let count = dimension.dimension.length
            let numbers = try coordinate.map { variable throws(WeatherDataError) in
                try file.coordinates(variable)
            }
            members = (
                place,
                (0..<count).map { index in
                    let number = numbers.flatMap { index < $0.count ? $0[index] : nil }
                    return EnsembleMember(
                        number.flatMap { Int(exactly: $0.rounded()) } ?? index, of: count)
                }
            )
        default:
            guard dimension.dimension.length > 1 else { return }
            let values = try coordinate.map { variable throws(WeatherDataError) in
                variable.type?.isNumeric == true ? try file.coordinates(variable) : []
            }
            rest.append((place, dimension.dimension.name, values))
        }
    }

    /// Takes a time, a run or a lead that the variable's `coordinates` name.
    private mutating func take(
        _ auxiliary: NetCDFVariable, of variable: NetCDFVariable, kind: CoordinateKind,
        holdsIntervals: Bool, times: inout TimeFinder
    ) throws(WeatherDataError) {
        guard kind.isTime else { return }
        let places = auxiliary.dimensions.compactMap { dimension in
            variable.dimensions.firstIndex { $0.id == dimension.id }
        }
        guard places.count == auxiliary.dimensions.count || auxiliary.type == .char else { return }
        switch kind {
        case .time where time == nil && table == nil:
            let axis = try times.axis(auxiliary, holdsIntervals: holdsIntervals)
            guard !axis.steps.isEmpty else { return }
            if places.isEmpty {
                fixed = axis.time(at: 0, run: nil)
            } else if places.allSatisfy(fields.others.contains) {
                table = (places, axis)
            } else if fixed == nil {
                // Points with a time each: the first stands for all.
                fixed = axis.steps.lazy.compactMap { $0 }.first.map { FieldTime($0.date) }
            }
        case .runTime where run == nil:
            let axis = try times.axis(auxiliary, holdsIntervals: false)
            guard places.count <= 1 else { return }
            run = (places.first, axis.steps.map { $0?.date })
        case .leadTime where lead == nil:
            guard places.count <= 1 else { return }
            lead = (places.first, try times.leads(auxiliary))
        default: break
        }
    }

    /// Where neither dimensions nor `coordinates` give a time: a lone time of the file, or its attributes.
    private mutating func takeLooseTime(
        _ variable: NetCDFVariable, _ finder: CoordinateFinder, holdsIntervals: Bool,
        times: inout TimeFinder
    ) throws(WeatherDataError) {
        guard fixed == nil else { return }
        if let lone = finder.loneTime(for: variable) {
            let axis = try times.axis(lone, holdsIntervals: holdsIntervals)
            fixed = axis.time(at: 0, run: nil)
        }
        if fixed == nil, let run = run?.dates.first ?? nil { fixed = FieldTime(run, run: run) }
        if fixed == nil { fixed = times.timeOfFile().map { FieldTime($0) } }
        if fixed == nil {
            isTimeless = true
            fixed = FieldTime(Date(timeIntervalSince1970: 0))
        }
    }

    /// What the field of an address is.
    func step(at address: Int) -> Step {
        let start = fields.slab(at: address).start
        var product: String?
        for (place, name, values) in rest {
            let index = start[place]
            let value = values.flatMap { index < $0.count ? $0[index] : nil } ?? Double(index)
            let text = Int(exactly: value).map(String.init) ?? String(value)
            product = (product.map { $0 + " " } ?? "") + "\(name) \(text)"
        }
        return Step(
            time: time(at: start).map(withInterval),
            level: levels.flatMap { levels in
                start[levels.place] < levels.levels.count ? levels.levels[start[levels.place]] : nil
            },
            member: members.map { $0.members[start[$0.place]] },
            product: product)
    }

    /// The time with the interval that `cell_methods` tells, where the bounds tell none.
    private func withInterval(_ time: FieldTime) -> FieldTime {
        guard time.start == nil, let interval else { return time }
        return FieldTime(time.date, run: time.run, start: time.date - interval)
    }

    private func time(at start: [Int]) -> FieldTime? {
        let runDate = run.flatMap { run -> Date? in
            let index = run.place.map { start[$0] } ?? 0
            return index < run.dates.count ? run.dates[index] : nil
        }
        if let time { return time.axis.time(at: start[time.place], run: runDate) }
        if let table {
            var index = 0
            for place in table.places {
                index = index * fields.variable.dimensions[place].length + start[place]
            }
            return table.axis.time(at: index, run: runDate)
        }
        if let lead, let runDate {
            let index = lead.place.map { start[$0] } ?? 0
            guard index < lead.seconds.count, lead.seconds[index].isFinite else { return nil }
            return FieldTime(runDate + lead.seconds[index], run: runDate)
        }
        guard let fixed else { return nil }
        return FieldTime(fixed.date, run: runDate ?? fixed.run, start: fixed.start, end: fixed.end)
    }
}
