import Foundation
import Raster
import TestSupport
import Testing

@testable import Skyloop

@Suite(.enabled(if: TestData.isAvailable, TestData.skipped)) struct RealDataTests {
    private func service(_ name: String) throws -> WeatherService {
        WeatherService(datasets: [
            try Dataset(contentsOf: TestData.file("timeseries/\(name)").path)
        ])
    }

    @Test(
        "Data feeds the layers that it has the parts of",
        arguments: [
            ("ncl-storm", ["temperatures", "temperatures-contour", "pressure-msl-contour"]),
            ("gfs-wind10m-2018-10", ["wind-speeds", "wind-particles", "wind-barbs", "wind-dir"]),
            ("netcdf/test_stageiv_xyt.nc", ["precip", "precip-accum"]),
            ("era5/era5-2mt-2019-03-uk.grib", ["temperatures", "temperatures-24hr-change"]),
            ("polar-stereo-3h", ["precipitable-water", "precipitation-rate"]),
        ])
    func available(name: String, codes: [String]) throws {
        let found = Set(try service(name).availableCodes.map(\.rawValue))
        for code in codes { #expect(found.contains(code), "\(code)") }
    }

    @Test("A speed is the length of the vector that the particles follow")
    func speed() throws {
        let service = try service("gfs-wind10m-2018-10")
        let speed = try #require(service.series(for: .windSpeeds)).field(at: 0)
        let vector = try #require(service.series(for: .windParticles)).field(at: 0)
        let north = try #require(vector.northward)
        for cell in stride(from: 0, to: speed.values.values.count, by: 997) {
            let (u, v) = (vector.values.values[cell], north.values[cell])
            #expect(abs(speed.values.values[cell] - (u * u + v * v).squareRoot()) < 1e-4)
        }
    }

    @Test("Amounts add up to the total")
    func amounts() throws {
        let service = try service("netcdf/test_stageiv_xyt.nc")
        let hourly = try #require(service.series(for: .precipitation))
        let total = try #require(service.series(for: .precipitationAccumulation))
        var sum = [Double](repeating: 0, count: total.grid.width * total.grid.height)
        for index in 0..<6 {
            let hours = hourly.times[index].duration / 3600
            let field = try hourly.field(at: index).values.values
            for cell in sum.indices { sum[cell] += Double(field[cell]) * hours }
        }
        let found = try total.field(at: 5).values.values
        for cell in sum.indices where found[cell].isFinite {
            #expect(abs(Double(found[cell]) - sum[cell]) < 1e-2 * max(1, sum[cell]))
        }
    }

    @Test("Neighbouring tiles agree along their edge, over the date line, too")
    func seams() throws {
        let renderer = TileRenderer(
            service: try service("gfs-wind10m-2018-10"), baseMap: BaseMap(nil))
        let date = try #require(renderer.service.series(for: .windSpeeds)?.times.first?.date)
        for z in 0...3 {
            let count = 1 << z
            // One picture of two tiles is the same as the two beside each other.
            let left = TileID(z: z, x: count - 1, y: count / 2)
            let right = TileID(z: z, x: count, y: count / 2)
            let pair = try [left, right].map {
                try renderer.tile(of: .windSpeeds, at: date, $0.wrapped, size: 64)
            }
            var camera = Camera(tile: left, size: 64)
            camera.center = Coordinate(
                longitude: left.bounds.east, latitude: camera.center.latitude)
            camera.width = 128
            var wide = ImageBuffer(for: camera, format: .premultipliedBGRA)
            try renderer.draw(.windSpeeds, at: date, seenBy: camera, over: &wide)
            for y in 0..<64 {
                for x in [0, 31, 62, 63] {
                    #expect(wide[x, y] == pair[0][x, y])
                    #expect(wide[64 + x, y] == pair[1][x, y])
                }
            }
        }
    }

    @Test("Every layer that data feeds draws, at 1× and 2×, at any zoom")
    func allLayers() throws {
        for name in ["ncl-storm", "gfs-wind10m-2018-10", "ocean", "sailing"] {
            let service = try service(name)
            let renderer = TileRenderer(service: service, baseMap: BaseMap(nil))
            for code in service.availableCodes {
                let date = try #require(service.series(for: code)?.times.first?.date)
                for (zoom, ratio) in [(0, 1), (2, 2), (22, 1)] {
                    let tile = try renderer.tile(
                        of: code, at: date, TileID(z: zoom, x: 0, y: 0), size: 64,
                        pixelRatio: ratio)
                    #expect(tile.width == 64 * ratio)
                }
            }
        }
    }

    @Test("The second and third swell of a sea are layers of their own")
    func swells() throws {
        let path = try TestData.file("grib2/packing/gdaswave.t00z.wcoast.0p16.f000.grib2").path
        let service = WeatherService(datasets: [try Dataset(contentsOf: path)])
        // Mean and number of the values that are there, by ecCodes.
        let wanted: [(WeatherService.LayerCode, Double, Int)] = [
            (.swellHeights, 1.538615, 11_041), (.swell2Heights, 0.552853, 10_955),
            (.swell3Heights, 0.307010, 10_347), (.swellPeriods, 11.652191, 11_041),
            (.swell2Periods, 11.213880, 10_955), (.swell3Periods, 10.977817, 10_347),
        ]
        for (code, mean, count) in wanted {
            let series = try #require(service.series(for: code), "\(code.rawValue)")
            let values = try series.field(at: 0).values.values.filter { $0.isFinite }
            #expect(values.count == count)
            let found = values.reduce(0) { $0 + Double($1) } / Double(values.count)
            #expect(abs(found - mean) < 1e-4, "\(code.rawValue)")
        }
        for code: WeatherService.LayerCode in [.swell2Direction, .swell3Particles] {
            #expect(service.series(for: code) != nil, "\(code.rawValue)")
        }
    }

    @Test(
        "Captions name the centre, else what the file says of itself, else the file",
        arguments: [
            (
                "netcdf/test_stageiv_xyt.nc", "precip",
                "United States Stage IV Quantitative Precipitation Archive",
                "National Center for Environmental Prediction"
            ),
            (
                "netcdf/air.nc", "temperatures", "4x daily NMC reanalysis (1948)",
                "4x daily NMC reanalysis (1948)"
            ),
            ("gfs-wind10m-2018-10", "wind-speeds", "NCEP", "NCEP"),
            ("ncl-storm/Tstorm.cdf", "temperatures", "Tstorm.cdf", "Tstorm.cdf"),
        ])
    func captions(name: String, code: String, title: String, producer: String) throws {
        let series = try #require(try service(name).series(for: .init(rawValue: code)))
        #expect(series.sourceTitle == title)
        #expect(series.producer == producer)
    }
}
