import CCairo
import Raster

/// How a line is drawn.
struct LineStyle: Hashable, Sendable {
    /// The colour; its alpha counts.
    var color: Color
    /// Width in points.
    var width: Double
    /// Lengths of dashes and gaps in points; none for an unbroken line.
    var dashes: [Double] = []
}

extension Canvas {
    /// Covers all that is not clipped.
    func fill(_ color: Color) {
        setSource(color)
        cairo_paint(context)
    }

    /// Draws only inside a rectangle from here on; see `saved`.
    func clip(to rectangle: CanvasRectangle, radius: Double = 0) {
        addRectangle(rectangle, radius: radius)
        cairo_clip(context)
    }

    /// Begins a new line of the path.
    func move(to x: Double, _ y: Double) { cairo_move_to(context, x, y) }

    /// Adds a straight line to the path.
    func line(to x: Double, _ y: Double) { cairo_line_to(context, x, y) }

    /// Closes the path's newest line.
    func closePath() { cairo_close_path(context) }

    /// Adds a rectangle with round corners to the path; a radius of 0 has sharp ones.
    func addRectangle(_ rectangle: CanvasRectangle, radius: Double = 0) {
        let radius = min(radius, rectangle.width / 2, rectangle.height / 2)
        guard radius > 0 else {
            cairo_rectangle(context, rectangle.x, rectangle.y, rectangle.width, rectangle.height)
            return
        }
        let (left, top) = (rectangle.x + radius, rectangle.y + radius)
        let (right, bottom) = (rectangle.maxX - radius, rectangle.maxY - radius)
        cairo_new_sub_path(context)
        cairo_arc(context, right, top, radius, -.pi / 2, 0)
        cairo_arc(context, right, bottom, radius, 0, .pi / 2)
        cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
        cairo_arc(context, left, top, radius, .pi, 3 * .pi / 2)
        cairo_close_path(context)
    }

    /// Adds a circle to the path.
    func addCircle(x: Double, y: Double, radius: Double) {
        cairo_new_sub_path(context)
        cairo_arc(context, x, y, radius, 0, 2 * .pi)
    }

    /// Adds a line through points to the path.
    func addLine(_ points: some Sequence<Camera.Point>, closed: Bool = false) {
        var isFirst = true
        for point in points {
            if isFirst {
                cairo_move_to(context, point.x, point.y)
            } else {
                cairo_line_to(context, point.x, point.y)
            }
            isFirst = false
        }
        if closed, !isFirst { cairo_close_path(context) }
    }

    /// Fills the path and forgets it; where it crosses itself, evenly crossed areas stay out.
    func fillPath(_ color: Color) {
        setSource(color)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_fill(context)
    }

    /// Draws the path's line and forgets it, unless it is kept for more.
    func strokePath(_ style: LineStyle, keep: Bool = false) {
        setSource(style.color)
        cairo_set_line_width(context, style.width)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(
            context, style.dashes.isEmpty ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_dash(context, style.dashes, Int32(style.dashes.count), 0)
        if keep { cairo_stroke_preserve(context) } else { cairo_stroke(context) }
    }

    /// Draws a line in one go.
    func stroke(
        from start: Camera.Point, to end: Camera.Point, _ style: LineStyle
    ) {
        move(to: start.x, start.y)
        line(to: end.x, end.y)
        strokePath(style)
    }

    /// Fills a rectangle, with round corners if wanted.
    func fill(_ rectangle: CanvasRectangle, radius: Double = 0, _ color: Color) {
        addRectangle(rectangle, radius: radius)
        fillPath(color)
    }

    /// Draws a picture with its top left corner at a place, its pixels on those of the canvas.
    ///
    /// - Parameter image: of format `premultipliedBGRA`.
    func draw(_ image: ImageBuffer, x: Double = 0, y: Double = 0, opacity: Double = 1) {
        precondition(image.format == .premultipliedBGRA, "Cairo draws premultiplied BGRA")
        image.withBytes { bytes in
            // Cairo only reads a source, whatever the type of its pointer says.
            let data = UnsafeMutablePointer(
                mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
            let surface = cairo_image_surface_create_for_data(
                data, CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height),
                Int32(image.width * 4))
            cairo_save(context)
            cairo_translate(context, x, y)
            cairo_scale(context, 1 / scale, 1 / scale)
            cairo_set_source_surface(context, surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            cairo_paint_with_alpha(context, opacity)
            cairo_restore(context)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}
