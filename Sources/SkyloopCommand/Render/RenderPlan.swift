import Foundation
import Skyloop

/// What is drawn: a request filled in by what the data has.
struct RenderPlan: Sendable {
    let codes: [WeatherService.LayerCode]
    let camera: Camera
    let range: ClosedRange<Date>
    let frameCount: Int
    let frame: FrameOptions
    let settings: FilmSettings

    init(_ request: RenderRequest, service: WeatherService) throws(CommandError) {
        codes = try Self.codes(request, service)
        let series = codes.compactMap { service.series(for: $0) }
        guard let main = series.first, let first = main.times.first?.date,
            let last = main.times.last?.date
        else { throw CommandError(.badData, "there is nothing in the data that a map can show") }
        let dates = Set(series.flatMap { $0.times.map(\.date) }).sorted()
        let range = try Self.range(request, dates: dates, first: first, last: last)
        self.range = range
        let count = dates.filter { range.contains($0) }.count
        let isStill = request.isStill || range.lowerBound == range.upperBound
        // As long as it takes to see each time, within what one likes to look at.
        let seconds = request.duration ?? min(max(Double(count - 1) * 0.4, 4), 15)
        frameCount = isStill ? 1 : max(2, Int((seconds * request.rate).rounded()))
        settings = FilmSettings(
            width: request.size.width, height: request.size.height,
            framesPerSecond: request.rate, endDelay: isStill ? 0 : request.endDelay)
        let view: RenderView
        if let box = request.box {
            view = .box(box)
        } else if let center = request.center {
            view = .center(center, zoom: request.zoom ?? Self.zoom(main, request))
        } else {
            view = .data(Self.extent(series))
        }
        var camera = view.camera(size: request.size)
        if request.center == nil, request.box == nil, let zoom = request.zoom { camera.zoom = zoom }
        self.camera = camera
        var frame = request.frame
        frame.timeZone = request.zone.map { TimeZoneRule($0, covering: range) } ?? .utc
        self.frame = frame
    }

    private static func codes(
        _ request: RenderRequest, _ service: WeatherService
    ) throws(CommandError) -> [WeatherService.LayerCode] {
        guard !request.codes.isEmpty else {
            guard let code = service.defaultCode else {
                throw CommandError(
                    .badData, "there is nothing in the data that a map can show")
            }
            return [code]
        }
        for code in request.codes {
            guard service.units(for: code) != nil else {
                throw CommandError(unknownLayer: code)
            }
            guard service.series(for: code) != nil else {
                let fed = service.availableCodes.map(\.rawValue)
                let list = fed.isEmpty ? "no layer" : fed.prefix(8).joined(separator: ", ")
                let more = fed.count > 8 ? " …" : ""
                throw CommandError(
                    .badData, "the data doesn't feed '\(code.rawValue)'; it feeds \(list)\(more)")
            }
        }
        return request.codes
    }

    private static func range(
        _ request: RenderRequest, dates: [Date], first: Date, last: Date
    ) throws(CommandError) -> ClosedRange<Date> {
        if request.isStill || request.time != nil {
            let wanted = (request.time ?? request.start ?? .first).date(among: dates) ?? first
            return wanted...wanted
        }
        let start = request.start?.date(among: dates) ?? first
        let end = request.end?.date(among: dates) ?? last
        guard start <= end else {
            throw CommandError(.usage, "the film ends before it begins: '--start' is after '--end'")
        }
        return start...end
    }

    private static func zoom(_ series: FieldSeries, _ request: RenderRequest) -> Double {
        RenderView.data(GridFocus.bounds(of: series)).camera(size: request.size).zoom
    }

    /// The box around the first layer's data.
    private static func extent(_ series: [FieldSeries]) -> CoordinateBounds? {
        series.first.flatMap(GridFocus.bounds)
    }
}
