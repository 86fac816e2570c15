extension ContourTracer {
    /// Walks along the linked vertices and gives the lines, by level.
    mutating func lines(_ levels: ContourLevels) -> ContourLines {
        var found = ContourLines()
        found.points.reserveCapacity(vertices.count)
        for start in vertices.indices where !vertices[start].hasPrevious {
            walk(from: start, isRing: false, levels, into: &found)
        }
        for start in vertices.indices where !vertices[start].isVisited {
            walk(from: start, isRing: true, levels, into: &found)
        }
        sort(&found.lines)
        return found
    }

    /// Follows one line; a step of more than half the width is one over the seam.
    private mutating func walk(
        from start: Int, isRing: Bool, _ levels: ContourLevels, into found: inout ContourLines
    ) {
        let first = found.points.count
        let period = Float(width)
        var shift: Float = 0
        var lastX = vertices[start].x
        var index = start
        repeat {
            vertices[index].isVisited = true
            let vertex = vertices[index]
            if wraps {
                if vertex.x - lastX > period / 2 { shift -= period }
                if lastX - vertex.x > period / 2 { shift += period }
                lastX = vertex.x
            }
            let point = SIMD2(vertex.x + shift, vertex.y)
            if found.points.count == first || found.points[found.points.count - 1] != point {
                found.points.append(point)
            }
            index = Int(vertex.next)
        } while index >= 0 && !vertices[index].isVisited

        // A ring on the globe is one in the plane, too, unless it goes round the pole.
        var isClosed = isRing
        if isRing, wraps {
            if vertices[start].x - lastX > period / 2 { shift -= period }
            if lastX - vertices[start].x > period / 2 { shift += period }
            if shift != 0 {
                found.points.append(SIMD2(vertices[start].x + shift, vertices[start].y))
                isClosed = false
            }
        }
        if isClosed, found.points.count - first > 1, found.points[first] == found.points.last {
            found.points.removeLast()
        }
        guard found.points.count - first >= 2 else {
            found.points.removeLast(found.points.count - first)
            return
        }
        let level = Int(vertices[start].level)
        found.lines.append(
            ContourLines.Line(
                level: level, value: levels.values[level], isMajor: levels.isMajor[level],
                isClosed: isClosed, range: first..<found.points.count))
    }

    /// Orders lines by level, and those of one level as they were found.
    private func sort(_ lines: inout [ContourLines.Line]) {
        var next = [Int](repeating: 0, count: levels.count + 1)
        for line in lines { next[line.level + 1] += 1 }
        for level in 0..<levels.count { next[level + 1] += next[level] }
        var sorted = lines
        for line in lines {
            sorted[next[line.level]] = line
            next[line.level] += 1
        }
        lines = sorted
    }
}
