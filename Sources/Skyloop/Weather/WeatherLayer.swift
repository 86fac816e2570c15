import MapModel
import Raster
import WeatherData

/// A code of the catalogue with the data that feeds it.
struct WeatherLayer: Sendable {
    let code: WeatherService.LayerCode
    let title: String
    let description: String
    let category: LayerCategory
    let units: LayerUnits
    /// The colours; `nil` where they span the data's own range.
    let scale: ColorScale?
    let style: LayerStyle
    /// The values; `nil` where no dataset has them.
    let series: FieldSeries?
    /// The name of the source that layers of the same data share.
    let sourceName: String
    /// The pressure of the layer's level in hPa; `nil` where it is on none.
    let levelPressure: Double?

    /// The title with the level, where that is not near the ground.
    var fullTitle: String {
        guard let level = series?.level else { return title }
        return "\(title), \(level)"
    }
}
