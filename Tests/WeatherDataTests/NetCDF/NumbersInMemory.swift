@testable import WeatherData

/// Numbers as a file would give them, block by block.
struct NumbersInMemory<Number>: NetCDFNumberSource {
    static var readsAtOnce: Bool { false }

    let numbers: [Number]

    init(_ numbers: [Number]) { self.numbers = numbers }

    func read(
        _ range: Range<Int>, into memory: UnsafeMutableRawPointer
    ) throws(WeatherDataError) {
        numbers[range].withUnsafeBytes { bytes in
            if let address = bytes.baseAddress {
                memory.copyMemory(from: address, byteCount: bytes.count)
            }
        }
    }
}
