import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Damaged files give errors that name the file, or the part that is still good; never a crash, never zeros.
@Suite("Damaged NetCDF files", .enabled(if: Python.isAvailable, Python.skipped))
struct NetCDFDamageTests {
    /// Opens bytes as a file, reads all that it has, and gives what was read and warned of.
    private static func read(
        _ bytes: Data
    ) throws -> (fields: Int, warnings: [String], error: WeatherDataError?) {
        try withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("damaged.nc").path
            try bytes.write(to: URL(fileURLWithPath: path))
            defer { NetCDFLibrary.shared.close(path) }
            do throws(WeatherDataError) {
                let reader = try NetCDFReader(contentsOf: path)
                var fields = 0
                for group in reader.index.groups {
                    for entry in group.entries.prefix(4) {
                        guard (try? reader.values(at: entry.address)) != nil else { continue }
                        fields += 1
                    }
                }
                return (fields, reader.index.warnings, nil)
            } catch {
                #expect(error.path == path)
                #expect(!error.description.contains("\n"))
                return (0, [], error)
            }
        }
    }

    private static let worldFiles = [
        "timeseries/ocean/GFS_Global_0p25deg.nc", "netcdf/format/nc_test_cdf5.nc",
        "netcdf/projected/euro_air_temp.nc", "netcdf/format/2t.nc",
    ]

    private static func bytes(_ file: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: try MadeFiles.path(file)))
    }

    @Test("that were cut short", arguments: ["NETCDF3_CLASSIC", "NETCDF3_64BIT_DATA", "NETCDF4"])
    func cut(_ format: String) throws {
        let whole = try Self.bytes("\(format).nc")
        let complete = try Self.read(whole)
        #expect(complete.fields == 2 && complete.warnings.isEmpty)
        for length in stride(from: 8, to: whole.count - 3, by: max(whole.count / 40, 1)) {
            let result = try Self.read(whole.prefix(length))
            let isTold = result.error != nil || !result.warnings.isEmpty || result.fields == 2
            #expect(isTold, "\(length) of \(whole.count) bytes")
            if let error = result.error { #expect([.badData, .unsupported].contains(error.code)) }
        }
    }

    @Test(
        "of the world that were cut at each kilobyte",
        .enabled(if: TestData.isAvailable, TestData.skipped), arguments: worldFiles)
    func cutAtEachKilobyte(_ name: String) throws {
        let whole = try Data(contentsOf: TestData.file(name))
        for length in stride(from: 0, to: whole.count, by: 1024) {
            let result = try Self.read(whole.prefix(length))
            if let error = result.error {
                #expect([.badData, .unsupported].contains(error.code), "\(length): \(error)")
            }
        }
    }

    @Test("of the classic kind keep the steps that are whole")
    func partly() throws {
        let whole = try Self.bytes("NETCDF3_CLASSIC.nc")
        let result = try Self.read(whole.prefix(whole.count - 8))
        #expect(result.fields == 1)
        #expect(result.warnings.contains { $0.contains("cut short") && $0.contains("1 fields") })
    }

    @Test(
        "with changed bytes",
        arguments: ["NETCDF3_CLASSIC", "NETCDF3_64BIT_OFFSET", "NETCDF3_64BIT_DATA"])
    func changed(_ format: String) throws {
        let whole = try Self.bytes("\(format).nc")
        // Every byte of the header, each made all ones, and one off.
        for place in 4..<min(whole.count, 500) {
            for value in [255, whole[place] &+ 1] as [UInt8] where value != whole[place] {
                var bytes = whole
                bytes[place] = value
                _ = try Self.read(bytes)
            }
        }
    }

    @Test("of netCDF-4 with changed bytes")
    func changedHDF5() throws {
        let whole = try Self.bytes("NETCDF4.nc")
        var random = SplitMix(seed: 7)
        for _ in 0..<200 {
            var bytes = whole
            for _ in 0..<3 {
                let place = 8 + Int(random.next() % UInt64(whole.count - 8))
                bytes[place] = UInt8(truncatingIfNeeded: random.next())
            }
            _ = try Self.read(bytes)
        }
    }

    @Test("that lie about lengths")
    func lies() throws {
        func header(_ body: [UInt8]) -> Data { Data(Array("CDF".utf8) + [1] + body) }
        let zero: [UInt8] = [0, 0, 0, 0]
        let huge: [UInt8] = [0x7F, 0xFF, 0xFF, 0xFF]
        for body in [
            zero + [0, 0, 0, 10] + huge, zero + [0, 0, 0, 10, 0, 0, 0, 1] + huge,
            huge + zero + zero + zero + zero, [0xFF, 0xFF, 0xFF, 0xFF],
            zero + zero + zero + [0, 0, 0, 12] + huge, zero + [0, 0, 0, 99, 0, 0, 0, 1],
        ] {
            let result = try Self.read(header(body))
            #expect(result.error != nil)
        }
    }
}
