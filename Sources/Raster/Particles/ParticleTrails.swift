/// The traces of particles on a picture: how much ink, and of which colour.
///
/// Ink fades by the same part in the same time, so that its logarithm falls steadily. A pixel therefore keeps the time,
/// on a clock of the trails' own, at which its ink was or would have been full: the clock runs on, and the whole picture
/// fades untouched. Of two traces on a pixel the one with more ink is the greater number.
struct ParticleTrails: Sendable {
    /// Ticks of the clock in which ink falls to its half.
    static let half = 64

    /// The halves after which ink is not seen.
    static let seenHalves = 9

    /// The ticks after which ink is not seen.
    static let seenTicks = half * seenHalves

    /// The most that ``amount(ofAge:)`` gives.
    static let fullAmount = 32_768 - (32_768 >> seenHalves)

    /// The bits of a mark with the number of the colour.
    static let toneBits = 5

    let width: Int
    let height: Int
    /// For each pixel the time in ticks, and below it the number of the colour, row by row, with a rim on all sides
    /// that stamps may reach.
    var marks: [Int16]
    /// Pixels of rim.
    let rim: Int
    /// Pixels in a row with its rims.
    let stride: Int
    /// The time now, in ticks.
    private var clock: Double

    /// Where the clock begins: with room below for all that is gone, which marks without ink are.
    private static let start = -1024.0 + Double(2 * seenTicks + 2)

    /// Where it must be put back, so that marks have room: every few seconds.
    private static let end = 1024.0

    init(width: Int, height: Int, rim: Int) {
        self.width = width
        self.height = height
        self.rim = rim
        stride = width + 2 * rim
        let count = width > 0 && height > 0 ? stride * (height + 2 * rim) : 0
        marks = [Int16](repeating: .min, count: count)
        clock = Self.start
    }

    /// The time now, in ticks.
    var now: Int16 { Int16(clock.rounded(.down)) }

    /// The mark of ink that is full at a time and has a colour.
    @inline(__always)
    static func mark(at time: Int16, tone: Int16) -> Int16 { time &<< Int16(toneBits) | tone }

    /// Takes all ink away and sets the clock back, as if new.
    mutating func reset() {
        self = ParticleTrails(width: width, height: height, rim: rim)
    }

    /// Takes all ink away.
    mutating func clear() {
        fade(byHalves: Double(Self.seenHalves))
    }

    /// Lets ink fall to its half so many times; 0 leaves it.
    mutating func fade(byHalves halves: Double) {
        clock += min(max(halves, 0), Double(Self.seenHalves)) * Double(Self.half)
        guard clock >= Self.end else { return }
        let back = (clock - Self.start).rounded(.down)
        clock -= back
        // Further back than the first mark is the first one.
        let step = Int32(back) << Int32(Self.toneBits)
        marks.withUnsafeMutableBufferPointer { marks in
            for index in marks.indices {
                marks[index] = Int16(
                    truncatingIfNeeded: max(Int32(marks[index]) &- step, Int32(Int16.min)))
            }
        }
    }

    /// Moves all ink by whole pixels.
    mutating func shift(right: Int, down: Int) {
        guard right != 0 || down != 0, !marks.isEmpty else { return }
        let rows = marks.count / stride
        guard abs(right) < stride, abs(down) < rows else { return clear() }
        marks.withUnsafeMutableBufferPointer { marks in
            guard let base = marks.baseAddress else { return }
            for step in 0..<rows {
                // In an order in which nothing is overwritten before it has moved.
                let row = down > 0 ? rows - 1 - step : step
                let target = base + row * stride
                guard row >= down, row - down < rows else {
                    target.update(repeating: .min, count: stride)
                    continue
                }
                let source = target - down * stride
                let (kept, lost) = (stride - abs(right), abs(right))
                (target + max(right, 0)).update(from: source + max(-right, 0), count: kept)
                (target + (right > 0 ? 0 : kept)).update(repeating: .min, count: lost)
            }
        }
    }

    /// The ticks before the ink of four marks is gone, 0 … ``seenTicks``.
    @inline(__always)
    static func left(of marks: SIMD4<Int16>, gone: Int16) -> SIMD4<Int16> {
        let times = marks &>> Int16(toneBits)
        let least = SIMD4(repeating: gone)
        return times.replacing(with: least, where: times .< least) &- least
    }

    /// How much ink there is, 0 … ``fullAmount``, so many ticks before it is gone; in both halves of a lane.
    ///
    /// 2 to a power, straight between whole powers: the bits of a float read as a number are its logarithm.
    @inline(__always)
    static func amounts(left ticks: SIMD4<Int16>) -> SIMD4<UInt32> {
        // From 2⁶, which counts as nothing, to 2¹⁵; a tick is 2¹⁷ of a float's bits.
        let bits = SIMD4<UInt32>(truncatingIfNeeded: ticks) &<< 17 &+ 133 << 23
        let power = unsafeBitCast(bits, to: SIMD4<Float>.self)
        let amount = unsafeBitCast(power + (8_388_608 - 64), to: SIMD4<UInt32>.self)
        return amount & 0xFFFF | amount &<< 16
    }

    /// The ticks before now at which full ink would be as much as this part, 0 … 1, by now.
    static func age(ofPart part: Double) -> Int16 {
        let amount = Float(min(max(part, 0), 1) * Double(fullAmount) + 64)
        let bits = (32_768 as Float).bitPattern - amount.bitPattern
        return Int16(truncatingIfNeeded: (bits + 0x1_0000) >> 17)
    }
}
