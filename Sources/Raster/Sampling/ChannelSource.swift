/// Where one channel's numbers come from while a picture is drawn.
struct ChannelSource {
    /// What becomes of a number before it is interpolated.
    enum Component: UInt8 {
        case value
        case sine
        case cosine
    }

    /// The grid's numbers at the moment before.
    let from: UnsafePointer<Float>

    /// The grid's numbers at the moment after; nil where one moment is enough.
    let to: UnsafePointer<Float>?

    /// How far between the two.
    let fraction: Float

    /// What becomes of a number.
    let component: Component

    /// Grid columns.
    let width: Int

    /// Grid rows.
    let height: Int

    /// Whether a row can be read where it lies.
    @inline(__always)
    var isPlain: Bool { to == nil && component == .value }

    /// Writes some columns of a grid row: mixed in time, and turned into a component.
    func makeRow(_ row: Int, columns: Range<Int>, into out: UnsafeMutablePointer<Float>) {
        let before = from + row * width
        guard let to else {
            component.apply(before, columns, out)
            return
        }
        let after = to + row * width
        if component == .value {
            mix(before, after, columns, into: out)
            return
        }
        for column in columns {
            let a = component.apply(before[column])
            let b = component.apply(after[column])
            out[column] = mixed(a, b)
        }
    }

    private func mix(
        _ before: UnsafePointer<Float>, _ after: UnsafePointer<Float>, _ columns: Range<Int>,
        into out: UnsafeMutablePointer<Float>
    ) {
        let t = SIMD4<Float>(repeating: fraction)
        var column = columns.lowerBound
        if fraction < 0.5 {
            while column + 4 <= columns.upperBound {
                let a = before.four(column)
                let value = a + (after.four(column) - a) * t
                out.store(value.replacing(with: a, where: isMissing(value)), at: column)
                column += 4
            }
        } else {
            while column + 4 <= columns.upperBound {
                let a = before.four(column)
                let b = after.four(column)
                let value = a + (b - a) * t
                out.store(value.replacing(with: b, where: isMissing(value)), at: column)
                column += 4
            }
        }
        while column < columns.upperBound {
            out[column] = mixed(before[column], after[column])
            column += 1
        }
    }

    /// The number at one grid point.
    @inline(__always)
    func value(_ index: Int) -> Float {
        let a = component.apply(from[index])
        guard let to else { return a }
        return mixed(a, component.apply(to[index]))
    }

    @inline(__always)
    private func mixed(_ a: Float, _ b: Float) -> Float {
        let value = a + (b - a) * fraction
        return value.isFinite ? value : (fraction < 0.5 ? a : b)
    }
}

extension ChannelSource.Component {
    /// The component of one number.
    @inline(__always)
    func apply(_ value: Float) -> Float {
        switch self {
        case .value: value
        case .sine: Angles.sine(degrees: value)
        case .cosine: Angles.sine(degrees: value + 90)
        }
    }

    fileprivate func apply(
        _ row: UnsafePointer<Float>, _ columns: Range<Int>, _ out: UnsafeMutablePointer<Float>
    ) {
        switch self {
        case .value:
            for column in columns { out[column] = row[column] }
        case .sine:
            for column in columns { out[column] = Angles.sine(degrees: row[column]) }
        case .cosine:
            for column in columns { out[column] = Angles.sine(degrees: row[column] + 90) }
        }
    }
}
