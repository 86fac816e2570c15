import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Files made for the purpose: each packing, scan mode, bitmap, kind of grid and first longitude.
@Suite(.enabled(if: Python.isAvailable, Python.skipped))
struct GRIBMadeTests {
    @Test(arguments: ["packings", "bits", "png", "grids"])
    func agree(name: String) throws {
        let script = Repository.root.appendingPathComponent("Tests/References/make_gribs.py")
        try withTemporaryFolder { folder in
            _ = try Python.run(String(contentsOf: script, encoding: .utf8), [folder.path])
            let file = folder.appendingPathComponent(name + ".grib")
            try GRIBReference.read([file]) { reference, values in
                #expect(reference.fields.count >= 32)
                try GRIBReferenceTests.compare(reference, values, packings: false)
            }
        }
    }

    /// Every projection and rotation, with every scan mode and first longitude, against pyproj.
    @Test func standWherePyprojPutsThem() throws {
        let references = Repository.root.appendingPathComponent("Tests/References")
        func script(_ name: String) throws -> String {
            try String(contentsOf: references.appendingPathComponent(name), encoding: .utf8)
        }
        try withTemporaryFolder { folder in
            _ = try Python.run(script("make_gribs.py"), [folder.path])
            let file = folder.appendingPathComponent("grids.grib").path
            let lines = try Python.run(script("grid_reference.py"), ["--all", file])
                .split(separator: "\n")
            let reader = try GRIBReader(contentsOf: file)
            var grids: [Int: Grid] = [:]
            for group in reader.index.groups {
                for entry in group.entries { grids[entry.address] = group.metadata.grid }
            }
            #expect(grids.count == lines.count)
            for (number, line) in lines.enumerated() where line != "[]" {
                let cells = try JSONDecoder().decode([[Double?]].self, from: Data(line.utf8))
                let grid = try #require(grids[number])
                try GRIBPositionTests.compare(grid, cells, "field \(number)")
            }
        }
    }
}
