import Foundation

extension Axis {
    /// The coordinate at a position; between centres along the straight line.
    ///
    /// - Parameter position: In cells; 0 is the first centre. On an axis that wraps, any.
    public func coordinate(at position: Double) -> Double {
        switch storage {
        case .regular(let first, let step):
            return first + step * position
        case .listed(let list):
            return coordinate(at: position, in: list)
        }
    }

    private func coordinate(at position: Double, in list: [Double]) -> Double {
        let last = Double(count - 1)
        let sign: Double = rises ? 1 : -1
        if position < 0 {
            return list[0] + sign * reach.first * 2 * position
        }
        if position >= last {
            return list[count - 1] + sign * reach.last * 2 * (position - last)
        }
        let index = Int(position)
        let part = position - Double(index)
        return list[index] + (list[index + 1] - list[index]) * part
    }

    /// The position of a coordinate; nil outside the axis's cells.
    ///
    /// - Returns: From -0.5 to `count - 0.5`; on an axis that wraps, from 0 to less than `count`.
    public func position(of coordinate: Double) -> Double? {
        guard coordinate.isFinite else { return nil }
        switch storage {
        case .regular(let first, let step):
            return regularPosition(of: coordinate, first: first, step: step)
        case .listed(let list):
            return listedPosition(of: coordinate, in: list)
        }
    }

    private func regularPosition(of coordinate: Double, first: Double, step: Double) -> Double? {
        let end = Double(count) - 0.5
        guard let period else {
            let position = (coordinate - first) / step
            return position >= -0.5 && position <= end ? position : nil
        }
        let turn = period / abs(step)
        let position =
            Self.within(
                step < 0 ? first - coordinate : coordinate - first, period: period) / abs(step)
        if wraps {
            return position < Double(count) ? position : 0
        }
        if position <= end { return position }
        // Just west of the first centre, or a rounding error before it.
        let before = position - turn
        return before >= -0.5 ? before : nil
    }

    private func listedPosition(of coordinate: Double, in list: [Double]) -> Double? {
        let sign: Double = rises ? 1 : -1
        let first = list[0]
        var way = (coordinate - first) * sign
        let length = (list[count - 1] - first) * sign
        if let period {
            way = Self.within(way, period: period)
            if way > length + reach.last, way - period >= -reach.first {
                way -= period
            }
        }
        if way < 0 {
            guard way >= -reach.first else { return nil }
            let position = reach.first > 0 ? way / (2 * reach.first) : 0
            return wraps ? position + Double(count) : position
        }
        if way > length {
            guard way <= length + reach.last else { return nil }
            let beyond = reach.last > 0 ? (way - length) / (2 * reach.last) : 0
            return Double(count - 1) + beyond
        }
        var low = 0
        var high = count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if (list[middle] - first) * sign <= way { low = middle } else { high = middle }
        }
        let here = (list[low] - first) * sign
        let next = (list[high] - first) * sign
        return Double(low) + (way - here) / (next - here)
    }

    /// The value less whole periods: from 0 to less than the period.
    static func within(_ value: Double, period: Double) -> Double {
        var rest = value.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        return rest < period ? rest : 0
    }
}
