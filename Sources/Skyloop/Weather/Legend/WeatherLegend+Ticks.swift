import Foundation

extension WeatherLegend {
    /// A label along the bar.
    public struct Tick: Hashable, Sendable {
        /// Where it stands, 0 at the lower end to 1 at the upper one.
        public let position: Double
        /// The value in the metric unit.
        public let value: Double
        /// The value in the unit that is shown.
        public let text: String
    }

    /// Where a value stands along the bar, 0…1, clamped.
    public func position(of value: Double) -> Double {
        let knots = knots
        let first = knots[0]
        let last = knots[knots.count - 1]
        guard value > first else { return 0 }
        guard value < last else { return 1 }
        switch spacing {
        case .byValue:
            return (value - first) / (last - first)
        case .byStop:
            let upper = knots.firstIndex { $0 > value } ?? knots.count - 1
            let part = (value - knots[upper - 1]) / (knots[upper] - knots[upper - 1])
            return (Double(upper - 1) + part) / Double(knots.count - 1)
        }
    }

    /// The value at a place along the bar, in the metric unit.
    public func value(at position: Double) -> Double {
        let knots = knots
        let position = min(max(position, 0), 1)
        switch spacing {
        case .byValue:
            return knots[0] + position * (knots[knots.count - 1] - knots[0])
        case .byStop:
            let place = position * Double(knots.count - 1)
            let index = min(Int(place), knots.count - 2)
            return knots[index] + (place - Double(index)) * (knots[index + 1] - knots[index])
        }
    }

    /// The labels along the bar in the unit that is shown, no two the same and none too near.
    ///
    /// - Parameter distance: The least distance between two labels, as a part of the bar.
    public func ticks(apart distance: Double = 0.08) -> [Tick] {
        let unit = unit
        let back = unit.conversion.inverse
        let knots = knots
        let low = unit.conversion(knots[0])
        let high = unit.conversion(knots[knots.count - 1])
        var step: Double?
        let shown: [Double]
        switch labels {
        case .values(let values):
            shown = values.map { unit.conversion($0) }
        case .every(let wanted):
            step = wanted
            shown = Self.multiples(of: wanted, from: low, to: high)
        case .automatic where spacing == .byStop:
            shown = Self.roundValues(from: low, to: high)
        case .automatic:
            let round = Self.roundStep(high - low, count: min(1 / distance, 8))
            step = round
            shown = Self.multiples(of: round, from: low, to: high)
        }
        var ticks: [Tick] = []
        for value in shown {
            let metric = back(value)
            let position = position(of: metric)
            let text = Self.text(value, step: step)
            if let last = ticks.last, position - last.position < distance || last.text == text {
                continue
            }
            ticks.append(Tick(position: position, value: metric, text: text))
        }
        return ticks
    }

    /// A value as a legend shows it: no needless decimals, a true minus sign.
    ///
    /// - Parameter step: The distance to the next label, which the decimals must tell apart; nil: three digits do.
    static func text(_ value: Double, step: Double? = nil) -> String {
        guard value.isFinite else { return "–" }
        let size = abs(value)
        guard size < 1e15 else { return String(format: "%.3g", value) }
        // Where the smallest digit that matters stands.
        let grain = step.map { $0 / 10 } ?? min(max(size / 100, 1e-9), 0.1)
        let digits = grain < 1 ? Int(min((-log10(grain)).rounded(.up), 12)) : 0
        if digits > 9, size > 0 { return String(format: "%.3g", value) }
        var text = String(format: "%.\(digits)f", size)
        if digits > 0 {
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        return value < 0 && text != "0" ? "−" + text : text
    }

    /// The round step (1, 2, 2.5 or 5 times a power of ten) that gives at most so many parts.
    static func roundStep(_ length: Double, count: Double) -> Double {
        guard length > 0, length.isFinite, count >= 1 else { return 1 }
        let raw = length / count
        let power = pow(10, floor(log10(raw)))
        for factor in [1.0, 2, 2.5, 5] where factor * power >= raw * 0.999_999 {
            return factor * power
        }
        return 10 * power
    }

    private static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
        guard step > 0, high > low, (high - low) / step < 1000 else { return [] }
        let first = (low / step - 1e-6).rounded(.up)
        let last = (high / step + 1e-6).rounded(.down)
        guard last >= first else { return [] }
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// 1, 2 and 5 times powers of ten, for scales whose steps grow.
    private static func roundValues(from low: Double, to high: Double) -> [Double] {
        guard low >= 0, high > 0 else {
            return multiples(of: roundStep(high - low, count: 8), from: low, to: high)
        }
        var values: [Double] = low == 0 ? [0] : []
        var power = pow(10, floor(log10(max(low, high / 100_000))))
        while power <= high {
            for factor in [1.0, 2, 5] {
                let value = factor * power
                if value >= low * 0.999_999, value <= high * 1.000_001 { values.append(value) }
            }
            power *= 10
        }
        return values
    }
}
