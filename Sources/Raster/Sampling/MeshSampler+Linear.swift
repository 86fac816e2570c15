extension MeshSampler {
    /// The pixels that are worked on together.
    private static let block = 32

    /// Bilinear pixels along a line; says whether all came out finite.
    ///
    /// In three loops over short blocks: positions, then numbers fetched from the grid, then mixing. The first and the
    /// last become vectors; in one loop with the second they don't.
    func linear(
        _ line: Line, _ offset: Int, _ count: Int, _ out: UnsafeMutablePointer<Float>
    ) -> Bool {
        let width = point.source.width
        // 1,024 bytes: small enough to lie on the stack.
        return withUnsafeTemporaryAllocation(of: Float.self, capacity: 8 * Self.block) { memory in
            guard let memory = memory.baseAddress else { return false }
            let block = Block(memory, capacity: Self.block)
            var doubt: UInt32 = 0
            var first = 0
            while first < count {
                let size = min(Self.block, count &- first)
                let target = out + first
                block.place(line, from: first, size)
                block.fetch(point.source.from + offset, width, size)
                for index in 0..<size { target[index] = block.mixed(index) }
                if let after = point.source.to {
                    let part = point.source.fraction
                    block.fetch(after + offset, width, size)
                    for index in 0..<size {
                        target[index] += (block.mixed(index) - target[index]) * part
                    }
                }
                for index in 0..<size { doubt |= target[index].doubt }
                first &+= size
            }
            return doubt & Float.doubtBit == 0
        }
    }

    /// What is known of the pixels of a block.
    private struct Block {
        /// The grid column and row before each pixel, and how far after them it lies.
        let columns: UnsafeMutablePointer<Int32>
        let rows: UnsafeMutablePointer<Int32>
        let partX: UnsafeMutablePointer<Float>
        let partY: UnsafeMutablePointer<Float>
        /// Two numbers a pixel of the row before, and of the row after.
        let upper: UnsafeMutablePointer<Float>
        let lower: UnsafeMutablePointer<Float>

        /// Cuts memory for 8 numbers a pixel.
        init(_ memory: UnsafeMutablePointer<Float>, capacity: Int) {
            let raw = UnsafeMutableRawPointer(memory)
            columns = raw.bindMemory(to: Int32.self, capacity: 2 * capacity)
            rows = columns + capacity
            partX = memory + 2 * capacity
            partY = memory + 3 * capacity
            upper = memory + 4 * capacity
            lower = memory + 6 * capacity
        }

        @inline(__always)
        func place(_ line: Line, from first: Int, _ size: Int) {
            // Adding 1.5 × 2²³ leaves the nearest integer in the low bits; a rest of just 1 may stand for the next one.
            let magic: Float = 12_582_912
            for index in 0..<size {
                let pixel = Float(Int32(truncatingIfNeeded: first &+ index))
                let x = line.x + pixel * line.stepX
                let y = line.y + pixel * line.stepY
                let (column, row) = ((x - 0.5) + magic, (y - 0.5) + magic)
                columns[index] = Int32(bitPattern: column.bitPattern) &- 0x4B40_0000
                rows[index] = Int32(bitPattern: row.bitPattern) &- 0x4B40_0000
                partX[index] = x - (column - magic)
                partY[index] = y - (row - magic)
            }
        }

        @inline(__always)
        func fetch(_ values: UnsafePointer<Float>, _ width: Int, _ size: Int) {
            for index in 0..<size {
                let cell =
                    Int(truncatingIfNeeded: rows[index]) &* width
                    &+ Int(truncatingIfNeeded: columns[index])
                upper.storeTwo(of: values + cell, at: 2 &* index)
                lower.storeTwo(of: values + (cell &+ width), at: 2 &* index)
            }
        }

        @inline(__always)
        func mixed(_ index: Int) -> Float {
            let (left, right) = (2 &* index, 2 &* index &+ 1)
            let above = upper[left] + (upper[right] - upper[left]) * partX[index]
            let below = lower[left] + (lower[right] - lower[left]) * partX[index]
            return above + (below - above) * partY[index]
        }
    }
}
