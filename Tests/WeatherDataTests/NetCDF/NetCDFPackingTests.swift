import Foundation
import TestSupport
import Testing

@testable import WeatherData

@Suite("NetCDF packing and missing values", .enabled(if: Python.isAvailable, Python.skipped))
struct NetCDFPackingTests {
    static let nan = Float.nan

    @Test(
        "follow the attributes",
        arguments: [
            (
                "scaled",
                [
                    nan, Float(-32767 * 0.1 + 273.15), 273.15, Float(1 * 0.1 + 273.15),
                    Float(100 * 0.1 + 273.15), Float(32767 * 0.1 + 273.15),
                ]
            ),
            ("unsigned", [nan, 0, 0.5, 63.5, 64, 127]),
            ("range", [nan, 2, 4, 6, 8, nan]),
            ("several", [0, nan, 2, nan, 4, 5]),
            ("default", [0, nan, nan, .infinity, 4, 5]),
            ("nan", [0, nan, 2, 3, 4, 5]),
            ("big", [nan, Float(9_007_199_254_740_995), -4.611686e18, 4.611686e18, 4, 5]),
            ("wide", [.infinity, -.infinity, 0, 3, 4, 5]),
            ("ulong", [nan, 9.223372e18, 0, 3, 4, 5]),
            ("text_fill", [0, 1, 2, 3, 4, 5]),
            ("precise", [0, nan, 2, 3, 4, 5]),
        ] as [(String, [Float])])
    func unpack(_ name: String, _ expected: [Float]) throws {
        let reader = try MadeFiles.open("packing.nc")
        let group = try MadeFiles.group(name, in: reader)
        let values = try reader.values(at: group.entries[0].address)
        #expect(values.count == expected.count)
        for (value, wanted) in zip(values, expected) {
            #expect(value == wanted || value.isNaN && wanted.isNaN, "\(values)")
        }
    }

    /// A variable with attributes, as a header would give it.
    private static func variable(
        _ type: NetCDFType, _ attributes: [String: NetCDFAttribute]
    ) -> NetCDFVariable {
        NetCDFVariable(
            groupID: 0, id: 0, groups: [], name: "v", type: type, dimensions: [], isFilled: true,
            attributes: attributes)
    }

    @Test("take a valid range of the wider type for one of values, not of numbers")
    func unpackedRange() throws {
        let packed: [String: NetCDFAttribute] = [
            "scale_factor": .doubles([2]), "valid_range": .doubles([2, 8]),
        ]
        let rules = try #require(NetCDFUnpacking(Self.variable(.short, packed)))
        let numbers: [Int16] = [0, 1, 2, 4, 5]
        let values = try rules.values(count: numbers.count, from: NumbersInMemory(numbers))
        #expect(values.map(\.isNaN) == [true, false, false, false, true])
        #expect(values[1] == 2 && values[3] == 8)
    }

    @Test("compare a fill value of another type by its value")
    func foreignFill() throws {
        let attributes: [String: NetCDFAttribute] = ["missing_value": .doubles([1e20])]
        let rules = try #require(NetCDFUnpacking(Self.variable(.float, attributes)))
        let numbers: [Float] = [1, 1e20, 3]
        let values = try rules.values(count: numbers.count, from: NumbersInMemory(numbers))
        #expect(values[0] == 1 && values[1].isNaN && values[2] == 3)
    }

    @Test("have no values for texts")
    func texts() {
        #expect(NetCDFUnpacking(Self.variable(.char, [:])) == nil)
        #expect(NetCDFUnpacking(Self.variable(.string, [:])) == nil)
    }
}
