import Foundation
import TestSupport
import Testing

@testable import WeatherData

@Suite(
    "NetCDF axes, names and levels", .enabled(if: Python.isAvailable, Python.skipped))
struct NetCDFAxesTests {
    @Test(
        "are read in every format",
        arguments: [
            "NETCDF3_CLASSIC", "NETCDF3_64BIT_OFFSET", "NETCDF3_64BIT_DATA", "NETCDF4",
            "NETCDF4_CLASSIC",
        ])
    func formats(_ format: String) throws {
        let reader = try MadeFiles.open("\(format).nc")
        let group = try MadeFiles.group("t2m", in: reader)
        #expect(group.metadata.quantity == .temperature)
        #expect(group.metadata.units == "K")
        #expect(group.metadata.level == Level(.heightAboveGround, value: 2, units: "m"))
        let hours: [Int] = group.entries.map { entry in
            Int(entry.time.date.timeIntervalSince1970) - 1_577_836_800
        }
        #expect(hours == [0, 3600])
        let values = try reader.values(at: group.entries[1].address)
        #expect(values[2 * 4 + 3] == 1023)
        // The rows run from north to south, as the file has them.
        let grid = group.metadata.grid
        #expect(
            group.metadata.grid.coordinate(atX: 3, y: 2).map { [$0.longitude, $0.latitude] } == [
                35, 40,
            ])
        let first = try #require(grid.position(of: 5, 60))
        #expect(first.x == 0 && first.y == 0)
    }

    @Test("are known by attribute, or by name", arguments: ["by-attribute.nc", "by-name.nc"])
    func names(_ file: String) throws {
        let reader = try MadeFiles.open(file)
        let group = try MadeFiles.group("q", in: reader)
        #expect(group.metadata.grid.kind == .regularLatitudeLongitude)
        #expect(group.metadata.grid.width == 4 && group.metadata.grid.height == 3)
        #expect(group.entries.count == 2)
    }

    @Test("may stand in any order, and cross 0°")
    func transposed() throws {
        let reader = try MadeFiles.open("transposed.nc")
        let group = try MadeFiles.group("q", in: reader)
        let grid = group.metadata.grid
        #expect(grid.width == 4 && grid.height == 3)
        let values = try reader.values(at: group.entries[1].address)
        let wanted: [Float] = [
            1000, 1001, 1002, 1003, 1010, 1011, 1012, 1013, 1020, 1021, 1022, 1023,
        ]
        #expect(values == wanted)
        // 350, 355, 0, 5 rises over the prime meridian.
        let position = try #require(grid.position(of: 0, 2))
        #expect(position.x == 2 && position.y == 1)
        #expect(grid.position(of: -10, 1)?.x == 0)
    }

    @Test("may be curvilinear, in either order", arguments: ["q", "r", "s"])
    func curvilinear(_ name: String) throws {
        let reader = try MadeFiles.open("curvilinear.nc")
        let group = try MadeFiles.group(name, in: reader)
        let grid = group.metadata.grid
        #expect(grid.kind == .curvilinear)
        #expect(try reader.values(at: group.entries[0].address)[1 * 4 + 2] == 12)
        let place = try #require(grid.coordinate(atX: 2, y: 1))
        #expect(abs(place.longitude - 11.9) < 1e-9 && abs(place.latitude - 51.2) < 1e-9)
        let position = try #require(grid.position(of: 11.9, 51.2))
        #expect(abs(position.x - 2) < 1e-6 && abs(position.y - 1) < 1e-6)
    }

    @Test("may be in groups, and are found outwards")
    func groups() throws {
        let reader = try MadeFiles.open("groups.nc")
        let names = reader.index.groups.map(\.metadata.shortName)
        #expect(names == ["model/wind", "obs/wind", "obs/inner/wind"])
        let inner = try MadeFiles.group("obs/inner/wind", in: reader)
        #expect(inner.entries[0].time.date.timeIntervalSince1970 == 1_577_836_800 + 500 * 3600)
        #expect(try reader.values(at: inner.entries[1].address)[0] == 1000)
    }

    @Test("give levels and members")
    func levels() throws {
        let reader = try MadeFiles.open("levels.nc")
        func levels(_ name: String) -> [String?] {
            reader.index.groups.filter { $0.metadata.shortName == name }
                .map { $0.metadata.level?.description }
        }
        #expect(levels("t") == ["850 hPa", "500 hPa"])
        #expect(levels("so") == ["0.5 m below sea surface", "10 m below sea surface"])
        #expect(levels("clwc") == ["1 hybrid", "2 hybrid"])
        #expect(levels("tas") == ["2 m above ground"])
        let members = reader.index.groups.filter { $0.metadata.shortName == "ens" }
        #expect(members.map { $0.metadata.member?.number } == [0, 1, 5])
        #expect(try reader.values(at: members[2].entries[0].address)[0] == 2000)
    }

    @Test("have WRF's forms, nests that move included")
    func wrf() throws {
        let reader = try MadeFiles.open("wrf.nc")
        let temperature = try MadeFiles.group("T2", in: reader)
        #expect(temperature.metadata.grid.kind == .curvilinear)
        #expect(
            temperature.entries.map { $0.time.date.timeIntervalSince1970 } == [
                1_125_230_400, 1_125_241_200,
            ])
        #expect(try MadeFiles.group("U10", in: reader).metadata.isGridRelative)
        let nest = try Dataset(contentsOf: try MadeFiles.path("wrf-nest.nc"))
        let variable = try #require(nest.variable("T2"))
        let first = try nest.readField(of: variable, at: 0)
        let second = try nest.readField(of: variable, at: 1)
        let start = try #require(first.grid.coordinate(atX: 0, y: 0))
        #expect(abs(start.longitude + 90) < 1e-9 && abs(start.latitude - 20) < 1e-9)
        let moved = try #require(second.grid.coordinate(atX: 0, y: 0))
        #expect(abs(moved.longitude + 88) < 1e-9 && abs(moved.latitude - 22) < 1e-9)
    }

    @Test("list what can't be placed, and say why")
    func unplaced() throws {
        let stations = try MadeFiles.group("t2m", in: try MadeFiles.open("stations.nc"))
        #expect(stations.metadata.grid.unplacedReason?.contains("single points") == true)
        let wide = try MadeFiles.group("q", in: try MadeFiles.open("wide-range.nc"))
        #expect(wide.metadata.grid.unplacedReason?.contains("not between -90 and 90") == true)
        let series = try MadeFiles.group("t2m", in: try MadeFiles.open("series.nc"))
        let point = try #require(series.metadata.grid.position(of: 13.4, 52.5))
        #expect(point.x == 0 && point.y == 0)
        #expect(series.entries.count == 5)
    }

    @Test("may declare absurd lengths without harm")
    func huge() throws {
        let reader = try MadeFiles.open("huge.nc")
        let fine = try MadeFiles.group("fine", in: reader)
        #expect(try reader.values(at: fine.entries[0].address) == [1, 2, 3, 4])
        let many = try MadeFiles.group("many", in: reader)
        let error = #expect(throws: WeatherDataError.self) {
            try reader.values(at: many.entries[0].address)
        }
        #expect(error?.message.contains("too many cells") == true)
        #expect(reader.index.warnings.contains { $0.contains("'q' has no fields") })
    }

    @Test("have units in old encodings")
    func latin() throws {
        let group = try MadeFiles.group("t2m", in: try MadeFiles.open("latin.nc"))
        #expect(group.metadata.units == "°C")
        #expect(group.metadata.quantity == .temperature)
    }
}
