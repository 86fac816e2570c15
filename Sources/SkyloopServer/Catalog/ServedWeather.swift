import Foundation
import Raster
import Skyloop
import WeatherData

/// Weather files as the services show them.
struct ServedWeather: WeatherContent {
    let layers: [PublishedLayer]
    let renderer: TileRenderer
    private let codes: [String: WeatherService.LayerCode]
    private let layersByCode: [String: PublishedLayer]

    /// Opens the files.
    ///
    /// - Parameter note: Is told what can't be used.
    /// - Throws: `WeatherDataError` where nothing can be used.
    init(paths: [String], note: @Sendable (String) -> Void) throws {
        let dataset = try Dataset(contentsOf: paths)
        for warning in dataset.warnings { note("warning: \(warning)") }
        let service = WeatherService(datasets: [dataset])
        renderer = TileRenderer(service: service)
        let fed = service.availableCodes
        let shown = fed.isEmpty ? service.variableCodes : fed
        var layers: [PublishedLayer] = []
        var codes: [String: WeatherService.LayerCode] = [:]
        for code in shown {
            guard let layer = Self.describe(code, renderer) else { continue }
            layers.append(layer)
            codes[layer.code] = code
        }
        self.layers = layers
        self.codes = codes
        layersByCode = Dictionary(layers.map { ($0.code, $0) }) { first, _ in first }
    }

    func layer(_ code: String) -> PublishedLayer? { layersByCode[code] }

    private static func describe(
        _ code: WeatherService.LayerCode, _ renderer: TileRenderer
    ) -> PublishedLayer? {
        let service = renderer.service
        guard let metadata = service.metadata(for: code), let series = service.series(for: code),
            let bounds = metadata.dataCoverage
        else { return nil }
        var layer = PublishedLayer(
            code: code.rawValue, title: metadata.title, summary: metadata.description,
            category: metadata.categories.first?.rawValue ?? "other", kind: "\(metadata.type)",
            unit: metadata.unit, valueRange: metadata.valueRange,
            bounds: (bounds.west, max(bounds.south, -90), bounds.east, min(bounds.north, 90)),
            times: series.times.map(\.date), attribution: series.origin,
            styles: [.init(name: "default", title: "Default")]
                + renderer.palettes(of: code).map {
                    .init(name: "\($0.name)".lowercased(), title: "\($0.name)")
                })
        if let imperial = service.units(for: code)?.imperial {
            layer.imperial = (
                imperial.symbol, imperial.conversion.factor, imperial.conversion.constant
            )
        }
        return layer
    }

    /// The palette that a style names; nil for the layer's own colours.
    private func palette(_ style: String?) -> Palette? { style.flatMap { Palette(named: $0) } }

    private func code(_ text: String) throws -> WeatherService.LayerCode {
        guard let code = codes[text] else { throw HTTPError(404, "there is no layer '\(text)'") }
        return code
    }

    func draw(
        _ code: String, style: String?, at date: Date, on area: MapArea,
        into image: inout ImageBuffer,
        cancellation: Cancellation
    ) throws {
        let code = try self.code(code)
        try AreaPainter.paint(area, into: &image) { camera, picture in
            guard !cancellation.isCancelled else { throw CancellationError() }
            try renderer.draw(
                code, at: date, seenBy: camera, palette: palette(style), over: &picture)
        }
    }

    func png(
        _ code: String, style: String?, at date: Date, on area: MapArea, cancellation: Cancellation
    ) throws -> [UInt8]? {
        let code = try self.code(code)
        guard let camera = area.camera, camera.pixelWidth == area.width,
            camera.pixelHeight == area.height
        else { return nil }
        guard !cancellation.isCancelled else { throw CancellationError() }
        return try renderer.png(of: code, at: date, seenBy: camera, palette: palette(style))
    }

    func legend(of code: String, style: String?, width: Int, height: Int, scale: Double) throws
        -> ImageBuffer
    {
        let code = try self.code(code)
        guard let legend = renderer.legend(of: code, palette: palette(style)) else {
            return ImageBuffer(width: width, height: height, format: .premultipliedBGRA)
        }
        return legend.picture(width: width, height: height, scale: scale)
    }

    func values(
        of code: String, longitude: Double, latitude: Double, at dates: [Date], isNearest: Bool
    ) throws -> [Double?] {
        let code = try self.code(code)
        let place = Coordinate(longitude: longitude, latitude: latitude)
        return try dates.map { date in
            try renderer.value(of: code, at: place, date, isNearest: isNearest)
        }
    }

    func valueTile(
        of code: String, at date: Date, z: Int, x: Int, y: Int, cancellation: Cancellation
    ) throws -> ValueTile {
        let code = try self.code(code)
        guard !cancellation.isCancelled else { throw CancellationError() }
        // One pixel more on each side.
        let side = 258
        var camera = Camera(tile: TileID(z: z, x: x, y: y))
        camera.width = Double(side)
        camera.height = Double(side)
        guard let values = try renderer.values(of: code, at: date, seenBy: camera) else {
            let nothing = [Float](repeating: .nan, count: side * side)
            return ValueTile(width: side, height: side, planes: [nothing])
        }
        return ValueTile(
            width: side, height: side, planes: [values.first] + (values.second.map { [$0] } ?? []))
    }

    func legendText(
        of code: String, style: String?, asSVG: Bool, isImperial: Bool
    ) throws -> String {
        guard let legend = renderer.legend(of: try self.code(code), palette: palette(style)) else {
            throw HTTPError(404, "\(code) has no legend: it is lines or symbols")
        }
        let shown = legend.units(isImperial ? .imperial : .metric)
        return asSVG ? shown.svg() : shown.json()
    }
}
