import Raster
import WeatherData

/// The layouts of grids as drawing needs them, the newest kept: a film has one camera for all frames.
final class LayoutCache: Sendable {
    private struct Key: Hashable {
        let series: String
        let stride: Int
        /// `nil` where the layout is the same for every camera.
        let camera: Camera?
    }

    private let kept = NewestCache<Key, GridLayout>(limit: 64)

    /// The layout of a series's grid as a camera sees it.
    ///
    /// - Parameter stride: How many cells along each axis became one.
    func layout(of series: FieldSeries, stride: Int, seenBy camera: Camera) -> GridLayout {
        let isSeparable = series.grid.separableAxes != nil
        let key = Key(series: series.id, stride: stride, camera: isSeparable ? nil : camera)
        return kept.value(key) { GridLayout(series.grid, stride: stride, seenBy: camera) }
    }
}

extension GridLayout {
    /// The layout of a grid whose cells were put together by squares.
    init(_ grid: Grid, stride: Int, seenBy camera: Camera) {
        // The middle of the first square in the grid's own positions.
        let middle = Double(stride - 1) / 2
        let scale = 1 / Double(stride)
        if let axes = grid.separableAxes {
            let (x, y) = axes
            if let columns = x.evenStep, let rows = y.evenStep {
                self = .regular(
                    firstLongitude: x.coordinate(at: middle),
                    longitudeStep: columns * Double(stride),
                    firstLatitude: y.coordinate(at: middle), latitudeStep: rows * Double(stride))
            } else {
                self = .separable(
                    column: { x.position(of: $0).map { ($0 - middle) * scale } ?? .nan },
                    row: { y.position(of: $0).map { ($0 - middle) * scale } ?? .nan })
            }
            return
        }
        let period = grid.wrapsX ? grid.width / stride : nil
        if grid.kind == .curvilinear, let continuation = CurvilinearContinuation(grid) {
            self = .mesh(
                PositionMesh(camera: camera, period: period) { longitude, latitude in
                    let place = continuation.position(longitude: longitude, latitude: latitude)
                    return ((place.x - middle) * scale, (place.y - middle) * scale)
                })
            return
        }
        self = .mesh(
            PositionMesh(camera: camera, period: period) { longitude, latitude in
                grid.continuedPosition(of: longitude, latitude).map {
                    (($0.x - middle) * scale, ($0.y - middle) * scale)
                }
            })
    }
}

extension Axis {
    /// The step of an evenly spaced axis; `nil` for others, and for an axis of one cell.
    var evenStep: Double? {
        guard count > 1 else { return nil }
        let first = coordinate(at: 0)
        let step = (coordinate(at: Double(count - 1)) - first) / Double(count - 1)
        for index in 0..<count
        where abs(coordinate(at: Double(index)) - first - step * Double(index)) > abs(step) * 1e-6 {
            return nil
        }
        return step
    }
}
