import Foundation
import WeatherData

/// A variable of amounts as what fell between one time and the next, however its file sums them up.
///
/// Files have amounts of each step, or sums since the run began, or both by turns (0–3, 0–6, 6–9,
/// 6–12 h). An amount whose interval is not given is one since the time before.
struct AmountSteps: Sendable {
    let variable: MetricVariable

    /// The times with the intervals that the amounts are over.
    let times: [FieldTime]

    /// What each amount is the difference of: places in the variable's times.
    private let terms: [(last: Int, first: Int?)]

    /// `nil` where no time has an interval.
    init?(_ variable: MetricVariable) {
        let all = variable.times
        var times: [FieldTime] = []
        var terms: [(last: Int, first: Int?)] = []
        for (index, time) in all.enumerated() {
            if let start = time.start, start < time.date {
                // The latest earlier sum that began at the same moment is what had fallen by then.
                let earlier = all[..<index].lastIndex { $0.start == start && $0.date > start }
                let from = earlier.map { all[$0].date } ?? start
                times.append(FieldTime(time.date, run: time.run, start: from))
                terms.append((index, earlier))
            } else if time.start == nil, index > 0 {
                let from = all[index - 1].date
                times.append(FieldTime(time.date, run: time.run, start: from))
                terms.append((index, nil))
            } else if time.start == nil, all.count > 1 {
                // The first of several: its interval is taken to be as long as the next one.
                let length = all[1].date.timeIntervalSince(time.date)
                times.append(FieldTime(time.date, run: time.run, start: time.date - length))
                terms.append((index, nil))
            }
        }
        guard !times.isEmpty else { return nil }
        self.variable = variable
        self.times = times
        self.terms = terms
    }

    /// The amount that fell in an interval; never less than nothing.
    func amount(at index: Int) throws(WeatherDataError) -> [Float] {
        let term = terms[index]
        let last = try variable.values(at: term.last)
        guard let first = term.first else { return last }
        let before = try variable.values(at: first)
        // Packing makes a later sum a little less than an earlier one where nothing fell.
        return SeriesBuilder.combine(last, before) { ($0 - $1).isNaN ? .nan : max($0 - $1, 0) }
    }

    /// The amount of an interval at whose end a yes-or-no field says yes; nothing elsewhere.
    ///
    /// Where that field has no such time, or nothing there, it is missing.
    func amount(
        at index: Int, through gate: MetricVariable?
    ) throws(WeatherDataError) -> [Float] {
        let amount = try amount(at: index)
        guard let gate else { return amount }
        guard let open = try gate.values(at: times[index].date) else {
            return [Float](repeating: .nan, count: amount.count)
        }
        return SeriesBuilder.combine(amount, open, Self.gated)
    }

    static func gated(_ amount: Float, _ gate: Float) -> Float {
        gate.isNaN ? .nan : gate >= 0.5 ? amount : 0
    }
}
