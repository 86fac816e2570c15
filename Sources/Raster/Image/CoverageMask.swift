/// How much of each pixel may be seen: 0 for nothing to 255 for all.
///
/// For land and water masks, made once for a camera and laid over every layer that asks for it.
public struct CoverageMask: Sendable, Equatable {
    /// Pixels across.
    public let width: Int

    /// Pixels down.
    public let height: Int

    /// The coverage, `values[y * width + x]`.
    public let values: [UInt8]

    /// Makes a mask; there must be width × height values.
    public init(width: Int, height: Int, values: [UInt8]) {
        precondition(width >= 0 && height >= 0 && values.count == width * height)
        self.width = width
        self.height = height
        self.values = values
    }

    /// The mask that shows what this one hides.
    public var inverted: CoverageMask {
        CoverageMask(width: width, height: height, values: values.map { 255 - $0 })
    }

    /// What both masks show.
    ///
    /// MapsGL's mode `all`.
    public func intersection(_ other: CoverageMask) -> CoverageMask {
        combined(other) { min($0, $1) }
    }

    /// What either mask shows.
    ///
    /// MapsGL's mode `any`.
    public func union(_ other: CoverageMask) -> CoverageMask {
        combined(other) { max($0, $1) }
    }

    private func combined(
        _ other: CoverageMask, _ choose: (UInt8, UInt8) -> UInt8
    ) -> CoverageMask {
        precondition(other.width == width && other.height == height, "masks differ in size")
        return CoverageMask(
            width: width, height: height,
            values: zip(values, other.values).map { choose($0.0, $0.1) })
    }

    /// The coverage of a row.
    func row(_ row: Int) -> ArraySlice<UInt8> { values[row * width..<(row + 1) * width] }
}
