import Foundation
import Skyloop

/// What a `skyloop render` line asks for, checked without looking at the data.
struct RenderRequest: Sendable {
    let output: String
    let format: FilmFormat
    let codes: [WeatherService.LayerCode]
    let box: CoordinateBounds?
    let center: Coordinate?
    let zoom: Double?
    let size: PictureSize
    let start: TimeArgument?
    let end: TimeArgument?
    let time: TimeArgument?
    let rate: Double
    let duration: Double?
    let endDelay: Double
    let theme: MapTheme
    let frame: FrameOptions
    let zone: TimeZone?

    /// Whether one picture is asked for, rather than a film.
    var isStill: Bool { format == .png && !output.contains("%") }

    init(_ arguments: ParsedArguments) throws(CommandError) {
        typealias Command = RenderCommand
        output = arguments[Command.output] ?? ""
        guard let format = FilmFormat(fileName: output) else {
            throw CommandError(
                .usage, "'\(output)' is no kind of picture or film; use \(FilmFormat.endings)")
        }
        self.format = format
        codes = (arguments[Command.layers] ?? "").split(separator: ",").map {
            WeatherService.LayerCode(rawValue: $0.trimmingSpaces)
        }
        box = arguments[Command.box]?.bounds
        center = arguments[Command.center].map {
            Coordinate(longitude: $0.longitude, latitude: $0.latitude)
        }
        zoom = arguments[Command.zoom]
        if box != nil, center != nil || zoom != nil {
            throw CommandError(.usage, "'--bbox' and '--center' with '--zoom' exclude each other")
        }
        size = arguments[Command.size] ?? PictureSize(width: 1280, height: 720)
        start = arguments[Command.start]
        end = arguments[Command.end]
        time = arguments[Command.time]
        if time != nil, start != nil || end != nil {
            throw CommandError(.usage, "'--time' and '--start' or '--end' exclude each other")
        }
        rate = arguments[Command.rate] ?? 30
        duration = arguments[Command.duration]
        endDelay = arguments[Command.endDelay] ?? 1
        theme = arguments[Command.theme] == "light" ? .light : .dark
        zone = arguments[Command.zone]?.zone
        frame = FrameOptions(
            showsBaseMap: !arguments[Command.noBaseMap],
            showsLegend: !arguments[Command.noLegend], showsClock: !arguments[Command.noClock],
            showsTitle: !arguments[Command.noTitle],
            units: arguments[Command.units] == "imperial" ? .imperial : .metric)
    }
}
