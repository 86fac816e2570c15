public import Foundation
import MapModel
public import Raster
import Synchronization
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
    private let drawn = Mutex<[Look: DrawnLayer]>([:])

    /// What one layer is drawn as.
    private struct Look: Hashable {
        let code: WeatherService.LayerCode
        let palette: Raster.Palette?
    }

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
    ///   - palette: Other colours over the same values, for a layer that ``palettes(of:)`` gives some; else without effect.
    ///   - units: The units of numbers on the tile.
    /// - Returns: A picture of format `premultipliedBGRA`; clear where the layer shows nothing.
    /// - Throws: `SkyloopError` with `invalidRequest` for a code that the data does not feed,
    ///   `badData` where the field can't be decoded.
    public func tile(
        of code: WeatherService.LayerCode, at date: Date, _ tile: TileID, size: Int = 256,
        pixelRatio: Int = 1, palette: Raster.Palette? = nil, units: UnitSystem = .metric
    ) throws(SkyloopError) -> ImageBuffer {
        var camera = Camera(tile: tile, size: size)
        camera.pixelRatio = Double(pixelRatio)
        var image = ImageBuffer(for: camera, format: .premultipliedBGRA)
        try draw(code, at: date, seenBy: camera, palette: palette, units: units, over: &image)
        return image
    }

    /// Draws a layer over a picture.
    ///
    /// - Parameters:
    ///   - code: The layer's code.
    ///   - date: The time to show.
    ///   - camera: What the picture shows, of the picture's size.
    ///   - palette: As for a tile.
    ///   - units: The units of numbers on the picture.
    ///   - image: A picture of format `premultipliedBGRA`.
    /// - Throws: As ``tile(of:at:_:size:pixelRatio:palette:units:)``.
    public func draw(
        _ code: WeatherService.LayerCode, at date: Date, seenBy camera: Camera,
        palette: Raster.Palette? = nil, units: UnitSystem = .metric, over image: inout ImageBuffer
    ) throws(SkyloopError) {
        let (layer, fields) = try shown(code, at: date, palette: palette)
        guard let fields else { return }
        var mask: CoverageMask?
        if layer.descriptor.maskConfiguration == .water {
            mask = try baseMap.mask(of: .water, for: camera)
        }
        var context = DrawingContext(camera: camera, theme: theme, units: units)
        context.joins = true
        var stage: ParticleStage?
        drawer.draw(layer, fields, in: context, mask: mask, stage: &stage, over: &image)
    }

    /// Draws what a camera sees of a layer by itself, as the bytes of a PNG file; the quickest way to a map tile.
    ///
    /// The colours may stray by two steps of 255 from those of ``draw(_:at:seenBy:palette:units:over:)``, so that a palette
    /// holds them.
    ///
    /// - Throws: As ``tile(of:at:_:size:pixelRatio:palette:units:)``.
    public func png(
        of code: WeatherService.LayerCode, at date: Date, seenBy camera: Camera,
        palette: Raster.Palette? = nil
    ) throws(SkyloopError) -> [UInt8] {
        let (layer, fields) = try shown(code, at: date, palette: palette)
        if let fields, layer.descriptor.maskConfiguration == .none,
            let file = drawer.png(layer, fields, seenBy: camera)
        {
            return file
        }
        var image = ImageBuffer(for: camera, format: .premultipliedBGRA)
        if fields != nil {
            try draw(code, at: date, seenBy: camera, palette: palette, over: &image)
        }
        return PNGEncoder(compression: 1).encode(image)
    }

    /// A layer's numbers at each pixel that a camera sees, `[y * width + x]`; NaN where missing.
    ///
    /// - Returns: The numbers in the layer's metric unit, and for vectors the parts to the east and
    ///   the north; `nil` where the layer shows nothing at the date.
    /// - Throws: As ``tile(of:at:_:size:pixelRatio:palette:units:)``.
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
    /// - Throws: As ``tile(of:at:_:size:pixelRatio:palette:units:)``.
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

    /// The palettes that a layer's values may be shown in, beside its own colours; none for lines, symbols and categories.
    public func palettes(of code: WeatherService.LayerCode) -> [Raster.Palette] {
        guard let weather = service.layer(for: code), weather.style.hasLegend else { return [] }
        if case .category = weather.style { return [] }
        return Self.ordered
    }

    /// The legend of a layer in a palette; `nil` where it has none.
    public func legend(
        of code: WeatherService.LayerCode, palette: Raster.Palette? = nil
    ) -> WeatherLegend? {
        guard var legend = service.legend(for: code) else { return nil }
        if let palette, palettes(of: code).contains(palette) {
            legend = WeatherLegend(
                id: legend.id, title: legend.title,
                colorScale: legend.colorScale.recolored(by: palette),
                units: legend.units, currentUnits: legend.currentUnits, spacing: legend.spacing)
        }
        return legend
    }

    /// Those with an order; white and black alone show no values.
    private static let ordered = Raster.Palette.allCases.filter {
        !$0.isCategorical && $0 != .white && $0 != .black
    }

    /// The layer of a code, and what it shows at a date.
    private func shown(
        _ code: WeatherService.LayerCode, at date: Date, palette: Raster.Palette? = nil
    ) throws(SkyloopError) -> (DrawnLayer, MomentFields?) {
        let layer = try layer(Look(code: code, palette: palette))
        guard
            let moment = ShownMoment(
                date, in: layer.series.times, blends: layer.descriptor.blends, holds: false)
        else { return (layer, nil) }
        do {
            return (layer, try MomentFields(layer.series, moment))
        } catch {
            throw SkyloopError(error)
        }
    }

    private func layer(_ look: Look) throws(SkyloopError) -> DrawnLayer {
        if let known = drawn.withLock({ $0[look] }) { return known }
        guard let weather = service.layer(for: look.code), let series = weather.series else {
            throw SkyloopError(
                .invalidRequest, "the data does not feed the layer “\(look.code.rawValue)”")
        }
        var paint = service.paint(of: weather)
        let own = service.colorScale(of: weather)
        if let palette = look.palette, palettes(of: look.code).contains(palette) {
            paint.sample?.colorScale = .colorScale(own.recolored(by: palette))
        }
        let layer = DrawnLayer(
            descriptor: LayerDescriptor(
                id: Identifier(look.code.rawValue), source: Identifier(weather.sourceName),
                paint: paint, maskConfiguration: weather.style.mask),
            series: series, units: weather.units, scale: own)
        drawn.withLock { $0[look] = layer }
        return layer
    }
}
