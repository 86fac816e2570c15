import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Messages that fuzzing made, each of which once ended the program.
@Suite struct GRIBFuzzedTests {
    /// GRIB 1 with 48,639 × 65,401 points and a bitmap, whose values can only be counted by unpacking it.
    private static let manyPoints = """
        R1JJQgAAhgEAADSAYoD/wDsBAAAHAxcMAAEAAAAAAAAVAAAAAAAAAAAAAAEAAAAAAQECBAEwMDAxAAAAAAAgAP8A
        vf//eQB1MAXzcIAAJxAFVzAJxAnEsAAAAAAAABoHAACmXhX9XEvfep75Uhb7XzXT75+5AAAADAgAAEMRJwIAADc3
        Nzc=
        """

    /// GRIB 2 in ECMWF's own second-order packing, its groups larger than the data.
    private static let secondOrder = """
        R1JJQv//AAIAAAAAAAABjQAAABUBAGIAAAQAAQfXAxcMAAAAAgAAAEgDAAAAAJkAAAAABv//////////////////
        /wAAb2o9AAAJAAAAAP////8BycOAFNyTgDAAmJaAAcnDgAkmJaAAJiWgAAAAACIEAAAAAFwAAP+AAAAAAQAAAAAB
        //////////////8AAAAnBQAAAHbDUkOFxK6ACAAADgsAAAAEAAAAdCcGAAINGNFdsCoAAAAaBgC1+/fze29dq/Hf
        rv7/fdb/+177gAAAALkHvLxidh1hAAJSAABJqsrcf/0LIRt1Uxn6/8T8Z0MgjT3Kn1kbHmyoynYgBebNVo95BWFv
        SMm1amtepYd+9ejgSBtbdgWDB7jV94NZJhqEp8GoraYACJxzO8KSZ6RrZ3pEugXctjtj1NKjXjuu1C5puxyCqsBd
        fMf/5fTUl8ceo7INYHhEgNGOnJrHtFFyRe17aNyfqCqYeFR0PVt2pVHAbdguVkh3iMqaykBq+M5YBNOvaLAANzc3
        Nw==
        """

    /// GRIB 2 with a PNG picture, one chunk of which says to be longer than the message.
    private static let pictureCutOff = """
        R1JJQv//AAIAAAAAAAABuAAAABUBAGIAAAQAAQfXAxcMAAAAAgAAAEgDAAAAAJkAAAAABv///////////////////wAA
        ABEAAAAJAAAAAP////8BycOAFNyTgDAAmJaAAcnDgAAmJaAAJiWgIAAAACIEAAAAAAAAAP+AAAAAAQAAAAAB/////y13
        YWz///8AAAAVBQAAAFYAKUOFvImADAAAEAAAAAAaBgA6V++XQ6uypVXDjsb8QN852KvqgAAAAPYHiVBORw0KGgoAAAAN
        SUhEUgAAAFYAAAABEAAAAAAxJtonAAIAuElEQVR4nAGtAFL/AV3F+kTsd8uRIocw9ObQ1wXqpfn6Mt8eIhOW62bRv+42
        AVVDwg2m5+rjtejsPRDmSuj2DHA/4wWK4HHkTd+3Qm4hfcvd4phO0glovGPuPVUH/cz0T9LGPy0FdP97qbw8ZhewEdLi
        ydK6Hqo0T+/m8G3XZuhUArdYWPewExrdg9185sj7MDrtJtzsKOFJ7g0g5CARBmnrdv4RM0TSB88q9aUSJiBsIxcBmM+5
        2fmEI1ySkxF2nwAAAABJRU5ErkJggjc3Nzc=
        """

    /// GRIB 1 whose binary scale means a missing field to ecCodes, the points of which it then counts without end.
    private static let countedByThemselves = """
        R1JJQgAAbAEAADSAYoD/gKcBAAAHAxcMAAEAAAAAAAAVAAAAAAAAAAAAAAAAAAAAAQECBAEw1DAwAAACAAAgAP8EABEA
        CScAEAVXMIAAdTAF83AJxAnEQAAAAAAAAAz4//+87mv/+wA3Nzc3
        """

    private static func bytes(_ text: String) throws -> [UInt8] {
        [UInt8](try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters)))
    }

    @Test func aBitmapIsNotUnpackedToCountIt() throws {
        try GRIBDamageTests.withFile(Self.bytes(Self.manyPoints)) { path in
            let dataset = try Dataset(contentsOf: path)
            let variable = dataset.variables[0]
            #expect(variable.grid.unplacedReason?.contains("more than a field can have") == true)
            #expect(variable.grid.pointCount == 48_639 * 65_401)
            #expect(throws: WeatherDataError.self) { try dataset.readField(of: variable, at: 0) }
        }
    }

    @Test func groupsThatDisagreeWithTheirDataAreRefused() throws {
        let error = try Self.error(of: Self.bytes(Self.secondOrder))
        #expect(error.message.contains("damaged"), "\(error.message)")
    }

    @Test func aPictureWhoseChunksDoNotEndIsRefused() throws {
        let error = try Self.error(of: Self.bytes(Self.pictureCutOff))
        #expect(error.message.contains("its PNG picture is cut off"), "\(error.message)")
    }

    @Test func numbersThatAreCountedByThemselvesAreRefused() throws {
        let bytes = try Self.bytes(Self.countedByThemselves)
        try GRIBDamageTests.withFile(bytes) { path in
            let error = #expect(throws: WeatherDataError.self) { try Dataset(contentsOf: path) }
            #expect(
                error?.message.contains("its Gaussian grid has no values") == true,
                "\(error?.message ?? "")")
        }
        #expect(GRIB1Check.problem(bytes) == "its Gaussian grid has no values")
    }

    @Test(arguments: [1, 6, 53, 50_000, 50_001, 65_000])
    func aPackingWhoseSizesCannotBeCheckedIsRefused(template: Int) throws {
        var bytes = GRIBDamageTests.message
        let place = 16 + 21 + 72 + 34 + 9
        bytes[place] = UInt8(template >> 8)
        bytes[place + 1] = UInt8(template & 0xFF)
        #expect(try Self.error(of: bytes).message.contains("template \(template)"))
    }

    private static func error(of bytes: [UInt8]) throws -> WeatherDataError {
        var error: WeatherDataError?
        try GRIBDamageTests.withFile(bytes) { path in
            let dataset = try Dataset(contentsOf: path)
            error = #expect(throws: WeatherDataError.self) {
                try dataset.readField(of: dataset.variables[0], at: 0)
            }
        }
        return try #require(error)
    }
}
