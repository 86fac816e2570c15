/// Which grid columns each pixel column of a picture is made of, and with what weights.
///
/// Positions are canonical: they grow to the east, whatever way the grid stores its columns.
struct ColumnPlan: ~Copyable {
    /// Pixel columns whose taps lie side by side in memory: from the first, up to but without the last.
    private(set) var runs: [(start: Int, end: Int)] = []

    /// Pixel columns that lie beyond the grid.
    private(set) var gaps: [(start: Int, end: Int)] = []

    /// Pixel columns with taps at the grid's edge or over its seam.
    private(set) var patches: [Patch] = []

    /// The pixel columns.
    private(set) var width = 0

    /// The first and the last grid column that counts, in memory order.
    private(set) var used: (first: Int, last: Int) = (0, -1)

    /// The grid column before each position, or the nearest one for the kernel of one tap.
    private(set) var base = Scratch<Int32>()

    /// How far each position lies after its base.
    private(set) var fraction = Scratch<Float>()

    /// Weights of the taps before, after, and second after the base, for kernels of four taps.
    private(set) var weight0 = Scratch<Float>()
    private(set) var weight2 = Scratch<Float>()
    private(set) var weight3 = Scratch<Float>()

    /// A pixel column and the memory columns of its taps.
    struct Patch {
        var column: Int
        var taps: SIMD4<Int32>
    }

    /// Works out the columns of a picture.
    mutating func prepare(
        _ layout: GridLayout, frame: Camera.Frame, width: Int, grid: GridValues,
        kernel: SampleKernel
    ) {
        self.width = width
        runs.removeAll(keepingCapacity: true)
        gaps.removeAll(keepingCapacity: true)
        patches.removeAll(keepingCapacity: true)
        used = (grid.width, -1)
        base.reserve(width)
        fraction.reserve(width)
        if kernel.taps == 4 {
            weight0.reserve(width)
            weight2.reserve(width)
            weight3.reserve(width)
        }
        var flipped = false
        if case .regular(_, let step, _, _) = layout { flipped = step < 0 }
        for column in 0..<width {
            let x = frame.originX + (Double(column) + 0.5) * frame.step
            let position = Self.position(
                layout, longitude: WebMercator.longitude(x: x), grid: grid, flipped: flipped)
            add(column, position, grid: grid, kernel: kernel, flipped: flipped)
        }
    }

    /// The canonical grid position of a longitude, in -0.5 ..< width - 0.5; NaN outside the grid.
    private static func position(
        _ layout: GridLayout, longitude: Double, grid: GridValues, flipped: Bool
    ) -> Double {
        let width = Double(grid.width)
        var position: Double
        switch layout {
        case .regular(let first, let step, _, _):
            let size = abs(step)
            let turn = Maths.wrap(flipped ? first - longitude : longitude - first, modulus: 360)
            position = GridLayout.position(turn, first: 0, step: size)
            let period = grid.wrapsX ? width : 360 / size
            if position >= width - 0.5 { position -= period }
            if flipped { position = width - 1 - position }
            // Flipping a position of just -0.5 leaves the half-open range.
            if position == width - 0.5 { position = grid.wrapsX ? -0.5 : .nan }
        case .separable(let column, _):
            position = column(longitude)
            if grid.wrapsX {
                position = Maths.wrap(position, modulus: width)
                if position >= width - 0.5 { position -= width }
            }
        case .mesh:
            position = .nan
        }
        return position >= -0.5 && position < width - 0.5 ? position : .nan
    }

    private mutating func add(
        _ column: Int, _ position: Double, grid: GridValues, kernel: SampleKernel, flipped: Bool
    ) {
        guard !position.isNaN else {
            base[column] = 0
            fraction[column] = 0
            if kernel.taps == 4 { setWeights(column, .zero) }
            Self.extend(&gaps, to: column)
            return
        }
        if kernel.taps == 1 {
            let nearest = Self.inside(Int((position + 0.5).rounded(.down)), grid)
            let memory = flipped ? grid.width - 1 - nearest : nearest
            base[column] = Int32(truncatingIfNeeded: memory)
            fraction[column] = 0
            use(memory, memory)
            Self.extend(&runs, to: column)
            return
        }
        let floor = position.rounded(.down)
        let before = Int(floor)
        fraction[column] = Float(position - floor)
        if kernel.taps == 4 { setWeights(column, kernel.weights(fraction[column])) }
        let reach = kernel.taps == 4 ? 1 : 0
        if !flipped, before >= reach, before + 1 + reach < grid.width {
            base[column] = Int32(truncatingIfNeeded: before)
            use(before - reach, before + 1 + reach)
            Self.extend(&runs, to: column)
            return
        }
        // Any index that is safe to read; the patch writes over what comes of it.
        base[column] = Int32(truncatingIfNeeded: reach)
        var taps = SIMD4<Int32>()
        for tap in 0..<4 {
            let index = Self.inside(before - 1 + tap, grid)
            let memory = flipped ? grid.width - 1 - index : index
            taps[tap] = Int32(truncatingIfNeeded: memory)
            use(memory, memory)
        }
        patches.append(Patch(column: column, taps: taps))
    }

    private func setWeights(_ column: Int, _ weights: SIMD4<Float>) {
        weight0[column] = weights[0]
        weight2[column] = weights[2]
        weight3[column] = weights[3]
    }

    private mutating func use(_ first: Int, _ last: Int) {
        if first < used.first { used.first = first }
        if last > used.last { used.last = last }
    }

    /// A column index taken into the grid: round the earth, or to the edge.
    private static func inside(_ index: Int, _ grid: GridValues) -> Int {
        if grid.wrapsX {
            if index < 0 { return ((index % grid.width) + grid.width) % grid.width }
            return index % grid.width
        }
        return min(max(index, 0), grid.width - 1)
    }

    private static func extend(_ ranges: inout [(start: Int, end: Int)], to column: Int) {
        if let last = ranges.last, last.end == column {
            ranges[ranges.count - 1].end = column + 1
        } else {
            ranges.append((column, column + 1))
        }
    }
}
