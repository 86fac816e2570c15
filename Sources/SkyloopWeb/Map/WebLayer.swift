import MapModel
import Raster
import Timekeeping

/// One layer that the server offers, and how it is shown.
struct WebLayer {
    let code: String
    /// What the weather map knows it by.
    let type: WeatherMapLayerType
    let form: LayerForm
    /// The unit of the values, and the one for imperial readers.
    let metric: LayerUnit
    let imperial: LayerUnit
    let range: ClosedRange<Float>
    let times: [Date]
    let maximumZoom: Int
    var isOn = false
    var opacity = 0.85
    var table: ColorTable
    /// Whether the colours are known; until then nothing is painted, so that no colour jumps.
    var hasScale = false
    /// Whether the server refuses what the layer needs.
    var hasFailed = false
    /// The picture over the map, for layers that are not painted tile by tile.
    var overlay = Overlay()
    /// Changes whenever a tile comes that shows now.
    var tilesVersion: UInt32 = 0

    /// The times that show at a date, by their positions, and how much of the second is in the mix.
    ///
    /// Nil outside the layer's own times.
    func blend(at date: Date) -> (first: Int, second: Int, fraction: Double)? {
        guard let start = times.first, let end = times.last,
            date.timeIntervalSince(start) > -1, date.timeIntervalSince(end) < 1
        else { return nil }
        var low = 0
        var high = times.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if times[middle] <= date { low = middle } else { high = middle }
        }
        guard low + 1 < times.count else { return (low, low, 0) }
        let length = times[low + 1].timeIntervalSince(times[low])
        let fraction = max(date.timeIntervalSince(times[low]) / length, 0)
        if fraction > 1 - 1e-6 { return (low + 1, low + 1, 0) }
        return fraction < 1e-6 ? (low, low, 0) : (low, low + 1, fraction)
    }
}
