import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Files that are cut, changed, empty, or something else: a clear error of one line, never a crash.
@Suite struct GRIBDamageTests {
    /// One field of 3 × 2 cells in simple packing, GRIB 2.
    static let message: [UInt8] = {
        var bytes = Array("GRIB".utf8) + [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]
        bytes += [0, 0, 0, 21, 1, 0, 98, 0, 0, 5, 0, 1, 0x07, 0xE8, 6, 3, 0, 0, 0, 0, 1]
        var grid = [UInt8](repeating: 0, count: 72)
        func put(_ value: Int, at offset: Int) {
            for index in 0..<4 { grid[offset + index] = UInt8(value >> (8 * (3 - index)) & 0xFF) }
        }
        put(72, at: 0)
        grid[4] = 3
        put(6, at: 6)
        grid[14] = 6
        put(3, at: 30)
        put(2, at: 34)
        put(0xFFFF_FFFF, at: 42)
        put(50_000_000, at: 46)
        put(10_000_000, at: 50)
        grid[54] = 48
        put(49_000_000, at: 55)
        put(12_000_000, at: 59)
        put(1_000_000, at: 63)
        put(1_000_000, at: 67)
        bytes += grid
        bytes += [
            0, 0, 0, 34, 4, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 6, 103, 0, 0, 0, 0, 2,
            255, 0, 0, 0, 0, 0,
        ]
        bytes += [0, 0, 0, 21, 5, 0, 0, 0, 6, 0, 0, 0x43, 0x88, 0, 0, 0, 0, 0, 0, 8, 0]
        bytes += [0, 0, 0, 6, 6, 255]
        bytes += [0, 0, 0, 11, 7, 1, 2, 3, 4, 5, 6]
        bytes += Array("7777".utf8)
        bytes[15] = UInt8(bytes.count)
        return bytes
    }()

    @Test func aSoundMessageIsRead() throws {
        try Self.withFile(Self.message) { path in
            let dataset = try Dataset(contentsOf: path)
            #expect(dataset.warnings.isEmpty)
            let variable = dataset.variables[0]
            #expect(variable.id == "2t")
            #expect(variable.level?.description == "2 m above ground")
            let field = try dataset.readField(of: variable, at: 0)
            #expect(field.values == [273, 274, 275, 276, 277, 278])
            #expect(field.time.date.timeIntervalSince(field.time.run ?? .distantPast) == 6 * 3600)
        }
    }

    @Test func everyCutIsAnError() throws {
        for length in 0..<Self.message.count {
            try Self.withFile(Array(Self.message.prefix(length))) { path in
                Self.expectOneLine(path, "\(length) bytes")
            }
        }
    }

    @Test func goodMessagesBesideACutOneAreRead() throws {
        try Self.withFile(Self.message + Self.message.prefix(150)) { path in
            let dataset = try Dataset(contentsOf: path)
            #expect(dataset.variables.count == 1)
            #expect(dataset.warnings.count == 1)
            #expect(dataset.warnings[0].hasPrefix(path))
            #expect(dataset.warnings[0].contains("cut off"))
        }
    }

    @Test func aDamagedMessageDoesNotHideTheNext() throws {
        var damaged = Self.message
        damaged[15] &+= 9
        try Self.withFile(damaged + Self.message) { path in
            let dataset = try Dataset(contentsOf: path)
            #expect(dataset.variables.count == 1)
            #expect(dataset.warnings.count == 1)
            #expect(try dataset.readField(of: dataset.variables[0], at: 0)[0, 0] == 273)
        }
    }

    /// Each byte of the headers with each of some values: it opens and decodes, or says what is wrong.
    @Test func noChangedByteCrashes() throws {
        for offset in 0..<Self.message.count {
            for value: UInt8 in [0, 1, 2, 4, 127, 128, 200, 254, 255] {
                var bytes = Self.message
                bytes[offset] = value
                try Self.withFile(bytes) { Self.readAll($0) }
            }
        }
    }

    @Test(.enabled(if: TestData.isAvailable, TestData.skipped))
    func realFilesCutAtEachKilobyte() throws {
        for name in [
            "grib2/wrapped/CB_T+24_0600.grib2", "grib2/wrapped/multi_created.grib2",
            "grib1/packing/gen_ext_spd_3.grib", "grib1/wrapped/pad.grib",
            "grib2/packing/missing_values.grib2", "grib2/one-field-many-packings/ccsds.grib2",
        ] {
            let bytes = try [UInt8](Data(contentsOf: TestData.file(name)))
            for length in stride(from: 0, to: bytes.count, by: 1024) {
                try Self.withFile(Array(bytes.prefix(length))) { Self.readAll($0) }
            }
        }
    }

    @Test(.enabled(if: TestData.isAvailable, TestData.skipped))
    func realHeadersWithAChangedByte() throws {
        var random = SplitMix(seed: 7)
        for name in [
            "grib2/packing/missing_values.grib2", "grib1/packing/gen_ext_boust.grib",
            "grib1/packing/row.grib", "grib2/grid/reduced_gg.grib2",
            "grib2/packing/gdas.t12z.pgrb2.0p25.f000.46.grib2", "grib2/grid/healpix_H8.grib2",
            "grib2/wrapped/40bytes.grib", "grib2/grid/spherical_pressure_level.grib2",
        ] {
            let bytes = try [UInt8](Data(contentsOf: TestData.file(name)))
            for offset in 0..<min(bytes.count, 260) {
                var changed = bytes
                changed[offset] = UInt8(random.int(in: 0...255))
                try Self.withFile(changed) { Self.readAll($0) }
            }
        }
    }

    @Test func whatIsNoWeatherDataIsNamed() throws {
        let cases: [(bytes: [UInt8], word: String)] = [
            ([], "empty"), (Array("hello, world\n".utf8), "text"),
            (Array("<!DOCTYPE html><html><title>404</title>".utf8), "web page"),
            ([0, 1, 2, 3, 4, 5], "no format"),
        ]
        for (bytes, word) in cases {
            try Self.withFile(bytes) { path in
                let error = Self.expectOneLine(path, "\(word)")
                #expect(error?.message.contains(word) == true)
                #expect(error?.code == .badData)
            }
        }
    }

    @Test func whatIsNoFileIsNamed() throws {
        try withTemporaryFolder { folder in
            let missing = folder.appendingPathComponent("none.grib").path
            #expect(Self.expectOneLine(missing, "missing")?.code == .noInput)
            #expect(Self.expectOneLine(folder.path, "empty folder")?.code == .noInput)
            #expect(Self.expectOneLine(folder.path + "/*.grib", "pattern")?.code == .noInput)
            let pipe = folder.appendingPathComponent("pipe").path
            #expect(mkfifo(pipe, 0o600) == 0)
            #expect(Self.expectOneLine(pipe, "pipe")?.code == .noInput)
        }
    }

    /// The superuser may read everything, so that this thread looks at files as `nobody` for a while.
    @Test func whatMayNotBeReadIsNamed() throws {
        try withTemporaryFolder { folder in
            chmod(folder.path, 0o755)
            let locked = folder.appendingPathComponent("locked.grib").path
            try Data(Self.message).write(to: URL(fileURLWithPath: locked))
            chmod(locked, 0)
            let closed = folder.appendingPathComponent("closed")
            try FileManager.default.createDirectory(
                at: closed, withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0])
            try Self.asNobody {
                for path in [locked, closed.path] {
                    let error = Self.expectOneLine(path, "no permission")
                    #expect(error?.code == .inputOutput, "\(error?.message ?? "")")
                }
            }
            chmod(closed.path, 0o700)
        }
    }

    /// Runs the body with the rights of a user who owns nothing; of other users they stay the same.
    private static func asNobody(_ body: () throws -> Void) throws {
        guard getuid() == 0 else { return try body() }
        typealias Function = @convention(c) (uid_t) -> Int32
        // For this thread alone, with which the rights of the superuser go.
        let symbol = try #require(dlsym(nil, "setfsuid"))
        let setUser = unsafeBitCast(symbol, to: Function.self)
        _ = setUser(65534)
        defer { _ = setUser(0) }
        try body()
    }

    @Test func aFileThatChangesIsAnError() throws {
        try Self.withFile(Self.message) { path in
            let dataset = try Dataset(contentsOf: path)
            try Data(Self.message.prefix(90)).write(to: URL(fileURLWithPath: path))
            #expect(throws: WeatherDataError.self) {
                try dataset.readField(of: dataset.variables[0], at: 0)
            }
        }
    }

    // MARK: - Helpers

    static func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("file.grib")
            try Data(bytes).write(to: file)
            try body(file.path)
        }
    }

    @discardableResult
    private static func expectOneLine(_ path: String, _ label: Comment) -> WeatherDataError? {
        let error = #expect(throws: WeatherDataError.self, label) {
            _ = try Dataset(contentsOf: path)
        }
        #expect(error.map { "\($0)".contains(path) && !"\($0)".contains("\n") } == true, label)
        return error
    }

    /// Opens and decodes all that can be; errors must be of one line and name the file.
    private static func readAll(_ path: String) {
        do throws(WeatherDataError) {
            let dataset = try Dataset(contentsOf: path)
            for variable in dataset.variables {
                guard variable.grid.pointCount < 10_000_000 else { continue }
                _ = variable.grid.bounds
                for index in variable.times.indices {
                    do throws(WeatherDataError) {
                        let field = try dataset.readField(of: variable, at: index)
                        #expect(field.values.count == field.width * field.height)
                    } catch {
                        #expect("\(error)".contains(path) && !"\(error)".contains("\n"))
                    }
                }
            }
        } catch {
            #expect("\(error)".contains(path) && !"\(error)".contains("\n"))
        }
    }
}
