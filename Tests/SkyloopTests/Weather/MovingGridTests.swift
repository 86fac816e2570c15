import Foundation
import TestSupport
import Testing

@testable import Skyloop

@Suite(
    "A grid that moves with its storm",
    .enabled(if: TestData.isAvailable, TestData.skipped))
struct MovingGridTests {
    @Test("is shown where it is at each time")
    func places() throws {
        // A WRF nest that follows hurricane Katrina over four times.
        let path = try TestData.file("timeseries/netcdf/ci_test_file.nc").path
        let dataset = try Dataset(contentsOf: path)
        let variable = try #require(dataset.variable("T2"))
        #expect(variable.times.count == 4)
        let service = WeatherService(datasets: [dataset])
        let series = try #require(service.series(for: .temperatures))
        #expect(series.times.count == 4)
        var corners: Set<Double> = []
        for index in 0..<4 {
            let field = try dataset.readField(of: variable, at: index)
            let shown = try series.field(at: index)
            #expect(shown.grid == series.grid)
            for (x, y) in [(5, 5), (24, 24), (40, 10), (10, 40)] {
                let place = try #require(field.grid.coordinate(atX: Double(x), y: Double(y)))
                let position = try #require(
                    series.grid.position(of: place.longitude, place.latitude))
                let cell = shown.values[Int(position.x.rounded()), Int(position.y.rounded())]
                let around = (-1...1).flatMap { row in
                    (-1...1).map { field[x + $0, y + row] - 273.15 }
                }
                // The shown cell lies among the nine around: between their least and greatest value.
                #expect(
                    cell >= (around.min() ?? .nan) - 0.01 && cell <= (around.max() ?? .nan) + 0.01)
            }
            let corner = try #require(field.grid.coordinate(atX: 0, y: 0))
            corners.insert(corner.latitude)
            // Outside the nest of this time nothing is shown.
            #expect(shown.values.values.contains { $0.isNaN })
        }
        #expect(corners.count == 4)
    }
}
