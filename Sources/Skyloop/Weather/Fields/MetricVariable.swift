import Foundation
import WeatherData

/// A variable of a dataset, read in its quantity's metric unit.
struct MetricVariable: Sendable {
    let dataset: Dataset
    let variable: Variable
    let conversion: UnitConversion

    var grid: Grid { variable.metadata.grid }
    var times: [FieldTime] { variable.times }
    var level: Level? { variable.metadata.level }

    /// The values at one of the variable's times.
    func values(at index: Int) throws(WeatherDataError) -> [Float] {
        var values = try dataset.readField(of: variable, at: index).values
        conversion.apply(to: &values)
        return values
    }

    /// The values that are valid at a date; `nil` where there are none.
    func values(at date: Date) throws(WeatherDataError) -> [Float]? {
        guard let index = variable.index(of: date) else { return nil }
        return try values(at: index)
    }

    /// Whether both stand at the same points of the same level and member.
    func matches(_ other: MetricVariable, ignoringLevel: Bool = false) -> Bool {
        grid == other.grid && variable.metadata.member == other.variable.metadata.member
            && (ignoringLevel || level == other.level)
    }
}
