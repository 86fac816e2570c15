// swift-tools-version: 6.2
import PackageDescription

/// Settings that every Swift target shares; applied once, at the bottom, so that none forgets them.
let common: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Settings of the targets that also build as Embedded Swift for WebAssembly: what that build would
/// refuse is already an error in the native one.
let portable: [SwiftSetting] =
    common + [
        .treatWarning("EmbeddedRestrictions", as: .error)
    ]

let package = Package(
    name: "Skyloop",
    products: [
        .library(name: "Skyloop", targets: ["Skyloop"]),
        .library(name: "SkyloopServer", targets: ["SkyloopServer"]),
        .library(name: "WeatherData", targets: ["WeatherData"]),
        .library(name: "MapModel", targets: ["MapModel"]),
        .library(name: "Raster", targets: ["Raster"]),
        .library(name: "Timekeeping", targets: ["Timekeeping"]),
        .executable(name: "skyloop", targets: ["SkyloopCommand"]),
    ],
    targets: [
        // Portable: native and WebAssembly.
        .target(name: "Timekeeping", swiftSettings: portable),
        .target(name: "Raster", swiftSettings: portable),
        .target(
            name: "MapModel", dependencies: ["Raster", "Timekeeping"], swiftSettings: portable),

        .target(name: "WasmRuntime"),

        // Native.
        .target(
            name: "WeatherData",
            dependencies: ["CEccodes", "CAec", "CNetCDF", "CProj", "CDeflate"],
            swiftSettings: common),
        .target(
            name: "Skyloop",
            dependencies: [
                "WeatherData", "MapModel", "Raster", "Timekeeping",
                "CCairo", "CFFmpeg", "CDeflate", "CWebP",
            ],
            swiftSettings: common),
        .target(
            name: "SkyloopServer",
            dependencies: ["Skyloop", "CMicrohttpd"],
            swiftSettings: common),
        .executableTarget(
            name: "SkyloopCommand",
            dependencies: ["Skyloop", "SkyloopServer"],
            swiftSettings: common),

        // Programs of the reference pages and of the first program's page; the tests run them.
        .executableTarget(
            name: "FirstProgram", dependencies: ["Skyloop"], path: "Examples/FirstProgram",
            swiftSettings: common),
        .executableTarget(
            name: "TimelinePage", dependencies: ["Skyloop"], path: "Examples/TimelinePage",
            swiftSettings: common),
        .executableTarget(
            name: "WeatherMapPage", dependencies: ["Skyloop"], path: "Examples/WeatherMapPage",
            swiftSettings: common),

        // C libraries: a module map and a header each; called from one folder only.
        .systemLibrary(
            name: "CEccodes", path: "Sources/C/CEccodes",
            providers: [.apt(["libeccodes-dev"])]),
        .systemLibrary(
            name: "CAec", path: "Sources/C/CAec", providers: [.apt(["libaec-dev"])]),
        .systemLibrary(
            name: "CNetCDF", path: "Sources/C/CNetCDF", pkgConfig: "netcdf",
            providers: [.apt(["libnetcdf-dev"])]),
        .systemLibrary(
            name: "CProj", path: "Sources/C/CProj", pkgConfig: "proj",
            providers: [.apt(["libproj-dev"])]),
        .systemLibrary(
            name: "CCairo", path: "Sources/C/CCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
        .systemLibrary(
            name: "CFFmpeg", path: "Sources/C/CFFmpeg", pkgConfig: "libavformat",
            providers: [.apt(["libavformat-dev", "libavcodec-dev", "libswscale-dev"])]),
        .systemLibrary(
            name: "CDeflate", path: "Sources/C/CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(
            name: "CWebP", path: "Sources/C/CWebP", pkgConfig: "libwebp",
            providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(
            name: "CMicrohttpd", path: "Sources/C/CMicrohttpd", pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"])]),

        // The browser.
        .executableTarget(
            name: "SkyloopWeb",
            dependencies: ["MapModel", "Raster", "Timekeeping", "WasmRuntime"],
            exclude: ["exports.txt"], swiftSettings: portable),

        // Tests.
        .target(
            name: "PortableChecks", dependencies: ["Timekeeping", "Raster"],
            path: "Tests/PortableChecks", swiftSettings: portable),
        .executableTarget(
            name: "PortableChecksWasm", dependencies: ["PortableChecks", "WasmRuntime"],
            path: "Tests/PortableChecksWasm", exclude: ["exports.txt"], swiftSettings: portable),
        .executableTarget(
            name: "TimekeepingWasm", dependencies: ["Timekeeping", "WasmRuntime"],
            path: "Tests/TimekeepingWasm", exclude: ["exports.txt"], swiftSettings: portable),
        .testTarget(
            name: "SkyloopWebTests",
            dependencies: ["SkyloopWeb", "MapModel", "Raster", "Timekeeping"],
            swiftSettings: common),
        .testTarget(
            name: "PortableTests", dependencies: ["PortableChecks", "TestSupport"],
            swiftSettings: common),
        // Counts what the test process allocates.
        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: common),
        .testTarget(
            name: "TimekeepingTests",
            dependencies: ["Timekeeping", "TestSupport", "AllocationCounter"],
            resources: [.copy("Cases")],
            swiftSettings: common),
        .testTarget(
            name: "RasterTests", dependencies: ["Raster", "TestSupport"], swiftSettings: common),
        .testTarget(
            name: "MapModelTests", dependencies: ["MapModel", "TestSupport"],
            swiftSettings: common),
        .testTarget(
            name: "WeatherDataTests", dependencies: ["WeatherData", "TestSupport"],
            swiftSettings: common),
        .testTarget(
            name: "SkyloopTests",
            dependencies: [
                "Skyloop", "AllocationCounter", "FirstProgram", "PortableChecks", "TestSupport",
                "TimelinePage", "WeatherMapPage",
            ],
            exclude: ["Pictures/Goldens"], swiftSettings: common),
        .testTarget(
            name: "SkyloopServerTests", dependencies: ["SkyloopServer", "TestSupport"],
            swiftSettings: common),
        .testTarget(
            name: "SkyloopCommandTests", dependencies: ["SkyloopCommand", "TestSupport"],
            exclude: ["Goldens"],
            swiftSettings: common),
        .testTarget(
            name: "ViewerTests", dependencies: ["SkyloopCommand", "TestSupport"],
            exclude: ["Browser"],
            swiftSettings: common),
    ],
    swiftLanguageModes: [.v6]
)
