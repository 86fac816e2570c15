// The programs of the MapsGL page “timeline and animation”, as they run with Skyloop.
//
//     swift run TimelinePage forecast.grib2

import Dispatch
import Foundation
import Skyloop

@main
struct TimelinePage {
    static func main() async throws {
        let paths = Array(CommandLine.arguments.dropFirst())
        let datasets = paths.isEmpty ? [] : [try Dataset(contentsOf: paths)]
        let service = WeatherService(datasets: datasets)
        let map = ImageMap(
            width: 640, height: 360, center: Coordinate(longitude: 0, latitude: 40), zoom: 1)
        let controller = MapController(map: map, service: service)

        // Setting the time range
        controller.timeline.startDate = Date(timeIntervalSinceNow: -3600 * 2)
        controller.timeline.endDate = Date()
        controller.timeline.setStartDate(usingOffset: -3600 * 24)
        controller.timeline.setEndDate(
            usingOffset: 3600 * 4, relativeTo: controller.timeline.startDate)
        controller.timeline.setStartDate(usingRelativeTime: "-3 hours")
        controller.timeline.setEndDate(usingRelativeTime: "now")
        controller.timeline.setStartDate(usingRelativeTime: "-0.5 day")
        controller.timeline.setEndDate(usingRelativeTime: "1 week")
        controller.timeline.setStartDate(usingRelativeTime: "-3 days")
        controller.timeline.setEndDate(
            usingRelativeTime: "12 hours", relativeTo: controller.timeline.startDate)
        print(
            "range:", controller.timeline.endDate.timeIntervalSince(controller.timeline.startDate))

        // Speed and pacing
        controller.timeline.duration = 2
        controller.timeline.endDelay = 1
        controller.timeline.delay = 0
        controller.timeline.timeScale = 1.0

        // Events, on the queue that the user interface lives on
        var cancellables = Set<AnyCancellable>()
        controller.timeline.onAdvance.publisher
            .receive(on: DispatchQueue.main)
            .sink { _ in
                _ = controller.timeline.position
                _ = controller.timeline.currentDate
            }
            .store(in: &cancellables)
        let token = controller.timeline.onPlay.observe { print("play") }

        // Playback
        controller.timeline.play()
        controller.timeline.pause()
        controller.timeline.resume()
        controller.timeline.toggle()
        controller.timeline.restart()
        controller.timeline.play(position: 0.5)
        controller.timeline.stop()

        // Jumping to a point in time
        controller.timeline.goTo(offset: 3600)
        let date = controller.timeline.startDate.addingTimeInterval(1800)
        controller.timeline.goTo(date: date)
        print("reached:", controller.timeline.currentDate == date)
        controller.timeline.goTo(position: 0.5)
        print("position:", controller.timeline.position)

        // Loading behaviour
        controller.animationOptions.shouldPreloadData = true
        controller.animationOptions.shouldPauseWhileLoading = true
        controller.animationOptions.shouldResumeAfterLoading = true

        // Weather, where there is data for it
        if let code = service.defaultCode, let series = service.series(for: code),
            let first = series.times.first?.date, let last = series.times.last?.date
        {
            try controller.addWeatherLayer(for: code)
            if first < last { controller.timeline.setRange(first...last) }
            await controller.preloadAnimationData()
            let picture = try controller.frame(at: controller.timeline.currentDate)
            print("picture:", picture.width, picture.height)
        }

        // An animation of one's own
        let animation = Animation(id: "my-animation")
        controller.timeline.add(animation: animation)
        controller.timeline.remove(animation: animation)
        controller.timeline.add(animation: animation)
        controller.timeline.removeById(id: "my-animation")
        print(
            "animations of one's own:", controller.timeline.animations.contains { $0 === animation }
        )
        token.cancel()
    }
}
