import Foundation

/// The valid times along one dimension of a file, or the one time of all its fields.
struct TimeAxis: Sendable {
    /// One step: nil where its date doesn't exist, or isn't known.
    struct Step: Hashable, Sendable {
        let date: Date
        let start: Date?
        let end: Date?
    }

    /// The steps, in the file's order.
    let steps: [Step?]

    /// The valid time of a step in a run; nil where it has none.
    func time(at index: Int, run: Date?) -> FieldTime? {
        guard steps.indices.contains(index), let step = steps[index] else { return nil }
        return FieldTime(step.date, run: run, start: step.start, end: step.end)
    }
}
