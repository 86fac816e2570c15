/// Where the packed numbers of a field come from, in their own type and the machine's byte order.
protocol NetCDFNumberSource {
    /// Whether all numbers are asked for in one call; else they are asked for block by block, in order.
    static var readsAtOnce: Bool { get }

    /// Puts some of the numbers where it is told.
    func read(
        _ range: Range<Int>, into memory: UnsafeMutableRawPointer
    ) throws(WeatherDataError)
}
