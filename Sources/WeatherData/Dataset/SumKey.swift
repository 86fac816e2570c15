import Foundation

/// What fields have in common whose differences are amounts: the run, and where the interval begins.
struct SumKey: Hashable, Sendable {
    let run: Date?
    let start: Date
}
