import Raster

/// A colour scale as a table, for values at even distances over its range.
struct ColorTable {
    /// Premultiplied colours, red in the lowest byte.
    private(set) var colors: [UInt32]

    /// The value of the first colour, and the colours for each unit of value.
    let start: Float
    let rate: Float

    static let count = 1_024

    /// Makes the table of a scale over a range; a range of nothing is taken as one unit long.
    init(_ scale: ColorScale, range: ClosedRange<Float>) {
        let evaluator = ColorScaleEvaluator(scale)
        let length = max(range.upperBound - range.lowerBound, 1e-6)
        start = range.lowerBound
        rate = Float(Self.count - 1) / length
        colors = []
        colors.reserveCapacity(Self.count)
        for index in 0..<Self.count {
            let value = range.lowerBound + length * Float(index) / Float(Self.count - 1)
            let color = evaluator.color(at: value)
            let alpha = UInt32(color.alpha)
            func part(_ byte: UInt8) -> UInt32 { (UInt32(byte) * alpha + 127) / 255 }
            colors.append(
                part(color.red) | part(color.green) << 8 | part(color.blue) << 16 | alpha << 24)
        }
    }
}
