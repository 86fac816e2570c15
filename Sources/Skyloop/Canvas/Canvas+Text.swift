import CCairo
import Raster

extension Canvas {
    /// Measures one line of text.
    func measure(_ text: String, _ style: TextStyle) -> TextSize {
        guard let layout = layout(text, style) else {
            return TextSize(width: 0, ascent: 0, descent: 0)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        return size(layout)
    }

    /// Draws one line of text and gives the rectangle of its line, halo left out.
    @discardableResult
    func text(
        _ text: String, x: Double, y: Double, anchor: TextAnchor = .left, _ style: TextStyle
    ) -> CanvasRectangle {
        guard !text.isEmpty, let layout = layout(text, style) else {
            return CanvasRectangle(x: x, y: y, width: 0, height: 0)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let size = size(layout)
        let left =
            switch anchor.horizontal {
            case .left: x
            case .center: x - size.width / 2
            case .right: x - size.width
            }
        let baseline =
            switch anchor.vertical {
            case .baseline: y
            case .top: y + size.ascent
            // Capitals are about 0.72 of the size high in the families that are used.
            case .middle: y + style.size * 0.36
            case .bottom: y - size.descent
            }
        guard let line = pango_layout_get_line_readonly(layout, 0) else {
            return CanvasRectangle(x: left, y: baseline, width: 0, height: 0)
        }
        if let halo = style.halo, halo.width > 0 {
            cairo_move_to(context, left, baseline)
            pango_cairo_layout_line_path(context, line)
            strokePath(LineStyle(color: halo.color, width: halo.width * 2))
        }
        setSource(style.color)
        cairo_move_to(context, left, baseline)
        pango_cairo_show_layout_line(context, line)
        // Showing leaves a current point behind, which the next shape would begin with.
        cairo_new_path(context)
        return CanvasRectangle(
            x: left, y: baseline - size.ascent, width: size.width, height: size.height)
    }

    /// The longest beginning of a text that fits a width, with an ellipsis where something was left out.
    func fitted(_ text: String, width: Double, _ style: TextStyle) -> String {
        if measure(text, style).width <= width { return text }
        var letters = Array(text)
        while !letters.isEmpty {
            letters.removeLast()
            while letters.last == " " { letters.removeLast() }
            let shorter = String(letters) + "…"
            if measure(shorter, style).width <= width { return shorter }
        }
        return ""
    }

    private func size(_ layout: OpaquePointer) -> TextSize {
        var logical = PangoRectangle()
        pango_layout_get_extents(layout, nil, &logical)
        let unit = Double(PANGO_SCALE)
        let baseline = Double(pango_layout_get_baseline(layout)) / unit
        return TextSize(
            width: Double(logical.width) / unit, ascent: baseline,
            descent: Double(logical.height) / unit - baseline)
    }

    /// A layout of one line; the caller lets it go.
    private func layout(
        _ text: String, _ style: TextStyle
    ) -> OpaquePointer? {
        guard let layout = pango_layout_new(textContext) else { return nil }
        let font = pango_font_description_from_string(style.families)
        pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
        pango_font_description_set_weight(
            font, PangoWeight(rawValue: UInt32(style.weight.rawValue)))
        pango_font_description_set_style(
            font, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_layout_set_font_description(layout, font)
        pango_font_description_free(font)
        pango_layout_set_single_paragraph_mode(layout, 1)
        let attributes = pango_attr_list_new()
        if style.hasTabularFigures {
            pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
        }
        if style.tracking != 0 {
            pango_attr_list_insert(
                attributes,
                pango_attr_letter_spacing_new(Int32(style.tracking * Double(PANGO_SCALE))))
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        return layout
    }
}
