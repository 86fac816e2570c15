import Foundation
import Testing

@testable import Timekeeping

/// A row of `animation.json`: a cycle, calls on it, and what holds after the last one.
struct AnimationCase: Decodable, CustomTestStringConvertible, Sendable {
    let name: String
    let setup: Setup
    let steps: [Step]
    let expect: Expectation

    var testDescription: String { name }

    struct Setup: Decodable, Sendable {
        let delay: Double
        let duration: Double
        let endDelay: Double
        let repeatCount: Int?
        let timeScale: Double
        let startDate: String?
        let endDate: String?
    }

    struct Step: Decodable, Sendable {
        let call: String?
        let args: Arguments?
        let advance: Double?
        let times: Int?
    }

    struct Arguments: Decodable, Sendable {
        let position: Double?
        let useTotalDuration: Bool?
        let offset: Double?
        let date: String?
        let timeScale: Double?
    }

    struct Expectation: Decodable, Sendable {
        let position: Double?
        let totalPosition: Double?
        let elapsed: Double?
        let totalDuration: Double?
        let state: String?
        let currentDate: String?
        let signals: [String]?
        let lastStepSignals: [String]?
    }

    static let all: [AnimationCase] = CaseTable.rows("animation")
}

/// The tables of facts beside the tests.
enum CaseTable {
    /// The rows of a table; none where it can't be read, which the test of the row count then shows.
    static func rows<Row: Decodable>(_ name: String) -> [Row] {
        guard
            let file = Bundle.module.url(
                forResource: name, withExtension: "json", subdirectory: "Cases"),
            let data = try? Data(contentsOf: file),
            let rows = try? JSONDecoder().decode([Row].self, from: data)
        else { return [] }
        return rows
    }

    /// The instant of a text like `2000-01-01T12:00:01.5Z`.
    static func date(_ text: String) throws -> Date {
        let parts = text.dropLast().split(separator: ".")
        let whole = try Date(parts[0] + "Z", strategy: .iso8601)
        return whole.addingTimeInterval(parts.count > 1 ? Double("0." + parts[1]) ?? 0 : 0)
    }
}
