extension Grid {
    /// The most cells that a field can have here, a gigabyte of values; a header may speak of any number.
    static let mostCells = 1 << 28
}
