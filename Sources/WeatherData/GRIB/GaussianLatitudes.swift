import Foundation

/// The latitudes of Gaussian grids: the zeros of a Legendre polynomial.
enum GaussianLatitudes {
    /// The `2n` latitudes in degrees from north to south, for `n` between a pole and the equator.
    ///
    /// Newton's steps from an asymptotic first guess, to the last bit of double precision.
    ///
    /// - Complexity: Quadratic in `n`.
    static func latitudes(_ n: Int) -> [Double] {
        let count = 2 * n
        var north: [Double] = []
        north.reserveCapacity(n)
        for index in 0..<n {
            var x = cos(.pi * (Double(index) + 0.75) / (Double(count) + 0.5))
            for _ in 0..<20 {
                var last = 1.0
                var value = x
                for degree in 2...count {
                    let k = Double(degree)
                    (last, value) = (value, ((2 * k - 1) * x * value - (k - 1) * last) / k)
                }
                let slope = Double(count) * (last - x * value) / (1 - x * x)
                let step = value / slope
                x -= step
                if abs(step) < 1e-16 { break }
            }
            north.append(asin(x) * 180 / .pi)
        }
        return north + north.reversed().map { -$0 }
    }
}
