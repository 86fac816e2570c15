import Foundation

/// The coordinates of a grid's columns or rows: evenly spaced, or listed.
///
/// Positions count cells: 0 is the first cell centre, `count - 1` the last. An axis reaches half a
/// cell past its outer centres.
public struct Axis: Hashable, Sendable {
    /// How the coordinates are known.
    enum Storage: Hashable, Sendable {
        case regular(first: Double, step: Double)
        case listed([Double])
    }

    /// The number of cells.
    public let count: Int

    /// After which the coordinates repeat: 360 for longitudes in degrees; nil for other axes.
    public let period: Double?

    /// Whether the last cell's neighbour is the first one.
    public let wraps: Bool

    let storage: Storage

    /// How far beyond the first and the last centre the axis reaches, in its own unit.
    let reach: (first: Double, last: Double)

    /// An evenly spaced axis.
    ///
    /// - Parameters:
    ///   - first: The first cell's centre.
    ///   - step: The way to the next centre; may be negative.
    ///   - count: The number of cells.
    ///   - period: After which coordinates repeat, such as 360.
    ///   - tolerance: By how much `count` steps may miss the period to go round it none the less.
    /// - Precondition: There is at least one cell, and the step is finite and not 0.
    public init(
        first: Double, step: Double, count: Int, period: Double? = nil, tolerance: Double = 1e-9
    ) {
        precondition(count > 0 && step != 0 && step.isFinite && first.isFinite, "an axis has cells")
        var step = step
        var wraps = false
        if let period, count > 1, abs(abs(step) * Double(count) - period) <= tolerance {
            wraps = true
            step = (step < 0 ? -period : period) / Double(count)
        }
        self.init(
            count: count, period: period, wraps: wraps,
            storage: .regular(first: first, step: step), reach: (abs(step) / 2, abs(step) / 2))
    }

    /// An axis whose centres are listed; nil where they neither rise nor fall throughout.
    ///
    /// - Parameters:
    ///   - centres: The coordinates of the cell centres. Where there is a period, a jump by it is
    ///     taken out first: 350, 355, 0, 5 rises.
    ///   - period: After which coordinates repeat, such as 360.
    ///   - limits: The least and the greatest coordinate that there is, such as the poles: an outer
    ///     cell that comes near a limit reaches up to it.
    public init?(
        centres: [Double], period: Double? = nil, limits: ClosedRange<Double>? = nil
    ) {
        guard let first = centres.first, centres.allSatisfy(\.isFinite) else { return nil }
        var list = centres
        if let period, list.count > 1 {
            for index in 1..<list.count {
                let jump = list[index] - list[index - 1]
                list[index] -= (jump / period).rounded() * period
            }
        }
        guard list.count > 1 else {
            self.init(first: first, step: 1, count: 1, period: period)
            return
        }
        let rises = list[1] > list[0]
        for index in 1..<list.count where (list[index] > list[index - 1]) != rises {
            return nil
        }
        for index in 1..<list.count where list[index] == list[index - 1] { return nil }
        let last = list[list.count - 1]
        let mean = (last - first) / Double(list.count - 1)
        let slack = abs(mean) * 1e-4
        if limits == nil {
            let isEven = list.indices.allSatisfy {
                abs(list[$0] - (first + mean * Double($0))) <= abs(mean) * 1e-9
            }
            if isEven {
                self.init(
                    first: first, step: mean, count: list.count, period: period, tolerance: slack)
                return
            }
        }
        let near = abs(list[1] - list[0])
        let far = abs(last - list[list.count - 2])
        var wraps = false
        var reach = (first: near / 2, last: far / 2)
        if let period {
            let gap = period - abs(last - first)
            if gap > 0, gap <= 1.5 * max(near, far, abs(mean)) {
                wraps = true
                reach = (gap / 2, gap / 2)
            }
        } else {
            reach.first = Self.reach(first, step: near, towards: rises ? -1 : 1, limits: limits)
            reach.last = Self.reach(last, step: far, towards: rises ? 1 : -1, limits: limits)
        }
        self.init(
            count: list.count, period: period, wraps: wraps, storage: .listed(list), reach: reach)
    }

    private init(
        count: Int, period: Double?, wraps: Bool, storage: Storage,
        reach: (first: Double, last: Double)
    ) {
        self.count = count
        self.period = period
        self.wraps = wraps
        self.storage = storage
        self.reach = reach
    }

    /// How far an outer cell reaches: half a step, or up to the limit when that is within one step.
    private static func reach(
        _ centre: Double, step: Double, towards sign: Double, limits: ClosedRange<Double>?
    ) -> Double {
        guard let limits else { return step / 2 }
        let room = sign > 0 ? limits.upperBound - centre : centre - limits.lowerBound
        return room <= step ? max(room, 0) : step / 2
    }

    /// Whether coordinates rise with the position.
    public var rises: Bool {
        switch storage {
        case .regular(_, let step): step > 0
        case .listed(let list): list[1] > list[0]
        }
    }

    /// Axes are equal where their centres are.
    public static func == (left: Axis, right: Axis) -> Bool {
        left.count == right.count && left.period == right.period && left.storage == right.storage
            && left.reach == right.reach
    }

    /// Feeds the centres to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        hasher.combine(storage)
    }
}
