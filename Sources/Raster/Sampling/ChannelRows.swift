/// One channel of a separable grid, spread over the picture's columns row by row.
///
/// A grid row is spread once and kept while picture rows need it; picture rows are then mixed from
/// spread rows, which lie side by side in memory. Rows with missing numbers are also spread as sums of
/// value times weight and of weight, so that what is there can be weighted alone.
struct ChannelRows: ~Copyable {
    private var spread = Scratch<Float>()
    private var sums = Scratch<Float>()
    private var weights = Scratch<Float>()
    private var made = Scratch<Float>()
    private var spreadRow: SIMD4<Int32> = SIMD4(repeating: -1)
    private var sumsRow: SIMD4<Int32> = SIMD4(repeating: -1)
    private var hasMissing: SIMD4<Int32> = .zero
    private var madeRow = -1
    private var stride = 0

    /// Forgets the last picture.
    mutating func begin(_ plan: borrowing ColumnPlan, gridWidth: Int) {
        stride = (plan.width + 11) & ~3
        spread.reserve(stride * 4)
        sums.reserve(stride * 4)
        weights.reserve(stride * 4)
        made.reserve(gridWidth)
        spreadRow = SIMD4(repeating: -1)
        sumsRow = SIMD4(repeating: -1)
        madeRow = -1
    }

    /// Writes one picture row; missing is NaN.
    ///
    /// - Returns: Whether any number may be missing.
    mutating func sample(
        _ source: ChannelSource, _ columns: borrowing ColumnPlan, _ rows: borrowing RowPlan,
        at position: Double, kernel: SampleKernel, into out: UnsafeMutablePointer<Float>
    ) -> Bool {
        guard !position.isNaN, source.width > 0, columns.used.last >= 0 else {
            for column in 0..<columns.width { out[column] = .nan }
            return true
        }
        var mayMiss = true
        switch kernel.taps {
        case 1: sampleNearest(source, columns, rows, position, out)
        case 2: mayMiss = sampleLinear(source, columns, rows, position, out)
        default: mayMiss = sampleCubic(source, columns, rows, position, kernel, out)
        }
        for gap in columns.gaps {
            for column in gap.start..<gap.end { out[column] = .nan }
            mayMiss = true
        }
        return mayMiss
    }

    // MARK: Mixing spread rows

    private mutating func sampleNearest(
        _ source: ChannelSource, _ columns: borrowing ColumnPlan, _ rows: borrowing RowPlan,
        _ position: Double, _ out: UnsafeMutablePointer<Float>
    ) {
        let row = rows.memoryRow(Int((position + 0.5).rounded(.down)), of: source.height)
        let values = pointer(source, row, columns)
        let base = columns.base.pointer
        for run in columns.runs {
            for column in run.start..<run.end {
                out[column] = values[Int(truncatingIfNeeded: base[column])]
            }
        }
    }

    private mutating func sampleLinear(
        _ source: ChannelSource, _ columns: borrowing ColumnPlan, _ rows: borrowing RowPlan,
        _ position: Double, _ out: UnsafeMutablePointer<Float>
    ) -> Bool {
        let floor = position.rounded(.down)
        let before = Int(floor)
        let first = rows.memoryRow(before, of: source.height)
        let second = rows.memoryRow(before + 1, of: source.height)
        let fraction = Float(position - floor)
        // Where picture rows share no grid rows, spreading these first would be work for nothing.
        if rows.pace > 0.6, source.isPlain,
            mixDirectly(source, first, second, fraction, columns, out)
        {
            return false
        }
        let (upper, upperMissing) = spreadLinear(source, first, columns)
        let (lower, lowerMissing) = spreadLinear(source, second, columns)
        if upperMissing || lowerMissing {
            mixSums(source, first, second, fraction, columns, out)
            return true
        }
        let f = SIMD4<Float>(repeating: fraction)
        var column = 0
        while column < columns.width {
            let a = upper.four(column)
            out.store(a + (lower.four(column) - a) * f, at: column)
            column &+= 4
        }
        return false
    }

    /// Mixes the four points around each pixel straight from two grid rows; false if any is missing.
    private func mixDirectly(
        _ source: ChannelSource, _ first: Int, _ second: Int, _ fraction: Float,
        _ columns: borrowing ColumnPlan, _ out: UnsafeMutablePointer<Float>
    ) -> Bool {
        let upper = source.from + first * source.width
        let lower = source.from + second * source.width
        let base = columns.base.pointer
        let weights = UnsafePointer(columns.fraction.pointer)
        // Numbers are fetched and mixed in loops of their own: the second becomes vectors. 1,024 bytes may lie on the
        // stack.
        let block = 64
        var doubt: UInt32 = 0
        withUnsafeTemporaryAllocation(of: Float.self, capacity: 4 * block) { memory in
            guard let top = memory.baseAddress else { return }
            let low = top + 2 * block
            for run in columns.runs {
                var first = run.start
                while first < run.end {
                    let count = min(block, run.end &- first)
                    for index in 0..<count {
                        let cell = Int(truncatingIfNeeded: base[first &+ index])
                        top.storeTwo(of: upper + cell, at: 2 &* index)
                        low.storeTwo(of: lower + cell, at: 2 &* index)
                    }
                    let (target, parts) = (out + first, weights + first)
                    for index in 0..<count {
                        let (left, right) = (2 &* index, 2 &* index &+ 1)
                        target[index] = Self.cell(
                            top[left], top[right], low[left], low[right], parts[index], fraction)
                    }
                    for index in 0..<count { doubt |= target[index].doubt }
                    first &+= count
                }
            }
        }
        for patch in columns.patches {
            let left = Int(truncatingIfNeeded: patch.taps[1])
            let right = Int(truncatingIfNeeded: patch.taps[2])
            let value = Self.cell(
                upper[left], upper[right], lower[left], lower[right], weights[patch.column],
                fraction)
            doubt |= value.doubt
            out[patch.column] = value
        }
        return doubt & Float.doubtBit == 0
    }

    /// The mix of four points, rows first.
    @inline(__always)
    private static func cell(
        _ a: Float, _ b: Float, _ c: Float, _ d: Float, _ fractionX: Float, _ fractionY: Float
    ) -> Float {
        let left = a + (c - a) * fractionY
        return left + (b + (d - b) * fractionY - left) * fractionX
    }

    private mutating func sampleCubic(
        _ source: ChannelSource, _ columns: borrowing ColumnPlan, _ rows: borrowing RowPlan,
        _ position: Double, _ kernel: SampleKernel, _ out: UnsafeMutablePointer<Float>
    ) -> Bool {
        let floor = position.rounded(.down)
        let before = Int(floor)
        let fraction = Float(position - floor)
        let weight = kernel.weights(fraction)
        let (r0, missing0) = spreadCubic(
            source, rows.memoryRow(before - 1, of: source.height), columns)
        let (r1, missing1) = spreadCubic(source, rows.memoryRow(before, of: source.height), columns)
        let (r2, missing2) = spreadCubic(
            source, rows.memoryRow(before + 1, of: source.height), columns)
        let (r3, missing3) = spreadCubic(
            source, rows.memoryRow(before + 2, of: source.height), columns)
        let w0 = SIMD4<Float>(repeating: weight[0])
        let w2 = SIMD4<Float>(repeating: weight[2])
        let w3 = SIMD4<Float>(repeating: weight[3])
        var column = 0
        while column < columns.width {
            let centre = r1.four(column)
            let sum =
                w0 * (r0.four(column) - centre) + w2 * (r2.four(column) - centre)
                + w3 * (r3.four(column) - centre)
            out.store(centre + sum, at: column)
            column &+= 4
        }
        guard missing0 || missing1 || missing2 || missing3 else { return false }
        // Beside a missing number the four nearest decide, as in the bilinear kernel.
        let first = rows.memoryRow(before, of: source.height)
        let second = rows.memoryRow(before + 1, of: source.height)
        mixSums(source, first, second, fraction, columns, out, onlyMissing: true)
        return true
    }

    /// Mixes two rows by what is there: a pixel is missing where that has less than half of the weight.
    private mutating func mixSums(
        _ source: ChannelSource, _ first: Int, _ second: Int, _ fraction: Float,
        _ columns: borrowing ColumnPlan, _ out: UnsafeMutablePointer<Float>,
        onlyMissing: Bool = false
    ) {
        let upper = spreadSums(source, first, columns)
        let lower = spreadSums(source, second, columns)
        let f = SIMD4<Float>(repeating: fraction)
        let half = SIMD4<Float>(repeating: 0.5)
        let nan = SIMD4<Float>(repeating: .nan)
        let (upperSum, lowerSum) = (sums.pointer + upper * stride, sums.pointer + lower * stride)
        let (upperWeight, lowerWeight) = (
            weights.pointer + upper * stride, weights.pointer + lower * stride
        )
        var column = 0
        while column < columns.width {
            let s = upperSum.four(column)
            let w = upperWeight.four(column)
            let sum = s + (lowerSum.four(column) - s) * f
            let weight = w + (lowerWeight.four(column) - w) * f
            var value = (sum / weight).replacing(with: nan, where: .!(weight .>= half))
            if onlyMissing {
                let smooth = out.four(column)
                value = smooth.replacing(with: value, where: isMissing(smooth))
            }
            out.store(value, at: column)
            column &+= 4
        }
    }

    // MARK: Spreading a row over the columns

    /// A grid row in memory, mixed in time where needed.
    private mutating func pointer(
        _ source: ChannelSource, _ row: Int, _ columns: borrowing ColumnPlan
    ) -> UnsafePointer<Float> {
        if source.isPlain { return source.from + row * source.width }
        if madeRow != row {
            source.makeRow(
                row, columns: columns.used.first..<columns.used.last + 1, into: made.pointer)
            madeRow = row
        }
        return UnsafePointer(made.pointer)
    }

    private mutating func spreadLinear(
        _ source: ChannelSource, _ row: Int, _ columns: borrowing ColumnPlan
    ) -> (row: UnsafePointer<Float>, hasMissing: Bool) {
        let slot = row & 3
        let out = spread.pointer + slot * stride
        if spreadRow[slot] == Int32(truncatingIfNeeded: row) {
            return (UnsafePointer(out), hasMissing[slot] != 0)
        }
        let values = pointer(source, row, columns)
        let base = columns.base.pointer
        let fraction = UnsafePointer(columns.fraction.pointer)
        var check = SIMD4<Float>.zero
        for run in columns.runs {
            var column = run.start
            while column &+ 4 <= run.end {
                let p0 = values.two(Int(truncatingIfNeeded: base[column]))
                let p1 = values.two(Int(truncatingIfNeeded: base[column &+ 1]))
                let p2 = values.two(Int(truncatingIfNeeded: base[column &+ 2]))
                let p3 = values.two(Int(truncatingIfNeeded: base[column &+ 3]))
                let pairs = SIMD8(
                    lowHalf: SIMD4(lowHalf: p0, highHalf: p1),
                    highHalf: SIMD4(lowHalf: p2, highHalf: p3))
                let a = pairs.evenHalf
                let value = a + (pairs.oddHalf - a) * fraction.four(column)
                check += value * 0
                out.store(value, at: column)
                column &+= 4
            }
            while column < run.end {
                let pair = values.two(Int(truncatingIfNeeded: base[column]))
                let value = pair[0] + (pair[1] - pair[0]) * fraction[column]
                check[0] += value * 0
                out[column] = value
                column += 1
            }
        }
        for patch in columns.patches {
            let a = values[Int(truncatingIfNeeded: patch.taps[1])]
            let b = values[Int(truncatingIfNeeded: patch.taps[2])]
            let value = a + (b - a) * fraction[patch.column]
            check[0] += value * 0
            out[patch.column] = value
        }
        let missing = check != .zero
        spreadRow[slot] = Int32(truncatingIfNeeded: row)
        hasMissing[slot] = missing ? 1 : 0
        return (UnsafePointer(out), missing)
    }

    private mutating func spreadCubic(
        _ source: ChannelSource, _ row: Int, _ columns: borrowing ColumnPlan
    ) -> (row: UnsafePointer<Float>, hasMissing: Bool) {
        let slot = row & 3
        let out = spread.pointer + slot * stride
        if spreadRow[slot] == Int32(truncatingIfNeeded: row) {
            return (UnsafePointer(out), hasMissing[slot] != 0)
        }
        let values = pointer(source, row, columns)
        let base = columns.base.pointer
        let w0 = UnsafePointer(columns.weight0.pointer)
        let w2 = UnsafePointer(columns.weight2.pointer)
        let w3 = UnsafePointer(columns.weight3.pointer)
        var check = SIMD4<Float>.zero
        for run in columns.runs {
            var column = run.start
            while column &+ 4 <= run.end {
                let q0 = values.four(Int(truncatingIfNeeded: base[column]) - 1)
                let q1 = values.four(Int(truncatingIfNeeded: base[column &+ 1]) - 1)
                let q2 = values.four(Int(truncatingIfNeeded: base[column &+ 2]) - 1)
                let q3 = values.four(Int(truncatingIfNeeded: base[column &+ 3]) - 1)
                // Four rows of four taps, turned so that each vector holds one tap.
                let low = SIMD8(lowHalf: q0, highHalf: q1)
                let high = SIMD8(lowHalf: q2, highHalf: q3)
                let even = SIMD8(lowHalf: low.evenHalf, highHalf: high.evenHalf)
                let odd = SIMD8(lowHalf: low.oddHalf, highHalf: high.oddHalf)
                let centre = odd.evenHalf
                let sum =
                    w0.four(column) * (even.evenHalf - centre)
                    + w2.four(column) * (even.oddHalf - centre)
                    + w3.four(column) * (odd.oddHalf - centre)
                let value = centre + sum
                check += value * 0
                out.store(value, at: column)
                column &+= 4
            }
            while column < run.end {
                let tap = values + Int(truncatingIfNeeded: base[column])
                let value = Self.cubic(
                    tap[-1], tap[0], tap[1], tap[2], w0[column], w2[column], w3[column])
                check[0] += value * 0
                out[column] = value
                column += 1
            }
        }
        for patch in columns.patches {
            let value = Self.cubic(
                values[Int(truncatingIfNeeded: patch.taps[0])],
                values[Int(truncatingIfNeeded: patch.taps[1])],
                values[Int(truncatingIfNeeded: patch.taps[2])],
                values[Int(truncatingIfNeeded: patch.taps[3])], w0[patch.column],
                w2[patch.column], w3[patch.column])
            check[0] += value * 0
            out[patch.column] = value
        }
        let missing = check != .zero
        spreadRow[slot] = Int32(truncatingIfNeeded: row)
        hasMissing[slot] = missing ? 1 : 0
        return (UnsafePointer(out), missing)
    }

    /// Four taps with the second as the base, so that equal numbers give just that number.
    @inline(__always)
    static func cubic(
        _ a: Float, _ b: Float, _ c: Float, _ d: Float, _ w0: Float, _ w2: Float, _ w3: Float
    ) -> Float {
        b + (w0 * (a - b) + w2 * (c - b) + w3 * (d - b))
    }

    /// Spreads a row as sums of value times weight and of weight, of what is there; gives its slot.
    private mutating func spreadSums(
        _ source: ChannelSource, _ row: Int, _ columns: borrowing ColumnPlan
    ) -> Int {
        let slot = row & 3
        guard sumsRow[slot] != Int32(truncatingIfNeeded: row) else { return slot }
        sumsRow[slot] = Int32(truncatingIfNeeded: row)
        let values = pointer(source, row, columns)
        let base = columns.base.pointer
        let fraction = UnsafePointer(columns.fraction.pointer)
        let sum = sums.pointer + slot * stride
        let weight = weights.pointer + slot * stride
        for run in columns.runs {
            for column in run.start..<run.end {
                let pair = values.two(Int(truncatingIfNeeded: base[column]))
                let part = Self.partSum(pair[0], pair[1], fraction[column])
                sum[column] = part.sum
                weight[column] = part.weight
            }
        }
        for patch in columns.patches {
            let part = Self.partSum(
                values[Int(truncatingIfNeeded: patch.taps[1])],
                values[Int(truncatingIfNeeded: patch.taps[2])], fraction[patch.column])
            sum[patch.column] = part.sum
            weight[patch.column] = part.weight
        }
        return slot
    }

    @inline(__always)
    static func partSum(
        _ a: Float, _ b: Float, _ fraction: Float
    ) -> (sum: Float, weight: Float) {
        let (hasA, hasB) = (a * 0 == 0, b * 0 == 0)
        let (aValue, bValue): (Float, Float) = (hasA ? a : 0, hasB ? b : 0)
        let (aWeight, bWeight): (Float, Float) = (hasA ? 1 : 0, hasB ? 1 : 0)
        return (
            aValue + (bValue - aValue) * fraction, aWeight + (bWeight - aWeight) * fraction
        )
    }
}
