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

    /// Linear: the entries times 256.
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
        limit = Float(count * 256)
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

    /// The room a table needs for every index that can come out, missing values and overflows included.
    static let tableSize = 16_384

    /// The entry of a value.
    @inline(__always)
    func index(of value: Float) -> Int {
        guard value * 0 == 0 else { return 0 }
        return Int(
            truncatingIfNeeded: isLogarithmic ? logarithmicIndex(value) : linearIndex(value))
    }

    /// The entry of a finite value on a linear axis; below `tableSize` for any.
    ///
    /// Only arithmetic and bit patterns, so that loops of it become vectors: x with its own sign bit spread
    /// and inverted as a mask is the larger of x and 0. The axis is measured from its upper end, so that
    /// one such step cuts it there, and from its lower end after that.
    @inline(__always)
    func linearIndex(_ value: Float) -> UInt32 {
        let fromTop = Self.positive((upper - value) * scale)
        let fromBottom = Self.positive(limit - fromTop)
        // Adding 2²³ leaves the integer in the low bits; 256 more is the entry for missing values.
        return ((fromBottom + (8_388_608 + 256)).bitPattern >> 8) & 0x3fff
    }

    /// The entry of a finite value on a logarithmic axis.
    @inline(__always)
    func logarithmicIndex(_ value: Float) -> UInt32 {
        let bits = Int32(bitPattern: Self.positive(value).bitPattern)
        let last = Int32(truncatingIfNeeded: count) &- 1
        let fromTop = last &- ((bits &>> shift) &- origin)
        let inside = last &- (fromTop & ~(fromTop &>> 31))
        return UInt32(bitPattern: (inside & ~(inside &>> 31)) &+ 1) & 0x3fff
    }

    @inline(__always)
    private static func positive(_ x: Float) -> Float {
        let bits = Int32(bitPattern: x.bitPattern)
        return Float(bitPattern: UInt32(bitPattern: bits & ~(bits &>> 31)))
    }

    /// A value in the middle of an entry.
    func value(of index: Int) -> Float {
        if isLogarithmic {
            let pattern = (Int32(index - 1) + origin) << shift | (1 << (shift - 1))
            return Float(bitPattern: UInt32(bitPattern: pattern))
        }
        // The value at the very end has an entry of its own, of the last one's colour.
        let part = (Double(min(index, count) - 1) + 0.5) / Double(count)
        return Float(Double(lower) + (Double(upper) - Double(lower)) * part)
    }
}
