import Foundation
import Skyloop

/// A variable of the data, in the file's own unit.
struct VariableSubject: QuerySubject {
    let kind = "variable"
    var name: String { variable.id }
    var units: String { variable.units }
    var dates: [Date] { variable.dates }
    var blends: Bool { variable.metadata.quantity?.measure != .code }
    var isDirection: Bool { variable.metadata.quantity?.measure == .direction }

    private let dataset: Dataset
    private let variable: Variable

    /// Finds a variable by its id, or by its short name where only one has it.
    init(_ id: String, in dataset: Dataset) throws(CommandError) {
        self.dataset = dataset
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
    }

    func value(at index: Int, place: Place, isNearest: Bool) throws -> Double {
        let field = try dataset.readField(of: variable, at: index)
        let sampler = PlaceSampler(field.grid, place: place, isNearest: isNearest || !blends)
        return isDirection ? sampler.direction(field.values) : sampler.value(field.values)
    }
}
