import Foundation

/// A table of facts below `Cases`, one row an object.
enum CaseTable {
    static func rows<Row: Decodable>(_ name: String, as type: Row.Type) throws -> [Row] {
        let url = Bundle.module.url(
            forResource: name, withExtension: "json", subdirectory: "Cases")
        guard let url else { throw CocoaError(.fileNoSuchFile) }
        return try JSONDecoder().decode([Row].self, from: Data(contentsOf: url))
    }

    /// The date of a text such as `2024-05-15T12:00:00.25Z`, read by this file alone.
    static func date(_ text: String) throws -> Date {
        let parts = text.dropLast().split(separator: ".")
        guard let text = parts.first, let whole = formatter.date(from: text + "Z") else {
            throw CocoaError(.formatting)
        }
        let fraction = parts.count > 1 ? Double("0." + parts[1]) ?? 0 : 0
        return whole.addingTimeInterval(fraction)
    }

    /// Foundation's reader, which is only given whole and valid instants.
    private static var formatter: ISO8601DateFormatter {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withInternetDateTime]
        return formatter
    }
}

extension Date {
    /// Whether two dates agree within a microsecond.
    func isNear(_ other: Date) -> Bool {
        abs(timeIntervalSince(other)) <= 1e-6
    }
}
