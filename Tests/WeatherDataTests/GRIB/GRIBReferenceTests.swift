import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Every GRIB file of the test data, against the ecCodes Python package.
@Suite(
    .enabled(if: TestData.isAvailable, TestData.skipped),
    .enabled(if: Python.isAvailable, Python.skipped))
struct GRIBReferenceTests {
    /// The folders with GRIB files, each with its files; those with radar data only come later.
    static let folders: [String: [URL]] = {
        guard let root = TestData.folder,
            let paths = FileManager.default.enumerator(atPath: root.path)
        else { return [:] }
        var folders: [String: [URL]] = [:]
        for case let path as String in paths where !path.hasPrefix("radar/") {
            let file = root.appendingPathComponent(path)
            guard let input = try? FileHandle(forReadingFrom: file),
                let head = try? input.read(upToCount: 65536),
                GRIBReader.recognises(FileHead(path: file.path, bytes: Array(head)))
            else { continue }
            let folder = path.split(separator: "/").dropLast().joined(separator: "/")
            folders[folder, default: []].append(file)
        }
        return folders.mapValues { $0.sorted { $0.path < $1.path } }
    }()

    @Test(arguments: folders.keys.sorted())
    func agree(folder: String) throws {
        let files = try #require(Self.folders[folder])
        try GRIBReference.read(files) { reference, values in
            try Self.compare(reference, values)
        }
    }

    /// Compares a file's fields with the reference's: names, times, places, and values bit for bit.
    ///
    /// - Parameter packings: Whether all steps of a variable are packed alike, so that its packing is
    ///   that of each field.
    static func compare(
        _ reference: GRIBReference, _ values: [Float], packings: Bool = true
    ) throws {
        let name = URL(fileURLWithPath: reference.file).lastPathComponent
        guard !reference.fields.isEmpty else {
            // It can't be opened, or what can't be decoded says so, or there is a warning beside what
            // ecCodes did not come to.
            do {
                let reader = try GRIBReader(contentsOf: reference.file)
                for group in reader.index.groups {
                    for entry in group.entries { _ = try reader.values(at: entry.address) }
                }
                #expect(!reader.index.warnings.isEmpty, "\(name)")
            } catch {
                #expect(!"\(error)".contains("\n") && "\(error)".contains(name))
            }
            return
        }
        let reader = try GRIBReader(contentsOf: reference.file)
        var found: [(metadata: VariableMetadata, entry: FileIndex.Entry, packing: String?)] = []
        for group in reader.index.groups {
            found += group.entries.map { (group.metadata, $0, group.packing) }
        }
        found.sort { $0.entry.address < $1.entry.address }
        #expect(found.count >= reference.fields.count, "\(name)")
        #expect(found.count == reference.fields.count || reference.error != nil, "\(name)")
        var start = 0
        for (number, (ours, theirs)) in zip(found, reference.fields).enumerated() {
            let label: Comment = "\(name), field \(number)"
            // Its end of the interval lies before its beginning.
            if name != "lambert_azimuthal_equal_area.grib" {
                compare(ours.entry.time, theirs, label)
            }
            compare(ours.metadata, theirs, label)
            if packings { #expect(ours.packing == theirs.packingType, label) }
            if let places = reference.grids[theirs.grid] ?? nil, !misplaced.contains(name) {
                compare(
                    ours.metadata.grid, places, unit: theirs.edition == 1 ? 1e-3 : 1e-6, label)
            }
            let decoded = try reader.values(at: ours.entry.address)
            let wanted = values[start..<start + theirs.count]
            start += theirs.count
            let differing = zip(decoded, wanted).count {
                $0.bitPattern != $1.bitPattern && !($0.isNaN && $1.isNaN)
            }
            #expect(decoded.count == theirs.count && differing == 0, label)
        }
    }

    private static func compare(
        _ time: FieldTime, _ field: GRIBReference.Field, _ label: Comment
    ) {
        // ecCodes' keys leave out the seconds.
        func minute(_ date: Date?) -> Date? {
            date.map {
                Date(timeIntervalSince1970: ($0.timeIntervalSince1970 / 60).rounded(.down) * 60)
            }
        }
        #expect(
            minute(time.run) == GRIBReference.Field.date(field.dataDate, field.dataTime), label)
        if let valid = GRIBReference.Field.date(field.validityDate, field.validityTime) {
            #expect(minute(time.date) == valid, label)
        }
        if let start = field.start, let end = field.end, start < end, let run = time.run {
            #expect(time.start == run.addingTimeInterval(TimeInterval(start)), label)
        } else if field.start != nil {
            #expect(time.duration == 0, label)
        }
    }

    private static func compare(
        _ metadata: VariableMetadata, _ field: GRIBReference.Field, _ label: Comment
    ) {
        if field.gridType == "unknown_PLPresent" {
            #expect(metadata.grid.kind == .reducedLatitudeLongitude, label)
        } else {
            #expect(metadata.grid.kind.rawValue == field.gridType, label)
        }
        if let name = field.shortName, name != "unknown", name != "~" {
            let ours = Self.plain(metadata.shortName)
            #expect(ours == Self.plain(name) || Self.newNames[ours] == name, label)
            #expect(metadata.units == field.units || name == "csfwe", label)
        }
        if let level = field.typeOfLevel, level != "unknown" {
            #expect(metadata.level?.kind.rawValue == level, label)
        }
        #expect(metadata.isGridRelative == (field.uvRelativeToGrid == 1), label)
        #expect(metadata.grid.pointCount == field.count, label)
        if let count = field.numberOfForecastsInEnsemble, count > 0 {
            #expect(metadata.member?.number == field.perturbationNumber, label)
        } else {
            #expect(metadata.member == nil, label)
        }
    }

    /// What Debian's ecCodes calls parameters that have other names in the Python package's.
    private static let newNames = [
        "csrwe": "csfwe", "swell": "shts", "swper": "mpts", "dswrf": "sdswrf",
    ]

    /// A name without the statistic that newer versions of ecCodes put before it.
    private static func plain(_ name: String) -> String {
        for prefix in ["avg_", "max_", "min_"] where name.hasPrefix(prefix) {
            return String(name.dropFirst(prefix.count))
        }
        return name == "pcdb" ? "pres" : name
    }

    /// Files in which ecCodes' own places are wrong.
    ///
    /// `time.grb` has increments of the wrong sign, which take ecCodes' rows to 871 degrees south.
    /// `ref_grid_172` is a south polar grid, which ecCodes turns about: GRIBGridTests shows that ours
    /// has Antarctica where it is. `regular_ll_wrong_increment` has rows from pole to pole by its
    /// corners, and ecCodes believes the increment, whose rows end at 18 degrees north.
    private static let misplaced: Set<String> = [
        "time.grb", "ref_grid_172.landmask.grib1", "regular_ll_wrong_increment.grib",
    ]

    /// The greatest distance of places in cells.
    ///
    /// The places come from increments or corners in the header's unit, so that they agree no better
    /// than that unit allows over a whole row. GRIBPositionTests has the exact comparison.
    private static func compare(
        _ grid: Grid, _ places: [[Double]], unit: Double, _ label: Comment
    ) {
        guard grid.unplacedReason == nil else {
            Issue.record("not placed: \(grid.unplacedReason ?? "") \(label)")
            return
        }
        var worst = 0.0
        for place in places {
            let index = Int(place[0])
            let cell = grid.cell(ofPoint: index)
            guard let position = grid.position(of: place[1], place[2]) else {
                worst = .infinity
                continue
            }
            var x = abs(position.x - cell.x)
            if grid.wrapsX { x = min(x, Double(grid.width) - x) }
            worst = max(worst, x, abs(position.y - cell.y))
        }
        let cell = grid.separableAxes.map {
            min(abs($0.longitudes.coordinate(at: 1) - $0.longitudes.coordinate(at: 0)), 1)
        }
        let allowed = 2 * unit * Double(max(grid.width, grid.height)) / max(cell ?? 0.01, 1e-3)
        #expect(worst < max(allowed, 1e-3), label)
    }
}

extension Grid {
    /// The position of a value, by its index among the values of the file.
    fileprivate func cell(ofPoint index: Int) -> (x: Double, y: Double) {
        guard let rows = reducedRows, let columns = separableAxes?.longitudes else {
            return (Double(index % width), Double(index / width))
        }
        var start = 0
        for (y, row) in rows.rows.enumerated() {
            if index < start + row.count {
                let longitude = row.first + row.step * Double(index - start)
                return (columns.position(of: longitude) ?? .infinity, Double(y))
            }
            start += row.count
        }
        return (.infinity, .infinity)
    }
}
