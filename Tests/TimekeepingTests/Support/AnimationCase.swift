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

    /// All rows; none where the table can't be read, which the test of their number then shows.
    static let all =
        (try? CaseTable.rows("animation", as: AnimationCase.self)) ?? []
}
