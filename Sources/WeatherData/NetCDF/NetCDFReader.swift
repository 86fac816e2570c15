import CNetCDF
import Foundation

/// Reads NetCDF: classic, 64-bit offset, CDF-5 and netCDF-4 files, after the CF conventions and WRF's.
final class NetCDFReader: FieldReader {
    static let formatName = "NetCDF"

    let index: FileIndex

    private let path: String
    private let layout: ClassicLayout?
    private let moving: [(dimension: Int, grids: [Grid])?]

    /// The fields of each variable, in the order of their addresses.
    let variables: [NetCDFFields]

    static func recognises(_ head: FileHead) -> Bool {
        if head.hasBytes("CDF\u{1}") || head.hasBytes("CDF\u{2}") || head.hasBytes("CDF\u{5}") {
            return true
        }
        // HDF5 may begin at 0, 512, 1024, 2048 …
        var offset = 0
        while offset < head.bytes.count {
            if HDF5.hasSignature(head.bytes, at: offset) { return true }
            offset = offset == 0 ? 512 : offset * 2
        }
        return false
    }

    init(contentsOf path: String) throws(WeatherDataError) {
        self.path = path
        let layout = try ClassicLayout(contentsOf: path)
        if layout == nil { try NetCDFLibrary.shared.probe(path) }
        let found = try NetCDFLibrary.shared.withFile(path, layout: layout) {
            (file) throws(WeatherDataError) in
            var indexer = try NetCDFIndexer(file)
            try indexer.run()
            return (indexer.index, indexer.fields, indexer.moving)
        }
        self.layout = layout
        (index, variables, moving) = found
        guard !index.groups.isEmpty else {
            throw WeatherDataError(
                .unsupported, "there is no variable with values in it", path: path)
        }
    }

    func grid(at address: Int) -> Grid? {
        guard let place = NetCDFFields.place(of: address, in: variables), let moving = moving[place]
        else { return nil }
        let step = variables[place].slab(at: address).start[moving.dimension]
        return moving.grids[min(step, moving.grids.count - 1)]
    }

    func values(at address: Int) throws(WeatherDataError) -> [Float] {
        guard let place = NetCDFFields.place(of: address, in: variables) else {
            preconditionFailure("\(path) has no field \(address)")
        }
        let fields = variables[place]
        let slab = fields.slab(at: address)
        if let layout {
            let number = Int(fields.variable.id)
            guard layout.holds(variable: number, start: slab.start, count: slab.count) else {
                throw WeatherDataError(
                    .badData,
                    "it is cut short: a field of '\(fields.variable.path)' lies behind its end",
                    path: path)
            }
            if let numbers = try classicNumbers(of: number, slab, layout) {
                return try fields.values(slab, from: numbers, path: path)
            }
        }
        return try NetCDFLibrary.shared.withFile(path) { file throws(WeatherDataError) in
            try fields.values(
                slab, from: NetCDFSlabNumbers(file: file, variable: fields.variable, slab: slab),
                path: path)
        }
    }

    /// The numbers of a field of a classic file; nil where netCDF-C must put them together, or where the
    /// file is no longer the one whose header is known.
    private func classicNumbers(
        of variable: Int, _ slab: NetCDFFields.Slab, _ layout: ClassicLayout
    ) throws(WeatherDataError) -> ClassicNumbers? {
        guard
            let offset = layout.piece(variable: variable, start: slab.start, count: slab.count),
            FileStamp(of: path) == layout.stamp
        else { return nil }
        return try ClassicNumbers(
            path, offset: offset, size: layout.variables[variable].typeSize)
    }
}
