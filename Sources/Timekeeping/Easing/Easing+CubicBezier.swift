extension Easing {
    /// A curve by two control points, as CSS has it; the points' x are taken into 0…1.
    public static func cubicBezier(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
    ) -> Easing {
        let x1 = min(max(x1, 0), 1)
        let x2 = min(max(x2, 0), 1)
        return Easing { progress in
            // x rises with the parameter, so halving finds it; 60 halvings use all bits.
            var (low, high) = (0.0, 1.0)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if coordinate(x1, x2, at: middle) < progress { low = middle } else { high = middle }
            }
            return coordinate(y1, y2, at: (low + high) / 2)
        }
    }

    /// One coordinate of the curve from 0 to 1 at a parameter.
    private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
