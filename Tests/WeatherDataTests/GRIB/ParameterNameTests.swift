import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Names of parameters: ecCodes' own, a centre's, WMO's, and those that no table knows.
@Suite struct ParameterNameTests {
    /// What the message of ``GRIBDamageTests`` is called with another parameter.
    ///
    /// - Parameter table: The version of WMO's tables that it names.
    private static func metadata(
        centre: Int = 98, _ discipline: Int, _ category: Int, _ number: Int, table: Int = 5
    ) throws -> VariableMetadata {
        var bytes = GRIBDamageTests.message
        bytes[6] = UInt8(discipline)
        bytes[22] = UInt8(centre)
        bytes[25] = UInt8(table)
        // Section 4 begins behind the first three.
        bytes[16 + 21 + 72 + 9] = UInt8(category)
        bytes[16 + 21 + 72 + 10] = UInt8(number)
        var metadata: VariableMetadata?
        try GRIBDamageTests.withFile(bytes) { path in
            metadata = try GRIBReader(contentsOf: path).index.groups.first?.metadata
        }
        return try #require(metadata)
    }

    @Test(arguments: [
        // ecCodes' own names stay.
        (98, 0, 0, 0, "2t", "2 metre temperature", "K"),
        // In WMO's tables, but without a name of ecCodes'.
        (54, 0, 0, 7, "depr", "Dew point depression (or deficit)", "K"),
        // In a newer table than the file names.
        (98, 0, 19, 37, "p0.19.37", "Icing severity", "Code table 4.228"),
        // NCEP's and NOAA's own.
        (7, 0, 3, 196, "hpbl", "Planetary boundary layer height", "m"),
        (161, 209, 6, 1, "PrecipRate", "Radar precipitation rate", "mm h**-1"),
        (161, 209, 10, 0, "MergedReflectivityQCComposite", "Composite reflectivity mosaic", "dBZ"),
        (8, 0, 19, 197, "TornadoProb", "Tornado probability", "%"),
        // In no table: whose it is, and its numbers.
        (34, 0, 13, 192, "p0.13.192", "Parameter 0/13/192 (Japanese Meteorological Agency", ""),
    ])
    func names(
        centre: Int, discipline: Int, category: Int, number: Int, shortName: String, name: String,
        units: String
    ) throws {
        let metadata = try Self.metadata(centre: centre, discipline, category, number)
        #expect(metadata.shortName == shortName)
        #expect(metadata.name.hasPrefix(name), "\(metadata.name)")
        #expect(metadata.units == units)
    }

    @Test func radarMosaicsFeedLayers() throws {
        let rate = try Self.metadata(centre: 161, 209, 6, 1)
        #expect(rate.quantity == .precipitationRate)
        #expect(rate.quantity?.conversion(fromUnits: rate.units) == .identity)
        #expect(try Self.metadata(centre: 161, 209, 10, 0).quantity == .compositeReflectivity)
        #expect(try Self.metadata(centre: 7, 209, 10, 0).quantity == nil)
    }

    /// Every parameter of WMO's newest tables that ecCodes' code table names has that name here.
    @Test(arguments: [(0, 0...20), (1, 0...2), (2, 0...5), (3, 0...6), (4, 0...10), (10, 0...4)])
    func everyParameterOfTheTablesHasAName(discipline: Int, categories: ClosedRange<Int>) throws {
        var unnamed: [String] = []
        var count = 0
        for category in categories {
            for number in 0..<192 {
                guard let title = try Self.title(discipline, category, number) else { continue }
                count += 1
                let metadata = try Self.metadata(discipline, category, number)
                if metadata.name.isEmpty || metadata.name.hasPrefix("Parameter ") {
                    unnamed.append("\(discipline)/\(category)/\(number) \(title)")
                }
            }
        }
        #expect(count > 5 && unnamed.isEmpty)
    }

    /// WMO's code table as ecCodes ships it; nil where the number is free.
    private static func title(_ discipline: Int, _ category: Int, _ number: Int) throws -> String? {
        let path = definitions + "/grib2/tables/\(newest)/4.2.\(discipline).\(category).table"
        guard let lines = try? String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        else { return nil }
        let line = lines.first { $0.hasPrefix("\(number) ") }
        let title = line?.split(separator: " ").dropFirst(2).joined(separator: " ")
        return title.flatMap { $0.hasPrefix("Reserved") || $0.hasPrefix("Missing") ? nil : $0 }
    }

    private static let definitions = "/usr/share/eccodes/definitions"
    private static let newest: Int = {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: definitions + "/grib2/tables")
        return (names ?? []).compactMap { Int($0) }.max() ?? 0
    }()

    @Test func tablesAreSound() {
        for table in [
            LocalParameters.ncepAtmosphere, LocalParameters.ncepOther, LocalParameters.mrms,
            LocalParameters.ndfd,
        ] {
            let entries = LocalParameters.entries(table)
            #expect(entries.count == table.split(separator: "\n").count)
            for entry in entries.values {
                #expect(!entry.shortName.isEmpty && !entry.shortName.contains(" "))
                #expect(entry.name.first?.isUppercase == true || entry.name.first?.isNumber == true)
            }
        }
        #expect(WMOShortNames.find(discipline: 0, category: 0, number: 7) == "depr")
        #expect(WMOShortNames.find(discipline: 0, category: 7, number: 99) == nil)
    }
}
