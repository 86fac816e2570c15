extension SampleFile {
    /// The sample set: a folder for each weather, since their times are years apart.
    static let all = [florence] + blizzard

    private static let florence = SampleFile(
        name: "florence-2018/rain.nc", package: "r-cran-stars",
        path: "./usr/lib/R/site-library/stars/nc/test_stageiv_xyt.nc", bytes: 1_031_668,
        summary: "Hourly rain while hurricane Florence comes ashore in North Carolina, "
            + "13 and 14 September 2018",
        source:
            "NCEP Stage IV precipitation analysis (US National Weather Service), in the public domain; "
            + "the file is test_stageiv_xyt.nc of the Debian package r-cran-stars")

    private static let blizzard = [
        ("pressure", "Pstorm", "Pressure at sea level"), ("temperature", "Tstorm", "Temperature"),
        ("wind-u", "Ustorm", "Wind, the eastward part"),
        ("wind-v", "Vstorm", "Wind, the northward part"),
    ].map { name, file, summary in
        SampleFile(
            name: "blizzard-1996/\(name).nc", package: "libncarg-data",
            path: "./usr/share/ncarg/data/cdf/\(file).cdf", bytes: 305_064,
            summary: "\(summary) over North America every six hours, 5 to 20 January 1996, "
                + "with the great blizzard of the 7th",
            source:
                "NCAR Command Language, example data (University Corporation for Atmospheric Research); "
                + "the file is \(file).cdf of the Debian package libncarg-data")
    }
}
