import Foundation
internal import Raster
import Timekeeping

extension WMSService {
    /// How long each picture of a moving map stays, in seconds.
    private static let secondsEach = 0.25

    /// Answers GetMap: layers over each other at one time, or at several as a moving picture.
    func map(
        _ parameters: WMSParameters, version: WMSVersion, cancellation: Cancellation
    ) throws -> HTTPResponse {
        let request = try WMSMapRequest(parameters, version: version)
        var layers: [(layer: PublishedLayer, style: String?, time: WMSTime)] = []
        for (code, style) in request.layers {
            let layer = try layer(code)
            layers.append(
                (
                    layer, try checkedStyle(style, of: layer),
                    try WMSTime(request.time, for: layer, now: now())
                ))
        }
        let count = layers.map(\.time.dates.count).max() ?? 0
        guard count <= 1 || request.format.canMove else {
            throw WMSException(
                .invalidDimensionValue,
                "TIME names \(count) times; only image/gif, image/webp and image/apng can show more than one"
            )
        }
        guard request.width * request.height * max(count, 1) <= WMSMapRequest.maximumPixels else {
            throw WMSException(
                nil,
                "\(count) pictures of \(request.width) × \(request.height) are too many for one answer"
            )
        }
        var frames: [ImageBuffer] = []
        for index in 0..<max(count, 1) {
            guard !cancellation.isCancelled else { throw CancellationError() }
            frames.append(try frame(index, of: layers, request, cancellation: cancellation))
        }
        var response = HTTPResponse(
            contentType: request.format.rawValue, body: try encode(frames, as: request.format),
            cacheControl: "public, max-age=60")
        if let warning = layers.lazy.compactMap(\.time.warning).first {
            response.headers.append(("Warning", warning))
        }
        // Without a time the picture changes as new data come and now moves on.
        if request.time == nil { response.isShareable = false }
        return response
    }

    private func frame(
        _ index: Int, of layers: [(layer: PublishedLayer, style: String?, time: WMSTime)],
        _ request: WMSMapRequest, cancellation: Cancellation
    ) throws -> ImageBuffer {
        let area = MapArea(
            projection: request.system == .webMercator ? .webMercator : .geographic,
            minX: request.box.minX, minY: request.box.minY, maxX: request.box.maxX,
            maxY: request.box.maxY, width: request.width, height: request.height)
        var image = ImageBuffer(
            width: request.width, height: request.height, format: .premultipliedBGRA)
        if !request.isTransparent {
            let (red, green, blue) = request.background
            image.fill(Color(red: red, green: green, blue: blue))
        }
        for (layer, style, time) in layers where !time.dates.isEmpty {
            // A layer with fewer times than the others rests on its last one.
            let date = time.dates[min(index, time.dates.count - 1)]
            try content.draw(
                layer.code, style: style, at: date, on: area, into: &image,
                cancellation: cancellation)
        }
        return image
    }

    private func encode(_ frames: [ImageBuffer], as format: WMSMapRequest.Format) throws -> [UInt8]
    {
        switch format {
        case .png: try encoder.still(frames[0], as: .png)
        case .jpeg: try encoder.still(frames[0], as: .jpeg)
        case .webp where frames.count == 1: try encoder.still(frames[0], as: .webp)
        case .webp: try encoder.moving(frames, secondsEach: Self.secondsEach, as: .webp)
        case .gif: try encoder.moving(frames, secondsEach: Self.secondsEach, as: .gif)
        case .apng: try encoder.moving(frames, secondsEach: Self.secondsEach, as: .apng)
        }
    }
}
