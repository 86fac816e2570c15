public import Foundation

/// One quantity of a dataset, at one level and on one grid, over time.
///
/// The members of ``VariableMetadata`` are reached directly: `variable.units`, `variable.grid`.
@dynamicMemberLookup
public struct Variable: Identifiable, Hashable, Sendable {
    /// The name by which the dataset knows it, unique there and the same for the same files.
    public let id: String

    /// Name, unit, level, grid and member.
    public let metadata: VariableMetadata

    /// The way the values are packed in the file, such as `grid_ccsds` or `short`; nil if unknown.
    public let packing: String?

    /// The times at which there is a field, rising; one entry for each valid time.
    public let times: [FieldTime]

    /// Makes a variable.
    init(id: String, metadata: VariableMetadata, packing: String?, times: [FieldTime]) {
        self.id = id
        self.metadata = metadata
        self.packing = packing
        self.times = times
    }

    /// The members of the metadata.
    public subscript<Value>(dynamicMember member: KeyPath<VariableMetadata, Value>) -> Value {
        metadata[keyPath: member]
    }

    /// The valid times.
    public var dates: [Date] { times.map(\.date) }

    /// The index of the time that is valid then; nil where there is none.
    public func index(of date: Date) -> Int? {
        var low = 0
        var high = times.count
        while low < high {
            let middle = (low + high) / 2
            if times[middle].date < date { low = middle + 1 } else { high = middle }
        }
        return low < times.count && times[low].date == date ? low : nil
    }
}
