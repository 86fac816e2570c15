import Foundation

/// Numbers that lie one after the other in a classic file.
///
/// A classic file has them in the open, highest byte first. Read from the file itself, block by block,
/// they are turned, unpacked and compared while the processor still has them at hand, and several
/// fields can be read at once; netCDF-C goes over all of a field for each of these.
final class ClassicNumbers: NetCDFNumberSource {
    static let readsAtOnce = false

    private let descriptor: Int32
    private let path: String
    private let offset: Int
    private let size: Int

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - offset: Where the first number lies.
    ///   - size: The bytes of a number: 1, 2, 4 or 8.
    init(_ path: String, offset: Int, size: Int) throws(WeatherDataError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let reason = String(cString: strerror(errno))
            throw WeatherDataError(.inputOutput, "it can't be opened: \(reason)", path: path)
        }
        self.path = path
        self.offset = offset
        self.size = size
    }

    deinit {
        close(descriptor)
    }

    func read(
        _ range: Range<Int>, into memory: UnsafeMutableRawPointer
    ) throws(WeatherDataError) {
        let wanted = range.count * size
        var filled = 0
        while filled < wanted {
            let place = off_t(offset + range.lowerBound * size + filled)
            let got = pread(descriptor, memory + filled, wanted - filled, place)
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else {
                let reason = String(cString: strerror(errno))
                throw WeatherDataError(.inputOutput, "it can't be read: \(reason)", path: path)
            }
            guard got > 0 else {
                throw WeatherDataError(
                    .inputOutput, "it was cut short while it was read", path: path)
            }
            filled += got
        }
        switch size {
        case 2: Self.turn(memory, range.count, UInt16.self)
        case 4: Self.turn(memory, range.count, UInt32.self)
        case 8: Self.turn(memory, range.count, UInt64.self)
        default: break
        }
    }

    /// Turns the bytes of each number round.
    private static func turn<Pattern: FixedWidthInteger>(
        _ memory: UnsafeMutableRawPointer, _ count: Int, _ pattern: Pattern.Type
    ) {
        let numbers = memory.bindMemory(to: pattern, capacity: count)
        for index in 0..<count { numbers[index] = Pattern(bigEndian: numbers[index]) }
    }
}
