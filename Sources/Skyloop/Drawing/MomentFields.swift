import Raster
import WeatherData

/// The fields of a series that show at one moment, and how they are mixed.
struct MomentFields: Sendable {
    let series: FieldSeries
    let moment: ShownMoment
    let before: LayerField
    let after: LayerField?

    /// Reads the fields, by the calling thread where they are not kept.
    ///
    /// - Throws: Where a field is damaged or can't be decoded.
    init(_ series: FieldSeries, _ moment: ShownMoment) throws(WeatherDataError) {
        self.series = series
        self.moment = moment
        before = try series.field(at: moment.before)
        if let index = moment.after {
            after = try series.field(at: index)
        } else {
            after = nil
        }
    }

    /// The number, or the vector's part to the east.
    func first(stride: Int) -> FieldBlend {
        FieldBlend(
            before.values.thinned(by: stride), after?.values.thinned(by: stride),
            fraction: moment.fraction)
    }

    /// The vector's part to the north; `nil` for numbers.
    func second(stride: Int) -> FieldBlend? {
        guard let from = before.northward else { return nil }
        return FieldBlend(
            from.thinned(by: stride), after?.northward?.thinned(by: stride),
            fraction: moment.fraction)
    }

    /// What is drawn where a layer shows one number: the number, or the vector's length.
    func sample(stride: Int) -> FieldSample {
        let first = first(stride: stride)
        guard let second = second(stride: stride) else { return FieldSample(first) }
        return FieldSample(first, second, expression: .magnitude)
    }

    /// One number a cell, mixed in time.
    func numbers(stride: Int) -> GridValues {
        let first = Self.mix(first(stride: stride))
        guard let second = second(stride: stride) else { return first }
        let north = Self.mix(second)
        return GridValues(
            SeriesBuilder.combine(first.values, north.values) {
                ($0 * $0 + $1 * $1).squareRoot()
            }, width: first.width, height: first.height, wrapsX: first.wrapsX)
    }

    /// A blend cell by cell; where one of the two is missing, the nearer in time decides.
    private static func mix(_ blend: FieldBlend) -> GridValues {
        guard let to = blend.to, blend.fraction > 0 else { return blend.from }
        let part = Float(blend.fraction)
        let isLater = blend.fraction >= 0.5
        let values = SeriesBuilder.combine(blend.from.values, to.values) { a, b in
            let value = a + (b - a) * part
            return value.isNaN ? (isLater ? b : a) : value
        }
        return GridValues(
            values, width: to.width, height: to.height, wrapsX: blend.from.wrapsX)
    }
}
