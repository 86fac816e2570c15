import Foundation
import Raster
import Skyloop
import WeatherData

/// What both sides of the comparison do.
enum Work: String {
    /// Opens a file: all that is in it is known, nothing decoded.
    case open
    /// Decodes the first field of a file that is open.
    case decode
    /// Draws a tile (z, x, y) of the first field, which is decoded, into a PNG file's bytes.
    case tile
    /// Draws a picture of 1280 × 720 with the base map around a place (longitude, latitude, zoom).
    case frame
    /// Finds 20 isolines of the first field.
    case isolines
    /// Reads the values at a place (longitude, latitude) over all times of a file that is open.
    case series

    /// Makes ready what is not timed, and gives what is.
    func prepared(file: String, numbers: [Double]) throws -> () throws -> Void {
        switch self {
        case .open:
            return { _ = try Dataset(contentsOf: file) }
        case .decode:
            let (dataset, variable) = try Self.first(of: file)
            return { _ = try dataset.readField(of: variable, at: 0) }
        case .tile:
            return try Self.tile(file, numbers)
        case .frame:
            return try Self.frame(file, numbers)
        case .isolines:
            let (dataset, variable) = try Self.first(of: file)
            let field = try dataset.readField(of: variable, at: 0)
            let grid = ContourGrid(
                field.values, width: field.grid.width, height: field.grid.height)
            guard let range = grid.range else { return {} }
            let step = (range.upperBound - range.lowerBound) / 21
            let levels = ContourLevels(values: (1...20).map { range.lowerBound + Float($0) * step })
            return { _ = grid.lines(levels) }
        case .series:
            let (dataset, variable) = try Self.first(of: file)
            guard let position = variable.metadata.grid.position(of: numbers[0], numbers[1]) else {
                return {}
            }
            return {
                for index in variable.times.indices {
                    let field = try dataset.readField(of: variable, at: index)
                    _ =
                        field.values[
                            Int(position.y.rounded()) * field.grid.width + Int(position.x.rounded())
                        ]
                }
            }
        }
    }

    /// The first variable of a file, of which no decoded field is kept.
    private static func first(of file: String) throws -> (Dataset, Variable) {
        let dataset = try Dataset(contentsOf: file, options: Dataset.Options(cacheBytes: 0))
        return (dataset, dataset.variables[0])
    }

    private static func tile(_ file: String, _ numbers: [Double]) throws -> () throws -> Void {
        let service = WeatherService(datasets: [try Dataset(contentsOf: file)])
        let renderer = TileRenderer(service: service)
        let (code, times) = try shown(service)
        let tile = TileID(z: Int(numbers[0]), x: Int(numbers[1]), y: Int(numbers[2]))
        return {
            let image = try renderer.tile(of: code, at: times.lowerBound, tile)
            _ = PNGEncoder().encode(image)
        }
    }

    /// Each picture is of another moment, between two times of the file mostly, as in a film.
    private static func frame(_ file: String, _ numbers: [Double]) throws -> () throws -> Void {
        let service = WeatherService(datasets: [try Dataset(contentsOf: file)])
        let map = ImageMap(
            width: 1280, height: 720,
            center: Coordinate(longitude: numbers[0], latitude: numbers[1]), zoom: numbers[2])
        let controller = MapController(map: map, service: service)
        let (code, times) = try shown(service)
        for _ in 0..<Int(numbers.count > 3 ? numbers[3] : 1) {
            try controller.addWeatherLayer(for: code)
        }
        let step = times.upperBound.timeIntervalSince(times.lowerBound) / 97
        var count = 0
        return {
            _ = try controller.frame(at: times.lowerBound + step * Double(count % 97))
            count += 1
        }
    }

    /// The layer that a file is shown in, and from when to when.
    private static func shown(
        _ service: WeatherService
    ) throws -> (code: WeatherService.LayerCode, times: ClosedRange<Date>) {
        guard let code = service.defaultCode, let times = service.series(for: code)?.times,
            let first = times.first, let last = times.last
        else { throw SkyloopError(.invalidRequest, "the file feeds no layer") }
        return (code, first.date...last.date)
    }
}
