public import Foundation
import MapModel
public import Raster
public import WeatherData

/// Draws weather layers by code into tiles and other pictures, without a base map, and gives their values.
///
/// Made for servers: it may be used from many threads at a time, decoded fields are shared, and what
/// does not change from one picture to the next is kept.
public final class TileRenderer: Sendable {
    /// The weather layers.
    public let service: WeatherService

    /// Whether lines and numbers are drawn for a dark map or a light one.
    public let theme: MapTheme

    private let baseMap: BaseMap
    private let drawer = LayerDrawer()

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - service: Where the weather is from.
    ///   - theme: The look of the map that the tiles lie on.
    ///   - baseMap: Where land and water are, for layers of the sea; `nil` takes the installed base map, or
    ///     cuts nothing out where there is none.
    public init(service: WeatherService, theme: MapTheme = .dark, baseMap: BaseMap? = nil) {
        self.service = service
        self.theme = theme
        self.baseMap = baseMap ?? BaseMap(try? BaseMapData.installed(), theme: theme)
    }

    /// Draws a layer's tile.
    ///
    /// - Parameters:
    ///   - code: The layer's code.
    ///   - date: The time to show.
    ///   - tile: Which tile.
    ///   - size: The tile's side in points: 256 or 512 mostly.
    ///   - pixelRatio: Pixels to a point: 2 for sharp screens.
    ///   - units: The units of numbers on the tile.
    /// - Returns: A picture of format `premultipliedBGRA`; clear where the layer shows nothing.
    /// - Throws: `SkyloopError` with `invalidRequest` for a code that the data does not feed,
    ///   `badData` where the field can't be decoded.
    public func tile(
        of code: WeatherService.LayerCode, at date: Date, _ tile: TileID, size: Int = 256,
        pixelRatio: Int = 1, units: UnitSystem = .metric
    ) throws(SkyloopError) -> ImageBuffer {
        var camera = Camera(tile: tile, size: size)
        camera.pixelRatio = Double(pixelRatio)
        var image = ImageBuffer(for: camera, format: .premultipliedBGRA)
        try draw(code, at: date, seenBy: camera, units: units, over: &image)
        return image
    }

    /// Draws a layer over a picture.
    ///
    /// - Parameters:
    ///   - code: The layer's code.
    ///   - date: The time to show.
    ///   - camera: What the picture shows, of the picture's size.
    ///   - units: The units of numbers on the picture.
    ///   - image: A picture of format `premultipliedBGRA`.
    /// - Throws: As ``tile(of:at:_:size:pixelRatio:units:)``.
    public func draw(
        _ code: WeatherService.LayerCode, at date: Date, seenBy camera: Camera,
        units: UnitSystem = .metric, over image: inout ImageBuffer
    ) throws(SkyloopError) {
        let (layer, fields) = try shown(code, at: date)
        guard let fields else { return }
        var mask: CoverageMask?
        if layer.descriptor.maskConfiguration == .water {
            mask = try baseMap.mask(of: .water, for: camera)
        }
        let context = DrawingContext(camera: camera, theme: theme, units: units)
        var stage: ParticleStage?
        drawer.draw(layer, fields, in: context, mask: mask, stage: &stage, over: &image)
    }

    /// A layer's numbers at each pixel that a camera sees, `[y * width + x]`; NaN where missing.
    ///
    /// - Returns: The numbers in the layer's metric unit, and for vectors the parts to the east and
    ///   the north; `nil` where the layer shows nothing at the date.
    /// - Throws: As ``tile(of:at:_:size:pixelRatio:units:)``.
    public func values(
        of code: WeatherService.LayerCode, at date: Date, seenBy camera: Camera
    ) throws(SkyloopError) -> (first: [Float], second: [Float]?)? {
        let (layer, fields) = try shown(code, at: date)
        guard let fields else { return nil }
        let layout = drawer.layouts.layout(of: layer.series, stride: 1, seenBy: camera)
        var options = drawer.options(layer)
        options.drawRange = nil
        var first: [Float] = []
        var second: [Float]?
        drawer.painters.withPainter { painter in
            painter.sample(
                FieldSample(fields.first(stride: 1)), on: layout, seenBy: camera,
                options: options, into: &first)
            if let north = fields.second(stride: 1) {
                var values: [Float] = []
                painter.sample(
                    FieldSample(north), on: layout, seenBy: camera, options: options,
                    into: &values)
                second = values
            }
        }
        return (first, second)
    }

    /// A layer's value at a place, in its metric unit; a vector's length.
    ///
    /// - Returns: `nil` where it is missing, outside the data, or not shown at the date.
    /// - Throws: As ``tile(of:at:_:size:pixelRatio:units:)``.
    public func value(
        of code: WeatherService.LayerCode, at place: Coordinate, _ date: Date,
        isNearest: Bool = false
    ) throws(SkyloopError) -> Double? {
        let (layer, fields) = try shown(code, at: date)
        let isCategory = layer.descriptor.paint.sample?.interpolation == SampleInterpolation.none
        guard
            let found = fields?.value(
                at: place, method: isNearest || isCategory ? .nearest : .bilinear)
        else { return nil }
        guard let north = found.second else { return Double(found.first) }
        let (x, y) = (Double(found.first), Double(north))
        return (x * x + y * y).squareRoot()
    }

    /// The layer of a code, and what it shows at a date.
    private func shown(
        _ code: WeatherService.LayerCode, at date: Date
    ) throws(SkyloopError) -> (DrawnLayer, MomentFields?) {
        guard let weather = service.layer(for: code), let series = weather.series else {
            throw SkyloopError(
                .invalidRequest, "the data does not feed the layer “\(code.rawValue)”")
        }
        let layer = DrawnLayer(
            descriptor: LayerDescriptor(
                id: Identifier(code.rawValue), source: Identifier(weather.sourceName),
                paint: service.paint(of: weather), maskConfiguration: weather.style.mask),
            series: series, units: weather.units, scale: service.colorScale(of: weather))
        guard
            let moment = ShownMoment(
                date, in: series.times, blends: layer.descriptor.blends, holds: false)
        else { return (layer, nil) }
        do {
            return (layer, try MomentFields(series, moment))
        } catch {
            throw SkyloopError(error)
        }
    }
}
