import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Small files that say to be large: what opening one costs is bounded by the bytes that it has.
@Suite("Hostile NetCDF files") struct NetCDFHostileTests {
    /// Opens a file and gives its reader's index, or the error.
    private static func open(
        _ file: ClassicBytes
    ) throws -> Result<FileIndex, WeatherDataError> {
        try withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("hostile.nc").path
            try Data(file.bytes).write(to: URL(fileURLWithPath: path))
            defer { NetCDFLibrary.shared.close(path) }
            do throws(WeatherDataError) {
                return .success(try NetCDFReader(contentsOf: path).index)
            } catch {
                return .failure(error)
            }
        }
    }

    private static let longitudes = ClassicBytes.Variable(
        name: "lon", dimensions: [2], attributes: [("units", "degrees_east")], values: [0, 1])
    private static let latitudes = ClassicBytes.Variable(
        name: "lat", dimensions: [1], attributes: [("units", "degrees_north")], values: [0, 1])

    /// Each would take seconds, or gigabytes, if its lengths were believed.
    static let files: [(String, ClassicBytes)] = [
        (
            "a coordinate of sixty million times",
            ClassicBytes(
                dimensions: [("time", 60_000_000), ("lat", 2), ("lon", 2)],
                variables: [
                    latitudes, longitudes,
                    .init(
                        name: "time", dimensions: [0],
                        attributes: [("units", "hours since 2020-01-01")]),
                    .init(name: "t", dimensions: [0, 1, 2]),
                ])
        ),
        (
            "nine million fields of each variable",
            ClassicBytes(
                dimensions: [("step", 9_000_000), ("lat", 2), ("lon", 2)],
                variables: [latitudes, longitudes]
                    + (0..<9).map { .init(name: "v\($0)", dimensions: [0, 1, 2]) })
        ),
        (
            "nine million records",
            ClassicBytes(
                dimensions: [("step", 0), ("lat", 2), ("lon", 2)],
                variables: [latitudes, longitudes, .init(name: "t", dimensions: [0, 1, 2])],
                records: 9_000_000)
        ),
        (
            "places of sixty million cells",
            ClassicBytes(
                dimensions: [("time", 1), ("y", 6000), ("x", 10_000)],
                variables: [
                    .init(
                        name: "lon", dimensions: [1, 2], attributes: [("units", "degrees_east")]),
                    .init(
                        name: "lat", dimensions: [1, 2], attributes: [("units", "degrees_north")]),
                    .init(name: "t", dimensions: [0, 1, 2]),
                ])
        ),
        (
            "a million texts",
            ClassicBytes(
                dimensions: [("Time", 1_000_000), ("lat", 2), ("lon", 2), ("length", 16)],
                variables: [
                    latitudes, longitudes, .init(name: "Times", dimensions: [0, 3], type: 2),
                    .init(name: "t", dimensions: [0, 1, 2]),
                ])
        ),
    ]

    @Test(arguments: files.indices)
    func areRefused(number: Int) throws {
        let (name, file) = Self.files[number]
        #expect(file.bytes.count < 1200)
        switch try Self.open(file) {
        case .success(let index): Issue.record("\(name): \(index.groups.count) groups")
        case .failure(let error):
            #expect(error.code == .badData)
            #expect(error.message.contains("the file can have"), "\(name): \(error.message)")
        }
    }

    @Test("Variables beside one that says too much are read")
    func soundOnesStay() throws {
        let file = ClassicBytes(
            dimensions: [("step", 9_000_000), ("lat", 2), ("lon", 2)],
            variables: [
                Self.latitudes, Self.longitudes,
                .init(name: "good", dimensions: [1, 2], values: [1, 2, 3, 4]),
                .init(name: "bad", dimensions: [0, 1, 2]),
            ])
        let index = try Self.open(file).get()
        #expect(index.groups.map(\.metadata.shortName) == ["good"])
        #expect(index.warnings.contains { $0.hasPrefix("'bad' is left out: it declares more") })
    }

    /// netCDF-C gives zeros for what lies behind the end of a classic file.
    @Test("Coordinates that were cut off are missing, not 0")
    func cutCoordinates() throws {
        var file = ClassicBytes(
            dimensions: [("time", 3), ("lat", 2), ("lon", 2)],
            variables: [
                Self.latitudes, Self.longitudes,
                .init(
                    name: "t", dimensions: [0, 1, 2], values: (0..<12).map(Double.init)),
                .init(
                    name: "time", dimensions: [0],
                    attributes: [("units", "hours since 2020-01-01")], values: [5, 6]),
            ])
        let index = try Self.open(file).get()
        #expect(index.groups.map(\.entries.count) == [2])
        #expect(index.warnings.contains { $0.contains("1 of its steps are left out") })

        file.variables[3].values = [5, 6, 7]
        #expect(try Self.open(file).get().groups.map(\.entries.count) == [3])
    }

    @Test("A field of a classic file is read in one piece where it lies in one")
    func pieces() throws {
        let file = ClassicBytes(
            dimensions: [("time", 0), ("lat", 2), ("lon", 3)],
            variables: [
                .init(name: "a", dimensions: [1, 2], values: [0, 1, 2, 3, 4, 5]),
                .init(name: "b", dimensions: [0, 1, 2], values: (0..<6).map(Double.init)),
            ], records: 1)
        try withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("pieces.nc").path
            try Data(file.bytes).write(to: URL(fileURLWithPath: path))
            let layout = try #require(try ClassicLayout(contentsOf: path))
            let begin = layout.variables[0].begin
            for (variable, start, count, place) in [
                (0, [0, 0], [2, 3], 0), (0, [1, 0], [1, 3], 24), (0, [0, 1], [1, 2], 8),
                (0, [0, 1], [2, 1], nil), (0, [0, 1], [2, 2], nil), (1, [0, 0, 0], [1, 2, 3], 48),
                (1, [0, 1, 1], [1, 1, 2], 80), (1, [1, 0, 0], [1, 2, 3], nil),
            ] as [(Int, [Int], [Int], Int?)] {
                let piece = layout.piece(variable: variable, start: start, count: count)
                #expect(piece.map { $0 - begin } == place, "\(variable) \(start) \(count)")
            }
        }
    }
}
