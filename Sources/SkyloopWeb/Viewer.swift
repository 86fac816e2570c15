import MapModel
import Raster
import Timekeeping

/// The page's controller: it owns the timeline, the timeline view and the layers, and says what the
/// page is to show and to fetch.
///
/// Unchecked: a page has one thread, and so have the tests that stand in for one.
final class Viewer: @unchecked Sendable {
    let clock: PageClock
    let timeline: Timeline
    let timelineView: TimelineView
    var commands = PageCommands()
    var layers: [ViewerLayer] = []

    /// What the timeline view has changed since the page was last told.
    var changes: TimelineViewChanges = []
    var trackWidth = 0.0
    var localZone: TimeZoneRule?
    var observations: [ObservationToken] = []

    // What is loaded, and what is on its way.
    var planner = LoadPlanner(limits: LoadLimits(maximumInFlight: 6, maximumBytes: 192 << 20))
    var tiles: [LoadKey: ValueTile] = [:]
    var tickets: [Int32: LoadKey] = [:]
    var lastTicket: Int32 = 0
    var visible: [VisibleTile] = []
    var drawn: [DrawnPicture] = []
    /// What the map shows, and whether it rests.
    var view: MapView?
    var isSettled = true

    // How things are shown.
    var isImperial = false
    var isLight = false
    /// Whether nothing may move by itself.
    var isStill = false
    var atlas = GlyphAtlas(fontSize: 1, capHeight: 1, width: 0, height: 0, ink: [], glyphs: [])
    /// Where the pointer rests, in the unit world.
    var pointer: SIMD2<Double>?
    var paintVersion: UInt32 = 1
    /// What each tile of a layer showed last, under a key without a time: it stays until there is more.
    var shown: [LoadKey: LoadKey] = [:]
    /// Whether it must be planned anew what to load.
    var needsLoad = false
    /// Whether tiles have come since the page was told what is loaded.
    var hasLoaded = false
    /// Which times showed when loading was last planned.
    private var plannedTimes = -1

    /// Makes a viewer without layers.
    ///
    /// - Parameter now: What time it is.
    init(now: Date) {
        let clock = PageClock(now: now)
        self.clock = clock
        timeline = Timeline(now: { clock.now })
        timelineView = TimelineView(clock: { clock.now })
        timelineView.clockStyle = .twentyFourHours
        timelineView.delegate = self
        timelineView.playButton.addAction { [self] _ in togglePlay() }
        observe()
    }

    /// Binds the timeline to its view: the view follows every move, and every move is drawn.
    private func observe() {
        let timeline = timeline
        let view = timelineView
        let showState: @Sendable () -> Void = { view.isPlaying = timeline.isAnimating }
        observations = [
            view.onChange.observe { [self] in changes.formUnion($0) },
            timeline.onAdvance.observe { view.currentTime = $0.date },
            timeline.onPlay.observe { showState() },
            timeline.onPause.observe { showState() },
            timeline.onResume.observe { showState() },
            timeline.onStop.observe { showState() },
        ]
    }

    /// Whether the page must call again for the next picture.
    var needsFrame: Bool {
        timeline.isAnimating || hasParticles || !changes.isEmpty || hasLoaded || needsLoad
    }

    /// Moves on by so many seconds and tells the page what changed.
    ///
    /// - Parameter seconds: Below zero between two pictures, after an event: what can wait for the next
    ///   picture then waits.
    func advance(by seconds: TimeInterval) {
        timeline.advance(by: min(max(seconds, 0), 0.25))
        if changes.contains(.position) || changes.contains(.range) {
            paintVersion &+= 1
            commands.repaint()
            // What to load next changes with the times that show, not with every picture.
            let times = shownTimes
            if times != plannedTimes || changes.contains(.range) {
                plannedTimes = times
                needsLoad = true
            }
        }
        if seconds > 0, hasParticles {
            for index in layers.indices { layers[index].overlay.waiting += min(seconds, 0.1) }
            commands.repaint()
        }
        if changes.contains(.position) { showValue() }
        if !(seconds < 0) {
            if needsLoad { load() }
            updateLoaded()
        }
        drawTimeline()
    }

    /// A number that changes with the times that show.
    private var shownTimes: Int {
        var number = 0
        for layer in layers where layer.isOn {
            number = number &* 4_099 &+ (layer.blend(at: timelineView.currentTime)?.first ?? -1)
        }
        return number
    }

    /// Whether anything drifts.
    private var hasParticles: Bool {
        !isStill && layers.contains { $0.isOn && $0.form.isParticles }
    }

    /// Plays, or holds where it is.
    func togglePlay() {
        timeline.toggle()
        timelineView.isPlaying = timeline.isAnimating
    }
}

extension Viewer: TimelineViewDelegate {
    func timelineView(_ timelineView: TimelineView, didPanTo date: Date) {
        timeline.pause()
        timeline.goTo(date: date)
    }

    func timelineView(_ timelineView: TimelineView, didSelect date: Date) {
        timeline.pause()
        timeline.goTo(date: date)
        commands.address("time", ISO8601.string(from: date))
    }

    func timelineView(_ timelineView: TimelineView, didSelectSpeed speed: Double) {
        timeline.timeScale = speed
    }

    func timelineView(_ timelineView: TimelineView, didSetLooping isLooping: Bool) {
        timeline.isRepeating = isLooping
    }
}
