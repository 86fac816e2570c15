import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Places and axes of real files' grids against pyproj, to a millionth of a cell.
@Suite(
    .enabled(if: TestData.isAvailable, TestData.skipped),
    .enabled(if: Python.isAvailable, Python.skipped))
struct GRIBPositionTests {
    private static let files = [
        "grib2/grid/hrrr.wrfsubhf.sample.grib2", "grib2/grid/nam.t00z.awp21100.tm00.grib2",
        "grib2/grid/200711210135_NCV_VISIBILITY_A.grb2", "grib2/grid/ds.maxt.bin",
        "grib2/grid/dspr.temp.bin", "grib2/grid/aqm.t12z.ave_1hr_o3-HI-mercator.grib2",
        "grib2/grid/aqm.t12z.ave_1hr_o3-AK-polar-stereographic.grib2",
        "grib2/grid/CMC_reg_DEPR_ISBL_10_ps10km_2022072000_P000.grib2",
        "grib2/grid/polar_stereo.grib2", "grib2/grid/gfswave_arctic_wind_drt40.grib2",
        "timeseries/polar-stereo-3h/safrica.grib2", "grib2/grid/sensible_pole.grib2",
        "grib2/grid/20260219T00Z_MSC_HRDPS_CAPE_Sfc_RLatLon0.0225_PT000H.grib2",
        "grib2/grid/MET9_IR108_cosmode_0909210000.grb2",
        "grib2/grid/lambert_azimuthal_equal_area.grib", "grib1/grid/lambert_grid.grib",
        "grib1/grid/CMC_reg_WIND_ISBL_300_ps60km_2010052400_P012.grib",
        "grib1/grid/ref_grid_172.landmask.grib1", "grib1/grid/rotated_ll.grib1",
    ]

    @Test func agreeWithPyproj() throws {
        let script = Repository.root.appendingPathComponent("Tests/References/grid_reference.py")
        let paths = try Self.files.map { try TestData.file($0).path }
        let lines = try Python.run(String(contentsOf: script, encoding: .utf8), paths)
            .split(separator: "\n")
        #expect(lines.count == paths.count)
        for (path, line) in zip(paths, lines) {
            let cells = try JSONDecoder().decode([[Double?]].self, from: Data(line.utf8))
            let reader = try GRIBReader(contentsOf: path)
            let group = try #require(
                reader.index.groups.first { $0.entries.contains { $0.address == 0 } })
            try Self.compare(group.metadata.grid, cells, "\(path)")
        }
    }

    /// Compares cells' places, there and back, and the turn of a wind of 50 m/s.
    static func compare(_ grid: Grid, _ cells: [[Double?]], _ label: Comment) throws {
        let rotation = try #require(GridRotation(grid), label)
        var worstCell = 0.0
        var worstWind: Float = 0
        for cell in cells {
            let column = try Int(#require(cell[0]))
            let row = try Int(#require(cell[1]))
            let longitude = try #require(cell[2])
            let latitude = try #require(cell[3])
            let position = try #require(grid.position(of: longitude, latitude), label)
            worstCell = max(
                worstCell, abs(position.x - Double(column)), abs(position.y - Double(row)))
            let place = try #require(grid.coordinate(atX: Double(column), y: Double(row)), label)
            let back = try #require(grid.position(of: place.longitude, place.latitude), label)
            worstCell = max(worstCell, abs(back.x - Double(column)), abs(back.y - Double(row)))
            guard let angle = cell[4] else { continue }
            let index = row * grid.width + column
            let radians = angle * .pi / 180
            worstWind = max(
                worstWind, abs(50 * (rotation.cosines[index] - Float(cos(radians)))),
                abs(50 * (rotation.sines[index] - Float(sin(radians)))))
        }
        #expect(worstCell < 1e-6, label)
        #expect(worstWind < 1e-4, label)
    }

    /// NCEP's grid 172 looks at Antarctica: land at the pole, sea in the Drake Passage.
    @Test func southPolarGridHasItsContinent() throws {
        let dataset = try Dataset(
            contentsOf: TestData.file("grib1/grid/ref_grid_172.landmask.grib1"))
        let field = try dataset.readField(of: dataset.variables[0], at: 0)
        let grid = field.grid
        let cases: [(longitude: Double, latitude: Double, isLand: Bool)] = [
            (0, -90, true), (0, -80, true), (90, -75, true), (-120, -78, true),
            (-64, -67, true), (-65, -58, false), (0, -55, false), (-71, -50, true),
            (-150, -60, false),
        ]
        for place in cases {
            let position = try #require(grid.position(of: place.longitude, place.latitude))
            let value = field[Int(position.x.rounded()), Int(position.y.rounded())]
            #expect((value == 1) == place.isLand, "\(place)")
        }
    }
}
