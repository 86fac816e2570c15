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
    /// What is kept between drawings, in one piece: one check for exclusive use a picture, not ten a row.
    var sampler = FieldSampler()

    /// Makes a painter without memory.
    public init() {}
}
