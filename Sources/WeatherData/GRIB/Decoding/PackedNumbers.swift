/// Packed numbers that are read straight to `Float`.
///
/// ecCodes gives the same values in double precision first; here nothing but the result is written. What
/// isn't listed in ``Packing`` (pictures, spectral coefficients, long messages of GRIB 1) is left to ecCodes.
struct PackedNumbers {
    /// How the numbers are packed.
    enum Packing: Equatable {
        /// Whole numbers of equal length, one after the other.
        case simple(bits: Int, Scaling)
        /// IEEE numbers of 32 or 64 bits.
        case ieee(bits: Int)
        /// Groups of whole numbers.
        case complex(ComplexPacking, Scaling)
        /// Compressed whole numbers.
        case ccsds(CCSDSPacking, Scaling)
    }

    let packing: Packing
    /// Where the numbers are in the message.
    let data: Range<Int>
    /// How many numbers there are.
    let count: Int
    /// Where the bits are that say which points have a number; nil where all have.
    let bitmap: Range<Int>?
    /// The number of points.
    let points: Int

    /// The values of a message's points, in its order; missing ones are NaN.
    ///
    /// - Returns: nil where the numbers can't be decoded.
    func values(in message: [UInt8]) -> [Float]? {
        message.withUnsafeBytes { bytes in
            let numbers = UnsafeRawBufferPointer(rebasing: bytes[data])
            var isSound = true
            guard let bitmap else {
                let values = [Float](unsafeUninitializedCapacity: count) { result, filled in
                    isSound = decode(numbers, into: result)
                    filled = isSound ? count : 0
                }
                return isSound ? values : nil
            }
            let present = UnsafeRawBufferPointer(rebasing: bytes[bitmap])
            // One more, so that there is a number to look at behind the last one.
            let packed = UnsafeMutableBufferPointer<Float>.allocate(capacity: count + 1)
            defer { packed.deallocate() }
            packed[count] = .nan
            guard decode(numbers, into: packed) else { return nil }
            return [Float](unsafeUninitializedCapacity: points) { result, filled in
                var next = 0
                for point in 0..<points {
                    let bit = Int(present[point >> 3] >> UInt8(7 - point & 7)) & 1
                    result[point] = bit == 1 ? packed[next] : .nan
                    next += bit
                }
                filled = points
            }
        }
    }

    private func decode(
        _ bytes: UnsafeRawBufferPointer, into result: UnsafeMutableBufferPointer<Float>
    ) -> Bool {
        switch packing {
        case .simple(let bits, let scaling):
            decodeSimple(bytes, bits, scaling, into: result)
        case .ieee(let bits):
            decodeIEEE(bytes, bits, into: result)
        case .complex(let packing, let scaling):
            packing.decode(bytes, scaling, count: count, into: result)
        case .ccsds(let packing, let scaling):
            return packing.decode(bytes, scaling, count: count, into: result)
        }
        return true
    }

    private func decodeSimple(
        _ bytes: UnsafeRawBufferPointer, _ bits: Int, _ scaling: Scaling,
        into result: UnsafeMutableBufferPointer<Float>
    ) {
        switch bits {
        case 8:
            for index in 0..<count { result[index] = scaling.value(Int32(bytes[index])) }
        case 16:
            for index in 0..<count {
                let number = bytes.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self)
                result[index] = scaling.value(Int32(UInt16(bigEndian: number)))
            }
        case 24:
            for index in 0..<count {
                let place = index * 3
                let high = Int32(bytes[place]) << 16 | Int32(bytes[place + 1]) << 8
                result[index] = scaling.value(high | Int32(bytes[place + 2]))
            }
        default:
            let numbers = PackedBits(bytes)
            for index in 0..<count {
                result[index] = scaling.value(numbers.number(at: index * bits, bits))
            }
        }
    }

    private func decodeIEEE(
        _ bytes: UnsafeRawBufferPointer, _ bits: Int,
        into result: UnsafeMutableBufferPointer<Float>
    ) {
        for index in 0..<count {
            if bits == 32 {
                let number = bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
                result[index] = Float(bitPattern: UInt32(bigEndian: number))
            } else {
                let number = bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
                result[index] = Float(Double(bitPattern: UInt64(bigEndian: number)))
            }
        }
    }
}
