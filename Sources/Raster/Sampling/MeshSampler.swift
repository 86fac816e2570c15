/// Samples a grid through a mesh of positions, one strip of pixel rows at a time.
struct MeshSampler {
    let mesh: PositionMesh
    let point: PointSampler

    /// Writes a strip: NaN everywhere, then the squares.
    ///
    /// `out` has 128 rows of `stride` numbers.
    func sample(strip: Int, into out: UnsafeMutablePointer<Float>, stride: Int) {
        let height = min(
            PositionMesh.rootSide, mesh.camera.pixelHeight - strip * PositionMesh.rootSide)
        for index in 0..<max(height, 0) * stride { out[index] = .nan }
        for index in mesh.strips[strip] { sample(mesh.squares[index], strip, out, stride) }
    }

    private func sample(
        _ square: PositionMesh.Square, _ strip: Int, _ out: UnsafeMutablePointer<Float>,
        _ stride: Int
    ) {
        let side = Int(square.side)
        let (left, top) = (Int(square.x), Int(square.y))
        let width = min(side, mesh.camera.pixelWidth - left)
        let first = max(top, mesh.rows.lowerBound)
        let end = min(top + side, mesh.rows.upperBound)
        let size = Double(side)
        for row in first..<max(first, end) {
            let part = (Double(row - top) + 0.5) / size
            let from = square.topLeft + (square.bottomLeft - square.topLeft) * part
            let to = square.topRight + (square.bottomRight - square.topRight) * part
            let step = (to - from) / size
            let target = out + (row - strip * PositionMesh.rootSide) * stride + left
            span(from + step * 0.5, step, width, target)
        }
    }

    /// Samples pixels along a line of the grid.
    private func span(
        _ start: SIMD2<Double>, _ step: SIMD2<Double>, _ count: Int,
        _ out: UnsafeMutablePointer<Float>
    ) {
        let end = start + step * Double(count - 1)
        let low = SIMD2(min(start.x, end.x), min(start.y, end.y))
        let high = SIMD2(max(start.x, end.x), max(start.y, end.y))
        // Well inside, so that neither rounding nor a kernel's reach leads out of the grid.
        let reach = kernelReach
        let inside =
            low.x >= reach.low && low.y >= reach.low
            && high.x <= Double(point.source.width) - reach.high
            && high.y <= Double(point.source.height) - reach.high
        guard inside, point.source.component == .value, point.kernel.taps > 1,
            high.x - low.x < 4_096, high.y - low.y < 4_096
        else {
            for pixel in 0..<count {
                let place = start + step * Double(pixel)
                out[pixel] = point.value(x: place.x, y: place.y)
            }
            return
        }
        let corner = SIMD2(low.x.rounded(.down), low.y.rounded(.down))
        let offset = Int(corner.y) * point.source.width + Int(corner.x)
        let line = Line(start: start - corner, step: step)
        if point.kernel.taps == 2 {
            if linear(line, offset, count, out) { return }
        } else {
            cubic(line, offset, count, out)
        }
        for pixel in 0..<count where !out[pixel].isFinite {
            let place = start + step * Double(pixel)
            out[pixel] = point.value(x: place.x, y: place.y)
        }
    }

    private var kernelReach: (low: Double, high: Double) {
        point.kernel.taps == 4 ? (1.01, 2.01) : (0.01, 1.01)
    }

    /// Pixels along a line, from a corner of the grid close by, so that single precision is enough.
    struct Line {
        let x: Float
        let y: Float
        let stepX: Float
        let stepY: Float

        init(start: SIMD2<Double>, step: SIMD2<Double>) {
            x = Float(start.x)
            y = Float(start.y)
            stepX = Float(step.x)
            stepY = Float(step.y)
        }
    }

    private func cubic(
        _ line: Line, _ offset: Int, _ count: Int, _ out: UnsafeMutablePointer<Float>
    ) {
        let width = point.source.width
        let before = point.source.from + offset
        let after = point.source.to.map { $0 + offset }
        for index in 0..<count {
            let x = line.x + Float(index) * line.stepX
            let y = line.y + Float(index) * line.stepY
            let column = Int(truncatingIfNeeded: Int32(x))
            let row = Int(truncatingIfNeeded: Int32(y))
            let wx = point.kernel.weights(x - Float(column))
            let wy = point.kernel.weights(y - Float(row))
            let cell = (row - 1) * width + column - 1
            var value = Self.mixCubic(before + cell, width, wx, wy)
            if let after {
                value +=
                    (Self.mixCubic(after + cell, width, wx, wy) - value) * point.source.fraction
            }
            out[index] = value
        }
    }

    @inline(__always)
    private static func mixCubic(
        _ values: UnsafePointer<Float>, _ width: Int, _ wx: SIMD4<Float>, _ wy: SIMD4<Float>
    ) -> Float {
        let centre = values.four(width)
        let sum =
            wy[0] * (values.four(0) - centre) + wy[2] * (values.four(2 * width) - centre)
            + wy[3] * (values.four(3 * width) - centre)
        let columns = centre + sum
        return ChannelRows.cubic(
            columns[0], columns[1], columns[2], columns[3], wx[0], wx[2], wx[3])
    }
}
