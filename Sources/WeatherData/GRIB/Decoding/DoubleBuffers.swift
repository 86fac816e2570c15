import Synchronization

/// Room for decoded values in double precision, used again and again.
enum DoubleBuffers {
    private static let free = Mutex<[Buffer]>([])

    /// Memory that is handed from one user to the next; never shared.
    private struct Buffer: @unchecked Sendable {
        let memory: UnsafeMutableBufferPointer<Double>
    }

    /// Room for at least so many numbers.
    static func take(_ count: Int) -> UnsafeMutableBufferPointer<Double> {
        let found = free.withLock { free -> Buffer? in
            guard let index = free.firstIndex(where: { $0.memory.count >= count }) else {
                return nil
            }
            return free.remove(at: index)
        }
        return found?.memory ?? .allocate(capacity: max(count, 1))
    }

    /// Gives the room back; two pieces of up to 64 MiB each are kept.
    static func give(_ memory: UnsafeMutableBufferPointer<Double>) {
        let buffer = Buffer(memory: memory)
        let dropped = free.withLock { free -> Buffer? in
            guard buffer.memory.count <= 8 << 20 else { return buffer }
            free.append(buffer)
            guard free.count > 2 else { return nil }
            let least = free.indices.min { free[$0].memory.count < free[$1].memory.count } ?? 0
            return free.remove(at: least)
        }
        dropped?.memory.deallocate()
    }
}
