import Foundation

/// The variables of all files, each with one time axis.
struct Catalogue {
    private(set) var variables: [Variable] = []
    private(set) var sources: [String: [FieldSource]] = [:]
    private(set) var runs: [Date] = []
    /// The sums and means of each variable that begin together, by the end of their intervals;
    /// those of older runs too, which the time axis leaves out.
    private(set) var sums: [String: [SumKey: [FieldSource]]] = [:]

    /// The fields that are there more than once.
    private(set) var copies = FieldCopies()

    private struct Series {
        let metadata: VariableMetadata
        let packing: String?
        var fields: [FieldSource] = []
    }

    /// - Parameter run: The one run that is wanted; nil for the newest of each time.
    init(readers: [any FieldReader], run: Date?) {
        var series: [Series] = []
        var places: [VariableMetadata: Int] = [:]
        for (number, reader) in readers.enumerated() {
            for group in reader.index.groups {
                let place: Int
                if let known = places[group.metadata] {
                    place = known
                } else {
                    place = series.count
                    places[group.metadata] = place
                    series.append(Series(metadata: group.metadata, packing: group.packing))
                }
                for entry in group.entries {
                    series[place].fields.append(
                        FieldSource(
                            time: entry.time, reader: Int32(number), address: entry.address))
                }
            }
        }
        runs = Set(series.lazy.flatMap { $0.fields.lazy.compactMap(\.time.run) }).sorted()
        var parts: [(series: Series, fields: [FieldSource], suffix: String?)] = []
        for one in series {
            let name = one.metadata.shortName
            for (fields, suffix) in Self.axes(of: one.fields, run: run, name, &copies) {
                parts.append((one, fields, suffix))
            }
        }
        let names = Self.identifiers(parts.map { ($0.series.metadata, $0.suffix) })
        for (part, id) in zip(parts, names) {
            variables.append(
                Variable(
                    id: id, metadata: part.series.metadata, packing: part.series.packing,
                    times: part.fields.map(\.time)))
            sources[id] = part.fields
            let statistic = part.series.metadata.statistic
            if statistic == .sum || statistic == .mean {
                sums[id] = Self.sums(of: part.series.fields)
            }
        }
    }

    private static func sums(of fields: [FieldSource]) -> [SumKey: [FieldSource]] {
        var sums: [SumKey: [FieldSource]] = [:]
        for field in fields {
            guard let start = field.time.start else { continue }
            sums[SumKey(run: field.time.run, start: start), default: []].append(field)
        }
        return sums.mapValues { $0.sorted { $0.time.date < $1.time.date } }
    }

    /// Sorts fields by time and settles duplicates: the newest run counts, and of two copies the
    /// one that was read last, which ``copies`` tells.
    ///
    /// Where one run has two intervals with the same end (0–12 h and 11–12 h), they are two
    /// variables: one of the short intervals, one of the long.
    private static func axes(
        of fields: [FieldSource], run: Date?, _ name: String, _ copies: inout FieldCopies
    ) -> [(fields: [FieldSource], suffix: String?)] {
        var byDate: [Date: [FieldSource]] = [:]
        for field in fields {
            if let run, field.time.run != run { continue }
            byDate[field.time.date, default: []].append(field)
        }
        guard !byDate.isEmpty else { return [] }
        var short: [FieldSource] = []
        var long: [FieldSource] = []
        var hasTwo = false
        for (_, rivals) in byDate {
            let newest = rivals.compactMap(\.time.run).max()
            let winners = rivals.filter { $0.time.run == newest }
            let least = winners.map(\.time.duration).min() ?? 0
            let most = winners.map(\.time.duration).max() ?? 0
            hasTwo = hasTwo || least < most
            let shortest = winners.filter { $0.time.duration == least }
            copies.note(shortest, of: name)
            short.append(contentsOf: shortest.suffix(1))
            long.append(contentsOf: winners.filter { $0.time.duration == most }.suffix(1))
        }
        short.sort { $0.time.date < $1.time.date }
        guard hasTwo else { return [(short, nil)] }
        long.sort { $0.time.date < $1.time.date }
        return [(short, nil), (long, "total")]
    }

    /// Names for variables: as short as they can be told apart.
    private static func identifiers(
        _ variables: [(metadata: VariableMetadata, suffix: String?)]
    ) -> [String] {
        var names = variables.map { variable -> String in
            var name = variable.metadata.shortName
            // `2t` says its 2 metres already, and so does `t2m`.
            if let level = variable.metadata.level?.suffix,
                !(level.hasSuffix("m") && name.hasPrefix(level.dropLast())),
                ShortNames.meaning(of: name)?.level != variable.metadata.level
            {
                name += "@" + level
            }
            if let suffix = variable.suffix { name += "." + suffix }
            if let member = variable.metadata.member { name += "#\(member.number)" }
            return name
        }
        let details: [(VariableMetadata) -> String?] = [
            { $0.statistic.map { "." + $0.rawValue } },
            { $0.product.map { "." + $0.replacing(" ", with: "-") } },
            { $0.level.map { "@" + $0.kind.rawValue } },
            { ".\($0.grid.width)x\($0.grid.height)" },
            { "." + $0.grid.kind.rawValue },
            { ".\($0.units)" },
        ]
        for detail in details {
            let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
            guard counts.values.contains(where: { $0 > 1 }) else { break }
            for index in names.indices where counts[names[index], default: 0] > 1 {
                names[index] += detail(variables[index].metadata) ?? ""
            }
        }
        var seen: [String: Int] = [:]
        for index in names.indices {
            let count = seen[names[index], default: 0] + 1
            seen[names[index]] = count
            if count > 1 { names[index] += "~\(count)" }
        }
        return names
    }
}
