import CAec

/// The lossless compression of the space agencies (CCSDS 121.0-B): WMO's templates 5.42 and 7.42.
struct CCSDSPacking: Equatable {
    let bits: Int
    private let flags: Int
    private let block: Int
    private let interval: Int

    /// Reads section 5; nil for ecCodes to decode.
    init?(_ section: ArraySlice<UInt8>) {
        bits = section.number(at: 19, bytes: 1)
        flags = section.number(at: 21, bytes: 1)
        block = section.number(at: 22, bytes: 1)
        interval = section.number(at: 23, bytes: 2)
        // Constant fields have no numbers.
        guard (1...32).contains(bits), flags & Int(AEC_DATA_SIGNED) == 0 else { return nil }
    }

    /// Decodes all values; false where the data is damaged.
    func decode(
        _ bytes: UnsafeRawBufferPointer, _ scaling: Scaling, count: Int,
        into result: UnsafeMutableBufferPointer<Float>
    ) -> Bool {
        let size = bits <= 8 ? 1 : bits <= 16 ? 2 : 4
        let memory = UnsafeMutableRawBufferPointer.allocate(
            byteCount: max(count * size, 1), alignment: 4)
        defer { memory.deallocate() }
        var stream = aec_stream()
        stream.next_in = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.avail_in = bytes.count
        stream.next_out = memory.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.avail_out = count * size
        stream.bits_per_sample = UInt32(bits)
        stream.block_size = UInt32(block)
        stream.rsi = UInt32(interval)
        // Numbers in the order of this machine's bytes, of four rather than three.
        stream.flags = UInt32(flags) & ~UInt32(AEC_DATA_MSB | AEC_DATA_3BYTE)
        #if _endian(big)
            stream.flags |= UInt32(AEC_DATA_MSB)
        #endif
        guard aec_buffer_decode(&stream) == AEC_OK, stream.total_out == count * size else {
            return false
        }
        switch size {
        case 1:
            for index in 0..<count { result[index] = scaling.value(Int32(memory[index])) }
        case 2:
            let numbers = memory.bindMemory(to: UInt16.self)
            for index in 0..<count { result[index] = scaling.value(Int32(numbers[index])) }
        default:
            let numbers = memory.bindMemory(to: UInt32.self)
            for index in 0..<count { result[index] = scaling.value(Int64(numbers[index])) }
        }
        return true
    }
}
