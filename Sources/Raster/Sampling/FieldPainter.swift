/// Draws fields: gives the pixels of a grid seen by a camera.
///
/// Keep one and use it again: it holds the memory that drawing needs, so that drawing itself takes none.
/// Not for use from two threads at once; make one for each. A whole layer is one call:
///
/// ```swift
/// let table = ColorTable(scale)                      // once for a style
/// let painter = FieldPainter()                       // once for a thread
/// var tile = ImageBuffer(width: 256, height: 256)
/// painter.paint(
///     FieldSample(values), on: layout, seenBy: Camera(tile: TileID(z: 2, x: 1, y: 1)),
///     options: SampleOptions(), colors: table, into: &tile)
/// ```
public final class FieldPainter {
    var columns = ColumnPlan()
    var maskColumns = ColumnPlan()
    var rows = RowPlan()
    var firstRows = ChannelRows()
    var secondRows = ChannelRows()
    var maskRows = ChannelRows()
    var values = Scratch<Float>()
    var secondValues = Scratch<Float>()
    var maskValues = Scratch<Float>()

    /// Makes a painter without memory.
    public init() {}

    /// Gives each picture row's numbers to `body`: NaN where missing, outside, or out of `drawRange`.
    func forEachRow(
        _ sample: FieldSample, on layout: GridLayout, seenBy camera: Camera,
        options: SampleOptions, wantsMask: Bool,
        _ body: (_ row: Int, _ values: UnsafeMutablePointer<Float>, _ mask: UnsafePointer<Float>?)
            -> Void
    ) {
        let wantsMask = wantsMask && sample.mask != nil
        let width = camera.pixelWidth
        guard width > 0, camera.pixelHeight > 0 else { return }
        withSources(sample, wantsMask: wantsMask) { first, second, mask in
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

    private func separableRows(
        _ sources: Sources, _ layout: GridLayout, _ camera: Camera, _ sample: FieldSample,
        _ options: SampleOptions,
        _ body: (_ row: Int, _ values: UnsafeMutablePointer<Float>, _ mask: UnsafePointer<Float>?)
            -> Void
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
            firstRows.sample(
                sources.first, columns, rows, at: position, kernel: kernel, into: values.pointer)
            if let second = sources.second {
                secondRows.sample(
                    second, columns, rows, at: position, kernel: kernel,
                    into: secondValues.pointer)
            }
            if let mask = sources.mask {
                maskRows.sample(
                    mask, maskColumns, rows, at: position, kernel: nearest,
                    into: maskValues.pointer)
            }
            ValueRow.finish(
                values.pointer, second: secondValues.pointer, count: width,
                expression: sample.expression, options: options)
            body(row, values.pointer, sources.mask == nil ? nil : UnsafePointer(maskValues.pointer))
        }
    }

    private func strips(
        _ sources: Sources, _ mesh: PositionMesh, _ sample: FieldSample, _ options: SampleOptions,
        _ body: (_ row: Int, _ values: UnsafeMutablePointer<Float>, _ mask: UnsafePointer<Float>?)
            -> Void
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
                    row, values.pointer + start,
                    sources.mask == nil ? nil : UnsafePointer(maskValues.pointer + start))
            }
        }
    }
}
