import Foundation
import Raster
import Timekeeping

@testable import SkyloopServer

/// Two layers of made values: `ramp` is the longitude, and paints every pixel by it; `spot` has one time only.
struct SampleContent: WeatherContent {
    static let hours = (0..<5).map {
        Date(timeIntervalSince1970: 1_538_956_800 + Double($0) * 3600)
    }

    let layers = [
        PublishedLayer(
            code: "ramp", title: "Ramp & <test>", summary: "The longitude", category: "other",
            kind: "sample", unit: "°", valueRange: -180...180, bounds: (-180, -90, 180, 90),
            times: hours + [hours[4] + 7200], attribution: "nobody",
            styles: [.init(name: "plain", title: "Plain"), .init(name: "grey", title: "Grey")]),
        PublishedLayer(
            code: "spot", title: "Spot", summary: "One time", category: "wind", kind: "sample",
            unit: "m/s",
            valueRange: nil, bounds: (0, 10, 20, 30), times: [hours[2]]),
    ]

    func draw(
        _ code: String, style: String?, at date: Date, on area: MapArea,
        into image: inout ImageBuffer,
        cancellation: Cancellation
    ) throws {
        for y in 0..<image.height {
            for x in 0..<image.width {
                let place = area.coordinate(x: Double(x) + 0.5, y: Double(y) + 0.5)
                let red = UInt8(min(max((place.longitude + 180) / 360 * 255, 0), 255))
                let green = UInt8(min(max((place.latitude + 90) / 180 * 255, 0), 255))
                image[x, y] = Color(red: red, green: green, blue: style == "grey" ? 255 : 0)
            }
        }
    }

    func legend(of code: String, style: String?, width: Int, height: Int, scale: Double) throws
        -> ImageBuffer
    { ImageBuffer(width: width, height: height) }

    func values(
        of code: String, longitude: Double, latitude: Double, at dates: [Date], isNearest: Bool
    ) throws -> [Double?] {
        dates.map { _ in latitude > 80 ? nil : isNearest ? longitude.rounded() : longitude }
    }

    func valueTile(
        of code: String, at date: Date, z: Int, x: Int, y: Int, cancellation: Cancellation
    ) throws -> ValueTile {
        ValueTile(width: 258, height: 258, planes: [[Float](repeating: Float(z), count: 258 * 258)])
    }

    func legendText(
        of code: String, style: String?, asSVG: Bool, isImperial: Bool
    ) throws -> String {
        asSVG ? "<svg xmlns=\"http://www.w3.org/2000/svg\"/>" : "{\"imperial\": \(isImperial)}"
    }
}

/// Puts the pixels into the file as they are, behind a letter for the kind and the number of pictures.
struct RawEncoder: PictureEncoding {
    func still(_ image: ImageBuffer, as format: StillFormat) throws -> [UInt8] {
        [0x53, 1] + image.converted(to: .straightRGBA).withBytes { Array($0) }
    }

    func moving(_ images: [ImageBuffer], secondsEach: Double, as format: MovingFormat) throws
        -> [UInt8]
    {
        [0x4d, UInt8(images.count)]
            + images.flatMap { image in image.converted(to: .straightRGBA).withBytes { Array($0) } }
    }

    func notice(_ text: String, width: Int, height: Int, isTransparent: Bool) -> ImageBuffer {
        ImageBuffer(width: width, height: height)
    }
}

extension Router {
    /// A router over the sample, at ten past the third hour.
    static let sample = Router(
        content: SampleContent(), encoder: RawEncoder(), files: StaticFiles(folders: []),
        now: { SampleContent.hours[3] + 600 }, metrics: { "metrics" })

    func get(_ target: String, headers: [String: String] = ["host": "example.org:81"]) throws
        -> HTTPResponse
    { try answer(HTTPRequest(method: "GET", target: target, headers: headers), .never) }
}
