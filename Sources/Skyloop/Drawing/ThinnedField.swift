import Raster

extension GridValues {
    /// The means of squares of cells, for a coarser and softer picture; missing where most are.
    func thinned(by stride: Int) -> GridValues {
        guard stride > 1, width > stride, height > stride else { return self }
        let columns = (width + stride - 1) / stride
        let rows = (height + stride - 1) / stride
        var means = [Float](repeating: .nan, count: columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                var sum = 0.0
                var count = 0
                let right = min(width, (column + 1) * stride)
                let bottom = min(height, (row + 1) * stride)
                let all = (right - column * stride) * (bottom - row * stride)
                for y in row * stride..<bottom {
                    for x in column * stride..<right {
                        let value = values[y * width + x]
                        if value.isFinite {
                            sum += Double(value)
                            count += 1
                        }
                    }
                }
                if count * 2 > all { means[row * columns + column] = Float(sum / Double(count)) }
            }
        }
        return GridValues(
            means, width: columns, height: rows, wrapsX: wrapsX && width % stride == 0)
    }
}
