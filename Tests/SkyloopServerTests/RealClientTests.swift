import Foundation
import TestSupport
import Testing

@testable import SkyloopServer

/// Clients that others wrote, over the network.
@Suite(.enabled(if: TestData.isAvailable, TestData.skipped))
struct RealClientTests {
    private static func script(_ name: String) throws -> String {
        try String(
            contentsOf: Repository.root.appendingPathComponent("Tests/References/\(name)"),
            encoding: .utf8)
    }

    private static func needs(_ module: String) -> Bool {
        (try? Python.run("import \(module)")) != nil
    }

    // MARK: - OWSLib

    struct Seen: Decodable {
        struct Map: Decodable {
            let format: String
            let size: [Int]
            let frames: Int
            let colors: Int
        }

        struct Info: Decodable {
            struct Result: Decodable {
                let layer: String
                let value: Double?
            }

            let results: [Result]
        }

        let operations: [String]
        let times: [String]
        let styles: [String]
        let systems: [String]
        let layers: [String]
        let queryable: Int
        let maps: [String: Map]
        let info: Info
        let failures: [String: String]
    }

    @Test(.enabled(if: Python.isAvailable && needs("owslib"), "OWSLib is not installed"))
    func owslibReadsTheWebMapService() throws {
        let text = try LiveServer.run { address, _ in
            try Python.run(Self.script("wms_client.py"), [address, LiveServer.layer])
        }
        let report = try JSONDecoder().decode([String: Seen].self, from: Data(text.utf8))
        for version in ["1.3.0", "1.1.1"] {
            let seen = try #require(report[version])
            #expect(Set(seen.operations).isSuperset(of: ["GetMap", "GetFeatureInfo"]))
            #expect(seen.layers.contains(LiveServer.layer))
            #expect(seen.queryable == 1)
            #expect(!seen.times.isEmpty)
            #expect(Set(seen.styles).isSuperset(of: ["default", "viridis", "turbo", "rdbu"]))
            #expect(Set(seen.systems).isSuperset(of: ["EPSG:3857", "EPSG:4326"]))
            #expect(seen.maps.count == 8)
            for (name, map) in seen.maps {
                #expect(map.size == (name == "moving" ? [120, 80] : [240, 160]), "\(name)")
                #expect(map.colors > 10, "\(name)")
                #expect((map.frames > 1) == (name == "moving"), "\(name)")
            }
            #expect(seen.maps["EPSG:4326 image/jpeg"]?.format == "JPEG")
            #expect(seen.maps["EPSG:3857 image/webp"]?.format == "WEBP")
            let speed = try #require(seen.info.results.first?.value)
            #expect(seen.info.results.count == 1 && speed > 0 && speed < 60)
            // OWSLib hands on the report as it came.
            #expect(seen.failures["style"]?.contains("no style &apos;none&apos;") == true)
            #expect(seen.failures["layer"]?.contains("no layer &apos;none&apos;") == true)
            #expect(seen.failures["time"]?.contains("has no data at") == true)
            #expect(seen.failures["format"]?.contains("not offered") == true)
        }
    }

    // MARK: - GDAL

    /// What `gdal_translate` makes of a source, as bytes of four bands, one after the other.
    private static func translate(_ source: String, size: Int, in folder: URL) throws -> [UInt8] {
        let tool = try #require(Tool.find("gdal_translate"))
        let output = folder.appendingPathComponent("out.raw")
        let result = try Tool.run(
            tool,
            ["-q", "-of", "ENVI", "-ot", "Byte", "-outsize", "\(size)", "\(size)", source]
                + [output.path],
            environment: ["GDAL_ENABLE_WMS_CACHE": "NO", "CPL_LOG": "/dev/null"], folder: folder)
        #expect(result.status == 0, "\(result.errorText)")
        return [UInt8](try Data(contentsOf: output))
    }

    private static let edge = 20_037_508.342789244

    /// The tiles of the XYZ scheme and the map of the web map service are one picture to GDAL.
    @Test(.enabled(if: Tool.find("gdal_translate") != nil, "GDAL's programs are not installed"))
    func gdalReadsTilesAndMaps() throws {
        let (layer, time, edge) = (LiveServer.layer, LiveServer.time, Self.edge)
        let (tiles, map) = try LiveServer.run { address, _ in
            try withTemporaryFolder { folder in
                let tiled = """
                    <GDAL_WMS><Service name="TMS">
                    <ServerUrl>\(address)tiles/\(layer)/\(time)/${z}/${x}/${y}.png</ServerUrl></Service>
                    <DataWindow><UpperLeftX>-\(edge)</UpperLeftX><UpperLeftY>\(edge)</UpperLeftY>
                    <LowerRightX>\(edge)</LowerRightX><LowerRightY>-\(edge)</LowerRightY>
                    <TileLevel>2</TileLevel><TileCountX>1</TileCountX><TileCountY>1</TileCountY>
                    <YOrigin>top</YOrigin></DataWindow><Projection>EPSG:3857</Projection>
                    <BlockSizeX>256</BlockSizeX><BlockSizeY>256</BlockSizeY><BandsCount>4</BandsCount></GDAL_WMS>
                    """
                let mapped = """
                    <GDAL_WMS><Service name="WMS"><Version>1.3.0</Version>
                    <ServerUrl>\(address)wms?TIME=\(time)&amp;</ServerUrl><Layers>\(layer)</Layers>
                    <CRS>EPSG:3857</CRS><ImageFormat>image/png</ImageFormat><Transparent>TRUE</Transparent>
                    <Styles></Styles><BBoxOrder>xyXY</BBoxOrder></Service>
                    <DataWindow><UpperLeftX>-\(edge)</UpperLeftX><UpperLeftY>\(edge)</UpperLeftY>
                    <LowerRightX>\(edge)</LowerRightX><LowerRightY>-\(edge)</LowerRightY>
                    <SizeX>1024</SizeX><SizeY>1024</SizeY></DataWindow><Projection>EPSG:3857</Projection>
                    <BlockSizeX>256</BlockSizeX><BlockSizeY>256</BlockSizeY><BandsCount>4</BandsCount></GDAL_WMS>
                    """
                return (
                    try Self.translate(tiled, size: 1024, in: folder),
                    try Self.translate(mapped, size: 1024, in: folder)
                )
            }
        }
        #expect(tiles.count == 4 << 20)
        try #require(tiles.count == map.count)
        // Tiles have a palette: their colours may stray by a few steps of 255.
        let far = zip(tiles, map).count { abs(Int($0) - Int($1)) > 6 }
        #expect(far < tiles.count / 2000)
        #expect(Set(tiles[..<(1 << 20)]).count > 40)
    }

    /// GDAL finds the layers by itself from the capabilities.
    @Test(.enabled(if: Tool.find("gdalinfo") != nil, "GDAL's programs are not installed"))
    func gdalFindsTheLayers() throws {
        let tool = try #require(Tool.find("gdalinfo"))
        try LiveServer.run { address, _ in
            try withTemporaryFolder { folder in
                let list = try Tool.run(tool, ["WMS:\(address)wms?"], folder: folder)
                #expect(list.status == 0, "\(list.errorText)")
                #expect(list.text.contains("LAYERS=\(LiveServer.layer)"))
                let name = list.text.split(separator: "\n").first {
                    $0.contains("SUBDATASET") && $0.contains("LAYERS=\(LiveServer.layer)&")
                }
                let dataset = try #require(name?.split(separator: "=", maxSplits: 1).last)
                let info = try Tool.run(tool, [String(dataset)], folder: folder)
                #expect(info.status == 0, "\(info.errorText)")
                #expect(info.text.contains("Driver: WMS"))
            }
        }
    }

    // MARK: - curl

    @Test(.enabled(if: Tool.find("curl") != nil, "curl is not installed"))
    func curlKeepsWhatHasNotChanged() throws {
        let tool = try #require(Tool.find("curl"))
        try LiveServer.run { address, _ in
            try withTemporaryFolder { folder in
                func curl(_ arguments: String...) throws -> String {
                    try Tool.text(tool, ["-sS"] + arguments)
                }
                let tags = folder.appendingPathComponent("tag").path
                let kept = folder.appendingPathComponent("kept").path
                let write = "%{http_code} %{size_download} %{content_type}"
                for path in [
                    "tiles/\(LiveServer.layer)/\(LiveServer.time)/2/1/1.png", "catalog.json",
                    "legend/\(LiveServer.layer).svg?style=viridis",
                ] {
                    let first = try curl(
                        "--etag-save", tags, "-o", kept, "-w", write, address + path)
                    #expect(first.hasPrefix("200 "), "\(path): \(first)")
                    let again = try curl(
                        "--etag-compare", tags, "-o", kept, "-w", write, address + path)
                    #expect(again.hasPrefix("304 0 "), "\(path): \(again)")
                    let packed = try curl(
                        "--compressed", "-o", kept + "2", "-w", write, address + path)
                    #expect(packed.hasPrefix("200 "))
                    let plain = try Data(contentsOf: URL(fileURLWithPath: kept))
                    #expect(try Data(contentsOf: URL(fileURLWithPath: kept + "2")) == plain)
                }
                let head = try curl("-I", address + "catalog.json")
                #expect(head.contains("HTTP/1.1 200"))
                #expect(head.lowercased().contains("etag: \""))
            }
        }
    }

    // MARK: - Leaflet

    struct Page: Decodable {
        struct Map: Decodable {
            let tiles: Int
            let errors: [String]
            let colors: [[Int]]
        }

        let leaflet: String
        let tiles: Map
        let wms: Map
    }

    private static let hasLeaflet =
        Tool.find("chromium") != nil
        && FileManager.default.fileExists(atPath: "/usr/share/javascript/leaflet/leaflet.js")

    @Test(
        .enabled(
            if: Python.isAvailable && hasLeaflet, "libjs-leaflet or chromium is not installed"))
    func leafletShowsTilesAndMaps() throws {
        let text = try LiveServer.run { address, _ in
            try Python.run(
                Self.script("leaflet_client.py"), [address, LiveServer.layer, LiveServer.time])
        }
        let page = try JSONDecoder().decode(Page.self, from: Data(text.utf8))
        #expect(page.tiles.errors.isEmpty && page.wms.errors.isEmpty)
        #expect(page.tiles.tiles >= 4 && page.wms.tiles >= 4)
        try #require(page.tiles.colors.count == 64 && page.wms.colors.count == 64)
        for (tile, map) in zip(page.tiles.colors, page.wms.colors) {
            #expect(tile[3] > 0 && map[3] > 0)
            #expect(zip(tile, map).allSatisfy { abs($0 - $1) <= 8 }, "\(tile) and \(map)")
        }
        #expect(Set(page.tiles.colors).count > 8)
    }
}
