import Foundation

/// A small classic NetCDF file, written byte by byte: temperatures at 2 m on 4 × 3 cells, at 3 times.
///
/// The columns are at 0, 90, 180 and 270° east, the rows at 60, 50 and 40° north; the value of a cell is
/// `280 + 10 × step + row + column / 10` K. The cell of row 2 and column 3 is missing.
enum TinyNetCDF {
    /// The bytes of the file.
    static let bytes: Data = {
        var header = Writer()
        header.text("CDF\u{1}")
        header.int(0)
        header.int(10)
        header.int(3)
        for (name, length) in [("time", 3), ("lat", 3), ("lon", 4)] {
            header.string(name)
            header.int(length)
        }
        header.int(0)
        header.int(0)
        header.int(11)
        header.int(4)
        let numbers: [[Float]] = [
            [0, 6, 12], [60, 50, 40], [0, 90, 180, 270],
            (0..<36).map { index in
                let (step, cell) = (index / 12, index % 12)
                return cell == 11 ? -999 : 280 + Float(10 * step + cell / 4) + Float(cell % 4) / 10
            },
        ]
        let variables: [(name: String, dimensions: [Int], attributes: [(String, String)])] = [
            ("time", [0], [("units", "hours since 2020-01-01")]),
            ("lat", [1], [("units", "degrees_north")]),
            ("lon", [2], [("units", "degrees_east")]),
            ("t2m", [0, 1, 2], [("units", "K"), ("long_name", "2 metre temperature")]),
        ]
        // The header's length is known once it is written with any offsets.
        func complete(_ base: Int) -> Writer {
            var writer = header
            var begin = base
            for (variable, values) in zip(variables, numbers) {
                writer.string(variable.name)
                writer.int(variable.dimensions.count)
                variable.dimensions.forEach { writer.int($0) }
                let hasFill = variable.name == "t2m"
                writer.int(12)
                writer.int(variable.attributes.count + (hasFill ? 1 : 0))
                for (name, text) in variable.attributes {
                    writer.string(name)
                    writer.int(2)
                    writer.string(text)
                }
                if hasFill {
                    writer.string("_FillValue")
                    writer.int(5)
                    writer.int(1)
                    writer.floats([-999])
                }
                writer.int(5)
                writer.int(values.count * 4)
                writer.int(begin)
                begin += values.count * 4
            }
            return writer
        }
        var file = complete(complete(0).data.count)
        numbers.forEach { file.floats($0) }
        return file.data
    }()

    /// Big-endian numbers, and texts padded to four bytes.
    private struct Writer {
        var data = Data()

        mutating func int(_ value: Int) {
            withUnsafeBytes(of: Int32(value).bigEndian) { data.append(contentsOf: $0) }
        }

        mutating func floats(_ values: [Float]) {
            for value in values {
                withUnsafeBytes(of: value.bitPattern.bigEndian) { data.append(contentsOf: $0) }
            }
        }

        mutating func text(_ text: String) { data.append(contentsOf: Array(text.utf8)) }

        mutating func string(_ value: String) {
            int(value.utf8.count)
            text(value)
            data.append(contentsOf: Array(repeating: 0, count: (4 - value.utf8.count % 4) % 4))
        }
    }

    /// Runs the body with the path of the file.
    static func withFile<T>(_ body: (String) async throws -> T) async throws -> T {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("skyloop-tiny-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("tiny.nc")
        try bytes.write(to: file)
        return try await body(file.path)
    }
}
