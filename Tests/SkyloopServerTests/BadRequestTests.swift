import Foundation
import TestSupport
import Testing

@testable import SkyloopServer

/// Requests that nobody should send: each is answered or refused, none breaks anything.
@Suite struct BadRequestTests {
    private static let good = [
        "/tiles/ramp/2018-10-08T01:00:00Z/3/1/2.png?style=grey", "/tiles/ramp/latest/1/1/1@2x.webp",
        "/data/ramp/latest/2/1/1", "/legend/ramp.svg?units=imperial",
        "/tilejson/ramp.json?time=latest",
        "/query/ramp?lon=10&lat=50&time=latest&method=nearest", "/catalog.json", "/health",
        "/wms?service=WMS&request=GetMap&version=1.3.0&layers=ramp&styles=&crs=CRS:84&bbox=-180,-90,180,90"
            + "&width=36&height=18&format=image/png&time=2018-10-08T00:00:00Z/2018-10-08T04:00:00Z",
        "/wms?service=WMS&request=GetFeatureInfo&version=1.1.1&layers=ramp&styles=&srs=EPSG:4326"
            + "&bbox=-180,-90,180,90&width=36&height=18&query_layers=ramp&x=3&y=4&info_format=text/html",
        "/wms?service=WMS&request=GetLegendGraphic&version=1.3.0&layer=ramp&format=image/png&style=plain",
        "/wms?service=WMS&request=GetCapabilities",
    ]

    /// What is put in the place of a word or number.
    private static let odd = [
        "", "-1", "0", "-0", "nan", "inf", "-inf", "1e308", "1e-320", "9223372036854775807",
        "-9223372036854775808", "99999999999999999999", "0x10", "1.5", "٣", "%00", "%ff%fe",
        "%2e%2e%2f",
        "..", "....//", "%252e", "'", "\"", "<script>", "${x}", "$(id)", "%0d%0aX: y", "\u{7f}",
        "a b",
        "2018-13-45", "0000-00-00", "-271821-04-20", "+275760-09-13T00:00:00Z", "9999999999-01-01",
        "2018-10-08T00:00:00Z/..", "2018-10-08T00:00:00Z/2018-10-08T04:00:00Z/PT0S",
        "2018-10-08T00:00:00Z/2018-10-08T04:00:00Z/PT-1H", "0001-01-01/9999-12-31/PT0.001S",
        "P1Y/P1Y",
        String(repeating: "9", count: 400), String(repeating: ",", count: 400),
        String(repeating: "2018-10-08T00:00:00Z,", count: 300),
        String(repeating: "%41", count: 300),
    ]

    /// The answer's status; a refusal is one, too.
    private func status(of target: String, _ router: Router) throws -> Int {
        do {
            let request = try HTTPRequest(
                method: "GET", target: target, headers: ["host": "test"])
            return try router.answer(request, .never).status
        } catch let error as HTTPError {
            return error.status
        }
    }

    @Test func changedRequestsAreAnsweredOrRefused() throws {
        var random = SplitMix(seed: 11)
        var seen: [Int: Int] = [:]
        for _ in 0..<6000 {
            var target = Self.good[random.int(in: 0...(Self.good.count - 1))]
            for _ in 0...random.int(in: 0...2) {
                // Between two of these marks a word is exchanged.
                let marks = target.indices.filter { "/?&=,.".contains(target[$0]) }
                let start = target.index(after: marks[random.int(in: 0...(marks.count - 1))])
                let end = marks.first { $0 >= start } ?? target.endIndex
                target.replaceSubrange(
                    start..<end, with: Self.odd[random.int(in: 0...(Self.odd.count - 1))])
            }
            let status = try status(of: target, .sample)
            #expect(status == 200 || (400..<500).contains(status), "\(status) for \(target)")
            seen[status, default: 0] += 1
        }
        // Both kinds were there.
        #expect(seen[200, default: 0] > 300 && seen[400, default: 0] > 300)
    }

    @Test(arguments: [
        // A million times, as a list and as steps.
        (
            "/wms?service=WMS&request=GetMap&version=1.3.0&layers=ramp&styles=&crs=CRS:84"
                + "&bbox=0,0,1,1&width=1&height=1&format=image/png&time="
                + (0..<1_000_000).lazy.map { "\($0)" }.joined(separator: ","), 400
        ),
        (
            "/wms?service=WMS&request=GetMap&version=1.3.0&layers=ramp&styles=&crs=CRS:84"
                + "&bbox=0,0,1,1&width=1&height=1&format=image/gif"
                + "&time=2018-10-08T00:00:00Z/2018-10-08T04:00:00Z/PT0.0144S", 400
        ),
        (
            "/wms?service=WMS&request=GetMap&version=1.3.0&crs=CRS:84&bbox=0,0,1,1&width=1&height=1"
                + "&format=image/png&layers=" + String(repeating: "ramp,", count: 100_000), 400
        ),
        ("/" + String(repeating: "a/", count: 500_000), 404),
        ("/?" + String(repeating: "a&", count: 500_000), 400),
        ("/tiles/ramp/latest/18/262144/0.png", 404), ("/tiles/ramp/latest/-3/0/0.png", 404),
        ("/query/ramp?lon=1e300&lat=0", 400), ("/query/ramp?lon=0&lat=-90.001", 400),
    ])
    func refusesTooMuch(target: String, status: Int) throws {
        #expect(try self.status(of: target, .sample) == status)
    }

    @Test(.enabled(if: TestData.isAvailable, TestData.skipped))
    func changedRequestsOverTheNetworkLeaveARealServerWell() throws {
        try LiveServer.run { address, server in
            let port = try #require(URL(string: address)?.port.flatMap { UInt16(exactly: $0) })
            var random = SplitMix(seed: 5)
            for round in 0..<60 {
                let client = try RawClient(port: port)
                for _ in 0..<5 {
                    let good = Self.good[random.int(in: 0...(Self.good.count - 1))]
                        .replacing("ramp", with: LiveServer.layer)
                    let odd = Self.odd[random.int(in: 0...(Self.odd.count - 1))]
                    let target =
                        (random.int(in: 0...1) == 0
                        ? good + odd : good.replacing("latest", with: odd))
                        .replacing(" ", with: "%20")
                    do {
                        let answer = try client.get(target)
                        #expect(answer.status < 500, "\(answer.status) for \(target)")
                    } catch is RawClient.Failure {
                        // The connection is closed after a request that is none.
                        break
                    }
                }
                if round % 20 == 0 {
                    #expect(try RawClient(port: port).get("/health").status == 200)
                }
            }
            #expect(try RawClient(port: port).get("/health").status == 200)
            withExtendedLifetime(server) {}
        }
    }
}
