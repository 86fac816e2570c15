// The program of the AerisWeather page “Setting up a weather map”, as it runs with Skyloop: all but
// Apple's views and their layout.
//
//     swift run WeatherMapPage forecast.grib2

import Foundation
import Skyloop

final class MapViewController: Sendable {
    let weatherMap: AWFWeatherMap
    let timelineView: AWFTimelineView

    init(service: WeatherService) {
        // setup the weather map config
        var config = AWFWeatherMapConfig()
        config.timelineStartOffsetFromNow = -6 * 3600
        config.isMetric = true

        // create the weather map instance
        weatherMap = AWFWeatherMap(mapType: .apple, config: config, service: service)

        timelineView = AWFTimelineView(clock: { Date() })
        timelineView.startDate = weatherMap.timeline.fromTime
        timelineView.endDate = weatherMap.timeline.toTime
        timelineView.currentTime = weatherMap.timeline.fromTime

        weatherMap.delegate = self
        timelineView.delegate = self

        // add an action handler for the timeline view's playback control
        timelineView.playButton.addTarget(
            self, action: MapViewController.toggleAnimation(sender:), for: .touchUpInside)

        // start the weather map at the current time
        weatherMap.go(toTime: Date())
    }

    // MARK: Control Handlers

    func toggleAnimation(sender: Any) {
        if let button = sender as? TimelineButton {
            if weatherMap.isAnimating || weatherMap.isLoadingAnimation {
                button.isSelected = false
                weatherMap.stopAnimating()
            } else {
                button.isSelected = true
                weatherMap.startAnimating()
            }
        }
    }
}

// The timeline view tells when somebody drags it or taps Now.
extension MapViewController: AWFTimelineViewDelegate {
    func timelineView(_ timelineView: AWFTimelineView, didPanTo date: Date) {
        if weatherMap.config.timelineScrubbingEnabled {
            weatherMap.pauseAnimation()
            weatherMap.go(toTime: date)
        }
    }

    func timelineView(_ timelineView: AWFTimelineView, didSelect date: Date) {
        weatherMap.stopAnimating()
        weatherMap.go(toTime: date)
    }
}

// The weather map tells what its timeline and its loading do.
extension MapViewController: AWFWeatherMapDelegate {
    func weatherMap(
        _ weatherMap: AWFWeatherMap, didUpdateTimelineRangeFrom fromDate: Date, to toDate: Date
    ) {
        timelineView.startDate = fromDate
        timelineView.endDate = toDate
        timelineView.currentTime = weatherMap.timeline.currentTime
    }

    func weatherMapDidStartAnimating(_ weatherMap: AWFWeatherMap) {
        timelineView.playButton.isSelected = true
        print("did start animating")
    }

    func weatherMapDidStopAnimating(_ weatherMap: AWFWeatherMap) {
        timelineView.playButton.isSelected = false
        print("did stop animating")
    }

    func weatherMapDidResetAnimation(_ weatherMap: AWFWeatherMap) {
        timelineView.setProgress(0, animated: true)
    }

    func weatherMap(_ weatherMap: AWFWeatherMap, animationDidUpdateTo date: Date) {
        timelineView.currentTime = date
    }

    func weatherMapDidStartLoadingAnimationData(_ weatherMap: AWFWeatherMap) {
        timelineView.playButton.isSelected = true
        timelineView.showLoading(true)
        print("did start loading")
    }

    func weatherMapDidFinishLoadingAnimationData(_ weatherMap: AWFWeatherMap) {
        timelineView.setProgress(1.0, animated: true)
        timelineView.showLoading(false)
        print("did finish loading")
    }

    func weatherMapDidCancelLoadingAnimationData(_ weatherMap: AWFWeatherMap) {
        timelineView.playButton.isSelected = false
        timelineView.setProgress(0, animated: true)
        timelineView.showLoading(false)
    }

    func weatherMap(
        _ weatherMap: AWFWeatherMap, didUpdateAnimationDataLoadingProgress totalLoaded: Int,
        total: Int
    ) {
        timelineView.setProgress(Double(totalLoaded) / Double(total), animated: true)
    }
}

@main
struct WeatherMapPage {
    static func main() async throws {
        let paths = Array(CommandLine.arguments.dropFirst())
        let datasets = paths.isEmpty ? [] : [try Dataset(contentsOf: paths)]
        let service = WeatherService(datasets: datasets)
        let controller = MapViewController(service: service)
        if let code = service.defaultCode, let series = service.series(for: code),
            let first = series.times.first?.date, let last = series.times.last?.date, first < last
        {
            controller.weatherMap.timeline.setRange(first...last)
            try controller.weatherMap.addSource(forLayerType: AWFMapLayer(code))
        }
        controller.toggleAnimation(sender: controller.timelineView.playButton)
        await controller.weatherMap.waitUntilLoaded()
        print("selected while playing:", controller.timelineView.playButton.isSelected)
        controller.toggleAnimation(sender: controller.timelineView.playButton)
        print("selected when stopped:", controller.timelineView.playButton.isSelected)
    }
}
