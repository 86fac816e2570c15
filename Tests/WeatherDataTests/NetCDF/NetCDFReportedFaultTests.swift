import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Faults that users of other tools have reported, of the kind that NetCDF files bring about.
@Suite("Faults of other NetCDF readers", .enabled(if: Python.isAvailable, Python.skipped))
struct NetCDFReportedFaultTests {
    @Test(
        "places beyond 180° and across the date line are found in any turn",
        arguments: [
            // OSGeo/gdal#6582: geolocation arrays above 180 lost the western half.
            ("over-180.nc", 200.0, 11.0, 1.0, 1.0), ("over-180.nc", -160, 11, 1, 1),
            // earth-mover/xpublish-tiles#178: broken where longitudes jump.
            ("dateline.nc", 180, 11, 2, 1), ("dateline.nc", -180, 11, 2, 1),
            ("dateline.nc", 179.5, 10, 1.5, 0), ("dateline.nc", -179, 12, 3, 2),
            // OSGeo/gdal#4524: western points were off a file of 0…360.
            ("transposed.nc", -10, 1, 0, 0), ("transposed.nc", 350, 1, 0, 0),
            ("transposed.nc", 365, 3, 3, 2),
        ])
    func longitudes(
        _ file: String, _ longitude: Double, _ latitude: Double, _ x: Double, _ y: Double
    ) throws {
        let group = try MadeFiles.group("q", in: try MadeFiles.open(file))
        let position = try #require(group.metadata.grid.position(of: longitude, latitude))
        #expect(abs(position.x - x) < 1e-3 && abs(position.y - y) < 1e-3)
    }

    @Test("ecmwf/anemoi-datasets#768: a sum whose bounds are one instant is tolerated")
    func zeroBounds() throws {
        let group = try MadeFiles.group("rain", in: try MadeFiles.open("zero-bounds.nc"))
        #expect(group.metadata.statistic == .sum)
        #expect(group.entries.map(\.time.duration) == [0, 0])
    }

    @Test("dtcenter/MET#102: winds along a grid are marked, winds to the east are not")
    func gridWinds() throws {
        let reader = try MadeFiles.open("x-wind.nc")
        #expect(try MadeFiles.group("u", in: reader).metadata.isGridRelative)
        #expect(try MadeFiles.group("v", in: reader).metadata.isGridRelative)
        #expect(try !MadeFiles.group("ue", in: reader).metadata.isGridRelative)
        let dataset = try Dataset(contentsOf: try MadeFiles.path("x-wind.nc"))
        let pairs = dataset.variables.vectorPairs
        #expect(pairs.map { $0.u.shortName + $0.v.shortName } == ["uv"])
    }

    @Test(
        "geosolutions/MapStore2#10001: times of equal moments are equal, however they were counted")
    func exactTimes() throws {
        let days = try #require(CFTimeUnits(parsing: "days since 1900-01-01", calendar: .standard))
        let hours = try #require(
            CFTimeUnits(parsing: "hours since 1970-01-01", calendar: .standard))
        for hour in 0..<2000 {
            #expect(days.date(25_567 + Double(hour) / 24) == hours.date(Double(hour)))
        }
    }

    @Test("Unidata/cftime#68: months of a 360-day calendar skip none")
    func months() throws {
        let units = try #require(
            CFTimeUnits(parsing: "months since 1850-01-16", calendar: .days360))
        for month in 0..<240 {
            let instant = try #require(units.instant(Double(month)))
            let day = CFCalendar.days360.day(instant.day)
            #expect(day.year == 1850 + month / 12 && day.month == month % 12 + 1 && day.day == 16)
        }
    }

    @Test("ecmwf/cfgrib#270: steps below the hour keep their minutes")
    func minutes() throws {
        let units = try #require(
            CFTimeUnits(parsing: "hours since 2020-01-01", calendar: .standard))
        #expect(units.date(0.25) == Date(timeIntervalSince1970: 1_577_837_700))
    }
}
