import Foundation
import Skyloop

extension InfoReport {
    /// The report for people: grid by grid, a line for each variable.
    func text(columns: Int) -> String {
        var sections = [summary]
        for (grid, variables) in grids {
            sections.append(heading(of: grid) + "\n" + table(of: variables, columns: columns))
        }
        let fed = codes
        sections.append(
            fed.isEmpty
                ? "No layer of the catalogue is fed; any variable can still be drawn and asked for."
                : "Layers\n"
                    + HelpText.wrap(fed.joined(separator: ", "), indent: 2, columns: columns))
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// Codes in the order in which the variables feed them.
    private var codes: [String] {
        var seen: Set<String> = []
        return dataset.variables.flatMap { layers[$0.id] ?? [] }.filter { seen.insert($0).inserted }
    }

    private var summary: String {
        let dates = Set(dataset.variables.flatMap(\.dates)).sorted()
        let variables = Self.count(dataset.variables.count, "variable")
        let files = Self.count(dataset.paths.count, "file")
        return "\(variables) in \(files): \(TimeSummary(dates: dates))" + runs
    }

    /// The runs that the fields are of: forecasters ask for them first.
    private var runs: String {
        let runs = Set(dataset.variables.flatMap { $0.times.compactMap(\.run) }).sorted()
        guard let first = runs.first, let last = runs.last else { return "" }
        if runs.count == 1 { return "\nRun of \(TimeSummary.text(first)) UTC" }
        return "\n\(runs.count) runs, "
            + "\(TimeSummary.text(first)) to \(TimeSummary.text(last)) UTC"
    }

    /// The times of a variable, and the intervals that its values are of.
    private static func times(of variable: Variable) -> String {
        "\(TimeSummary(dates: variable.dates))" + intervals(variable.times)
    }

    private static func intervals(_ times: [FieldTime]) -> String {
        let lengths = Set(times.map(\.duration)).filter { $0 > 0 }.sorted()
        guard let least = lengths.first, let most = lengths.last else { return "" }
        if lengths.count == 1 { return ", each over \(Self.span(least))" }
        let starts = Set(times.map(\.start))
        if starts.count == 1, let start = times[0].start {
            return ", each since \(TimeSummary.text(start)) UTC"
        }
        if times.allSatisfy({ $0.start == $0.run }) { return ", each since its run's start" }
        return ", over \(Self.span(least)) to \(Self.span(most))"
    }

    /// A length of time with its number, 1 too: `1 hour`.
    private static func span(_ seconds: TimeInterval) -> String {
        let text = TimeSummary.length(seconds)
        return text.first?.isNumber == true ? text : "1 " + text
    }

    private static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    /// The variables by grid, in the order in which the grids come first.
    private var grids: [(grid: Grid, variables: [Variable])] {
        var places: [Grid: Int] = [:]
        var groups: [(grid: Grid, variables: [Variable])] = []
        for variable in dataset.variables {
            if let place = places[variable.grid] {
                groups[place].variables.append(variable)
            } else {
                places[variable.grid] = groups.count
                groups.append((variable.grid, [variable]))
            }
        }
        return groups
    }

    private func heading(of grid: Grid) -> String {
        var text = "\(grid.kind.rawValue), \(grid.width) × \(grid.height)"
        if let bounds = grid.bounds {
            text += ", " + Self.box(bounds)
        }
        if let projection = grid.projection { text += "\n\(projection.definition)" }
        if let reason = grid.unplacedReason { text += ": can't be drawn, for \(reason)" }
        return text
    }

    private static func box(_ bounds: Grid.Bounds) -> String {
        func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
            var value = value
            if positive == "E", value > 180 { value -= 360 }
            let size = String(format: "%.2f", abs(value))
            let short = size.hasSuffix(".00") ? String(size.dropLast(3)) : size
            return short + "°" + (value < 0 ? negative : value > 0 ? positive : "")
        }
        return "\(degrees(bounds.west, "E", "W")) to \(degrees(bounds.east, "E", "W")), "
            + "\(degrees(bounds.south, "N", "S")) to \(degrees(bounds.north, "N", "S"))"
    }

    private func table(of variables: [Variable], columns: Int) -> String {
        let common = Set(variables.map(Self.times(of:))).count == 1 && variables.count > 1
        let rows = variables.map { variable in
            [
                variable.id, variable.units.isEmpty ? "–" : variable.units,
                variable.level?.description ?? "–", packing(variable), title(of: variable),
            ]
        }
        let titles = ["id", "unit", "level", "packing", "name"]
        let table = TextTable(titles: titles, rows: rows, columns: columns)
        var lines = table.lines.map { "  " + $0 }
        if common {
            lines.append("  " + Self.times(of: variables[0]))
        } else {
            lines = [lines[0]]
            for (line, variable) in zip(table.lines.dropFirst(), variables) {
                lines.append("  " + line)
                lines.append("      " + Self.times(of: variable))
            }
        }
        return lines.joined(separator: "\n")
    }

    private func packing(_ variable: Variable) -> String { variable.packing ?? "–" }

    private func title(of variable: Variable) -> String {
        var text = variable.name
        if let statistic = variable.statistic { text += " (\(statistic.rawValue))" }
        if let member = variable.member {
            text += member.isControl ? ", control run" : ", member \(member.number)"
        }
        if let product = variable.product { text += ", \(product)" }
        return text
    }
}
