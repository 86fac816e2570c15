import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// How files come together: order, runs, duplicates, sums, cache.
@Suite struct DatasetTests {
    /// A reader with fields made up on the spot.
    private struct Made: FieldReader {
        static let formatName = "made"
        let index: FileIndex
        let numbers: [Int: Float]

        static func recognises(_ head: FileHead) -> Bool { false }

        init(contentsOf path: String) throws(WeatherDataError) {
            throw WeatherDataError(.noInput, "made in memory", path: path)
        }

        /// - Parameter fields: Hours of the run, the interval's beginning and the valid time, and the
        ///   value of every cell.
        init(
            _ metadata: VariableMetadata,
            _ fields: [(run: Double, start: Double?, end: Double, value: Float)]
        ) {
            func date(_ hours: Double) -> Date { Date(timeIntervalSince1970: hours * 3600) }
            var group = FileIndex.Group(metadata: metadata, packing: nil)
            var numbers: [Int: Float] = [:]
            for (address, field) in fields.enumerated() {
                let time = FieldTime(
                    date(field.end), run: date(field.run), start: field.start.map(date))
                group.entries.append(FileIndex.Entry(time: time, address: address))
                numbers[address] = field.value
            }
            index = FileIndex(groups: [group])
            self.numbers = numbers
        }

        func values(at address: Int) throws(WeatherDataError) -> [Float] {
            [numbers[address] ?? .nan, .nan]
        }
    }

    private static func metadata(_ statistic: Statistic? = nil) -> VariableMetadata {
        var metadata = VariableMetadata(
            shortName: "tp", name: "Total precipitation", units: "kg m**-2",
            grid: Grid(
                longitudes: Axis(first: 0, step: 1, count: 2, period: 360),
                latitudes: Axis(first: 0, step: 1, count: 1)))
        metadata.statistic = statistic
        return metadata
    }

    private static func hours(_ variable: Variable) -> [Double] {
        variable.dates.map { $0.timeIntervalSince1970 / 3600 }
    }

    @Test func theNewestRunCountsWhateverTheOrder() throws {
        let old = Made(Self.metadata(), [(0, nil, 6, 1), (0, nil, 12, 2), (0, nil, 18, 3)])
        let new = Made(Self.metadata(), [(12, nil, 18, 5), (12, nil, 12, 4)])
        for readers in [[old, new], [new, old]] {
            let dataset = Dataset(readers: readers)
            let variable = dataset.variables[0]
            #expect(dataset.variables.count == 1)
            #expect(Self.hours(variable) == [6, 12, 18])
            let values = try variable.times.indices.map {
                try dataset.readField(of: variable, at: $0)[0, 0]
            }
            #expect(values == [1, 4, 5])
            #expect(dataset.runs.map { $0.timeIntervalSince1970 / 3600 } == [0, 12])
        }
        let asked = Dataset(readers: [old, new], run: Date(timeIntervalSince1970: 0))
        #expect(Self.hours(asked.variables[0]) == [6, 12, 18])
        #expect(try asked.readField(of: asked.variables[0], at: 2)[0, 0] == 3)
    }

    /// Two files with the same fields: the last one counts, and a warning says so.
    @Test func copiesAreTold() throws {
        let one = Made(Self.metadata(), [(0, nil, 6, 1), (0, nil, 12, 2)])
        let other = Made(Self.metadata(), [(0, nil, 12, 7), (0, nil, 18, 8)])
        let dataset = Dataset(readers: [one, other], paths: ["a.grib", "b.grib"])
        #expect(Self.hours(dataset.variables[0]) == [6, 12, 18])
        #expect(try dataset.readField(of: dataset.variables[0], at: 1)[0, 0] == 7)
        #expect(dataset.warnings.count == 1)
        #expect(dataset.warnings[0].hasPrefix("b.grib: one field of 'tp' is in a.grib too"))
        // Other runs are no copies, and neither are other intervals with the same end.
        let newer = Made(Self.metadata(), [(6, nil, 12, 7)])
        #expect(Dataset(readers: [one, newer], paths: ["a", "b"]).warnings.isEmpty)
        let sums = Made(Self.metadata(.sum), [(0, 0, 12, 9), (0, 6, 12, 1)])
        #expect(Dataset(readers: [sums], paths: ["a"]).warnings.isEmpty)
        let twice = Made(Self.metadata(), [(0, nil, 6, 1), (0, nil, 6, 2), (0, nil, 6, 3)])
        let doubled = Dataset(readers: [twice], paths: ["a.grib"])
        #expect(try doubled.readField(of: doubled.variables[0], at: 0)[0, 0] == 3)
        #expect(doubled.warnings[0].hasPrefix("a.grib: 2 fields of 'tp' are there twice"))
    }

    /// Peers' faults 71 and 74: sums from the run's start, and sums that begin anew every 6 hours.
    @Test(arguments: [
        [(0.0, 0.0, 3.0, Float(2)), (0, 0, 6, 5), (0, 0, 9, 5), (0, 0, 12, 11)],
        [(0, 0, 3, 2), (0, 0, 6, 5), (0, 6, 9, 0), (0, 6, 12, 6)],
        [(0, 0, 3, 2), (0, 3, 6, 3), (0, 6, 9, 0), (0, 9, 12, 6)],
    ])
    func sumsComeApart(fields: [(run: Double, start: Double, end: Double, value: Float)]) throws {
        let dataset = Dataset(readers: [
            Made(Self.metadata(.sum), fields.map { ($0.run, $0.start, $0.end, $0.value) })
        ])
        let variable = dataset.variables[0]
        var amounts: [Float] = []
        for index in variable.times.indices {
            let field = try dataset.readStepField(of: variable, at: index)
            #expect(field.time.duration == 3 * 3600)
            #expect(field[1, 0].isNaN)
            amounts.append(field[0, 0])
            let rate = try #require(try dataset.readRate(of: variable, at: index))
            #expect(rate.units == "kg m**-2 s**-1")
            #expect(rate[0, 0] == field[0, 0] / 10800)
        }
        #expect(amounts == [2, 3, 0, 6])
    }

    @Test func meansComeApart() throws {
        let dataset = Dataset(readers: [
            Made(Self.metadata(.mean), [(0, 0, 3, 10), (0, 0, 6, 20)])
        ])
        let field = try dataset.readStepField(of: dataset.variables[0], at: 1)
        #expect(field[0, 0] == 30)
        #expect(field.time.duration == 3 * 3600)
    }

    /// An older run's step is taken from its own sums, though a newer run has hidden one of them.
    @Test func differencesStayWithinARun() throws {
        let old = Made(Self.metadata(.sum), [(0, 0, 6, 4), (0, 0, 7, 5), (0, 0, 8, 9)])
        let new = Made(Self.metadata(.sum), [(6, 6, 7, 50)])
        let dataset = Dataset(readers: [old, new])
        let values = try (0..<3).map {
            try dataset.readStepField(of: dataset.variables[0], at: $0)[0, 0]
        }
        #expect(values == [4, 50, 4])
    }

    /// Packing leaves a sum a little below the one before it: no negative rain.
    @Test func amountsAreNeverNegative() throws {
        var metadata = Self.metadata(.sum)
        metadata.parameter = .grib2(centre: 7, discipline: 0, category: 1, number: 8)
        let dataset = Dataset(readers: [Made(metadata, [(0, 0, 3, 2), (0, 0, 6, 1.99)])])
        #expect(try dataset.readStepField(of: dataset.variables[0], at: 1)[0, 0] == 0)
    }

    /// Peers' fault 78: amounts that are marked as instants stay what they are, and a warning tells.
    @Test(arguments: [
        (Statistic?.none, 1, 228, true), (.sum, 1, 228, false), (nil, 1, 11, false),
        (nil, 1, 61, true),
    ])
    func amountsWithoutInterval(statistic: Statistic?, edition: Int, number: Int, isTold: Bool) {
        var metadata = Self.metadata(statistic)
        if number == 11 { metadata.shortName = "t" }
        metadata.parameter = .grib1(
            centre: 98, table: number == 228 ? 128 : 3, number: number)
        let dataset = Dataset(readers: [Made(metadata, [(0, nil, 12, 2), (0, nil, 24, 5)])])
        #expect(dataset.warnings.contains { $0.contains("no interval") } == isTold)
        #expect(dataset.variables[0].times.allSatisfy { $0.duration == 0 })
    }

    /// ECMWF's rain since the run's start, whose headers say instants: each step is what fell in it.
    @Test(.enabled(if: TestData.isAvailable, TestData.skipped))
    func amountsMarkedAsInstantsAreSinceTheRunsStart() throws {
        let dataset = try Dataset(
            contentsOf: TestData.file("grib1/ensemble-and-steps/tp_ecmwf.grib"))
        let rain = dataset.variables[0]
        #expect(dataset.warnings.isEmpty)
        #expect(rain.statistic == .sum)
        #expect(rain.times.map { $0.duration / 3600 } == [12, 24, 36, 48])
        // ecCodes' values, subtracted in Python.
        let wanted: [[Double]] = [
            [0.0020546913, 0.0153136253], [0.000834465, 0.0080642700], [0.0014343262, 0],
            [0.00496912, 0.0000004768],
        ]
        for index in rain.times.indices {
            let step = try dataset.readStepField(of: rain, at: index)
            #expect(step.time.duration == 12 * 3600)
            for (place, value) in zip([0, 304], wanted[index]) {
                #expect(abs(Double(step.values[place]) - value) < 2e-9, "\(index) \(place)")
            }
            let rate = try #require(try dataset.readRate(of: rain, at: index))
            #expect(rate.values[0] == step.values[0] / Float(12 * 3600))
        }
    }

    /// Two sums with the same end, as HRRR sends them, are two variables.
    @Test func intervalsWithOneEndAreTwoVariables() {
        let dataset = Dataset(readers: [
            Made(Self.metadata(.sum), [(0, 0, 12, 9), (0, 11, 12, 1), (0, 0, 11, 8)])
        ])
        #expect(dataset.variables.map(\.id) == ["tp", "tp.total"])
        #expect(
            dataset.variables.map { $0.times.map { $0.duration / 3600 } } == [[11, 1], [11, 12]])
    }

    @Test func theCacheIsBounded() throws {
        let fields = (0..<50).map { (0.0, Double?.none, Double($0), Float($0)) }
        let dataset = Dataset(readers: [Made(Self.metadata(), fields)], cacheBytes: 80)
        for index in 0..<50 {
            #expect(
                try dataset.readField(of: dataset.variables[0], at: index)[0, 0] == Float(index))
            #expect(dataset.cache.bytes <= 80)
        }
        #expect(dataset.cache.bytes == 80)
    }

    @Test(.enabled(if: TestData.isAvailable, TestData.skipped))
    func aFolderIsOneTimeAxisWithItsGap() async throws {
        let dataset = try Dataset(contentsOf: TestData.file("timeseries/gfs-wind10m-2018-10"))
        #expect(dataset.variables.map(\.id) == ["10u", "10v"])
        let u = dataset.variables[0]
        #expect(u.times.count == 26)
        // The server's error pages in place of two files.
        #expect(dataset.warnings.count == 2 && dataset.warnings[0].contains("web page"))
        #expect(u.times.first?.date == Date(timeIntervalSince1970: 1_538_956_800))
        #expect(u.times.last?.date == Date(timeIntervalSince1970: 1_539_248_400))
        let gaps = zip(u.dates, u.dates.dropFirst()).map { $1.timeIntervalSince($0) / 3600 }
        #expect(gaps.filter { $0 != 3 } == [9])
        #expect(u.grid.wrapsX && u.grid.containsNorthPole && u.grid.containsSouthPole)
        // Several at a time.
        let sums = try await withThrowingTaskGroup(of: Float.self) { group in
            for index in u.times.indices {
                group.addTask { try await dataset.field(of: u, at: index)[0, 0] }
            }
            return try await group.reduce(into: [Float]()) { $0.append($1) }
        }
        #expect(sums.count == 26)
        #expect(sums.contains { abs($0 + 3.180989) < 1e-6 })
    }
}
