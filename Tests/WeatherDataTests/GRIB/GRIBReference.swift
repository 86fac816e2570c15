import Foundation
import TestSupport

/// What the ecCodes Python package finds in a GRIB file.
struct GRIBReference: Decodable {
    struct Field: Decodable {
        let edition: Int
        let shortName: String?
        let units: String?
        let typeOfLevel: String?
        let packingType: String?
        let gridType: String?
        let dataDate: Int?
        let dataTime: Int?
        let validityDate: Int?
        let validityTime: Int?
        let stepType: String?
        let perturbationNumber: Int?
        let numberOfForecastsInEnsemble: Int?
        let uvRelativeToGrid: Int?
        let numberOfMissing: Int?
        let count: Int
        let start: Int?
        let end: Int?
        let grid: String
    }

    let file: String
    let fields: [Field]
    /// Index in rows, longitude and latitude of some points, by the name of the grid.
    let grids: [String: [[Double]]?]
    let error: String?

    /// Reads files with the Python package, and gives each with its values to the body.
    static func read(
        _ files: [URL], _ body: (GRIBReference, [Float]) throws -> Void
    ) throws {
        let script = Repository.root.appendingPathComponent("Tests/References/grib_reference.py")
        let text = try String(contentsOf: script, encoding: .utf8)
        try withTemporaryFolder { folder in
            let lines = try Python.run(text, [folder.path] + files.map(\.path))
                .split(separator: "\n")
            for (number, line) in lines.enumerated() {
                let reference = try JSONDecoder().decode(
                    GRIBReference.self, from: Data(line.utf8))
                let data = try Data(contentsOf: folder.appendingPathComponent("\(number).f32"))
                let values = [Float](unsafeUninitializedCapacity: data.count / 4) { room, count in
                    count = data.copyBytes(to: room) / 4
                }
                try body(reference, values)
            }
        }
    }
}

extension GRIBReference.Field {
    /// The date of ecCodes' day and time.
    static func date(_ day: Int?, _ time: Int?) -> Date? {
        guard let day, let time else { return nil }
        var parts = DateComponents()
        parts.year = day / 10000
        parts.month = day / 100 % 100
        parts.day = day % 100
        parts.hour = time / 100
        parts.minute = time % 100
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: parts)
    }
}
