/// What a parameter is called, by the best table that knows it.
///
/// First ecCodes' own names; then, for numbers that a centre gave, that centre's table; then WMO's
/// code table in the version that the file names, and in the newest, since files often name an old one.
struct ParameterName: Equatable {
    let shortName: String
    let name: String
    let units: String

    static func read(_ handle: CodesHandle, _ parameter: Parameter) -> ParameterName {
        let local = local(parameter)
        let code = code(parameter)
        let shortName = handle.string("shortName") ?? local?.shortName ?? wmoShortName(parameter)
        var name = handle.string("name") ?? local?.name
        var units = handle.string("units") ?? local?.units
        if name == nil {
            let found = table(handle) ?? newest(handle, parameter)
            name = found?.name
            units = units ?? found?.units
        }
        return ParameterName(
            shortName: shortName ?? code, name: name ?? unnamed(parameter, handle),
            units: units ?? "")
    }

    private static func local(_ parameter: Parameter) -> LocalParameters.Entry? {
        guard case .grib2(let centre, let discipline, let category, let number) = parameter else {
            return nil
        }
        return LocalParameters.find(
            centre: centre, discipline: discipline, category: category, number: number)
    }

    private static func wmoShortName(_ parameter: Parameter) -> String? {
        guard case .grib2(_, let discipline, let category, let number) = parameter else {
            return nil
        }
        return WMOShortNames.find(discipline: discipline, category: category, number: number)
    }

    /// The code table's words; nil where it has none for the number.
    private static func table(_ handle: CodesHandle) -> (name: String, units: String?)? {
        guard let name = handle.string("parameterName"), Int(name) == nil,
            !name.hasPrefix("Reserved"), !name.hasPrefix("Missing"), !name.hasPrefix("Undefined")
        else { return nil }
        let units = handle.string("parameterUnits").flatMap { Int($0) == nil ? $0 : nil }
        // A unit in brackets that lists the meanings of the values is none.
        return (name, units.flatMap { $0.contains("=") ? nil : $0 })
    }

    private static func newest(
        _ handle: CodesHandle, _ parameter: Parameter
    ) -> (name: String, units: String?)? {
        guard case .grib2 = parameter, let version = handle.int("tablesVersionLatest"),
            version != handle.int("tablesVersion"),
            let newest = handle.copy(tablesVersion: version)
        else { return nil }
        return table(newest)
    }

    /// A short name made of a parameter's numbers, for those that no table knows.
    private static func code(_ parameter: Parameter) -> String {
        switch parameter {
        case .grib1(_, let table, let number): "p\(table).\(number)"
        case .grib2(_, let discipline, let category, let number):
            "p\(discipline).\(category).\(number)"
        }
    }

    /// What to say of a parameter that no table knows: whose it is, and its numbers.
    private static func unnamed(_ parameter: Parameter, _ handle: CodesHandle) -> String {
        let centre = handle.string("centreDescription") ?? handle.string("centre") ?? "unknown"
        switch parameter {
        case .grib1(_, let table, let number):
            return "Parameter \(number) of table \(table) (\(centre))"
        case .grib2(_, let discipline, let category, let number):
            return "Parameter \(discipline)/\(category)/\(number) (\(centre))"
        }
    }
}
