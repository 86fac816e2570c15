import Foundation
import Raster
import Synchronization

/// Content that can be exchanged while requests are answered: each call sees one whole state.
final class CurrentContent: WeatherContent {
    private let state: Mutex<any WeatherContent>

    init(_ content: any WeatherContent) {
        state = Mutex(content)
    }

    /// The content now.
    var now: any WeatherContent { state.withLock { $0 } }

    /// Puts another content in its place.
    func exchange(for content: any WeatherContent) {
        // What was there may free much memory: that must not happen under the lock.
        let old = state.withLock { current in
            let old = current
            current = content
            return old
        }
        withExtendedLifetime(old) {}
    }

    var layers: [PublishedLayer] { now.layers }

    func layer(_ code: String) -> PublishedLayer? { now.layer(code) }

    func png(
        _ code: String, style: String?, at date: Date, on area: MapArea, cancellation: Cancellation
    ) throws -> [UInt8]? {
        try now.png(code, style: style, at: date, on: area, cancellation: cancellation)
    }

    func draw(
        _ code: String, style: String?, at date: Date, on area: MapArea,
        into image: inout ImageBuffer,
        cancellation: Cancellation
    ) throws {
        try now.draw(
            code, style: style, at: date, on: area, into: &image, cancellation: cancellation)
    }

    func legend(of code: String, style: String?, width: Int, height: Int, scale: Double) throws
        -> ImageBuffer
    { try now.legend(of: code, style: style, width: width, height: height, scale: scale) }

    func values(
        of code: String, longitude: Double, latitude: Double, at dates: [Date], isNearest: Bool
    ) throws -> [Double?] {
        try now.values(
            of: code, longitude: longitude, latitude: latitude, at: dates, isNearest: isNearest)
    }

    func valueTile(
        of code: String, at date: Date, z: Int, x: Int, y: Int, cancellation: Cancellation
    ) throws -> ValueTile {
        try now.valueTile(of: code, at: date, z: z, x: x, y: y, cancellation: cancellation)
    }

    func legendText(
        of code: String, style: String?, asSVG: Bool, isImperial: Bool
    ) throws -> String {
        try now.legendText(of: code, style: style, asSVG: asSVG, isImperial: isImperial)
    }

    func film(_ request: FilmRequest, cancellation: Cancellation) throws -> [UInt8] {
        try now.film(request, cancellation: cancellation)
    }
}
