import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Each file of the test data is compared with an independent reader, or is named here with its reason.
@Suite(.enabled(if: TestData.isAvailable, TestData.skipped))
struct DataCoverageTests {
    /// GRIB and NetCDF files that can't be opened, and a word of what is said of each.
    private static let unusable = [
        "malformed/gfs.t00z.pgrb2.0p25.f000.truncated": "cut off",
        "malformed/gfs.t12z.pgrb2.1p00.f000.2018101012": "web page",
        "malformed/minimal_buffer_underrun.grib2": "no GRIB message",
        "netcdf/format/group.test2.nc": "no variable with values",
        "timeseries/gfs-wind10m-2018-10/gfs.t00z.pgrb2.1p00.f000.2018101018": "web page",
        "timeseries/gfs-wind10m-2018-10/gfs.t00z.pgrb2.1p00.f000.2018101018f3": "web page",
    ]

    /// Formats that come later, by folder or ending.
    private static let later = [
        "radar/", "zarr/", "geotiff/", "features/", "schemas/", "naturalearth/", ".tif", ".png",
        ".json", ".csv", ".txt", ".h5", ".bz2", ".md", "malformed/KLOT_NSS",
    ]

    private static func isLater(_ path: String) -> Bool {
        later.contains { path.hasSuffix($0) || path.hasPrefix($0) }
    }

    @Test func everyFileIsComparedOrNamed() throws {
        let root = try #require(TestData.folder)
        let compared = Set(GRIBReferenceTests.folders.values.joined().map(\.path))
            .union(NetCDFComparisonTests.files.map { root.appendingPathComponent($0).path })
        let paths = try #require(FileManager.default.enumerator(atPath: root.path))
        var count = 0
        for case let path as String in paths where !Self.isLater(path) {
            let file = root.appendingPathComponent(path).path
            guard FileKind(of: file) == .file else { continue }
            if let word = Self.unusable[path] {
                let error = #expect(throws: WeatherDataError.self, "\(path)") {
                    try FileFormats.open(file)
                }
                #expect(error?.message.contains(word) == true, "\(path): \(error?.message ?? "")")
                count += 1
            } else {
                #expect(compared.contains(file), "\(path) is compared with nothing")
            }
        }
        #expect(count == Self.unusable.count)
    }

    /// What comes later says what it is, in one line.
    @Test(arguments: [
        ("geotiff/goes.tif", "a TIFF picture"), ("timeseries/webgl-wind-png/2016112000.png", "PNG"),
        ("timeseries/webgl-wind-png/2016112000.json", "text"), ("zarr/earthkit-v2.zarr", "Zarr"),
        ("timeseries/dwd-radolan/DE1200_RV2210180700.tar.bz2", "bzip2"),
        ("radar/nexrad-level2/KMKX20200115_150035.bin", "NEXRAD"),
    ])
    func otherFormatsAreNamed(path: String, word: String) throws {
        let error = #expect(throws: WeatherDataError.self) {
            try FileFormats.open(TestData.file(path).path)
        }
        #expect(error?.message.contains(word) == true && error?.code == .badData)
        #expect(error.map(FileFormats.isForeign) == true)
    }
}
