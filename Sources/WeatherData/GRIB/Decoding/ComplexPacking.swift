/// Complex packing, with or without spatial differencing: WMO's templates 5.2 and 5.3, 7.2 and 7.3.
///
/// Values are in groups, each with its own reference and number of bits. Differences of the first or
/// second order are summed up past missing values, which have none.
struct ComplexPacking: Equatable {
    let bits: Int
    /// The kind of missing values: none, one kind, or two.
    let missing: Int
    let groups: Int
    let widthReference: Int
    let widthBits: Int
    let lengthReference: Int
    let lengthIncrement: Int
    let lastLength: Int
    let lengthBits: Int
    let order: Int
    let extra: Int

    /// Reads section 5, whose numbers have been found to agree with section 7; nil for ecCodes to decode.
    init?(_ section: ArraySlice<UInt8>, isDifferenced: Bool) {
        bits = section.number(at: 19, bytes: 1)
        missing = section.number(at: 22, bytes: 1)
        groups = section.number(at: 31, bytes: 4)
        widthReference = section.number(at: 35, bytes: 1)
        widthBits = section.number(at: 36, bytes: 1)
        lengthReference = section.number(at: 37, bytes: 4)
        lengthIncrement = section.number(at: 41, bytes: 1)
        lastLength = section.number(at: 42, bytes: 4)
        lengthBits = section.number(at: 46, bytes: 1)
        order = isDifferenced ? section.number(at: 47, bytes: 1) : 0
        extra = order > 0 ? section.number(at: 48, bytes: 1) : 0
        guard groups > 0, missing == 0 || bits > 0, order == 0 || extra > 0 else { return nil }
    }

    /// Decodes all values; missing ones are NaN.
    func decode(
        _ bytes: UnsafeRawBufferPointer, _ scaling: Scaling, count: Int,
        into result: UnsafeMutableBufferPointer<Float>
    ) {
        let numbers = PackedBits(bytes)
        var sum = Differences(numbers, order: order, bits: extra * 8)
        let head = order > 0 ? extra * (order + 1) : 0
        let references = head * 8
        let widths = references + (groups * bits + 7) / 8 * 8
        let lengths = widths + (groups * widthBits + 7) / 8 * 8
        var position = lengths + (groups * lengthBits + 7) / 8 * 8
        var place = 0
        for group in 0..<groups {
            let reference = numbers.number(at: references + group * bits, bits)
            let width =
                widthReference + Int(numbers.number(at: widths + group * widthBits, widthBits))
            let scaled = Int(numbers.number(at: lengths + group * lengthBits, lengthBits))
            let length =
                group == groups - 1 ? lastLength : lengthReference + scaled * lengthIncrement
            let end = min(place + length, count)
            // All ones, and with two kinds of missing values one less, stand for no value.
            let limit = (Int64(1) << Int64(width == 0 ? bits : width)) - Int64(missing)
            if width == 0, missing > 0, reference >= limit {
                while place < end {
                    result[place] = .nan
                    place += 1
                }
            } else if missing == 0 || width == 0 {
                while place < end {
                    let number = reference + numbers.number(at: position, width)
                    result[place] = scaling.value(sum.next(number))
                    position += width
                    place += 1
                }
            } else {
                while place < end {
                    let number = numbers.number(at: position, width)
                    result[place] =
                        number >= limit ? .nan : scaling.value(sum.next(reference + number))
                    position += width
                    place += 1
                }
            }
        }
    }
}

extension ComplexPacking {
    /// Sums up spatial differences.
    private struct Differences {
        private let order: Int
        private let first: (Int64, Int64)
        private let bias: Int64
        private var seen = 0
        private var last: Int64 = 0
        private var slope: Int64 = 0

        /// Reads the first values and the least difference, which stand before the groups.
        init(_ numbers: PackedBits, order: Int, bits: Int) {
            self.order = order
            guard order > 0 else {
                first = (0, 0)
                bias = 0
                return
            }
            let one = numbers.number(at: 0, bits)
            first = (one, order == 2 ? numbers.number(at: bits, bits) : 0)
            let word = numbers.number(at: order * bits, bits)
            let sign = Int64(1) << Int64(bits - 1)
            bias = word & sign != 0 ? -(word & (sign - 1)) : word
        }

        /// The value of the next difference.
        @inline(__always)
        mutating func next(_ number: Int64) -> Int64 {
            guard order > 0 else { return number }
            if seen < order {
                let value = seen == 0 ? first.0 : first.1
                if seen == 1 { slope = value &- last }
                last = value
                seen += 1
                return value
            }
            let step = number &+ bias
            if order == 2 {
                slope = slope &+ step
                last = last &+ slope
            } else {
                last = last &+ step
            }
            return last
        }
    }
}
