/// A colour scale as a table, for drawing many pixels.
///
/// Each entry has the colour of the middle of its piece of the scale: at least 2,048 even pieces, or
/// pieces even in the logarithm for scales with detail near zero. An edge between bands falls within one
/// piece of its value, and right on it where the scale's numbers allow. Missing values are clear.
public struct ColorTable: Sendable {
    /// How its pixels lie in memory.
    public let format: PixelFormat

    /// The pixels: of missing values first, then of each piece from the lower end of the scale, then none.
    let pixels: [UInt32]

    /// How a value finds its entry.
    let axis: TableAxis

    /// The tables of the scale's masks, and the mask values for which each counts.
    let masks: [Mask]

    /// The same colours in at most 256 numbers; nil where that would change what one sees.
    let palette: Palette?

    struct Mask: Sendable {
        var values: ClosedRange<Float>
        var table: ColorTable
    }

    /// A table of at most 256 colours, clear first, and the number in it for each entry.
    struct Palette: Sendable {
        var colors: [Color]
        var indices: [UInt8]
    }

    /// Makes the table of a scale.
    ///
    /// - Parameters:
    ///   - scale: The scale.
    ///   - opacity: A factor for all alphas, 0 to 1.
    ///   - format: How pixels lie in the pictures that are drawn.
    public init(
        _ scale: ColorScale, opacity: Double = 1, format: PixelFormat = .straightRGBA
    ) {
        let axis = TableAxis(fitting: scale)
        let evaluator = ColorScaleEvaluator(scale)
        var colors: [Color] = [.clear]
        colors.reserveCapacity(axis.count + 1)
        for index in 1...axis.count + 1 {
            let color = evaluator.color(at: axis.value(of: index)).opacity(opacity)
            colors.append(color.alpha == 0 ? .clear : color)
        }
        self.axis = axis
        self.format = format
        pixels =
            colors.map(format.pixel)
            + [UInt32](repeating: 0, count: TableAxis.tableSize - colors.count)
        masks = scale.masks.map {
            Mask(
                values: $0.values,
                table: ColorTable(
                    $0.scale.withoutMasks, opacity: opacity, format: format))
        }
        palette = masks.isEmpty ? Palette(colors) : nil
    }

    /// The number of pieces that the scale is cut into.
    public var count: Int { axis.count }

    /// The colour of a value as it is drawn.
    public func color(at value: Float) -> Color { format.color(pixels[axis.index(of: value)]) }

    /// Whether pictures can be drawn as `IndexedImage`: at most 256 colours show no step that the scale
    /// has not.
    public var hasPalette: Bool { palette != nil }
}

extension ColorScale {
    fileprivate var withoutMasks: ColorScale {
        var scale = self
        scale.masks = []
        return scale
    }
}
