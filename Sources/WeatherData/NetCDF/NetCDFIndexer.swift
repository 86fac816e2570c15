import Foundation

/// Finds the fields of a file: what each is, where, and when.
struct NetCDFIndexer {
    /// What was found.
    private(set) var index = FileIndex()

    /// Where the fields lie, in the order of their addresses.
    private(set) var fields: [NetCDFFields] = []

    /// For each of the fields' variables, the grids of one that moves.
    private(set) var moving: [(dimension: Int, grids: [Grid])?] = []

    private let file: NetCDFFile
    private let header: NetCDFHeader
    private let layout: ClassicLayout?
    private let finder: CoordinateFinder
    private var grids: GridFinder
    private var times: TimeFinder
    private var timeless: [String] = []
    private var cut = 0

    init(_ file: NetCDFFile) throws(WeatherDataError) {
        self.file = file
        layout = file.layout
        header = try file.header()
        finder = CoordinateFinder(header)
        grids = GridFinder(header, finder: finder, file: file)
        times = TimeFinder(header, finder: finder, file: file)
    }

    /// Goes through the variables.
    mutating func run() throws(WeatherDataError) {
        var firstError: WeatherDataError?
        for variable in header.variables where finder.isData(variable) {
            do throws(WeatherDataError) {
                try add(variable)
            } catch {
                // One damaged variable leaves the others as they are.
                firstError = firstError ?? error
                index.warnings.append("'\(variable.path)' is left out: \(error.message)")
            }
        }
        if index.groups.isEmpty, let firstError { throw firstError }
        if cut > 0, let layout {
            index.warnings.append(
                "it is cut short: it has \(layout.fileSize) of \(layout.neededSize) bytes, and "
                    + "\(cut) fields are left out")
        }
        if !timeless.isEmpty {
            let names = timeless.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
            let more = timeless.count > 3 ? " and \(timeless.count - 3) more" : ""
            index.warnings.append("no time is known of \(names)\(more): 1970-01-01 stands for it")
        }
        index.warnings += grids.warnings + times.warnings
    }

    private mutating func add(_ variable: NetCDFVariable) throws(WeatherDataError) {
        let axes = finder.axes(of: variable)
        guard let unpacking = NetCDFUnpacking(variable),
            let placed = try grids.grid(of: variable, axes: axes),
            variable.dimensions.allSatisfy({ $0.length > 0 })
        else {
            index.warnings.append(
                "'\(variable.path)' has no fields: one of its dimensions is empty")
            return
        }
        let base = fields.last.map { $0.base + $0.count } ?? 0
        guard
            let found = NetCDFFields(
                variable, rows: placed.rows, columns: placed.columns, unpacking: unpacking,
                base: base),
            base + found.count <= file.mostFields
        else {
            throw WeatherDataError(
                .badData, "it declares more fields than the file can have", path: file.path)
        }
        fields.append(found)
        moving.append(placed.moving)
        let steps = try StepFinder(
            variable, axes: axes, fields: found, finder: finder, file: file, times: &times)
        var metadata = describe(variable, axes: axes, grid: placed.grid)
        if steps.isTimeless { timeless.append(variable.path) }
        let packing = variable.type?.name
        let basic = metadata
        var places: [VariableMetadata: Int] = [:]
        for address in base..<base + found.count {
            guard holds(found, address) else {
                cut += 1
                continue
            }
            let step = steps.step(at: address)
            guard let time = step.time else { continue }
            metadata = basic
            metadata.level = step.level ?? basic.level
            metadata.member = step.member
            metadata.product = step.product
            let entry = FileIndex.Entry(time: time, address: address)
            if let place = places[metadata] {
                index.groups[place].entries.append(entry)
            } else {
                places[metadata] = index.groups.count
                index.groups.append(.init(metadata: metadata, packing: packing, entries: [entry]))
            }
        }
    }

    /// Whether a field's values are in the file.
    private func holds(_ fields: NetCDFFields, _ address: Int) -> Bool {
        guard let layout else { return true }
        let slab = fields.slab(at: address)
        return layout.holds(
            variable: Int(fields.variable.id), start: slab.start, count: slab.count)
    }

    /// A CF standard name as people write it: `air_temperature` is "Air temperature".
    private static func words(_ standardName: String) -> String {
        standardName.prefix(1).uppercased() + standardName.dropFirst().replacing("_", with: " ")
    }

    private func describe(
        _ variable: NetCDFVariable, axes: VariableAxes, grid: Grid
    ) -> VariableMetadata {
        let name =
            variable.text("long_name") ?? variable.text("description")
            ?? variable.standardName.map(Self.words)
            ?? ShortNames.meaning(of: variable.name)?.quantity.title ?? variable.name
        var metadata = VariableMetadata(
            shortName: variable.path.onOneLine, name: name.onOneLine,
            units: (variable.text("units") ?? "").onOneLine, grid: grid)
        metadata.standardName = variable.standardName
        metadata.statistic = CellMethods.statistic(variable.text("cell_methods"))
        metadata.parameter = parameter(variable)
        let scalar = axes.auxiliaries.first {
            $0.dimensions.isEmpty && finder.kind(of: $0) == .vertical
        }
        if let scalar, let value = try? file.coordinates(scalar).first {
            metadata.level = LevelFinder.level(scalar, value: value)
        }
        metadata.level = metadata.level ?? ShortNames.meaning(of: variable.name)?.level
        metadata.isGridRelative = isGridRelative(variable, grid)
        metadata.credit = credit
        return metadata
    }

    /// What the file says of its maker; CF's `title` and `institution`, its `source` where there is no title.
    private var credit: DataCredit {
        func text(_ name: String) -> String? {
            guard let text = header.attributes[name]?.text?.onOneLine, !text.isEmpty else {
                return nil
            }
            return text
        }
        return DataCredit(
            title: text("title") ?? text("source"), institution: text("institution"))
    }

    /// The GRIB parameter that THREDDS keeps when it converts.
    private func parameter(_ variable: NetCDFVariable) -> Parameter? {
        guard let numbers = variable.attributes["Grib2_Parameter"]?.numbers, numbers.count == 3,
            numbers.allSatisfy({ $0 >= 0 && $0 < 256 })
        else { return nil }
        return .grib2(
            centre: 7, discipline: Int(numbers[0]), category: Int(numbers[1]),
            number: Int(numbers[2]))
    }

    /// Whether components of a vector run along the grid: by their standard name, or as WRF keeps them.
    private func isGridRelative(_ variable: NetCDFVariable, _ grid: Grid) -> Bool {
        guard grid.kind != .regularLatitudeLongitude, grid.unplacedReason == nil else {
            return false
        }
        switch variable.standardName {
        case "x_wind", "y_wind", "grid_eastward_wind", "grid_northward_wind",
            "sea_water_x_velocity", "sea_water_y_velocity", "sea_ice_x_velocity",
            "sea_ice_y_velocity":
            return true
        case .some: return false
        case nil: break
        }
        let isWRF = header.attributes["MAP_PROJ"] != nil && header.attributes["TITLE"] != nil
        return isWRF && ["U", "V", "U10", "V10"].contains(variable.name)
    }
}
