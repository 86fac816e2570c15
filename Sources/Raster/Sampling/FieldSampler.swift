/// Gives a picture's rows of numbers, and keeps the memory that takes.
struct FieldSampler: ~Copyable {
    private var columns = ColumnPlan()
    private var maskColumns = ColumnPlan()
    private var rows = RowPlan()
    private var firstRows = ChannelRows()
    private var secondRows = ChannelRows()
    private var maskRows = ChannelRows()
    private var values = Scratch<Float>()
    private var secondValues = Scratch<Float>()
    private var maskValues = Scratch<Float>()

    /// A picture row's numbers: NaN where missing, outside, or out of `drawRange`.
    struct Row {
        /// The row, from the top.
        let index: Int

        /// The numbers, which may be written over.
        let values: UnsafeMutablePointer<Float>

        /// The numbers of the mask field; nil where there is none.
        let mask: UnsafePointer<Float>?

        /// Whether any number may be missing; false is a promise that none is.
        let mayMiss: Bool
    }

    /// Gives each picture row's numbers to `body`.
    mutating func forEachRow(
        _ sample: FieldSample, on layout: GridLayout, seenBy camera: Camera,
        options: SampleOptions, wantsMask: Bool,
        _ body: (Row) -> Void
    ) {
        let wantsMask = wantsMask && sample.mask != nil
        let width = camera.pixelWidth
        guard width > 0, camera.pixelHeight > 0 else { return }
        ChannelSource.withSources(sample, wantsMask: wantsMask) { first, second, mask in
            if case .mesh(let mesh) = layout {
                strips(
                    Sources(first: first, second: second, mask: mask), mesh, sample, options, body)
            } else {
                separableRows(
                    Sources(first: first, second: second, mask: mask), layout, camera, sample,
                    options, body)
            }
        }
    }

    /// The channels of one drawing.
    struct Sources {
        var first: ChannelSource
        var second: ChannelSource?
        var mask: ChannelSource?
    }

    private mutating func separableRows(
        _ sources: Sources, _ layout: GridLayout, _ camera: Camera, _ sample: FieldSample,
        _ options: SampleOptions,
        _ body: (Row) -> Void
    ) {
        let kernel = SampleKernel(options)
        let nearest = SampleKernel(SampleOptions(interpolation: .none))
        let grid = sample.first.from
        let frame = camera.frame
        let (width, height) = (camera.pixelWidth, camera.pixelHeight)
        columns.prepare(layout, frame: frame, width: width, grid: grid, kernel: kernel)
        rows.prepare(layout, frame: frame, height: height, grid: grid)
        values.reserve(width + 8)
        firstRows.begin(columns, gridWidth: grid.width)
        if sources.second != nil {
            secondValues.reserve(width + 8)
            secondRows.begin(columns, gridWidth: grid.width)
        }
        if sources.mask != nil {
            maskValues.reserve(width + 8)
            maskColumns.prepare(layout, frame: frame, width: width, grid: grid, kernel: nearest)
            maskRows.begin(maskColumns, gridWidth: grid.width)
        }
        for row in 0..<height {
            let position = rows.positions[row]
            var mayMiss = firstRows.sample(
                sources.first, columns, rows, at: position, kernel: kernel, into: values.pointer)
            if let second = sources.second {
                let misses = secondRows.sample(
                    second, columns, rows, at: position, kernel: kernel,
                    into: secondValues.pointer)
                mayMiss = mayMiss || misses
            }
            if let mask = sources.mask {
                _ = maskRows.sample(
                    mask, maskColumns, rows, at: position, kernel: nearest,
                    into: maskValues.pointer)
            }
            ValueRow.finish(
                values.pointer, second: secondValues.pointer, count: width,
                expression: sample.expression, options: options)
            body(
                Row(
                    index: row, values: values.pointer,
                    mask: sources.mask == nil ? nil : UnsafePointer(maskValues.pointer),
                    mayMiss: mayMiss || !sample.isPlain(options)))
        }
    }

    private mutating func strips(
        _ sources: Sources, _ mesh: PositionMesh, _ sample: FieldSample, _ options: SampleOptions,
        _ body: (Row) -> Void
    ) {
        let (width, height) = (mesh.camera.pixelWidth, mesh.camera.pixelHeight)
        let wrapsX = sample.first.from.wrapsX
        let kernel = SampleKernel(options)
        func sampler(_ source: ChannelSource, _ kernel: SampleKernel) -> MeshSampler {
            MeshSampler(
                mesh: mesh, point: PointSampler(source: source, kernel: kernel, wrapsX: wrapsX))
        }
        let stride = (width + 7) & ~3
        let size = stride * PositionMesh.rootSide
        values.reserve(size)
        if sources.second != nil { secondValues.reserve(size) }
        if sources.mask != nil { maskValues.reserve(size) }
        for strip in mesh.strips.indices {
            sampler(sources.first, kernel).sample(
                strip: strip, into: values.pointer, stride: stride)
            if let second = sources.second {
                sampler(second, kernel).sample(
                    strip: strip, into: secondValues.pointer, stride: stride)
            }
            if let mask = sources.mask {
                let nearest = SampleKernel(SampleOptions(interpolation: .none))
                sampler(mask, nearest).sample(
                    strip: strip, into: maskValues.pointer, stride: stride)
            }
            let first = strip * PositionMesh.rootSide
            for row in first..<min(first + PositionMesh.rootSide, height) {
                let start = (row - first) * stride
                let second =
                    sources.second == nil ? secondValues.pointer : secondValues.pointer + start
                ValueRow.finish(
                    values.pointer + start, second: second, count: width,
                    expression: sample.expression, options: options)
                body(
                    Row(
                        index: row, values: values.pointer + start,
                        mask: sources.mask == nil ? nil : UnsafePointer(maskValues.pointer + start),
                        mayMiss: true))
            }
        }
    }
}

extension FieldSample {
    /// Whether numbers are drawn as they are sampled, so that none can go missing or overflow on the way.
    fileprivate func isPlain(_ options: SampleOptions) -> Bool {
        expression == .number && options.offset == 0 && options.drawRange == nil
    }
}
