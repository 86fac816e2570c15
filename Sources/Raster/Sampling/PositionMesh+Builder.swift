extension PositionMesh {
    /// The making of a mesh: asks for positions and cuts squares.
    struct Builder {
        let camera: Camera
        let frame: Camera.Frame
        let period: Double?
        let tolerance: Double
        var squares: [Square] = []
        var evaluations = 0

        static let nowhere = SIMD2<Double>(repeating: .nan)

        init(camera: Camera, period: Double?, tolerance: Double) {
            self.camera = camera
            frame = camera.frame
            self.period = period
            self.tolerance = tolerance > 0 ? tolerance : 0
        }

        /// The pixel rows whose centres are on the map.
        var rowsOnMap: Range<Int> {
            let height = camera.pixelHeight
            var first = 0
            while first < height, !isOnMap(first) { first += 1 }
            var end = height
            while end > first, !isOnMap(end - 1) { end -= 1 }
            return first..<end
        }

        private func isOnMap(_ row: Int) -> Bool {
            let y = frame.originY + (Double(row) + 0.5) * frame.step
            return y >= 0 && y <= 1
        }

        /// The exact position of the top left corner of a pixel, or of a part of it.
        mutating func evaluate(
            _ x: Double, _ y: Double,
            _ position: (_ longitude: Double, _ latitude: Double) -> (x: Double, y: Double)?
        ) -> SIMD2<Double> {
            let mapX = Maths.wrap(frame.originX + x * frame.step, modulus: 1)
            // A little beyond the map's end, for squares over it; not as far as the pole.
            let mapY = min(max(frame.originY + y * frame.step, -0.5), 1.5)
            guard mapX.isFinite, mapY.isFinite else { return Self.nowhere }
            evaluations += 1
            let place = position(
                WebMercator.longitude(x: mapX), WebMercator.latitude(y: mapY))
            guard let place, place.x.isFinite, place.y.isFinite, abs(place.x) < 1e9,
                abs(place.y) < 1e9
            else { return Self.nowhere }
            return SIMD2(place.x, place.y)
        }

        mutating func evaluate(
            _ x: Int, _ y: Int,
            _ position: (_ longitude: Double, _ latitude: Double) -> (x: Double, y: Double)?
        ) -> SIMD2<Double> {
            evaluate(Double(x), Double(y), position)
        }

        /// Cuts a square, of which nine positions are known in reading order, into squares that are
        /// straight enough.
        mutating func divide(
            x: Int, y: Int, side: Int, _ known: [SIMD2<Double>],
            _ position: (_ longitude: Double, _ latitude: Double) -> (x: Double, y: Double)?
        ) {
            guard x < camera.pixelWidth, y < camera.pixelHeight else { return }
            let known = joined(known)
            let missing = known.count { $0.x.isNaN }
            if missing == 9, side <= 32 { return }
            let half = side / 2
            let corners = [0, 1, 3, 4]
            let isStraight = missing == 0 && error(known, side: side) <= tolerance * 3
            for (index, corner) in corners.enumerated() {
                let (left, top) = (x + index % 2 * half, y + index / 2 * half)
                let p = (known[corner], known[corner + 1], known[corner + 3], known[corner + 4])
                if isStraight {
                    // The halves of a square are off by a quarter of what the whole is.
                    append(left, top, half, p.0, p.1, p.2, p.3)
                } else if half == 1 {
                    let exact = evaluate(Double(left) + 0.5, Double(top) + 0.5, position)
                    if !exact.x.isNaN { append(left, top, 1, exact, exact, exact, exact) }
                } else {
                    let quarter = half / 2
                    let middle = evaluate(left + quarter, top, position)
                    let west = evaluate(left, top + quarter, position)
                    let centre = evaluate(left + quarter, top + quarter, position)
                    let east = evaluate(left + half, top + quarter, position)
                    let south = evaluate(left + quarter, top + half, position)
                    divide(
                        x: left, y: top, side: half,
                        [p.0, middle, p.1, west, centre, east, p.2, south, p.3], position)
                }
            }
        }

        private mutating func append(
            _ x: Int, _ y: Int, _ side: Int, _ topLeft: SIMD2<Double>, _ topRight: SIMD2<Double>,
            _ bottomLeft: SIMD2<Double>, _ bottomRight: SIMD2<Double>
        ) {
            guard x < camera.pixelWidth, y < camera.pixelHeight else { return }
            squares.append(
                Square(
                    x: Int32(x), y: Int32(y), side: Int32(side), topLeft: topLeft,
                    topRight: topRight, bottomLeft: bottomLeft, bottomRight: bottomRight))
        }

        /// Columns of a grid round the earth, all taken into the turn nearest to the first one.
        private func joined(_ known: [SIMD2<Double>]) -> [SIMD2<Double>] {
            guard let period, let first = known.first(where: { !$0.x.isNaN }) else { return known }
            return known.map { place in
                var place = place
                place.x -= ((place.x - first.x) / period).rounded() * period
                return place
            }
        }

        /// How far the middles of edges and square are from where lines between corners have them.
        private func error(_ p: [SIMD2<Double>], side: Int) -> Double {
            func length(_ v: SIMD2<Double>) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }
            let across = max(length(p[2] - p[0]), length(p[8] - p[6])) / Double(side)
            let down = max(length(p[6] - p[0]), length(p[8] - p[2])) / Double(side)
            let longer = max(across, down)
            let pixel = max(min(across, down), longer / 16)
            let off = max(
                length(p[1] - (p[0] + p[2]) * 0.5), length(p[3] - (p[0] + p[6]) * 0.5),
                length(p[5] - (p[2] + p[8]) * 0.5), length(p[7] - (p[6] + p[8]) * 0.5),
                length(p[4] - (p[0] + p[2] + p[6] + p[8]) * 0.25))
            return pixel > 0 ? off / pixel : (off == 0 ? 0 : .infinity)
        }
    }
}
