import Raster
import WeatherData

/// What all layers of one picture are drawn with.
struct DrawingContext: Sendable {
    let camera: Camera
    let theme: MapTheme
    let units: UnitSystem
    /// Whether lines and symbols carry texts.
    var showsLabels = true
    /// Whether particles are where their place on the map puts them, so that pictures side by side join.
    var joins = false
    /// Seconds of playback since the picture before, by which particles move.
    var seconds = 1.0 / 30
    /// Whether more pictures of this camera are to be expected, so that what was sampled for it is kept.
    var keepsSamples = false
}
