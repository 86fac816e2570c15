import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Every real NetCDF file, compared with the Python package netCDF4 to the last bit.
@Suite(
    "NetCDF files are read as netCDF4 reads them",
    .enabled(if: TestData.isAvailable, TestData.skipped),
    .enabled(if: Python.isAvailable, Python.skipped))
struct NetCDFComparisonTests {
    /// The files below the folder, by their path in it.
    static let files: [String] = {
        guard let folder = TestData.folder,
            let paths = FileManager.default.enumerator(atPath: folder.path)
        else { return [] }
        return paths.compactMap { $0 as? String }
            .filter { $0.hasSuffix(".nc") || $0.hasSuffix(".cdf") }.sorted()
    }()

    /// Files that hold nothing to show: two integers without dimensions.
    static let empty: Set<String> = ["netcdf/format/group.test2.nc"]

    @Test("values, times and missing ones", arguments: files)
    func same(_ name: String) throws {
        let path = try TestData.file(name).path
        if Self.empty.contains(name) {
            let error = #expect(throws: WeatherDataError.self) {
                try NetCDFReader(contentsOf: path)
            }
            #expect(error?.code == .unsupported)
            return
        }
        let reader = try NetCDFReader(contentsOf: path)
        let comparison = try NetCDFComparison(path)
        for group in reader.index.groups {
            for entry in group.entries {
                try comparison.check(entry, of: group, in: reader)
            }
        }
        comparison.checkNames(in: reader)
    }
}
