/// A real weather file that comes inside a Debian package.
struct SampleFile: Sendable {
    /// The name that it gets.
    let name: String
    /// The package, and the file's path in it.
    let package: String
    let path: String
    /// The length that it has, in bytes.
    let bytes: Int
    /// What it shows, and whose it is.
    let summary: String
    let source: String

    /// The sample set.
    static let all = [
        SampleFile(
            name: "florence-rain.nc", package: "r-cran-stars",
            path: "./usr/lib/R/site-library/stars/nc/test_stageiv_xyt.nc", bytes: 1_031_668,
            summary: "Hourly rain while hurricane Florence comes ashore in North Carolina, "
                + "13 and 14 September 2018",
            source:
                "NCEP Stage IV precipitation analysis (US National Weather Service), in the public domain; "
                + "the file is test_stageiv_xyt.nc of the Debian package r-cran-stars")
    ]
}
