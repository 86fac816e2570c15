import Foundation
import Testing

@testable import Timekeeping

@Suite struct TimeSeriesTests {
    private let uneven = [0.0, 1, 3, 6, 12].map(Date.hour)

    @Test func timesAreSortedAndUniqueAndReal() {
        let series = TimeSeries<Int>(intervals: [
            .hour(3), .hour(1), .hour(3), Date(timeIntervalSinceReferenceDate: .nan), .hour(2),
        ])
        #expect(series.intervals == [.hour(1), .hour(2), .hour(3)])
        #expect(series.timeRange == DateInterval(start: .hour(1), end: .hour(3)))
        #expect(series.intervalAtIndex(1) == .hour(2))
        #expect(series.intervalAtIndex(3) == nil)
        #expect(series.intervalAtIndex(-1) == nil)
    }

    @Test func anEmptySeriesHasNothing() {
        var series = TimeSeries<Int>()
        #expect(series.timeRange == nil)
        #expect(series.closestInterval(.noon) == nil)
        #expect(series.intervalsInRange(.distantPast, .distantFuture) == [])
        #expect(series.dataAtIndex(0) == nil)
        let is1 = series.setDataForInterval(1, .noon)
        #expect(!is1)
        let is2 = series.removeInterval(.noon)
        #expect(!is2)
    }

    @Test(
        arguments: [
            (-1.0, 0.0), (0, 0), (0.5, 0), (0.51, 1), (2, 1), (2.1, 3), (9, 6), (9.1, 12), (99, 12),
        ] as [(Double, Double)])
    func theClosestTimeIsTheEarlierOfTwo(hours: Double, closest: Double) {
        let series = TimeSeries<Int>(intervals: uneven)
        #expect(series.closestInterval(.hour(hours)) == .hour(closest))
    }

    @Test func aRangeIncludesItsBoundsOrNot() {
        let series = TimeSeries<Int>(intervals: uneven)
        #expect(series.intervalsInRange(.hour(1), .hour(6)) == [1, 3, 6].map(Date.hour))
        #expect(series.intervalsInRange(.hour(1), .hour(6), includeStops: false) == [.hour(3)])
    }

    @Test func dataStaysWithItsTimeWhenTimesArrive() {
        var series = TimeSeries<String>(intervals: [.hour(1), .hour(3)])
        series.setDataForInterval("three", .hour(3))
        series.insertIntervals([.hour(2), .hour(0)])
        #expect(series.intervals == [0, 1, 2, 3].map(Date.hour))
        #expect(series.dataForInterval(.hour(3)) == "three")
        #expect(series.validCount == 1)
        #expect(series.intervalsNeedingData == [0, 1, 2].map(Date.hour))
        series.setIntervals([.hour(3), .hour(4)])
        #expect(series.dataAtIndex(0) == "three")
        series.removeInterval(.hour(3))
        #expect(series.validCount == 0)
    }

    @Test func aTimeCanComeWithItsData() {
        var series = TimeSeries<Int>()
        let is3 = series.setDataForInterval(1, .noon)
        #expect(!is3)
        let is4 = series.setDataForInterval(1, .noon, createIfMissing: true)
        #expect(is4)
        #expect(series.intervals == [.noon])
        series.setDataForInterval(nil, .noon)
        #expect(!series.hasDataForInterval(.noon))
        #expect(series.count == 1)
    }

    @Test func aFailureIsNewsOnce() {
        var series = TimeSeries<Int>(intervals: [.noon])
        let is5 = series.setLoading(.noon)
        #expect(is5)
        #expect(series.isLoading(.noon))
        let is6 = series.setFailed(.noon)
        #expect(is6)
        let is7 = series.setFailed(.noon)
        #expect(!is7)
        #expect(series.intervalsNeedingData == [])
        series.invalidate()
        #expect(!series.isFailed(.noon))
        #expect(series.intervalsNeedingData == [.noon])
    }

    @Test func loadingNeverHidesData() {
        var series = TimeSeries<Int>(intervals: [.noon])
        series.setDataForInterval(1, .noon)
        let is8 = series.setLoading(.noon)
        #expect(!is8)
        #expect(series.dataForInterval(.noon) == 1)
    }
}

@Suite struct ThinningTests {
    @Test func evenTimesAreThinnedEvenly() {
        let hours = (0...12).map { Date.hour(Double($0)) }
        #expect(hours.thinned(to: 5) == [0, 3, 6, 9, 12].map(Date.hour))
        #expect(hours.thinned(to: 13) == hours)
        #expect(hours.thinned(to: 100) == hours)
    }

    /// Many close times early on do not crowd out the late ones.
    @Test func unevenTimesAreThinnedToEvenSpacingInTime() {
        let dense = (0..<60).map { Date.hour(Double($0) / 60) }
        let times = dense + [2, 3, 4].map(Date.hour)
        #expect(times.thinned(to: 5) == [0, 59.0 / 60, 2, 3, 4].map(Date.hour))
    }

    @Test(arguments: [Int.min, -1, 0, 1, 2])
    func theFirstAndTheLastAreAlwaysKept(maximum: Int) {
        let hours = (0...12).map { Date.hour(Double($0)) }
        #expect(hours.thinned(to: maximum) == [.hour(0), .hour(12)])
    }

    @Test func neitherOrderNorCountIsEverBroken() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let count = Int.random(in: 0...40, using: &random)
            let times = (0..<count).map { _ in Date.hour(.random(in: 0...100, using: &random)) }
                .sorted()
            let maximum = Int.random(in: 2...20, using: &random)
            let thinned = times.thinned(to: maximum)
            #expect(thinned.count <= max(maximum, 0) || thinned == times)
            #expect(thinned == thinned.sorted())
            #expect(Set(thinned).isSubset(of: times))
            #expect(thinned.first == times.first && thinned.last == times.last)
        }
    }
}
