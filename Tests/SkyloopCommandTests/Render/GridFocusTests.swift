import Foundation
import Skyloop
import TestSupport
import Testing

@testable import SkyloopCommand

@Suite("Where a film without a view looks")
struct GridFocusTests {
    @Test("A grid over the date line is shown across it")
    func dateLine() throws {
        let places = stride(from: 150.0, through: 210, by: 2).flatMap { longitude in
            stride(from: 40.0, through: 70, by: 2).map {
                Coordinate(
                    longitude: longitude > 180 ? longitude - 360 : longitude, latitude: $0)
            }
        }
        let box = try #require(GridFocus.bounds(of: places))
        #expect((45...60).contains(box.width))
        #expect(box.west >= 150 && box.west <= 165)
        #expect(box.south >= 40 && box.north <= 70)
    }

    @Test("Few points all around a pole don't make it a map of the world")
    func pole() throws {
        var places = stride(from: -140.0, through: -50, by: 2).flatMap { longitude in
            stride(from: 20.0, through: 70, by: 2).map {
                Coordinate(longitude: longitude, latitude: $0)
            }
        }
        places += stride(from: -180.0, to: 180, by: 4).map {
            Coordinate(longitude: $0, latitude: 78)
        }
        let box = try #require(GridFocus.bounds(of: places))
        #expect(box.west >= -142 && box.east <= -48)
    }

    @Test("A grid around a pole alike on all sides, and one without places, have no focus")
    func allAround() {
        let ring = stride(from: -180.0, to: 180, by: 3).map {
            Coordinate(longitude: $0, latitude: 60)
        }
        #expect(GridFocus.bounds(of: ring) == nil)
        #expect(GridFocus.bounds(of: []) == nil)
    }

    @Test(
        "A regional polar stereographic grid with the pole in it is looked at where it is",
        .enabled(if: TestData.isAvailable, TestData.skipped))
    func canadian() throws {
        let file = try TestData.file(
            "grib2/grid/CMC_reg_DEPR_ISBL_10_ps10km_2022072000_P000.grib2")
        let service = WeatherService(datasets: [try Dataset(contentsOf: file)])
        let code = try #require(service.defaultCode ?? service.availableCodes.first)
        let series = try #require(service.series(for: code))
        let box = try #require(GridFocus.bounds(of: series))
        // North America, from the date line to Greenland; 105° W, its middle, is 255° E.
        #expect(box.width < 180, "\(box)")
        #expect((box.west...box.east).contains(255), "\(box)")
    }
}
