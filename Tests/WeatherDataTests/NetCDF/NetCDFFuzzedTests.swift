import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Files that fuzzing made, packed with gzip: each once took minutes, gigabytes, or a message's form.
@Suite struct NetCDFFuzzedTests {
    /// Half a million steps of a grid that moves, of which the file holds one.
    private static let stepsBeyondCount = """
        H4sIAAAAAAACA41RS07DMBCdNC2ENAskOEAugGS6ZAGOmoIEIa3aIIVVqKgFWZBISZBgx1G64CA9BFskjsKM
        Yyd8sqjl5xnP8zzbM2P/3AALDACwEX2E8QpymOS/1D7F+1H6JOot2P6yEouqCEQm9wcIB2ERrr1ZMptPL7We
        ghXNbyaBFzH0dyjGT0EPzY0aLmy4vUXkhX4STFVI8pv4TfO740mYYG7DcQ9+c3Xm37yeH7d6/DNo47ed8aH6
        z4DqUKqzCia0g/aHaO7ofFw/zFRxULVwlB08Z2n1Q8tZiYdCiCTLi+qReATWq1eRH+NHLtrebKM3VHpiWZJE
        o/dOvKx2t5bMvc/zYpVm2OlS69nyDa761f/7jKva1/d8jNiIHbFjnAljJ3LKA2fYBo6W48LJXyM2iC8Aap+3
        L21n2AWmO7yVjIvAW78BpBut4usCAAA=
        """

    /// As many grids as steps would take 19 GiB.
    private static let gridsBeyondMemory = """
        H4sIAAAAAAACA41TzWrbQBAeWXZ+bENL83f1CxhUQSDk0EpYSaF1nBC74J7UxV5igSOZ1bpObnmUHPIgfohe
        C3mUzqx2JVvRIcN+7Oz87czsbC+4tHZ2wQKAJqKOsB5BkU38Q8aTvD6K7nl2hGbAJB9K0eexOh8g2og9wpV/
        E97cXn838TT2Rrc/L/r+yEF+h2TeFzBkdG6uG+S6/eHIHwRh/1qLlH49fjL63d7FIETfXOf5sK3LPMt+tWBc
        xPP+9Qv5r0p5S9fToD6k2lbDhoLofIjbb7IfZ4nZWg66F229N5ZxJDditaf8TnAexomQM9IjsF81SfwYC/lW
        vM174rV0PM5SCpHHeyG96nZ1LOU7SRIxjWJ86dTEa6ocOrqqt/dZPzLe3PPXdVyn63zGFTrOuVrKoBdcNjZ6
        1oTCT82bLGbN5GbLVQJl2Zz/eSN7YdLI7NwuiY2sDtvUMrNScbe1YdcuxSzXTnQ8S5Yi7aRRPOGdrHa3654V
        cz5hcx5PmSh8uis2Pw2njH7dBxaJUPL7BRdMLgVm8RXH1UON59HuPdP0emvEKwCNuf8R0UFkbd22J/650t4x
        X6Rsbx5gbUrXW00uYLOpn/DLH8IReR5XXQEnOqn/ELGb/2EEAAA=
        """

    /// A name with a line's end in it, in an error.
    private static let namesOfSeveralLines = """
        H4sIAAAAAAACA3N2cWNkYGAAYS4gZgGxKxnAgBnEroCwQeIsIZm5qRAuA5dLYklqcEmRT2oemC8MxDxAzAHC
        vo4B8QFB/l4w86CYIyQo1NXHMcQAyGYDiTnYMcAATM4ILucHl+MMDnH0c4n38YcKgeUPRByAybM7u/rFA/XC
        5RwcGVDlIDqh+hpgckwuEQjzHO76IMQjsYpzQ/3DCgqHYqhaKGZmQAAQXwRIJYDUR0AcxgwVZ4CGBQ+UZi3N
        yyxBMosnJTW9KDU1Pi+/qCQDJA/EwPBiKgGxI4AeGeEBnzNgAe+OyBTEmMcNNS81sRhkBNy8JSB5cGhjNwus
        Nzk/vyglMw8Y08Uw87jAblCA+gpqXyjCPkZvCBtmzxUjAyMDXQNDIIo3MLACI7ACe2A0ODAwKPyHAAaHBUA+
        MEodHjAwgKLPUQCIFYAYohymnsEBSDg0YA8FjqEaDDowfzGQGA7UVQ8A7hGi0YUFAAA=
        """

    @Test(arguments: [stepsBeyondCount, gridsBeyondMemory, namesOfSeveralLines])
    func areReadOrRefusedInOneLine(text: String) throws {
        let packed = try #require(
            Data(base64Encoded: text, options: .ignoreUnknownCharacters))
        let bytes = try Gzip.unpack([UInt8](packed), path: "fuzzed")
        try withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("fuzzed.nc").path
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            defer { NetCDFLibrary.shared.close(path) }
            do throws(WeatherDataError) {
                let dataset = try Dataset(contentsOf: path)
                for variable in dataset.variables.prefix(5) {
                    for index in variable.times.indices.prefix(3) {
                        _ = dataset.grid(of: variable, at: index)
                    }
                }
                #expect(dataset.warnings.allSatisfy { !$0.contains { $0.isNewline } })
            } catch {
                #expect(!"\(error)".contains { $0.isNewline })
            }
        }
    }

    @Test(arguments: [
        ("a\nb", "a b"), ("a\r\nb", "a  b"), ("\u{1B}[31mred", " [31mred"), ("°C é\t", "°C é "),
        ("", ""),
    ])
    func messagesAreOfOneLine(text: String, wanted: String) {
        #expect(text.onOneLine == wanted)
        #expect(WeatherDataError(.badData, text, path: "f").description == "f: " + wanted)
    }
}
