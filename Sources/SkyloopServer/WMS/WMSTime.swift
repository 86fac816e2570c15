import Foundation
import Timekeeping

/// Which valid times a request's `TIME` stands for (OGC 06-042, annexes C and D).
struct WMSTime: Sendable {
    /// The times, in the order asked for.
    let dates: [Date]
    /// What the standard's `Warning` header says, where another time than the one asked for is used.
    let warning: String?

    /// The most times that one request may name.
    static let limit = 1000

    /// Reads `TIME` for a layer.
    ///
    /// - An instant within the layer's times that is none of them means the nearest one, with a warning.
    /// - `current` is the latest; nothing is the default, with a warning.
    /// - An interval without a period means the layer's own times in it; one with a period its steps, each with the
    ///   nearest time, each time once.
    /// - Throws: `InvalidDimensionValue` where the text can't be read, names too many times, or lies outside of them.
    init(_ text: String?, for layer: PublishedLayer, now: Date) throws(WMSException) {
        guard let first = layer.times.first, let last = layer.times.last else {
            dates = []
            warning = nil
            return
        }
        guard let text, text.lowercased() != "default" else {
            let date = layer.defaultTime(now: now) ?? last
            dates = [date]
            warning = Self.warning("Default value used", date)
            return
        }
        let asked: [Date]
        do {
            asked = try ISO8601.list(from: text, limit: Self.limit).dates(among: layer.times)
        } catch {
            throw WMSException(.invalidDimensionValue, "TIME: \(error.message)")
        }
        var dates: [Date] = []
        var warning: String?
        for date in asked {
            guard date >= first, date <= last, let nearest = layer.nearestTime(to: date) else {
                throw WMSException(
                    .invalidDimensionValue,
                    "\(layer.code) has no data at \(ISO8601.string(from: date)); its times run from "
                        + "\(ISO8601.string(from: first)) to \(ISO8601.string(from: last))")
            }
            if nearest != date { warning = Self.warning("Nearest value used", nearest) }
            if dates.last != nearest { dates.append(nearest) }
        }
        guard !dates.isEmpty else {
            throw WMSException(.invalidDimensionValue, "\(layer.code) has no time in '\(text)'")
        }
        self.dates = dates
        self.warning = warning
    }

    private static func warning(_ what: String, _ date: Date) -> String {
        "99 \(what): time=\(ISO8601.string(from: date)) ISO8601"
    }
}
