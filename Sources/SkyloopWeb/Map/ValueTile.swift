import Timekeeping

/// The values of one tile at one time, as the server sends them.
///
/// One or two planes of 16-bit numbers, from which a value is offset + number × step; 65535 is missing.
/// Rows run from north to south and have one value more on each side.
struct ValueTile {
    struct Plane {
        let offset: Float
        let step: Float
        let numbers: [UInt16]
    }

    static let missing: UInt16 = 65_535

    let width: Int
    let height: Int
    let planes: [Plane]

    /// The bytes that it takes in memory.
    var byteCount: Int { planes.count * width * height * 2 }

    /// Reads a tile; nil for anything that is not one.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        func number(_ index: Int) -> UInt16 {
            UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
        }
        func float(_ index: Int) -> Float {
            Float(bitPattern: UInt32(number(index)) | UInt32(number(index + 2)) << 16)
        }
        let magic: [UInt8] = [0x53, 0x4B, 0x56, 0x31]
        guard bytes.count >= 12 else { return nil }
        for index in 0..<4 where bytes[index] != magic[index] { return nil }
        let width = Int(number(4))
        let height = Int(number(6))
        let count = Int(bytes[8])
        let size = width * height
        guard width > 2, height > 2, width <= 1_026, height <= 1_026, count == 1 || count == 2,
            bytes.count == 12 + count * (8 + size * 2)
        else { return nil }
        var planes: [Plane] = []
        for plane in 0..<count {
            let start = 12 + plane * (8 + size * 2)
            var numbers = [UInt16](repeating: 0, count: size)
            for index in 0..<size { numbers[index] = number(start + 8 + index * 2) }
            planes.append(
                Plane(offset: float(start), step: float(start + 4), numbers: numbers))
        }
        self.width = width
        self.height = height
        self.planes = planes
    }

    /// The value at a pixel: of two planes the length of the vector; NaN where it is missing.
    func value(at index: Int) -> Float {
        var sum: Float = 0
        for plane in planes {
            let number = plane.numbers[index]
            if number == Self.missing { return .nan }
            let value = plane.offset + Float(number) * plane.step
            if planes.count == 1 { return value }
            sum += value * value
        }
        return sum.squareRoot()
    }
}
