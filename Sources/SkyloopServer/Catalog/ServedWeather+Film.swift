import Dispatch
import Foundation
import Skyloop
import Synchronization

extension ServedWeather {
    func film(_ request: FilmRequest, cancellation: Cancellation) throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "skyloop-film-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("film.mp4")
        // A worker's thread may wait: it is none of those that tasks run on.
        let end = DispatchSemaphore(value: 0)
        let service = renderer.service
        let failure = FailureBox()
        let task = Task {
            do { try await Self.write(request, service, to: file) } catch { failure.set(error) }
            end.signal()
        }
        while end.wait(timeout: .now() + 0.2) == .timedOut {
            if cancellation.isCancelled { task.cancel() }
        }
        if let error = failure.error { throw error }
        return [UInt8](try Data(contentsOf: file))
    }

    private static func write(
        _ request: FilmRequest, _ service: WeatherService, to file: URL
    ) async throws {
        let camera = Camera(
            center: Coordinate(longitude: request.longitude, latitude: request.latitude),
            zoom: request.zoom, width: Double(request.width), height: Double(request.height))
        let map = ImageMap(camera: camera, theme: request.isLight ? .light : .dark)
        let controller = MapController(map: map, service: service)
        let codes = request.codes.map { WeatherService.LayerCode(rawValue: $0) }
        for code in codes { try controller.addWeatherLayer(for: code) }
        let dates = Set(codes.flatMap { service.series(for: $0)?.times.map(\.date) ?? [] }).sorted()
        guard let first = dates.first, let last = dates.last else {
            throw HTTPError(404, "these layers have no times")
        }
        controller.timeline.setRange(first...last)
        controller.frameOptions = FrameOptions(
            units: request.isImperial ? .imperial : .metric,
            timeZone: TimeZoneRule(request.timeZone, covering: first...last))
        let rate = 24.0
        // As long as it takes to see each time, within what one likes to look at.
        let seconds = min(max(Double(dates.count - 1) * 0.3, 3), 12)
        let count = first == last ? 24 : Int(seconds * rate)
        _ = try await FilmWriter.write(
            controller.frames(over: first...last, count: count, framesPerSecond: rate), to: file,
            settings: FilmSettings(
                width: request.width, height: request.height, framesPerSecond: rate, endDelay: 1)
        ) { _ in }
    }
}

/// What went wrong in a task, for the thread that waits for it.
private final class FailureBox: Sendable {
    private let held = Mutex<(any Error)?>(nil)

    var error: (any Error)? { held.withLock { $0 } }

    func set(_ error: any Error) { held.withLock { $0 = error } }
}
