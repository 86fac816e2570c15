import Foundation
import Skyloop

/// A variable of the data, in the file's own unit.
struct VariableSubject: QuerySubject {
    let kind = "variable"
    var name: String { variable.id }
    var units: String {
        sums == .perHour && variable.statistic != .mean
            ? variable.units + " h**-1" : variable.units
    }
    var dates: [Date] { variable.dates }
    var blends: Bool { variable.metadata.quantity?.measure != .code }
    var isDirection: Bool { variable.metadata.quantity?.measure == .direction }

    private let dataset: Dataset
    private let variable: Variable
    private let sums: SumForm

    /// Finds a variable by its id, or by its short name where only one has it.
    ///
    /// - Parameter sums: What to give of sums and means over intervals.
    init(
        _ id: String, in dataset: Dataset, sums: SumForm = .asInFile
    ) throws(CommandError) {
        self.dataset = dataset
        self.sums = sums
        let alike = dataset.variables.filter { $0.shortName == id }
        if let exact = dataset.variable(id) {
            variable = exact
        } else if alike.count == 1 {
            variable = alike[0]
        } else {
            let near = NearestName(in: dataset.variables.map(\.id)).match(id)
            let some = alike.isEmpty ? near.map { [$0] } ?? [] : alike.prefix(6).map(\.id)
            let hint = some.isEmpty ? "" : "; did you mean \(some.spokenList(last: "or"))?"
            throw CommandError(
                .badData,
                "the data has no variable '\(id)'\(hint.isEmpty ? "; 'skyloop info' lists them" : hint)"
            )
        }
        if let reason = variable.grid.unplacedReason {
            throw CommandError(.badData, "'\(id)' has no places to ask for: \(reason)")
        }
        let isSum = variable.statistic == .sum || variable.statistic == .mean
        if sums != .asInFile, !isSum || variable.times.allSatisfy({ $0.start == nil }) {
            throw CommandError(
                .usage, "'\(id)' is no sum or mean over a known interval, so '--per' has no meaning"
            )
        }
    }

    func value(at index: Int, place: Place, isNearest: Bool) throws -> Double {
        let field =
            sums == .asInFile
            ? try dataset.readField(of: variable, at: index)
            : try dataset.readStepField(of: variable, at: index)
        let sampler = PlaceSampler(field.grid, place: place, isNearest: isNearest || !blends)
        if isDirection { return sampler.direction(field.values) }
        let value = sampler.value(field.values)
        guard sums == .perHour, variable.statistic == .sum else { return value }
        return field.time.duration > 0 ? value * 3600 / field.time.duration : .nan
    }
}
