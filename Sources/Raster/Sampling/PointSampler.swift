/// The value at one position of a grid: the slow path for edges and holes, and for questions.
///
/// It gives what the fast paths give, to the last bit or the one before.
struct PointSampler {
    let source: ChannelSource
    let kernel: SampleKernel
    let wrapsX: Bool

    /// The value at a position; NaN where missing or outside.
    func value(x: Double, y: Double) -> Float {
        let (width, height) = (Double(source.width), Double(source.height))
        var x = x
        if wrapsX {
            x = Maths.wrap(x, modulus: width)
            if x >= width - 0.5 { x -= width }
        }
        guard x >= -0.5, x < width - 0.5, y >= -0.5, y < height - 0.5 else { return .nan }
        if kernel.taps == 1 {
            let column = column(Int((x + 0.5).rounded(.down)))
            return source.value(row(Int((y + 0.5).rounded(.down))) + column)
        }
        let (floorX, floorY) = (x.rounded(.down), y.rounded(.down))
        let (left, top) = (Int(floorX), Int(floorY))
        let (fractionX, fractionY) = (Float(x - floorX), Float(y - floorY))
        if kernel.taps == 4 {
            let value = cubic(left, top, fractionX, fractionY)
            if value.isFinite { return value }
        }
        return linear(left, top, fractionX, fractionY)
    }

    private func column(_ index: Int) -> Int {
        if wrapsX { return ((index % source.width) + source.width) % source.width }
        return min(max(index, 0), source.width - 1)
    }

    private func row(_ index: Int) -> Int { min(max(index, 0), source.height - 1) * source.width }

    private func cubic(_ left: Int, _ top: Int, _ fractionX: Float, _ fractionY: Float) -> Float {
        let (wx, wy) = (kernel.weights(fractionX), kernel.weights(fractionY))
        var rows = SIMD4<Float>.zero
        for tap in 0..<4 {
            let start = row(top - 1 + tap)
            rows[tap] = ChannelRows.cubic(
                source.value(start + column(left - 1)), source.value(start + column(left)),
                source.value(start + column(left + 1)), source.value(start + column(left + 2)),
                wx[0], wx[2], wx[3])
        }
        return ChannelRows.cubic(rows[0], rows[1], rows[2], rows[3], wy[0], wy[2], wy[3])
    }

    private func linear(_ left: Int, _ top: Int, _ fractionX: Float, _ fractionY: Float) -> Float {
        let (upper, lower) = (row(top), row(top + 1))
        let (first, second) = (column(left), column(left + 1))
        let a = source.value(upper + first)
        let b = source.value(upper + second)
        let c = source.value(lower + first)
        let d = source.value(lower + second)
        let above = a + (b - a) * fractionX
        let below = c + (d - c) * fractionX
        let value = above + (below - above) * fractionY
        if value.isFinite { return value }
        let upperPart = ChannelRows.partSum(a, b, fractionX)
        let lowerPart = ChannelRows.partSum(c, d, fractionX)
        let weight = upperPart.weight + (lowerPart.weight - upperPart.weight) * fractionY
        let sum = upperPart.sum + (lowerPart.sum - upperPart.sum) * fractionY
        return weight >= 0.5 ? sum / weight : .nan
    }
}
