import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Every GRIB file of the test data, against the ecCodes Python package.
@Suite(
    .enabled(if: TestData.isAvailable, TestData.skipped),
    .enabled(if: Python.isAvailable, Python.skipped))
struct GRIBReferenceTests {
    private static let folders = [
        "grib1/era5", "grib1/grid", "grib1/packing", "grib1/ensemble-and-steps", "grib1/wrapped",
        "grib2/one-field-many-packings", "grib2/packing", "grib2/grid", "grib2/scan-mode",
        "grib2/earth-shape", "grib2/time", "grib2/ensemble", "grib2/wrapped",
        "timeseries/gfs-wind10m-2018-10", "timeseries/era5", "timeseries/polar-stereo-3h",
        "timeseries/sailing", "timeseries/ecmwf-levels", "timeseries/minutes", "malformed",
    ]

    @Test(arguments: folders)
    func agree(folder: String) throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: TestData.file(folder), includingPropertiesForKeys: nil
        ).filter { file in
            let head = try? FileHandle(forReadingFrom: file).read(upToCount: 65536)
            return head.map {
                GRIBReader.recognises(FileHead(path: file.path, bytes: Array($0)))
            } ?? false
        }.sorted { $0.path < $1.path }
        #expect(!files.isEmpty)
        try GRIBReference.read(files) { reference, values in
            try Self.compare(reference, values)
        }
    }

    private static func compare(_ reference: GRIBReference, _ values: [Float]) throws {
        let name = URL(fileURLWithPath: reference.file).lastPathComponent
        guard !reference.fields.isEmpty else {
            #expect(throws: WeatherDataError.self) { try GRIBReader(contentsOf: reference.file) }
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
            compare(ours.entry.time, theirs, label)
            compare(ours.metadata, theirs, label)
            #expect(ours.packing == theirs.packingType, label)
            if let places = reference.grids[theirs.grid] ?? nil {
                compare(ours.metadata.grid, places, label)
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
        #expect(time.run == GRIBReference.Field.date(field.dataDate, field.dataTime), label)
        #expect(
            time.date == GRIBReference.Field.date(field.validityDate, field.validityTime), label)
        if let start = field.start, let end = field.end, start < end, let run = time.run {
            #expect(time.start == run.addingTimeInterval(TimeInterval(start)), label)
        } else if field.start != nil {
            #expect(time.duration == 0, label)
        }
    }

    private static func compare(
        _ metadata: VariableMetadata, _ field: GRIBReference.Field, _ label: Comment
    ) {
        #expect(metadata.grid.kind.rawValue == field.gridType, label)
        #expect(metadata.shortName == field.shortName, label)
        #expect(metadata.units == field.units, label)
        #expect(metadata.level?.kind.rawValue == field.typeOfLevel, label)
        #expect(metadata.isGridRelative == (field.uvRelativeToGrid == 1), label)
        #expect(metadata.grid.pointCount == field.count, label)
        if let count = field.numberOfForecastsInEnsemble, count > 0 {
            #expect(metadata.member?.number == field.perturbationNumber, label)
        } else {
            #expect(metadata.member == nil, label)
        }
    }

    private static func compare(_ grid: Grid, _ places: [[Double]], _ label: Comment) {
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
        #expect(worst < 1e-3, label)
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
