import Raster
import WeatherData

/// One line of the catalogue: what a code shows, what it is made of, and how it looks.
struct LayerDefinition: Sendable {
    let code: WeatherService.LayerCode
    let title: String
    let description: String
    let category: LayerCategory
    let recipe: LayerRecipe
    let units: LayerUnits
    /// The colours; `nil` where they span the data's own range.
    let scale: ColorScale?
    let style: LayerStyle

    init(
        _ code: WeatherService.LayerCode, _ title: String, _ description: String,
        _ category: LayerCategory, _ recipe: LayerRecipe, units: LayerUnits, scale: ColorScale?,
        style: LayerStyle
    ) {
        self.code = code
        self.title = title
        self.description = description
        self.category = category
        self.recipe = recipe
        self.units = units
        self.scale = scale
        self.style = style
    }

    /// The whole catalogue, group by group.
    static let all: [LayerDefinition] =
        temperatureLayers + windLayers + precipitationLayers + iceLayers + pressureLayers
        + cloudsLayers + seaLayers + moreSeaLayers + airLayers + otherLayers + numberLayers

    /// The catalogue by code.
    static let byCode: [WeatherService.LayerCode: LayerDefinition] = Dictionary(
        uniqueKeysWithValues: all.map { ($0.code, $0) })

    /// The name of what the layer is made of: layers of the same data share one source.
    var sourceName: String { Self.sourceNames[code] ?? code.rawValue }

    private static let sourceNames: [WeatherService.LayerCode: String] = {
        var names: [String: String] = [:]
        var table: [WeatherService.LayerCode: String] = [:]
        for definition in all {
            let recipe = String(describing: definition.recipe)
            let name = names[recipe] ?? definition.code.rawValue
            names[recipe] = name
            table[definition.code] = name
        }
        return table
    }()
}
