extension ColorTable.Palette {
    /// The colours as runs that look the same, or nil where 255 runs are too few.
    ///
    /// First runs are of equal colours; then each may stray by one step of a channel from its middle
    /// colour, then by two, which no eye tells apart.
    init?(_ colors: [Color]) {
        for tolerance in 0...2 {
            if let palette = Self.make(colors, tolerance: tolerance) {
                self = palette
                return
            }
        }
        return nil
    }

    private static func make(_ colors: [Color], tolerance: Int) -> ColorTable.Palette? {
        var palette: [Color] = [.clear]
        var indices = [UInt8](repeating: 0, count: TableAxis.tableSize)
        var start = 0
        while start < colors.count {
            // The longest run whose channels all stay within twice the tolerance.
            var low = Channels(colors[start])
            var high = low
            var end = start + 1
            while end < colors.count {
                let next = Channels(colors[end])
                let (newLow, newHigh) = (low.lower(next), high.upper(next))
                // Clear stays clear, and an edge stays an edge.
                let mayJoin = (colors[end].alpha == 0) == (colors[start].alpha == 0)
                guard mayJoin, newLow.isWithin(2 * tolerance, of: newHigh) else { break }
                (low, high) = (newLow, newHigh)
                end += 1
            }
            let color = low.middle(high)
            var index = palette.firstIndex(of: color)
            if index == nil {
                guard palette.count < 256 else { return nil }
                index = palette.count
                palette.append(color)
            }
            for entry in start..<end { indices[entry] = UInt8(truncatingIfNeeded: index ?? 0) }
            start = end
        }
        return ColorTable.Palette(colors: palette, indices: indices)
    }

    /// A colour's channels as numbers to compare.
    private struct Channels {
        var values: SIMD4<Int32>

        init(_ color: Color) {
            values = SIMD4(
                Int32(color.red), Int32(color.green), Int32(color.blue), Int32(color.alpha))
        }

        private init(values: SIMD4<Int32>) { self.values = values }

        func lower(_ other: Channels) -> Channels {
            Channels(values: values.replacing(with: other.values, where: other.values .< values))
        }

        func upper(_ other: Channels) -> Channels {
            Channels(values: values.replacing(with: other.values, where: other.values .> values))
        }

        func isWithin(_ distance: Int, of other: Channels) -> Bool {
            all((other.values &- values) .<= Int32(distance))
        }

        func middle(_ other: Channels) -> Color {
            let middle = (values &+ other.values) &>> 1
            return Color(
                red: UInt8(middle[0]), green: UInt8(middle[1]), blue: UInt8(middle[2]),
                alpha: UInt8(middle[3]))
        }
    }
}
