import Foundation
import Raster

/// Sampling as its definition says, one pixel at a time, in double precision, with nothing clever.
struct ReferenceSampler {
    let values: [Float]
    let width: Int
    let height: Int
    let wrapsX: Bool
    var later: [Float]?
    var fraction = 0.0
    let options: SampleOptions

    /// A value, and whether a tiny change of the position could make it missing or another one.
    struct Result {
        var value: Double?
        var isDelicate = false
    }

    func value(x: Double, y: Double) -> Result {
        var x = x
        if wrapsX { x -= (x / Double(width)).rounded(.down) * Double(width) }
        if wrapsX, x >= Double(width) - 0.5 { x -= Double(width) }
        let (w, h) = (Double(width), Double(height))
        let margin = min(x + 0.5, w - 0.5 - x)
        let marginY = min(y + 0.5, h - 0.5 - y)
        let isDelicate = (!wrapsX && abs(margin) < 1e-5) || abs(marginY) < 1e-5
        guard wrapsX || margin >= 0, marginY >= 0 else { return Result(isDelicate: isDelicate) }
        if options.interpolation == .none {
            let (column, row) = (Int((x + 0.5).rounded(.down)), Int((y + 0.5).rounded(.down)))
            let nearTie =
                abs(x - x.rounded(.down) - 0.5) < 1e-5 || abs(y - y.rounded(.down) - 0.5) < 1e-5
            return Result(value: cell(column, row), isDelicate: nearTie || isDelicate)
        }
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (fx, fy) = (x - x.rounded(.down), y - y.rounded(.down))
        if options.interpolation != .bilinear || options.smoothing > 0 {
            let (wx, wy) = (weights(fx), weights(fy))
            var sum = 0.0
            var isWhole = true
            for row in 0..<4 {
                for column in 0..<4 {
                    guard let value = cell(left - 1 + column, top - 1 + row) else {
                        isWhole = false
                        continue
                    }
                    sum += wx[column] * wy[row] * value
                }
            }
            if isWhole { return Result(value: sum, isDelicate: isDelicate) }
        }
        var sum = 0.0
        var weight = 0.0
        for (row, wy) in [(top, 1 - fy), (top + 1, fy)] {
            for (column, wx) in [(left, 1 - fx), (left + 1, fx)] {
                guard let value = cell(column, row) else { continue }
                sum += wx * wy * value
                weight += wx * wy
            }
        }
        return Result(
            value: weight >= 0.5 ? sum / weight : nil,
            isDelicate: isDelicate || abs(weight - 0.5) < 1e-4)
    }

    private func cell(_ column: Int, _ row: Int) -> Double? {
        let row = min(max(row, 0), height - 1)
        let column =
            wrapsX
            ? ((column % width) + width) % width : min(max(column, 0), width - 1)
        let index = row * width + column
        let first = values[index].isFinite ? Double(values[index]) : nil
        guard let later, fraction > 0 else { return first }
        let second = later[index].isFinite ? Double(later[index]) : nil
        if let first, let second { return first + (second - first) * fraction }
        return fraction < 0.5 ? first : second
    }

    private func weights(_ f: Double) -> [Double] {
        let spline = [
            pow(1 - f, 3) / 6, (4 - 6 * f * f + 3 * f * f * f) / 6,
            (1 + 3 * f + 3 * f * f - 3 * f * f * f) / 6, f * f * f / 6,
        ]
        let own: [Double]
        switch options.interpolation {
        case .none, .bilinear:
            own = [0, 1 - f, f, 0]
        case .biquadratic:
            func bump(_ d: Double) -> Double {
                let d = abs(d)
                if d < 0.5 { return 0.75 - d * d }
                return d < 1.5 ? 0.5 * (1.5 - d) * (1.5 - d) : 0
            }
            own = [bump(f + 1), bump(f), bump(1 - f), bump(2 - f)]
        case .bicubic:
            func keys(_ d: Double) -> Double {
                let d = abs(d)
                if d <= 1 { return 1.5 * d * d * d - 2.5 * d * d + 1 }
                return d < 2 ? -0.5 * d * d * d + 2.5 * d * d - 4 * d + 2 : 0
            }
            own = [keys(f + 1), keys(f), keys(1 - f), keys(2 - f)]
        }
        return zip(own, spline).map {
            $0.0 * (1 - options.smoothing) + $0.1 * options.smoothing
        }
    }

    /// The place under a pixel's centre by the textbook formulas; nil beyond the map's end.
    static func place(
        _ camera: Camera, _ column: Int, _ row: Int
    ) -> (longitude: Double, latitude: Double)? {
        let world = 512 * pow(2, camera.zoom) * camera.pixelRatio
        let phi = camera.center.latitude * .pi / 180
        let centreX = (camera.center.longitude + 180) / 360
        let centreY = (1 - asinh(tan(phi)) / .pi) / 2
        let x = centreX + (Double(column) + 0.5 - Double(camera.pixelWidth) / 2) / world
        let y = centreY + (Double(row) + 0.5 - Double(camera.pixelHeight) / 2) / world
        guard y >= 0, y <= 1 else { return nil }
        return (x * 360 - 180, atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi)
    }
}
