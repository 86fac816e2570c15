/// Parameters with numbers of a centre's own, which ecCodes may have no names for.
///
/// The tables have a line for each: discipline, category and number; short name; name; unit.
enum LocalParameters {
    /// What a table says of a parameter.
    struct Entry: Equatable {
        let shortName: String
        let name: String
        let units: String
    }

    /// What is known of a parameter; nil where it is in no table.
    static func find(centre: Int, discipline: Int, category: Int, number: Int) -> Entry? {
        let key = [discipline, category, number]
        return switch centre {
        case 7: ncep[key]
        // The National Weather Service; Canada's few are NCEP's.
        case 8: digitalForecasts[key] ?? ncep[key]
        case 54: ncep[key]
        case 161: mosaics[key] ?? ncep[key]
        default: nil
        }
    }

    private static let ncep = entries(ncepAtmosphere + "\n" + ncepOther)
    private static let digitalForecasts = entries(ndfd)
    private static let mosaics = entries(mrms)

    /// Reads a table.
    static func entries(_ table: String) -> [[Int]: Entry] {
        var entries: [[Int]: Entry] = [:]
        for line in table.split(separator: "\n") {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            guard parts.count == 4 else { preconditionFailure("a line of a table: \(line)") }
            let key = parts[0].split(separator: " ").compactMap { Int($0) }
            entries[key] = Entry(
                shortName: String(parts[1]), name: String(parts[2]), units: String(parts[3]))
        }
        return entries
    }
}
