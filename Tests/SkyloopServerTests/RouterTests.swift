import Foundation
import Testing

@testable import SkyloopServer

@Suite struct RouterTests {
    private func json(_ response: HTTPResponse) throws -> [String: Any] {
        try #require(
            try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
    }

    @Test func cataloguesEveryLayer() throws {
        let answer = try Router.sample.get("/catalog.json")
        let layers = try #require(json(answer)["layers"] as? [[String: Any]])
        #expect(layers.count == 2)
        #expect(layers[0]["code"] as? String == "ramp")
        #expect(layers[0]["title"] as? String == "Ramp & <test>")
        #expect(layers[0]["unit"] as? String == "°")
        #expect(layers[0]["bounds"] as? [Double] == [-180, -90, 180, 90])
        #expect(layers[0]["updateInterval"] as? Double == 3600)
        #expect((layers[0]["times"] as? [String])?.first == "2018-10-08T00:00:00Z")
        #expect(layers[1]["valueRange"] is NSNull)
        #expect(layers[1]["updateInterval"] is NSNull)
    }

    @Test func tileJSONNamesTheAddressOfTheClient() throws {
        let plain = try json(Router.sample.get("/tilejson/ramp.json"))
        #expect(plain["tilejson"] as? String == "3.0.0")
        #expect(
            plain["tiles"] as? [String] == [
                "http://example.org:81/tiles/ramp/latest/{z}/{x}/{y}.png"
            ])
        let proxied = try json(
            Router.sample.get(
                "/tilejson/ramp.json?time=2018-10-08T01:00:00Z",
                headers: [
                    "host": "inner", "x-forwarded-host": "maps.example",
                    "x-forwarded-proto": "https",
                    "x-forwarded-prefix": "/weather/",
                ]))
        #expect(
            proxied["tiles"] as? [String]
                == ["https://maps.example/weather/tiles/ramp/2018-10-08T01:00:00Z/{z}/{x}/{y}.png"])
        let hostile = try json(
            Router.sample.get("/tilejson/ramp.json", headers: ["host": "a\"<b>"]))
        #expect((hostile["tiles"] as? [String])?.first?.hasPrefix("http://localhost/") == true)
    }

    @Test(arguments: [
        ("/tiles/ramp/2018-10-08T01:00:00Z/0/0/0.png", "image/png", 256),
        ("/tiles/ramp/2018-10-08T01:00Z/3/7/7.webp", "image/webp", 256),
        ("/tiles/ramp/latest/1/1/1@2x.png?style=grey", "image/png", 512),
    ])
    func drawsTiles(target: String, type: String, size: Int) throws {
        let answer = try Router.sample.get(target)
        #expect(answer.contentType == type)
        #expect(answer.body.count == 2 + size * size * 4)
    }

    @Test(arguments: [
        "/nothing", "/nothing/at/all", "/tiles", "/tiles/ramp", "/tiles/none/latest/0/0/0.png",
        "/tiles/ramp/1999-01-01/0/0/0.png", "/tiles/ramp/nonsense/0/0/0.png",
        "/tiles/ramp/latest/0/0/1.png", "/tiles/ramp/latest/0/1/0.png",
        "/tiles/ramp/latest/-1/0/0.png",
        "/tiles/ramp/latest/99/0/0.png", "/tiles/ramp/latest/9223372036854775807/0/0.png",
        "/tiles/ramp/latest/99999999999999999999/0/0.png", "/tiles/ramp/latest/0/0/0.bmp",
        "/tiles/ramp/latest/0/0/0", "/tiles/ramp/latest/0/0/0@3x.png",
        "/tiles/ramp/latest/0/0/-0.5.png",
        "/tiles/ramp/latest/0/0/0.png?style=none", "/data/ramp/latest/0/0",
        "/data/none/latest/0/0/0",
        "/legend/none.png", "/legend/ramp.bmp", "/legend/ramp", "/query/none?lon=0&lat=0", "/query",
        "/tilejson/none.json", "/tilejson/ramp.xml", "/tilejson/ramp.json?time=1999",
        "/catalog.json/more", "/legend/ramp.png?style=none", "/legend/ramp.svg?style=none",
    ])
    func saysWhatIsNotThere(target: String) throws {
        let error = #expect(throws: HTTPError.self) { try Router.sample.get(target) }
        #expect(error?.status == 404)
        #expect(error?.reason.isEmpty == false)
    }

    @Test func givesValues() throws {
        let one = try json(Router.sample.get("/query/ramp?lon=7.4&lat=1&time=2018-10-08T01:00:00Z"))
        #expect(one["layer"] as? String == "ramp")
        #expect(one["units"] as? String == "°")
        let values = try #require(one["values"] as? [[String: Any]])
        #expect(values.count == 1)
        #expect(values[0]["time"] as? String == "2018-10-08T01:00:00Z")
        #expect(values[0]["value"] as? Double == 7.4)
        let series = try json(Router.sample.get("/query/ramp?lon=7.4&lat=1&method=nearest"))
        #expect((series["values"] as? [[String: Any]])?.count == 6)
        #expect((series["values"] as? [[String: Any]])?.first?["value"] as? Double == 7)
        let missing = try json(Router.sample.get("/query/ramp?lon=7.4&lat=85"))
        #expect((missing["values"] as? [[String: Any]])?.first?["value"] is NSNull)
    }

    @Test(arguments: [
        "/query/ramp", "/query/ramp?lon=0", "/query/ramp?lon=x&lat=0", "/query/ramp?lon=0&lat=91",
        "/query/ramp?lon=nan&lat=0", "/query/ramp?lon=inf&lat=0",
        "/query/ramp?lon=0&lat=0&method=cubic",
    ])
    func refusesBadPlaces(target: String) throws {
        #expect(throws: HTTPError.self) { try Router.sample.get(target) }
    }

    @Test func valueTilesKeepWhatTheyHold() throws {
        var plane = (0..<12).map { Float($0) * 0.37 - 2 }
        plane[5] = .nan
        let tile = ValueTile(width: 4, height: 3, planes: [plane, plane.map { $0 * 100 }])
        let bytes = tile.encoded()
        #expect(bytes.count == 12 + 2 * (8 + 24))
        func number(_ offset: Int) -> UInt32 {
            (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << (8 * $1) }
        }
        #expect(Array(bytes[0..<4]) == Array("SKV1".utf8))
        for (index, expected) in tile.planes.enumerated() {
            let start = 12 + index * 32
            let low = Float(bitPattern: number(start))
            let step = Float(bitPattern: number(start + 4))
            let range = try #require(expected.filter { !$0.isNaN }.max()) - low
            for (position, value) in expected.enumerated() {
                let raw =
                    Int(bytes[start + 8 + position * 2]) | Int(bytes[start + 9 + position * 2]) << 8
                if value.isNaN {
                    #expect(raw == 65_535)
                } else {
                    #expect(abs(low + Float(raw) * step - value) <= range / 131_000)
                }
            }
        }
    }

    @Test func healthAndLegends() throws {
        #expect(try json(Router.sample.get("/health"))["status"] as? String == "ok")
        #expect(try Router.sample.get("/legend/ramp.png").contentType == "image/png")
        #expect(try Router.sample.get("/legend/ramp.svg").contentType == "image/svg+xml")
        #expect(
            try json(Router.sample.get("/legend/ramp.json?units=imperial"))["imperial"] as? Bool
                == true)
        #expect(throws: HTTPError.self) { try Router.sample.get("/") }
    }
}
