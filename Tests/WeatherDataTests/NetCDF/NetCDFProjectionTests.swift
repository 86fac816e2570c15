import Foundation
import TestSupport
import Testing

@testable import WeatherData

@Suite(
    "NetCDF grid mappings place cells where pyproj does",
    .enabled(if: Python.isAvailable, Python.skipped))
struct NetCDFProjectionTests {
    struct Places: Decodable {
        let lon: [Double?]
        let lat: [Double?]
    }

    static let names = [
        "lcc", "lcc-1", "polar", "south", "mercator", "laea", "tmerc", "albers", "stereo", "geos",
        "geos-y", "ortho", "sinu", "cea", "aeqd", "rotated", "rotated-shifted", "wkt", "km",
    ]

    @Test("to a millionth of a cell", arguments: names)
    func places(_ name: String) throws {
        let text = try Data(contentsOf: URL(fileURLWithPath: try MadeFiles.path("grids.json")))
        let expected = try #require(
            try JSONDecoder().decode([String: Places].self, from: text)[name])
        let group = try MadeFiles.group("q", in: try MadeFiles.open("grid-\(name).nc"))
        let grid = group.metadata.grid
        #expect(grid.unplacedReason == nil)
        #expect(grid.kind == (name.hasPrefix("rotated") ? .rotatedLatitudeLongitude : .projected))
        for row in 0..<4 {
            for column in 0..<5 {
                guard let longitude = expected.lon[row * 5 + column],
                    let latitude = expected.lat[row * 5 + column]
                else { continue }
                let position = try #require(grid.position(of: longitude, latitude))
                #expect(abs(position.x - Double(column)) < 1e-6)
                #expect(abs(position.y - Double(row)) < 1e-6)
                let place = try #require(grid.coordinate(atX: Double(column), y: Double(row)))
                let turn = (place.longitude - longitude).remainder(dividingBy: 360)
                #expect(abs(turn) * cos(latitude * .pi / 180) < 1e-8)
                #expect(abs(place.latitude - latitude) < 1e-8)
            }
        }
    }

    @Test(
        "unless the file's own longitudes and latitudes disagree",
        .enabled(if: TestData.isAvailable, TestData.skipped))
    func disagreement() throws {
        // The pole in this file is wrong: its longitudes and latitudes are right.
        let path = try TestData.file("netcdf/projected/small_rotPole_precipitation.nc").path
        let reader = try NetCDFReader(contentsOf: path)
        let group = try #require(reader.index.groups.first)
        #expect(group.metadata.grid.kind == .curvilinear)
        #expect(
            reader.index.warnings.contains { $0.contains("the longitudes and latitudes are used") })
        let place = try #require(group.metadata.grid.coordinate(atX: 0, y: 0))
        #expect(abs(place.longitude + 5.242045) < 1e-5 && abs(place.latitude - 26.5861) < 1e-4)
    }
}
