import CLibraries
import Foundation
import WeatherData

/// Decoding a global field of 0.25° beside what the C library takes to give its values.
///
/// The baseline reads the message and asks for its values in double precision, into memory that is
/// there; ours gives rows of `Float` with missing values as NaN, after a check of the message. For NetCDF
/// it asks for `Float` (`nc_get_vara_float`), which is a value only where nothing is packed or missing; what
/// it takes to give the numbers as the file has them (`nc_get_vara`) is told too.
struct DecodeBenchmark {
    private let folder: URL

    private let only: String?

    /// - Parameter only: The one packing that is wanted; nil for all.
    init(_ folder: URL, only: String?) {
        self.folder = folder
        self.only = only
    }

    func run() throws {
        for packing in GRIBMaker.packings {
            for missing in [false, true] where !missing || packing != "grid_ieee" {
                let name = packing + (missing ? ", bitmap" : "")
                guard only == nil || name == only else { continue }
                do {
                    let message = try GRIBMaker.message(
                        1440, 721, packing: packing, bits: 16, missing: missing)
                    try compareGRIB(name, message)
                } catch let failed as GRIBMaker.Failed {
                    print("\(name): ecCodes can't make it (\(failed.step))")
                }
            }
        }
        for (name, type, form) in [
            ("NetCDF short, packed", NC_SHORT, .classic),
            ("NetCDF float", NC_FLOAT, .classic),
            ("NetCDF-4 short, packed", NC_SHORT, .plain),
            ("NetCDF-4 float", NC_FLOAT, .plain),
            ("NetCDF-4 short, packed, deflated", NC_SHORT, .deflated),
            ("NetCDF-4 float, deflated", NC_FLOAT, .deflated),
        ] as [(String, Int32, NetCDFMaker.Form)] {
            try compareNetCDF(name, type, form)
        }
    }

    private func compareGRIB(_ name: String, _ message: [UInt8]) throws {
        let file = folder.appendingPathComponent("field.grib2")
        try Data(message).write(to: file)
        let dataset = try Dataset(contentsOf: file.path, options: .init(cacheBytes: 0))
        var values = [Double](repeating: 0, count: 1440 * 721)
        compare(name) {
            guard let input = fopen(file.path, "rb") else { return }
            defer { fclose(input) }
            var status: Int32 = 0
            guard let handle = codes_grib_handle_new_from_file(nil, input, &status) else { return }
            defer { codes_handle_delete(handle) }
            var count = values.count
            codes_get_double_array(handle, "values", &values, &count)
        } ours: {
            do {
                _ = try dataset.readField(of: dataset.variables[0], at: 0)
            } catch {
                print(error)
            }
        }
    }

    private func compareNetCDF(
        _ name: String, _ type: Int32, _ form: NetCDFMaker.Form
    ) throws {
        guard only == nil || name == only else { return }
        let file = folder.appendingPathComponent("field.nc").path
        try NetCDFMaker.write(file, type: type, form: form)
        // HDF5 shares its memory among those who open one file. All read a copy: how a file was written
        // shows in how fast the system gives it back.
        let copies = try ["ours.nc", "library.nc", "raw.nc"].map { copy in
            let path = folder.appendingPathComponent(copy).path
            try? FileManager.default.removeItem(atPath: path)
            try FileManager.default.copyItem(atPath: file, toPath: path)
            return path
        }
        let dataset = try Dataset(contentsOf: copies[0], options: .init(cacheBytes: 0))
        let variable = dataset.variables[0]
        var ids: [Int32] = [0, 0]
        guard nc_open(copies[1], NC_NOWRITE, &ids[0]) == NC_NOERR,
            nc_open(copies[2], NC_NOWRITE, &ids[1]) == NC_NOERR
        else { return }
        defer { for id in ids { nc_close(id) } }
        var number: Int32 = 0
        nc_inq_varid(ids[0], "t", &number)
        // Memory of its own for each, so that none finds it warm from another's work.
        var values = [Float](repeating: 0, count: 1440 * 721)
        var rawValues = values
        // Each step once, so that nobody finds chunks of it in HDF5's memory.
        var turn = 0
        var raw = Double.infinity
        compare(name) {
            let start = [turn % NetCDFMaker.steps, 0, 0]
            raw = min(
                raw,
                Process.least(1) {
                    nc_get_vara(ids[1], number, start, [1, 721, 1440], &rawValues)
                })
        } library: {
            let start = [turn % NetCDFMaker.steps, 0, 0]
            nc_get_vara_float(ids[0], number, start, [1, 721, 1440], &values)
        } ours: {
            _ = try? dataset.readField(of: variable, at: turn % NetCDFMaker.steps)
            turn += 1
        }
        print("    as the file has it, without a conversion: \(Process.text(raw * 1e3, 2)) ms")
    }

    private func compare(
        _ name: String, before: () -> Void = {}, library: () -> Void, ours: () -> Void
    ) {
        library()
        ours()
        var least = (library: Double.infinity, ours: Double.infinity)
        for _ in 0..<25 {
            before()
            least.library = min(least.library, Process.least(1, library))
            least.ours = min(least.ours, Process.least(1, ours))
        }
        let padding = String(repeating: " ", count: max(1, 42 - name.count))
        print(
            "\(name)\(padding)library \(Process.text(least.library * 1e3, 2)) ms, ours "
                + "\(Process.text(least.ours * 1e3, 2)) ms: "
                + "\(Process.text(least.ours / least.library, 2)) ×")
    }
}
