import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Faults that users of other GRIB readers have reported, by their numbers in docs/reading-grib.md.
@Suite("Faults of other GRIB readers") struct GRIBFaultTests {
    /// Where section 4 begins in the message of ``GRIBDamageTests``.
    private static let product = 16 + 21 + 72

    /// The sound message with bytes of its product section changed.
    private static func changed(_ bytes: [Int: [UInt8]]) -> [UInt8] {
        var message = GRIBDamageTests.message
        for (offset, new) in bytes {
            for (index, byte) in new.enumerated() { message[product + offset + index] = byte }
        }
        return message
    }

    private static func group(of message: [UInt8]) throws -> FileIndex.Group {
        var group: FileIndex.Group?
        try GRIBDamageTests.withFile(message) { path in
            group = try GRIBReader(contentsOf: path).index.groups.first
        }
        return try #require(group)
    }

    private static let leads: [(bytes: [UInt8], seconds: Double)] = [
        ([0x80, 0, 0, 1], -3600), ([0, 0, 0, 1], 3600), ([0, 0, 0, 0], 0),
    ]

    @Test("19: a time before the run is sign and magnitude", arguments: leads)
    func timesBeforeTheRun(bytes: [UInt8], seconds: Double) throws {
        let time = try #require(try Self.group(of: Self.changed([18: bytes])).entries.first).time
        #expect(time.run.map(time.date.timeIntervalSince) == seconds)
    }

    private typealias LevelCase = (
        first: [UInt8], second: [UInt8], value: Double?, secondValue: Double?
    )

    /// The first surface is type, scale factor and scaled value; the second one is like it.
    private static let levelCases: [LevelCase] = [
        // A scale factor of all ones is missing, and not -127.
        ([103, 255, 0, 0, 0, 2], [255, 255, 255, 255, 255, 255], 2, nil),
        // The surface of -2 potential vorticity units in the southern hemisphere.
        ([109, 6, 0x80, 0, 0, 2], [255, 0, 0, 0, 0, 0], -2e-6, nil),
        // A factor of -2: hundreds.
        ([103, 0x82, 0, 0, 0, 1], [255, 0, 0, 0, 0, 0], 100, nil),
        // Between the surface and 10 cm; and between two pressures.
        ([106, 0, 0, 0, 0, 0], [106, 1, 0, 0, 0, 1], 0, 0.1),
        ([100, 0, 0, 0, 0xC3, 0x50], [100, 0, 0, 0, 0x27, 0x10], 500, 100),
        // A value of all ones is missing, and not 4 294 967 295.
        ([1, 255, 255, 255, 255, 255], [255, 255, 255, 255, 255, 255], nil, nil),
    ]

    @Test(
        "20, 22, 23: levels that are negative, missing, or between two surfaces",
        arguments: levelCases)
    func levels(first: [UInt8], second: [UInt8], value: Double?, secondValue: Double?) throws {
        let level = try #require(
            try Self.group(of: Self.changed([22: first, 28: second])).metadata.level)
        #expect(level.value == value)
        #expect(level.secondValue == secondValue)
    }

    /// A message of six points in complex packing, its reference 0 and its scales 1.
    private static func complex(
        missing: UInt8, bits: UInt8, groups: UInt8, width: UInt8, widthBits: UInt8, length: UInt8,
        last: UInt8, order: UInt8 = 0, data: [UInt8]
    ) -> [UInt8] {
        var bytes = Array(GRIBDamageTests.message.prefix(product + 34))
        var section: [UInt8] = [0, 0, 0, order > 0 ? 49 : 47, 5, 0, 0, 0, 6, 0, order > 0 ? 3 : 2]
        section += [0, 0, 0, 0, 0, 0, 0, 0, bits, 0, 1, missing]
        section += [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, groups]
        section += [width, widthBits, 0, 0, 0, length, 1, 0, 0, 0, last, 0]
        if order > 0 { section += [order, 1] }
        bytes += section + [0, 0, 0, 6, 6, 255, 0, 0, 0, UInt8(5 + data.count), 7] + data
        bytes += Array("7777".utf8)
        bytes[15] = UInt8(bytes.count)
        return bytes
    }

    private static let complexCases: [(message: [UInt8], wanted: [Float?])] = [
        // A group of no width whose reference is all ones; and a number of all ones in another.
        (
            complex(
                missing: 1, bits: 4, groups: 2, width: 0, widthBits: 2, length: 3, last: 3,
                data: [0xF2, 0x20, 0x34]), [nil, nil, nil, 2, nil, 3]
        ),
        // The second kind of missing value is one less.
        (
            complex(
                missing: 2, bits: 4, groups: 2, width: 0, widthBits: 2, length: 3, last: 3,
                data: [0xE2, 0x20, 0x24]), [nil, nil, nil, 2, nil, 3]
        ),
        // Without missing values all ones are a number.
        (
            complex(
                missing: 0, bits: 4, groups: 2, width: 0, widthBits: 2, length: 3, last: 3,
                data: [0xF2, 0x20, 0x34]), [15, 15, 15, 2, 5, 3]
        ),
        // Differences of second order do not take in the missing value.
        (
            complex(
                missing: 1, bits: 4, groups: 1, width: 3, widthBits: 0, length: 6, last: 6,
                order: 2, data: [10, 12, 0x81, 0, 0x03, 0xA4, 0x80]), [10, 12, nil, 15, 19, 24]
        ),
    ]

    @Test("8–10, 15: missing values of groups, and differences past them", arguments: complexCases)
    func complexPacking(message: [UInt8], wanted: [Float?]) throws {
        try GRIBDamageTests.withFile(message) { path in
            let reader = try GRIBReader(contentsOf: path)
            let values = try reader.values(at: 0)
            #expect(values.map { $0.isNaN ? nil : $0 } == wanted)
            // ecCodes says the same.
            let theirs = try CodesHandle.withValues(of: message, count: 6, path: path) { values in
                values.map { $0 == CodesHandle.missing ? nil : Float($0) }
            }
            #expect(theirs == wanted)
        }
    }

    /// Numbers of all lengths, with steps and powers of ten of both signs, beside ecCodes.
    @Test("11, 24: simple packing has ecCodes' bits", arguments: 1...32)
    func simplePacking(bits: Int) throws {
        var random = SplitMix(seed: UInt64(bits))
        for _ in 0..<20 {
            var message = Array(GRIBDamageTests.message.prefix(Self.product + 34))
            let reference = Float.random(in: -1000...1000, using: &random).bitPattern
            let binary = random.int(in: -40...20)
            let decimal = random.int(in: -10...10)
            message += [0, 0, 0, 21, 5, 0, 0, 0, 6, 0, 0]
            for shift in [24, 16, 8, 0] { message.append(UInt8(reference >> UInt32(shift) & 0xFF)) }
            message += [binary < 0 ? 0x80 : 0, UInt8(abs(binary)), decimal < 0 ? 0x80 : 0]
            message += [UInt8(abs(decimal)), UInt8(bits), 0, 0, 0, 0, 6, 6, 255]
            let data = (0..<(6 * bits + 7) / 8).map { _ in UInt8(random.int(in: 0...255)) }
            message += [0, 0, 0, UInt8(5 + data.count), 7] + data + Array("7777".utf8)
            message[15] = UInt8(message.count)
            try GRIBDamageTests.withFile(message) { path in
                let ours = try GRIBReader(contentsOf: path).values(at: 0)
                let theirs = try CodesHandle.withValues(of: message, count: 6, path: path) {
                    $0.map { Float($0).bitPattern }
                }
                #expect(ours.map(\.bitPattern) == theirs)
            }
        }
    }
}
