import Foundation
import TestSupport
import Testing

@testable import SkyloopServer

@Suite struct WMSServiceTests {
    private static let map =
        "/wms?service=WMS&request=GetMap&version=1.3.0&layers=ramp&styles=&crs=CRS:84"
        + "&bbox=-180,-90,180,90&width=36&height=18&format=image/png"

    /// A request with some of its parameters set to something else; an empty value takes one out.
    private static func map(_ changes: [(String, String)]) -> String {
        var parts = map.dropFirst(5).split(separator: "&").map(String.init)
        for (name, value) in changes {
            parts.removeAll { $0.lowercased().hasPrefix(name.lowercased() + "=") }
            if !value.isEmpty { parts.append("\(name)=\(value)") }
        }
        return "/wms?" + parts.joined(separator: "&")
    }

    private func pixel(_ response: HTTPResponse, _ x: Int, _ y: Int, width: Int) -> [UInt8] {
        Array(response.body.dropFirst(2)[(2 + (y * width + x) * 4)...].prefix(4))
    }

    @Test(arguments: [
        ("1.3.0", "EPSG:4326", "-90,-180,90,180"), ("1.3.0", "CRS:84", "-180,-90,180,90"),
        ("1.1.1", "EPSG:4326", "-180,-90,180,90"), ("1.1.1", "epsg:4326", "-180,-90,180,90"),
    ])
    func axisOrderFollowsVersionAndSystem(version: String, system: String, box: String) throws {
        let name = version == "1.1.1" ? "srs" : "crs"
        let target = Self.map([("version", version), ("crs", ""), (name, system), ("bbox", box)])
        let answer = try Router.sample.get(target)
        #expect(answer.status == 200)
        // West is dark red and north is bright green, whatever the order in the request.
        #expect(pixel(answer, 0, 0, width: 36)[0] < 5)
        #expect(pixel(answer, 35, 0, width: 36)[0] > 250)
        #expect(pixel(answer, 0, 0, width: 36)[1] > 245)
        #expect(pixel(answer, 0, 17, width: 36)[1] < 10)
    }

    @Test func webMercatorIsInMetres() throws {
        let edge = 20_037_508.342789244
        let answer = try Router.sample.get(
            Self.map([
                ("crs", "EPSG:3857"), ("bbox", "\(-edge),\(-edge),\(edge),\(edge)"),
                ("height", "36"),
            ]))
        let top = pixel(answer, 0, 0, width: 36)[1]
        #expect(top > 240 && top < 250)
    }

    @Test(arguments: [
        ("layers", "none", "LayerNotDefined", 400), ("styles", "none", "StyleNotDefined", 400),
        ("styles", "plain,grey", "StyleNotDefined", 400), ("crs", "EPSG:9999", "InvalidCRS", 400),
        ("crs", "", "", 400), ("bbox", "1,2,3", "", 400), ("bbox", "1,2,3,x", "", 400),
        ("bbox", "10,0,-10,5", "", 400), ("bbox", "nan,0,1,1", "", 400),
        ("bbox", "0,0,0,0", "", 400),
        ("bbox", "0,0,1e300,1e300", "", 400), ("width", "0", "", 400),
        ("width", "99999999", "", 400),
        ("width", "-1", "", 400), ("height", "x", "", 400), ("height", "4097", "", 400),
        ("format", "image/bmp", "InvalidFormat", 400), ("format", "", "", 400),
        ("bgcolor", "0xGGGGGG", "", 400), ("time", "yesterdayish", "InvalidDimensionValue", 400),
        ("time", "2018-13-01", "InvalidDimensionValue", 400),
        ("time", "1999-01-01", "InvalidDimensionValue", 400),
        ("time", "2018-10-08T00:00:00Z/2018-10-08T06:00:00Z/PT1H", "InvalidDimensionValue", 400),
        ("time", "2018-10-08T00:00:00Z/2118-10-08T06:00:00Z/PT1S", "InvalidDimensionValue", 400),
        ("version", "2.0.0", "", 400), ("version", "", "", 400),
        ("request", "GetNothing", "OperationNotSupported", 400),
        ("request", "", "", 400), ("service", "WFS", "", 400), ("layers", "", "", 400),
        ("layers", "ramp,ramp,ramp,ramp,ramp,ramp,ramp,ramp,ramp,ramp,ramp", "", 400),
    ])
    func refusesWithAReport(name: String, value: String, code: String, status: Int) throws {
        let answer = try Router.sample.get(Self.map([(name, value)]))
        #expect(answer.status == status)
        #expect(answer.contentType == "text/xml; charset=utf-8")
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(
            text.contains(
                code.isEmpty ? "<ServiceException>" : "<ServiceException code=\"\(code)\">"))
    }

    @Test func olderClientsHearOfAnSRS() throws {
        let answer = try Router.sample.get(
            Self.map([("version", "1.1.1"), ("crs", ""), ("srs", "EPSG:9999")]))
        #expect(answer.contentType == "application/vnd.ogc.se_xml")
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(text.contains("code=\"InvalidSRS\""))
    }

    @Test(arguments: ["INIMAGE", "BLANK"])
    func failuresComeAsPicturesWhereAskedFor(format: String) throws {
        let answer = try Router.sample.get(Self.map([("layers", "none"), ("exceptions", format)]))
        #expect(answer.status == 200)
        #expect(answer.contentType == "image/png")
    }

    @Test(arguments: [
        ("2018-10-08T01:00:00Z", nil), ("2018-10-08T01:00:00.000Z", nil),
        ("2018-10-08T01:20:00Z", "99 Nearest value used: time=2018-10-08T01:00:00Z ISO8601"),
        ("2018-10-08T05:10:00Z", "99 Nearest value used: time=2018-10-08T06:00:00Z ISO8601"),
        ("current", nil), ("", "99 Default value used: time=2018-10-08T03:00:00Z ISO8601"),
        ("default", "99 Default value used: time=2018-10-08T03:00:00Z ISO8601"),
    ])
    func otherTimesComeWithAWarning(time: String, warning: String?) throws {
        let answer = try Router.sample.get(Self.map([("time", time)]))
        #expect(answer.status == 200)
        #expect(answer.headers.first { $0.name == "Warning" }?.value == warning)
    }

    @Test(arguments: [
        ("2018-10-08T00:00:00Z/2018-10-08T04:00:00Z", 5),
        ("2018-10-08T00:00:00Z/2018-10-08T06:00:00Z", 6),
        ("2018-10-08T00:00:00Z/2018-10-08T04:00:00Z/PT2H", 3),
        ("2018-10-08T00:00:00Z,2018-10-08T03:00:00Z", 2), ("2018-10-08T00:00:00Z", 1),
    ])
    func severalTimesMakeAMovingPicture(time: String, count: UInt8) throws {
        for format in ["image/gif", "image/webp", "image/apng"] {
            let answer = try Router.sample.get(Self.map([("time", time), ("format", format)]))
            #expect(answer.contentType == format)
            #expect(answer.body[1] == count)
        }
        if count > 1 {
            #expect(try Router.sample.get(Self.map([("time", time)])).status == 400)
        }
    }

    @Test(arguments: [
        ("application/json", "\"value\": 5.0"),
        ("text/plain", "Ramp & <test> at 2018-10-08T03:00:00Z: 5.0 °"),
        ("text/html", "<td>Ramp &amp; &lt;test&gt;</td>"),
    ])
    func tellsValues(format: String, expected: String) throws {
        let target = Self.map([
            ("request", "GetFeatureInfo"), ("query_layers", "ramp"), ("i", "18"), ("j", "9"),
            ("info_format", format),
        ])
        let answer = try Router.sample.get(target)
        #expect(answer.status == 200)
        #expect(String(decoding: answer.body, as: UTF8.self).contains(expected))
        #expect(
            try Router.sample.get(target.replacingOccurrences(of: "&i=18", with: "&i=36")).status
                == 400)
    }

    @Test(arguments: ["1.3.0", "1.1.1"])
    func capabilitiesNameLayersTimesAndAddress(version: String) throws {
        let answer = try Router.sample.get(
            "/wms?SERVICE=WMS&REQUEST=GetCapabilities&VERSION=\(version)")
        #expect(answer.status == 200)
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(text.contains("Ramp &amp; &lt;test&gt;"))
        #expect(text.contains("http://example.org:81/wms?"))
        #expect(
            text.contains(">2018-10-08T00:00:00Z/2018-10-08T04:00:00Z/PT1H,2018-10-08T06:00:00Z<"))
        #expect(text.contains("default=\"2018-10-08T03:00:00Z\""))
    }

    @Test(
        .enabled(if: TestData.isAvailable, TestData.skipped),
        arguments: [
            ("1.3.0", "GetCapabilities", "--schema", "capabilities_1_3_0.xsd"),
            ("1.1.1", "GetCapabilities", "--dtdvalid", "WMS_MS_Capabilities.dtd"),
            ("1.3.0", "GetMap", "--schema", "exceptions_1_3_0.xsd"),
            ("1.1.1", "GetMap", "--dtdvalid", "WMS_exception_1_1_1.dtd"),
            ("1.3.0", "Get<Odd>&\u{1}", "--schema", "exceptions_1_3_0.xsd"),
        ])
    func documentsAreValid(version: String, request: String, option: String, schema: String) throws
    {
        let name = request.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? request
        let answer = try Router.sample.get("/wms?SERVICE=WMS&REQUEST=\(name)&VERSION=\(version)")
        let xmllint = try #require(Tool.find("xmllint"), "xmllint is missing: set-up installs it")
        let result = try Tool.run(
            xmllint, ["--nonet", "--noout", option, TestData.file("schemas/\(schema)").path, "-"],
            input: Data(answer.body))
        #expect(result.status == 0, "\(result.errorText)")
    }

    @Test(
        arguments: [
            (nil, "1.3.0"), ("1.3.0", "1.3.0"), ("1.1.1", "1.1.1"), ("1.1.0", "1.1.1"),
            ("1.2.0", "1.1.1"),
            ("9.9.9", "1.3.0"), ("0.0.1", "1.1.1"), ("nonsense", "1.1.1"),
        ] as [(String?, String)])
    func settlesTheVersion(asked: String?, expected: String) throws {
        let suffix = asked.map { "&VERSION=\($0)" } ?? ""
        let answer = try Router.sample.get("/wms?SERVICE=WMS&REQUEST=GetCapabilities" + suffix)
        #expect(String(decoding: answer.body, as: UTF8.self).contains(" version=\"\(expected)\""))
    }
}
