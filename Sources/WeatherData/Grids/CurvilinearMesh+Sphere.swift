import Foundation

extension CurvilinearMesh {
    static func vector(longitude: Double, latitude: Double) -> SIMD3<Double> {
        let lambda = longitude * .pi / 180
        let phi = latitude * .pi / 180
        return SIMD3(cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi))
    }

    static func place(of vector: SIMD3<Double>) -> (longitude: Double, latitude: Double)? {
        let flat = hypot(vector.x, vector.y)
        guard flat.isFinite, vector.z.isFinite, flat > 0 || vector.z != 0 else { return nil }
        return (
            RotatedPole.normal(atan2(vector.y, vector.x) * 180 / .pi),
            atan2(vector.z, flat) * 180 / .pi
        )
    }

    /// Whether every row's end comes back to its beginning, within about a cell.
    static func goesRound(
        width: Int, height: Int, longitudes: [Double], latitudes: [Double]
    ) -> Bool {
        guard width > 3 else { return false }
        var rows = 0
        for row in stride(from: 0, to: height, by: max(height / 16, 1)) {
            let line = row * width
            var turn = 0.0
            var widest = 0.0
            var isWhole = true
            for x in line..<line + width - 1 {
                let step = longitudes[x + 1] - longitudes[x]
                guard step.isFinite else {
                    isWhole = false
                    break
                }
                let short = step - (step / 360).rounded() * 360
                turn += short
                widest = max(widest, abs(short))
            }
            guard isWhole else { continue }
            let gap = 360 - abs(turn)
            guard gap > 0, gap <= 1.5 * widest else { return false }
            rows += 1
        }
        return rows > 0
    }

    /// Where in a cell a point is: the part of the way across and down.
    ///
    /// In the plane that touches the sphere at the point, the blend of the corners must be 0: two
    /// equations, solved by Newton's steps.
    ///
    /// - Returns: nil where the point is outside the ranges; `excess` says by how much it is out of
    ///   the cell itself.
    static func inverse(
        _ point: SIMD3<Double>,
        _ corners: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>),
        columns: ClosedRange<Double>, rows: ClosedRange<Double>
    ) -> (s: Double, t: Double, excess: Double)? {
        let pole = abs(point.z) < 0.9 ? SIMD3<Double>(0, 0, 1) : SIMD3<Double>(1, 0, 0)
        let east = normalised(cross(pole, point))
        let north = cross(point, east)
        func flat(_ vector: SIMD3<Double>) -> SIMD2<Double>? {
            guard (vector * point).sum() > 0 else { return nil }
            return SIMD2((vector * east).sum(), (vector * north).sum())
        }
        guard let a = flat(corners.0), let b = flat(corners.1), let c = flat(corners.2),
            let d = flat(corners.3)
        else { return nil }
        let across = b - a
        let down = c - a
        let twist = a - b - c + d
        var s = 0.5
        var t = 0.5
        for _ in 0..<20 {
            let value = a + across * s + down * t + twist * (s * t)
            let ds = across + twist * t
            let dt = down + twist * s
            let determinant = ds.x * dt.y - ds.y * dt.x
            guard abs(determinant) > 1e-300 else { return nil }
            let stepS = (value.x * dt.y - value.y * dt.x) / determinant
            let stepT = (ds.x * value.y - ds.y * value.x) / determinant
            s -= stepS
            t -= stepT
            guard s.isFinite, t.isFinite, abs(s) < 100, abs(t) < 100 else { return nil }
            if abs(stepS) < 1e-13, abs(stepT) < 1e-13 { break }
        }
        let slack = 1e-9
        guard s >= columns.lowerBound - slack, s <= columns.upperBound + slack,
            t >= rows.lowerBound - slack, t <= rows.upperBound + slack
        else { return nil }
        let excess = max(0, -s - slack, s - 1 - slack, -t - slack, t - 1 - slack)
        return (s, t, excess)
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    private static func normalised(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        vector / (vector * vector).sum().squareRoot()
    }
}
