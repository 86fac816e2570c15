import Foundation
public import MapModel
import Timekeeping

extension MapController {
    /// Whether a round of loading is going on.
    public var isLoading: Bool { loader.isLoading }

    /// How far the present round of loading has come; the last one where nothing loads.
    public var loadProgress: LoadProgress { loader.progress }

    /// Loads all that the timeline's range needs, and waits for it.
    ///
    /// What can't be loaded is reported by ``onError`` and does not keep this waiting.
    public func preloadAnimationData() async {
        await loader.preload()
    }

    /// Lets all loaded fields go and loads what is wanted anew.
    public func reloadData() {
        for source in sources { source.animator.invalidate() }
        loader.reload()
        onRedraw.send()
    }

    /// Follows the timeline, so that the loader wants what it is about to show.
    func connect() {
        let loader = loader
        var tokens = [
            timeline.onAdvance.observe { [onRedraw] _ in
                loader.update()
                onRedraw.send()
            },
            timeline.onPlay.observe { loader.update() },
            timeline.onPause.observe { loader.update() },
            timeline.onResume.observe { loader.update() },
            timeline.onStop.observe { loader.update() },
            timeline.onRangeChange.observe { _ in loader.update() },
        ]
        tokens.append(map.onMove.observe { [onRedraw] in onRedraw.send() })
        keep(tokens)
    }
}
