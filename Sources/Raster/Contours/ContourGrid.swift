/// A grid of values that contours are drawn of: a whole field, a part of one, or a finer version of either.
///
/// Values are row by row, `width × height`; what is not finite is missing. Contours come in the positions of the
/// field it was made from, whatever part and fineness it is.
public struct ContourGrid: Sendable {
    /// The values, row by row.
    public let values: [Float]
    /// The number of values in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// Whether the column after the last one is the first; never so with fewer than three columns.
    public let wraps: Bool

    /// The field's position of the first value, and its steps for one of this grid.
    let origin: SIMD2<Double>
    let step: Double

    /// Takes a field.
    ///
    /// A size that does not fit the number of values gives an empty grid.
    public init(_ values: [Float], width: Int, height: Int, wraps: Bool = false) {
        self.init(values, width: width, height: height, wraps: wraps, origin: .zero, step: 1)
    }

    /// Takes a field as the sampling kernels do.
    public init(_ field: GridValues) {
        self.init(
            field.values, width: field.width, height: field.height, wraps: field.wrapsX)
    }

    init(
        _ values: [Float], width: Int, height: Int, wraps: Bool, origin: SIMD2<Double>,
        step: Double
    ) {
        let size = width.multipliedReportingOverflow(by: height)
        let isSound = width > 0 && height > 0 && !size.overflow && size.partialValue == values.count
        self.values = isSound ? values : []
        self.width = isSound ? width : 0
        self.height = isSound ? height : 0
        self.wraps = isSound && wraps && width >= 3
        self.origin = origin
        self.step = step
    }

    /// The lowest and highest finite value, or nil where there is none.
    public var range: ClosedRange<Float>? {
        var low = Float.infinity
        var high = -Float.infinity
        for value in values where value.isFinite {
            low = min(low, value)
            high = max(high, value)
        }
        return low <= high ? low...high : nil
    }

    /// Gives the isolines at the levels, joined to long lines, over the seam, too, where the grid wraps.
    ///
    /// Marching squares: no line enters a cell with a missing corner, and a saddle cell is settled by the mean of its
    /// corners. A line is straight between the crossings of grid edges; smoothness comes from a smooth field (see
    /// ``refined(by:)`` and ``smoothed(passes:)``), not from bending lines, which could make them touch.
    /// - Complexity: O(grid points + points of the lines).
    public func lines(_ levels: ContourLevels) -> ContourLines {
        var tracer = ContourTracer(width: width, height: height, wraps: wraps, levels: levels)
        values.withUnsafeBufferPointer { tracer.trace($0) }
        var found = tracer.lines(levels)
        if origin != .zero || step != 1 {
            for index in found.points.indices {
                let point = SIMD2<Double>(found.points[index]) * step + origin
                found.points[index] = SIMD2<Float>(point)
            }
        }
        return found
    }
}
