public import Foundation
public import Raster

/// What the services show: layers, their pictures and their values.
///
/// Called from several threads at once.
public protocol WeatherContent: Sendable {
    /// The layers that the data feed, in the order that people are shown.
    var layers: [PublishedLayer] { get }

    /// The layer of a code.
    func layer(_ code: String) -> PublishedLayer?

    /// Draws a layer over what a picture of the area's size holds already.
    func draw(
        _ code: String, style: String?, at date: Date, on area: MapArea,
        into image: inout ImageBuffer,
        cancellation: Cancellation
    ) throws

    /// Draws a layer by itself as the bytes of a PNG file, by the quickest way there is; nil where that is to draw and
    /// to encode.
    func png(
        _ code: String, style: String?, at date: Date, on area: MapArea, cancellation: Cancellation
    ) throws -> [UInt8]?

    /// Draws the legend of a layer.
    func legend(of code: String, style: String?, width: Int, height: Int, scale: Double) throws
        -> ImageBuffer

    /// The values of a layer at a place, one for each of the dates; nil where there is none.
    func values(
        of code: String, longitude: Double, latitude: Double, at dates: [Date], isNearest: Bool
    ) throws -> [Double?]

    /// The values of a layer on a tile of 256 pixels with one more on each side.
    func valueTile(
        of code: String, at date: Date, z: Int, x: Int, y: Int, cancellation: Cancellation
    ) throws -> ValueTile

    /// The legend of a layer as an SVG or a JSON document.
    func legendText(of code: String, style: String?, asSVG: Bool, isImperial: Bool) throws -> String

    /// All times of layers as an MP4 film; refused where none is made.
    func film(_ request: FilmRequest, cancellation: Cancellation) throws -> [UInt8]
}

extension WeatherContent {
    func png(
        _ code: String, style: String?, at date: Date, on area: MapArea, cancellation: Cancellation
    ) throws -> [UInt8]? { nil }

    /// The layer of this code.
    func layer(_ code: String) -> PublishedLayer? { layers.first { $0.code == code } }
}
