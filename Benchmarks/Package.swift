// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Skyloop", path: "..")],
    targets: [
        // Counts what the whole process allocates.
        .target(name: "AllocationCounter"),
        .executableTarget(
            name: "TimekeepingBenchmarks",
            dependencies: [
                "AllocationCounter", .product(name: "Timekeeping", package: "Skyloop"),
            ]),
        .executableTarget(
            name: "FieldBenchmarks",
            dependencies: [
                .product(name: "Raster", package: "Skyloop"),
                .product(name: "Skyloop", package: "Skyloop"),
            ]),
        // The C libraries themselves, to compare with.
        .systemLibrary(name: "CLibraries", pkgConfig: "netcdf"),
        .executableTarget(
            name: "ReadingBenchmarks",
            dependencies: ["CLibraries", .product(name: "WeatherData", package: "Skyloop")]),
        // One piece of work each, for the comparison with other tools.
        .executableTarget(
            name: "ComparisonBenchmarks",
            dependencies: [
                .product(name: "Raster", package: "Skyloop"),
                .product(name: "Skyloop", package: "Skyloop"),
                .product(name: "WeatherData", package: "Skyloop"),
            ]),
        .executableTarget(
            name: "DrawingBenchmarks",
            dependencies: [.product(name: "Raster", package: "Skyloop")]),
    ],
    swiftLanguageModes: [.v6]
)
