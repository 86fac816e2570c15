import Foundation
import Testing

@testable import WeatherData

/// Compares a reader's fields with what Python reads in the same file.
struct NetCDFComparison {
    private let reference: [String: NetCDFReference.Variable]
    private let values: [UInt32]

    /// Reads the file with Python.
    init(_ path: String) throws {
        let (reference, data) = try NetCDFReference.read(path)
        self.reference = Dictionary(
            uniqueKeysWithValues: reference.variables.map { ($0.path, $0) })
        values = data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }

    /// Expects a field to have the same bits, and the same time.
    func check(
        _ entry: FileIndex.Entry, of group: FileIndex.Group, in reader: NetCDFReader
    ) throws {
        let name = group.metadata.shortName
        let place = try #require(NetCDFFields.place(of: entry.address, in: reader.variables))
        let fields = reader.variables[place]
        let slab = fields.slab(at: entry.address)
        let variable = try #require(reference[name])
        #expect(variable.shape == fields.variable.dimensions.map(\.length))
        let found = try reader.values(at: entry.address)
        let expected = bits(variable, slab, fields)
        #expect(found.count == expected.count)
        let wrong = found.indices.first { index in
            found[index].isNaN
                ? !Float(bitPattern: expected[index]).isNaN
                : found[index].bitPattern != expected[index]
        }
        #expect(wrong == nil, "\(name): value \(wrong ?? 0) of \(slab.start)")
        if let dimension = variable.timeDimension, let times = variable.times,
            fields.others.contains(dimension)
        {
            #expect(text(entry.time.date) == times[slab.start[dimension]], "\(name)")
        }
    }

    /// Expects every variable on two horizontal dimensions to be listed, or to be one of coordinates.
    func checkNames(in reader: NetCDFReader) {
        let listed = Set(reader.index.groups.map(\.metadata.shortName))
        #expect(listed.isSubset(of: Set(reference.keys)))
        let left = reference.values.filter { $0.shape.count >= 2 && !listed.contains($0.path) }
        for variable in left {
            let name = variable.path.lowercased()
            let isKnown = ["lat", "lon", "bnds", "bounds", "mesh2d", "time"]
                .contains { name.contains($0) }
            let isEmpty = variable.shape.contains(0)
            #expect(isKnown || isEmpty, "\(variable.path) is not listed")
        }
    }

    /// The bits of a field in the file of all values, by rows.
    private func bits(
        _ variable: NetCDFReference.Variable, _ slab: NetCDFFields.Slab, _ fields: NetCDFFields
    ) -> [UInt32] {
        var strides = Array(repeating: 1, count: variable.shape.count)
        for place in strides.indices.dropLast().reversed() {
            strides[place] = strides[place + 1] * variable.shape[place + 1]
        }
        let base = variable.offset / 4 + zip(slab.start, strides).reduce(0) { $0 + $1.0 * $1.1 }
        let height = fields.rows.map { variable.shape[$0] } ?? 1
        let width = fields.columns.map { variable.shape[$0] } ?? 1
        let down = fields.rows.map { strides[$0] } ?? 0
        let right = fields.columns.map { strides[$0] } ?? 0
        var bits: [UInt32] = []
        bits.reserveCapacity(width * height)
        for row in 0..<height {
            for column in 0..<width { bits.append(values[base + row * down + column * right]) }
        }
        return bits
    }

    private func text(_ date: Date) -> String {
        let milliseconds = Int((date.timeIntervalSince1970 * 1000).rounded())
        let units = CFTimeUnits(
            step: .milliseconds(1), reference: CFInstant(day: 0, millisecond: 0),
            calendar: .prolepticGregorian)
        let instant = CFInstant(day: 0, millisecond: milliseconds)
        let clock = instant.millisecond
        return units.text(Double(milliseconds))
            + String(
                format: " %02d:%02d:%02d.%03d", clock / 3_600_000, clock / 60_000 % 60,
                clock / 1000 % 60, clock % 1000)
    }
}
