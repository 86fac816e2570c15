import Foundation
import Skyloop

/// `skyloop render PATH… -o OUT`: a still or a film.
enum RenderCommand: Subcommand {
    static let output = Option<String>(
        "-o", "--output", placeholder: "OUT",
        summary:
            "The file: .png, .mp4, .webm, .gif, .webp or .apng; %04d in a .png's name: one a frame"
    ).completed(by: .file)
    static let layers = Option<String>(
        "--layers", placeholder: "A,B",
        summary: "The layers by code ('skyloop layers'), the lowest first; else the first there is"
    ).completed(by: .layers(isList: true))
    static let box = Option<BoxArgument>(
        "--bbox", placeholder: "W,S,E,N", summary: "The part of the world; else the data's"
    ) { text throws(InvalidValue) in try BoxArgument(parsing: text) }
    static let center = Option<Place>(
        "--center", placeholder: "LON,LAT", summary: "The place in the middle"
    ) { text throws(InvalidValue) in try Place(parsing: text) }
    static let zoom = Option<Double>(
        "--zoom", placeholder: "Z", in: -2...22, summary: "The zoom around the middle, 0 the world")
    static let size = Option<PictureSize>(
        "--size", placeholder: "WxH", summary: "The size in pixels, 1280x720 by default"
    ) { text throws(InvalidValue) in try PictureSize(parsing: text) }
    static let start = Option<TimeArgument>(
        "--start", placeholder: "T",
        summary: "Where the film begins (ISO 8601, '-6 hours', now, first)"
    ) { text throws(InvalidValue) in try TimeArgument(parsing: text) }
    static let end = Option<TimeArgument>(
        "--end", placeholder: "T", summary: "Where the film ends"
    ) { text throws(InvalidValue) in try TimeArgument(parsing: text) }
    static let time = Option<TimeArgument>(
        "--time", placeholder: "T", summary: "The one time of a still; the first by default"
    ) { text throws(InvalidValue) in try TimeArgument(parsing: text) }
    static let rate = Option<Double>(
        "--fps", placeholder: "N", in: 0.1...120, summary: "Frames in a second, 30 by default")
    static let duration = Option<Double>(
        "--duration", placeholder: "S", in: 0.1...3600,
        summary: "Seconds of the film; else by the number of times")
    static let endDelay = Option<Double>(
        "--end-delay", placeholder: "S", in: 0...60,
        summary: "Seconds that the last frame stands, 1 by default")
    static let units = Option<String>(
        "--units", choices: ["metric", "imperial"], summary: "The units of the legend")
    static let zone = Option<TimeZoneArgument>(
        "--timezone", placeholder: "ZONE", summary: "The clock's time zone, UTC by default"
    ) { text throws(InvalidValue) in try TimeZoneArgument(parsing: text) }
    static let theme = Option<String>(
        "--theme", choices: ["dark", "light"], summary: "The map's look, dark by default")
    static let noBaseMap = Flag("--no-basemap", summary: "Leaves land, borders and names out")
    static let noLegend = Flag("--no-legend", summary: "Leaves the legend out")
    static let noClock = Flag("--no-clock", summary: "Leaves the clock out")
    static let noTitle = Flag("--no-title", summary: "Leaves the title out")

    static let definition = CommandDefinition(
        name: "render",
        summary: "Makes a picture or a film of weather on a map",
        discussion:
            "With no more than files and an output it shows the first layer over all times, "
            + "where the data is, with legend and clock. The output appears when it is whole.",
        positional: .paths,
        options: [
            AnyOption(output, required: true), AnyOption(layers), AnyOption(box),
            AnyOption(center), AnyOption(zoom), AnyOption(size), AnyOption(start), AnyOption(end),
            AnyOption(time), AnyOption(rate), AnyOption(duration), AnyOption(endDelay),
            AnyOption(units), AnyOption(zone), AnyOption(theme), AnyOption(noBaseMap),
            AnyOption(noLegend), AnyOption(noClock), AnyOption(noTitle),
        ],
        examples: [
            .init("skyloop render gfs/ -o loop.mp4", "A loop of the first layer"),
            .init(
                "skyloop render gfs/ --layers temperatures,pressure-msl-contour -o map.png --time last",
                "A still of temperature with isobars"),
        ])

    static let endsByCancellation = true

    static func run(_ arguments: ParsedArguments, on console: Console) async throws {
        let request = try RenderRequest(arguments)
        let dataset = try Dataset(contentsOf: arguments.positionals)
        for warning in dataset.warnings { console.note("skyloop: warning: \(warning)") }
        let service = WeatherService(datasets: [dataset])
        let plan = try RenderPlan(request, service: service)
        let map = ImageMap(camera: plan.camera, theme: request.theme)
        if map.baseMap.data == nil, request.frame.showsBaseMap {
            console.note("skyloop: warning: there is no base map; Scripts/basemap.sh makes one")
        }
        let controller = MapController(map: map, service: service)
        controller.frameOptions = plan.frame
        for code in plan.codes { try controller.addWeatherLayer(for: code) }
        let errors = controller.onError.observe { error in
            console.note("skyloop: warning: \(error)")
        }
        defer { errors.cancel() }
        controller.timeline.setRange(plan.range)
        let bar = ProgressBar("Drawing", on: console)
        defer { bar.finish() }
        let summary = try await FilmWriter.write(
            controller.frames(
                over: plan.range, count: plan.frameCount,
                framesPerSecond: plan.settings.framesPerSecond),
            to: URL(fileURLWithPath: request.output), settings: plan.settings
        ) { count in
            bar.update(Double(count) / Double(plan.frameCount))
        }
        bar.finish()
        for note in summary.notes { console.note("skyloop: note: \(note)") }
        for file in summary.files.prefix(1) { try console.print(file.path) }
        if summary.files.count > 1, let last = summary.files.last {
            try console.print("… \(last.path) (\(summary.files.count) files)")
        }
    }
}
