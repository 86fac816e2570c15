import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Grids that can't be placed say why, and their values can be read all the same.
@Suite struct GRIBUnplacedTests {
    private static let script = """
        import sys, eccodes as ec
        for number, kind in enumerate(sys.argv[2:]):
            with open(f"{sys.argv[1]}/{number}", "wb") as file:
                handle = ec.codes_grib_new_from_samples("regular_ll_sfc_grib2")
                ec.codes_set(handle, "gridType", kind)
                ec.codes_set(handle, "numberOfDataPoints", 6)
                ec.codes_set_values(handle, [1.0, 2, 3, 4, 5, 6])
                ec.codes_write(handle, file)
        """

    @Test(.enabled(if: Python.isAvailable, Python.skipped))
    func reasons() throws {
        let cases = [
            ("stretched_ll", "stretched"), ("stretched_rotated_ll", "stretched"),
            ("stretched_gg", "stretched"), ("stretched_rotated_gg", "stretched"),
            ("unstructured_grid", "unstructured"), ("cross_section", "diagram"),
        ]
        try withTemporaryFolder { folder in
            _ = try Python.run(Self.script, [folder.path] + cases.map(\.0))
            for (number, (kind, word)) in cases.enumerated() {
                let dataset = try Dataset(
                    contentsOf: folder.appendingPathComponent("\(number)").path)
                let variable = dataset.variables[0]
                #expect(variable.grid.kind.rawValue == kind)
                #expect(variable.grid.unplacedReason?.contains(word) == true, "\(kind)")
                let field = try dataset.readField(of: variable, at: 0)
                #expect(field.values.prefix(6) == [1, 2, 3, 4, 5, 6], "\(kind)")
            }
        }
    }

    @Test(arguments: [
        ("sh", "spectral"), ("lambert_bf", "spectral"),
        ("reduced_rotated_gg", "rotated and reduced"),
        ("azimuth_range", "radar"), ("Hovmoller", "diagram"), ("ncep_32769", "ncep_32769"),
    ])
    func words(kind: String, word: String) {
        #expect(GRIBGridReader.reason(kind).contains(word))
    }

    /// A constant field takes no bytes for any number of points, so that a small file may speak of very many.
    @Test(arguments: [(20_000, 13_422), (44_000, 44_000), (65_535, 65_535)])
    func moreCellsThanThereIsRoomFor(width: Int, height: Int) throws {
        var bytes = Array(GRIBDamageTests.message.prefix(16 + 21 + 72 + 34))
        bytes += [0, 0, 0, 21, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        bytes += [0, 0, 0, 6, 6, 255] + [0, 0, 0, 5, 7] + Array("7777".utf8)
        bytes[15] = UInt8(bytes.count)
        let (grid, packing) = (16 + 21, 16 + 21 + 72 + 34)
        for (offset, number) in [
            (grid + 6, width * height), (grid + 30, width), (grid + 34, height),
            (packing + 5, width * height),
        ] {
            for byte in 0..<4 {
                bytes[offset + byte] = UInt8(truncatingIfNeeded: number >> (8 * (3 - byte)))
            }
        }
        try GRIBDamageTests.withFile(bytes) { path in
            let dataset = try Dataset(contentsOf: path)
            let variable = dataset.variables[0]
            #expect(variable.grid.unplacedReason?.contains("more than a field can have") == true)
            let error = #expect(throws: WeatherDataError.self) {
                try dataset.readField(of: variable, at: 0)
            }
            #expect(error?.message.contains("\(width * height) values") == true)
        }
    }

    /// WMO's run-length packing together with a bitmap: levels of the present points only.
    @Test func runLengthWithABitmap() throws {
        var bytes = Array(GRIBDamageTests.message.prefix(16 + 21 + 72 + 34))
        // Levels 1 and 2 are 2.5 and 7.5; 8 bits, the highest level is 2.
        bytes += [0, 0, 0, 21, 5, 0, 0, 0, 4, 0, 200, 8, 0, 2, 0, 2, 1, 0, 25, 0, 75]
        // Points 0, 2, 3 and 5 are there.
        bytes += [0, 0, 0, 7, 6, 0, 0b1011_0100]
        // Level 1 twice, level 2, and level 0, which is missing.
        bytes += [0, 0, 0, 9, 7, 1, 4, 2, 0]
        bytes += Array("7777".utf8)
        bytes[15] = UInt8(bytes.count)
        try GRIBDamageTests.withFile(bytes) { path in
            let dataset = try Dataset(contentsOf: path)
            #expect(dataset.variables[0].packing == "grid_run_length")
            let values = try dataset.readField(of: dataset.variables[0], at: 0).values
            let wanted: [Float] = [2.5, .nan, 2.5, 7.5, .nan, .nan]
            #expect(zip(values, wanted).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) })
        }
    }
}
