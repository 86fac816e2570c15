import Raster
import Testing

@Suite struct ContourLevelsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let interval: Double
        var major = 0.0
        var offset = 0.0
        let range: ClosedRange<Float>
        let values: [Float]
        var majors: [Float] = []
        var testDescription: String { "\(interval)/\(major)+\(offset) in \(range)" }
    }

    @Test(arguments: [
        Case(
            interval: 4, major: 20, range: 998.5...1021,
            values: [1000, 1004, 1008, 1012, 1016, 1020], majors: [1000, 1020]),
        Case(interval: 4, range: 1000...1004, values: [1000, 1004]),
        Case(interval: 5, offset: 2, range: -4...8, values: [-3, 2, 7]),
        Case(
            interval: 5, major: 10, offset: 2, range: -9...13, values: [-8, -3, 2, 7, 12],
            majors: [-8, 2, 12]),
        Case(
            interval: 0.1, major: 0.3, range: 0.05...0.65, values: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6],
            majors: [0.3, 0.6]),
        Case(interval: 10, range: 1...9, values: []),
        Case(interval: 10, range: 20...20, values: [20]),
        Case(interval: 0, range: 1...9, values: []),
        Case(interval: -1, range: 1...9, values: []),
        Case(interval: .nan, range: 1...9, values: []),
        Case(interval: .infinity, range: 1...9, values: []),
        Case(interval: 1, offset: .nan, range: 1...9, values: []),
        Case(interval: 1, range: -Float.infinity ... .infinity, values: []),
        Case(interval: 1, major: .nan, range: 1...2, values: [1, 2]),
    ])
    func liesOnMultiples(_ test: Case) {
        let levels = ContourLevels(
            interval: test.interval, majorInterval: test.major, offset: test.offset,
            covering: test.range)
        #expect(levels.values == test.values)
        let majors = zip(levels.values, levels.isMajor).filter { $0.1 }.map { $0.0 }
        #expect(majors == test.majors)
    }

    @Test(arguments: [1e-3, 1e-30, 1e-300, 1, 1e30, 1.7e308])
    func isBounded(interval: Double) {
        let levels = ContourLevels(
            interval: interval, majorInterval: 5,
            covering: -Float.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
        #expect(levels.count <= ContourLevels.maximumCount)
        #expect(levels.isMajor.count == levels.count)
        #expect(zip(levels.values, levels.values.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func widensByRoundFactors() {
        let levels = ContourLevels(interval: 1, majorInterval: 100, covering: 0...1000)
        #expect(levels.values.prefix(3) == [0, 5, 10])
        #expect(levels.isMajor[20])
        #expect(!levels.isMajor[10])
    }

    @Test func takesAListInAnyOrder() {
        let levels = ContourLevels(values: [3, .nan, 1, 2, 3, .infinity, -1], major: [2])
        #expect(levels.values == [-1, 1, 2, 3])
        #expect(levels.isMajor == [false, false, true, false])
    }

    @Test func thinsALongList() {
        let levels = ContourLevels(values: (0..<10_000).map(Float.init))
        #expect(levels.count == ContourLevels.maximumCount)
        #expect(levels.values.first == 0)
        #expect(levels.values.last == 9999)
    }
}
