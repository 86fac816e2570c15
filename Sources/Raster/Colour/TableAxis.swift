/// How a value becomes the index of an entry in a table of colours.
///
/// Entry 0 is for missing values; entries 1 to `count` divide the axis evenly, or evenly in the logarithm
/// where a scale has its detail near zero. Below the axis lies the first entry, above it the last.
struct TableAxis: Sendable, Equatable {
    /// The number of entries, without the one for missing values.
    let count: Int

    /// The lower and the upper end of the axis.
    let lower: Float
    let upper: Float

    /// Whether entries are even in the value's bit pattern, which is nearly its logarithm.
    let isLogarithmic: Bool

    /// Linear: entries to a unit, times 256.
    ///
    /// The 8 bits below the entry are rounding's.
    let scale: Float

    /// Logarithmic: the bits to drop, and the pattern where entry 1 begins.
    let shift: Int32
    let origin: Int32

    /// The largest number that the magic addition keeps apart, for `count` entries.
    let limit: Float

    /// A linear axis.
    ///
    /// A span of no width sends everything to entry 1.
    init(linear span: ClosedRange<Float>, count: Int) {
        self.count = count
        lower = span.lowerBound
        upper = span.upperBound
        let width = Double(span.upperBound) - Double(span.lowerBound)
        let scale = width > 0 ? Double(count) * 256 / width : 0
        self.scale = scale.isFinite && Float(scale).isFinite ? Float(scale) : 0
        limit = Float(count * 256 - 1)
        isLogarithmic = false
        shift = 0
        origin = 0
    }

    /// A logarithmic axis between two positive numbers, with about `perOctave` entries a doubling.
    init(logarithmic span: ClosedRange<Float>, shift: Int32) {
        isLogarithmic = true
        self.shift = shift
        lower = span.lowerBound
        upper = span.upperBound
        let first = Int32(bitPattern: span.lowerBound.bitPattern) >> shift
        let last = Int32(bitPattern: span.upperBound.bitPattern) >> shift
        origin = first
        count = Int(last - first) + 1
        scale = 0
        limit = 0
    }

    /// The entry of a value.
    ///
    /// The pixel loops do the same four at a time.
    @inline(__always)
    func index(of value: Float) -> Int {
        guard value * 0 == 0 else { return 0 }
        if isLogarithmic {
            let inside = min(max(value, lower), upper)
            return Int((Int32(bitPattern: inside.bitPattern) >> shift) - origin) + 1
        }
        let scaled = min(max((value - lower) * scale, 0), limit)
        let bits = Int32(bitPattern: (scaled + 8_388_608).bitPattern)
        return Int((bits & 0x7f_ffff) >> 8) + 1
    }

    /// The entries of four values.
    @inline(__always)
    func indices(of value: SIMD4<Float>) -> SIMD4<Int32> {
        let missing = isMissing(value)
        if isLogarithmic {
            var inside = value.replacing(with: lower, where: .!(value .>= lower))
            inside.replace(with: upper, where: inside .> upper)
            let bits = unsafeBitCast(inside, to: SIMD4<Int32>.self)
            let index = (bits &>> SIMD4(repeating: shift)) &- (origin &- 1)
            return index.replacing(with: 0, where: missing)
        }
        var scaled = (value - lower) * scale
        scaled.replace(with: 0, where: .!(scaled .>= 0))
        scaled.replace(with: limit, where: scaled .> limit)
        let bits = unsafeBitCast(scaled + 8_388_608, to: SIMD4<Int32>.self)
        let index = ((bits & 0x7f_ffff) &>> 8) &+ 1
        return index.replacing(with: 0, where: missing)
    }

    /// A value in the middle of an entry.
    func value(of index: Int) -> Float {
        if isLogarithmic {
            let pattern = (Int32(index - 1) + origin) << shift | (1 << (shift - 1))
            return Float(bitPattern: UInt32(bitPattern: pattern))
        }
        let part = (Double(index - 1) + 0.5) / Double(count)
        return Float(Double(lower) + (Double(upper) - Double(lower)) * part)
    }
}
