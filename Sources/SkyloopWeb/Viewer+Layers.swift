import MapModel
import Timekeeping

extension Viewer {
    /// Shows or hides one of the layers that the server offers.
    func setLayer(_ index: Int, isOn: Bool) {
        guard map.layers.indices.contains(index) else { return }
        let type = map.layers[index].type
        if isOn {
            // One that is not there is not shown.
            try? weatherMap.addSource(forLayerType: type)
        } else {
            weatherMap.removeSource(forLayerType: type)
        }
    }

    /// Puts a layer that is shown above the others of its kind.
    func raise(_ index: Int) {
        map.raise(index)
        keepLayers()
        showValue()
    }

    /// Keeps in the address which layers are shown, the lowest first.
    func keepLayers() {
        var codes = ""
        for index in map.order {
            if !codes.utf8.isEmpty { codes += "," }
            codes += map.layers[index].code
        }
        commands.address("layers", codes)
    }

    /// Goes over to the other units, everywhere at once.
    func toggleUnits() {
        map.toggleUnits()
        commands.address("units", map.isImperial ? "imperial" : "metric")
        commands.units(map.isImperial)
        showValue()
    }

    /// Gives the timeline the times of the layers that are shown, and the range that they span.
    func updateTimes() {
        var times: [Date] = []
        for layer in map.layers where layer.isOn { times += layer.times }
        timelineView.validTimes = times
        let valid = timelineView.validTimes
        let isSingle = valid.count < 2
        commands.attribute("timeline", "data-single", isSingle && !valid.isEmpty)
        commands.attribute("timeline", "data-empty", valid.isEmpty)
        guard let start = valid.first, let end = valid.last,
            timelineView.startDate != start || timelineView.endDate != end
        else { return }
        let timeline = weatherMap.timeline
        let date = timelineView.isRangeValid ? timelineView.currentTime : clock.now
        guard start < end else {
            // One time, as of an analysis: it shows, and there is nothing to play.
            weatherMap.pauseAnimation()
            timeline.setRange(start...start)
            timelineView.setRange(start...start)
            return
        }
        timeline.setRange(start...end)
        // A quarter of a second for each time, so that a long loop is not a blur.
        timeline.duration = min(max(Double(valid.count - 1) * 0.25, 3), 16)
        weatherMap.go(toTime: date)
        timelineView.currentTime = timeline.currentTime
    }
}
