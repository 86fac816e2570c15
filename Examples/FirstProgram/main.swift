import Foundation
import Skyloop

let paths = Array(CommandLine.arguments.dropFirst())
let dataset = try Dataset(contentsOf: paths.isEmpty ? ["weather/blizzard-1996"] : paths)
let service = WeatherService(datasets: [dataset])
print("layers:", service.availableCodes.map(\.rawValue).joined(separator: ", "))

let map = ImageMap(
    width: 640, height: 360, center: Coordinate(longitude: -96, latitude: 42), zoom: 2.2)
let controller = MapController(map: map, service: service)
var wind = WeatherService.WindSpeeds(service: service)
wind.layer.paint.opacity = 0.9
try controller.addWeatherLayer(config: wind)

if let series = service.series(for: .windSpeeds), let first = series.times.first?.date,
    let last = series.times.last?.date
{
    controller.timeline.setRange(first...last)
}
controller.timeline.goTo(position: 0.5)
await controller.preloadAnimationData()
let chicago = Coordinate(longitude: -87.6, latitude: 41.9)
for (layer, result) in await controller.query(coord: chicago, layerIds: nil) {
    print(controller.timeline.currentDate, layer, result)
}

let frames = controller.frames(
    over: controller.timeline.startDate...controller.timeline.endDate, count: 60,
    framesPerSecond: 15)
let film = URL(fileURLWithPath: "wind.mp4")
let settings = FilmSettings(width: 640, height: 360, framesPerSecond: 15)
_ = try await FilmWriter.write(frames, to: film, settings: settings)
print("wrote", film.path)
