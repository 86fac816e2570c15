import Raster
import WeatherData

extension LayerDefinition {
    /// The layers of the group `clouds`.
    static let cloudsLayers: [LayerDefinition] = [
        LayerDefinition(
            .cloudCover, "Cloud cover", "The share of the sky that clouds cover", .clouds,
            .quantity([.cloudCover]), units: .measure(.share), scale: .cloud, style: .sample),
        LayerDefinition(
            .cloudCoverText, "Cloud cover", "Cloud cover as numbers", .clouds,
            .quantity([.cloudCover]), units: .measure(.share), scale: .cloud, style: .text),
        LayerDefinition(
            .lowCloudCover, "Low clouds", "The share of the sky that low clouds cover", .clouds,
            .quantity([.lowCloudCover]), units: .measure(.share), scale: .cloud, style: .sample),
        LayerDefinition(
            .middleCloudCover, "Middle clouds", "The share of the sky that middle clouds cover",
            .clouds,
            .quantity([.middleCloudCover]), units: .measure(.share), scale: .cloud, style: .sample),
        LayerDefinition(
            .highCloudCover, "High clouds", "The share of the sky that high clouds cover", .clouds,
            .quantity([.highCloudCover]), units: .measure(.share), scale: .cloud, style: .sample),
        LayerDefinition(
            .visibility, "Visibility", "How far one sees", .clouds,
            .quantity([.visibility]), units: .measure(.distance), scale: .visibility, style: .sample
        ),
        LayerDefinition(
            .visibilityText, "Visibility", "Visibility as numbers", .clouds,
            .quantity([.visibility]), units: .measure(.distance), scale: .visibility, style: .text),
        LayerDefinition(
            .satellite, "Infrared satellite", "Cloud tops as a satellite sees their warmth",
            .clouds,
            .quantity([.brightnessTemperature]), units: .temperature, scale: .infrared,
            style: .sample),
    ]
}
