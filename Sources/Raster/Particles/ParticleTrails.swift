/// The traces of particles on a picture: how much ink, and of which colour.
///
/// Ink has 16 bits, so that a slow fade at a high frame rate comes out as a fast one at a low rate.
struct ParticleTrails: Sendable {
    let width: Int
    let height: Int
    /// 0 … 65535, row by row, with a rim on all sides that stamps may reach.
    var ink: [UInt16]
    /// The number of the colour.
    var tones: [UInt8]
    /// Pixels of rim.
    let rim: Int
    /// Pixels in a row with its rims.
    let stride: Int

    init(width: Int, height: Int, rim: Int) {
        self.width = width
        self.height = height
        self.rim = rim
        stride = width + 2 * rim
        let count = width > 0 && height > 0 ? stride * (height + 2 * rim) : 0
        ink = [UInt16](repeating: 0, count: count)
        tones = [UInt8](repeating: 0, count: count)
    }

    /// Takes all ink away.
    mutating func clear() {
        for index in ink.indices { ink[index] = 0 }
    }

    /// Leaves a part of the ink, 0 … 1.
    mutating func fade(to part: Double) {
        let factor = UInt32(Maths.clampedInt(part * 65536, 0, 65535))
        ink.withUnsafeMutableBufferPointer { ink in
            for index in ink.indices {
                ink[index] = UInt16(truncatingIfNeeded: (UInt32(ink[index]) &* factor) >> 16)
            }
        }
    }

    /// Moves all ink by whole pixels.
    mutating func shift(right: Int, down: Int) {
        guard right != 0 || down != 0, !ink.isEmpty else { return }
        let rows = ink.count / stride
        guard abs(right) < stride, abs(down) < rows else { return clear() }
        var moved = [UInt16](repeating: 0, count: ink.count)
        var movedTones = tones
        for row in max(0, down)..<min(rows, rows + down) {
            for x in max(0, right)..<min(stride, stride + right) {
                let from = (row - down) * stride + x - right
                moved[row * stride + x] = ink[from]
                movedTones[row * stride + x] = tones[from]
            }
        }
        (ink, tones) = (moved, movedTones)
    }
}
