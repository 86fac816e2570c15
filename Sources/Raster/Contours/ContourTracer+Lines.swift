extension ContourTracer {
    /// Walks along the linked vertices and gives the lines, by level.
    mutating func lines(_ levels: ContourLevels) -> ContourLines {
        var found = ContourLines()
        let count = vertices.count
        vertices.withUnsafeMutableBufferPointer { vertices in
            var walk = Walk(vertices: vertices, period: wraps ? Float(width) : 0)
            walk.points.reserveCapacity(count + count / 64)
            for start in 0..<count where !vertices[start].hasPrevious {
                walk.follow(from: start, isRing: false, levels)
            }
            for start in 0..<count where !vertices[start].isVisited {
                walk.follow(from: start, isRing: true, levels)
            }
            found.points = walk.points
            found.lines = Self.sorted(walk.lines, count: levels.count)
        }
        return found
    }

    /// Orders lines by level, and those of one level as they were found.
    private static func sorted(_ lines: [ContourLines.Line], count: Int) -> [ContourLines.Line] {
        var next = [Int](repeating: 0, count: count + 1)
        for line in lines { next[line.level + 1] += 1 }
        for level in 0..<count { next[level + 1] += next[level] }
        var sorted = lines
        for line in lines {
            sorted[next[line.level]] = line
            next[line.level] += 1
        }
        return sorted
    }

    /// The lines found so far.
    private struct Walk {
        let vertices: UnsafeMutableBufferPointer<Vertex>
        /// The width of a grid that wraps, else 0.
        let period: Float
        var points: [SIMD2<Float>] = []
        var lines: [ContourLines.Line] = []

        /// What to add to the positions after a step; one of more than half the width goes over the seam.
        @inline(__always)
        private func shift(from: Float, to: Float) -> Float {
            to - from > period / 2 ? -period : from - to > period / 2 ? period : 0
        }

        /// Follows one line from its first vertex.
        mutating func follow(from start: Int, isRing: Bool, _ levels: ContourLevels) {
            let first = points.count
            let startX = vertices[start].x
            var shift: Float = 0
            var lastX = startX
            var last = SIMD2<Float>(repeating: .nan)
            var index = start
            repeat {
                let vertex = vertices[index]
                vertices[index].isVisited = true
                if period > 0 {
                    shift += self.shift(from: lastX, to: vertex.x)
                    lastX = vertex.x
                }
                let point = SIMD2(vertex.x + shift, vertex.y)
                if point != last { points.append(point) }
                last = point
                index = Int(vertex.next)
            } while index >= 0 && index != start

            // A ring on the globe is one in the plane, too, unless it goes round the pole.
            var isClosed = isRing
            if isRing {
                if period > 0 { shift += self.shift(from: lastX, to: startX) }
                let end = SIMD2(startX + shift, vertices[start].y)
                if shift != 0 {
                    points.append(end)
                    isClosed = false
                } else if end == last, points.count - first > 1 {
                    points.removeLast()
                }
            }
            guard points.count - first >= 2 else {
                points.removeLast(points.count - first)
                return
            }
            let level = Int(vertices[start].level)
            lines.append(
                ContourLines.Line(
                    level: level, value: levels.values[level], isMajor: levels.isMajor[level],
                    isClosed: isClosed, range: first..<points.count))
        }
    }
}
