import Foundation
import Skyloop

/// Asks a layer or a variable for its value at a place.
struct PlaceQuery {
    /// The answer, in the documented forms.
    struct Answer {
        let kind: String
        let name: String
        let units: String
        let place: Place
        let values: [(date: Date, value: Double)]

        /// What a person should know: why all is missing.
        let note: String?

        /// `{"layer" or "variable", "units", "longitude", "latitude", "values": [{"time", "value"}]}`.
        var json: JSONValue {
            .object([
                (kind, .text(name)), ("units", .text(units)),
                ("longitude", .number(place.longitude)), ("latitude", .number(place.latitude)),
                (
                    "values",
                    .array(
                        values.map { date, value in
                            .object([
                                ("time", .text(ISO8601.string(from: date))),
                                ("value", .float(Float(value))),
                            ])
                        })
                ),
            ])
        }

        /// A line for each time; a missing value is empty.
        var csv: String {
            let rows = values.map { date, value in
                let text = value.isFinite ? JSONValue.float(Float(value)).rendered() : "\n"
                return "\(ISO8601.string(from: date)),\(text)"
            }
            return "time,value\n" + rows.joined()
        }
    }

    private let subject: any QuerySubject
    private let place: Place
    private let isNearest: Bool

    /// Prepares a query.
    init(_ subject: any QuerySubject, at place: Place, isNearest: Bool) {
        self.subject = subject
        self.place = place
        self.isNearest = isNearest
    }

    /// The value at one time, or at all.
    func answer(at time: TimeArgument?) throws -> Answer {
        let dates = subject.dates
        var values: [(date: Date, value: Double)] = []
        var note: String?
        if let time {
            if let date = time.date(among: dates) {
                values = [(date, try value(at: date))]
                if let first = dates.first, let last = dates.last, date < first || date > last {
                    note =
                        "the data is from \(TimeSummary.text(first)) to \(TimeSummary.text(last)) UTC"
                }
            }
        } else {
            for (index, date) in dates.enumerated() {
                values.append((date, try value(index)))
            }
        }
        if note == nil, !values.isEmpty, values.allSatisfy({ !$0.value.isFinite }) {
            note = "there is no value at \(place.longitude),\(place.latitude)"
        }
        return Answer(
            kind: subject.kind, name: subject.name, units: subject.units, place: place,
            values: values, note: note)
    }

    private func value(_ index: Int) throws -> Double {
        try subject.value(at: index, place: place, isNearest: isNearest)
    }

    /// The value at a date: between two times a blend, or the nearer one; outside them NaN.
    private func value(at date: Date) throws -> Double {
        let dates = subject.dates
        guard let after = dates.firstIndex(where: { $0 >= date }) else { return .nan }
        if dates[after] == date { return try value(after) }
        guard after > 0 else { return .nan }
        let span = dates[after].timeIntervalSince(dates[after - 1])
        let fraction = date.timeIntervalSince(dates[after - 1]) / span
        if isNearest || !subject.blends {
            // Where values can't be blended, the last one holds.
            let nearer = isNearest && fraction >= 0.5 ? after : after - 1
            return try value(nearer)
        }
        let (first, second) = (try value(after - 1), try value(after))
        guard subject.isDirection else { return first + (second - first) * fraction }
        let (a, b) = (first * .pi / 180, second * .pi / 180)
        return PlaceSampler.degrees(
            atan2(
                sin(a) * (1 - fraction) + sin(b) * fraction,
                cos(a) * (1 - fraction) + cos(b) * fraction))
    }
}
