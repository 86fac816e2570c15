import Foundation
import MapModel
import Timekeeping

extension MapController {
    /// Changes what is on the map; prepared scenes are old then.
    func change<Result: Sendable>(
        _ body: (inout State) throws(MapModelError) -> Result
    ) throws(MapModelError) -> Result {
        let result = state.withLock { state -> Swift.Result<Result, MapModelError> in
            state.version += 1
            do throws(MapModelError) {
                return .success(try body(&state))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Tells the loader which sources visible layers draw from.
    func updateLoader() {
        let sources = state.withLock { state in
            var seen: Set<Identifier> = []
            return state.registry.layers.reversed()
                .filter { $0.isVisible && seen.insert($0.source).inserted }
                .compactMap { state.sources[$0.source] }
        }
        loader.setSources(sources)
        onRedraw.send()
    }
}
