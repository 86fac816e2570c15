import CCairo
import Raster

/// Draws shapes and type on a picture, in points, by Cairo and Pango.
///
/// A canvas lives only inside `draw(on:)`; a call after it draws nothing. With a scale of 2 every point is
/// 2 pixels, and lines and type are drawn that much finer.
final class Canvas {
    let context: OpaquePointer
    /// Width in points.
    let width: Double
    /// Height in points.
    let height: Double
    /// Pixels to a point.
    let scale: Double

    private let surface: OpaquePointer
    private var pango: OpaquePointer?

    private init(surface: OpaquePointer, width: Int, height: Int, scale: Double) {
        self.surface = surface
        self.scale = scale
        self.width = Double(width) / scale
        self.height = Double(height) / scale
        context = cairo_create(surface)
        cairo_scale(context, scale, scale)
    }

    deinit {
        if let pango { g_object_unref(UnsafeMutableRawPointer(pango)) }
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Lends a canvas over a picture to the body.
    ///
    /// - Parameters:
    ///   - image: of format `premultipliedBGRA`.
    ///   - scale: pixels to a point.
    static func draw<Result>(
        on image: inout ImageBuffer, scale: Double = 1, _ body: (Canvas) throws -> Result
    ) rethrows -> Result {
        precondition(image.format == .premultipliedBGRA, "Cairo draws on premultiplied BGRA")
        precondition(scale > 0 && scale.isFinite, "a scale is a positive number")
        let (width, height) = (image.width, image.height)
        return try image.pixels.withUnsafeMutableBytes { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(width),
                Int32(height), Int32(width * 4))
            guard let surface else { preconditionFailure("Cairo always gives a surface") }
            let canvas = Canvas(surface: surface, width: width, height: height, scale: scale)
            // From here on nothing reaches the memory, whoever still holds the canvas.
            defer { cairo_surface_finish(surface) }
            return try body(canvas)
        }
    }

    /// A new picture with what the body draws.
    static func image(
        width: Int, height: Int, scale: Double = 1, _ body: (Canvas) throws -> Void
    ) rethrows -> ImageBuffer {
        var image = ImageBuffer(width: width, height: height, format: .premultipliedBGRA)
        try draw(on: &image, scale: scale, body)
        return image
    }

    /// The bounds of the canvas in points.
    var bounds: CanvasRectangle { CanvasRectangle(x: 0, y: 0, width: width, height: height) }

    /// Draws with everything as it was before afterwards: clip, position, turn.
    func saved(_ body: () throws -> Void) rethrows {
        cairo_save(context)
        defer { cairo_restore(context) }
        try body()
    }

    /// Moves the origin.
    func translate(_ x: Double, _ y: Double) { cairo_translate(context, x, y) }

    /// Turns clockwise, in radians, about the origin.
    func rotate(_ angle: Double) { cairo_rotate(context, angle) }

    /// Draws the body as one picture at an opacity, 0 to 1.
    func group(opacity: Double, _ body: () throws -> Void) rethrows {
        cairo_push_group(context)
        defer {
            cairo_pop_group_to_source(context)
            cairo_paint_with_alpha(context, opacity)
        }
        try body()
    }

    /// Pango's state for this canvas, made when the first text is asked for.
    var textContext: OpaquePointer? {
        if let pango { return pango }
        let made = pango_cairo_create_context(context)
        // Shapes as designed, at any scale: hinting would fit each size to the pixels in its own way.
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(made, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(made, 0)
        pango = made
        return made
    }

    /// Sets the colour for what is drawn next.
    func setSource(_ color: Color) {
        cairo_set_source_rgba(
            context, Double(color.red) / 255, Double(color.green) / 255,
            Double(color.blue) / 255, Double(color.alpha) / 255)
    }
}
