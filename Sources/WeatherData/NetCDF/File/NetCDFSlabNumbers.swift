/// The numbers of a part of a variable, read by netCDF-C.
struct NetCDFSlabNumbers: NetCDFNumberSource {
    static let readsAtOnce = true

    let file: NetCDFFile
    let variable: NetCDFVariable
    let slab: NetCDFFields.Slab

    func read(
        _ range: Range<Int>, into memory: UnsafeMutableRawPointer
    ) throws(WeatherDataError) {
        try file.read(variable, start: slab.start, count: slab.count, into: memory)
    }
}
