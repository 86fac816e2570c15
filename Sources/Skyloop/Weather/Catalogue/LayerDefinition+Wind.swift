import Raster
import WeatherData

extension LayerDefinition {
    /// The layers of the group `wind`.
    static let windLayers: [LayerDefinition] = [
        LayerDefinition(
            .windSpeeds, "Wind speed", "Wind speed", .wind,
            .speed(.wind, or: .windSpeed), units: .measure(.speed), scale: .wind, style: .sample),
        LayerDefinition(
            .windSpeedsText, "Wind speed", "Wind speed as numbers", .wind,
            .speed(.wind, or: .windSpeed), units: .measure(.speed), scale: .wind, style: .text),
        LayerDefinition(
            .windSpeedsContour, "Wind speed", "Lines of equal wind speed", .wind,
            .speed(.wind, or: .windSpeed), units: .measure(.speed), scale: .wind,
            style: .contour(interval: 5, major: 25)),
        LayerDefinition(
            .windSpeedsMaximum, "Highest wind speed", "The highest wind speed since the first time",
            .wind,
            .extreme(of: .speed(.wind, or: .windSpeed), isGreatest: true), units: .measure(.speed),
            scale: .wind, style: .sample),
        LayerDefinition(
            .windGusts, "Wind gusts", "The speed of gusts", .wind,
            .quantity([.windGust]), units: .measure(.speed), scale: .wind, style: .sample),
        LayerDefinition(
            .windGustsText, "Wind gusts", "The speed of gusts as numbers", .wind,
            .quantity([.windGust]), units: .measure(.speed), scale: .wind, style: .text),
        LayerDefinition(
            .windGustsMaximum, "Highest gusts", "The highest gust since the first time", .wind,
            .extreme(of: .quantity([.windGust]), isGreatest: true), units: .measure(.speed),
            scale: .wind, style: .sample),
        LayerDefinition(
            .windParticles, "Wind", "Particles that drift with the wind", .wind,
            .vector(.wind), units: .measure(.speed), scale: .particles, style: .particles),
        LayerDefinition(
            .windParticlesArrow, "Wind", "Arrows that drift with the wind", .wind,
            .vector(.wind), units: .measure(.speed), scale: .particles, style: .arrowParticles),
        LayerDefinition(
            .windBarbs, "Wind", "Wind as barbs", .wind,
            .vector(.wind), units: .measure(.speed), scale: .wind, style: .barbs),
        LayerDefinition(
            .windDirection, "Wind direction", "Wind as arrows", .wind,
            .vector(.wind), units: .measure(.speed), scale: .wind, style: .arrows),
    ]
}
