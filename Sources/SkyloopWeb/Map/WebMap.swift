import MapModel
import Raster
import Timekeeping

/// The page's map: the weather layers that the server offers, painted from value tiles, and what of them is
/// loaded.
///
/// Unchecked: a page has one thread, and so have the tests that stand in for one.
final class WebMap: @unchecked Sendable {
    let timeline: Timeline
    let commands: PageCommands
    /// Whom it tells how loading goes.
    var weatherMap: WeatherMap?
    var layers: [WebLayer] = []
    /// The positions of the layers that are shown, the lowest first.
    var order: [Int] = []

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
    var paintVersion: UInt32 = 1
    /// What each tile of a layer showed last, under a key without a time: it stays until there is more.
    var shown: [LoadKey: LoadKey] = [:]

    /// Whether the time that shows is another one than was last planned for.
    private var hasMoved = false
    /// Whether it must be planned anew what to load.
    var needsLoad = false
    /// Whether tiles have come since the page was told what is loaded.
    var hasLoaded = false
    /// Which times showed when loading was last planned.
    private var plannedTimes = -1
    private var observations: [ObservationToken] = []

    /// Makes a map without layers.
    init(commands: PageCommands, now: @escaping @Sendable () -> Date) {
        self.commands = commands
        timeline = Timeline(now: now)
        observations = [
            timeline.onAdvance.observe { [self] _ in hasMoved = true },
            timeline.onRangeChange.observe { [self] _ in
                hasMoved = true
                needsLoad = true
            },
        ]
    }

    /// The date that shows.
    var date: Date { timeline.currentDate }

    /// Whether the page must call again for the next picture.
    var needsFrame: Bool {
        timeline.isAnimating || hasParticles || hasMoved || hasLoaded || needsLoad
    }

    /// Moves on by so many seconds, and asks for the data that shows then.
    ///
    /// - Parameter seconds: Below zero between two pictures, after an event: what can wait for the next
    ///   picture then waits.
    func advance(by seconds: TimeInterval) {
        timeline.advance(by: min(max(seconds, 0), 0.25))
        if hasMoved {
            hasMoved = false
            paintVersion &+= 1
            commands.repaint()
            // What to load next changes with the times that show, not with every picture.
            let times = shownTimes
            if times != plannedTimes {
                plannedTimes = times
                needsLoad = true
            }
        }
        if seconds > 0, hasParticles {
            for index in layers.indices { layers[index].overlay.waiting += min(seconds, 0.1) }
            commands.repaint()
        }
        if needsLoad, !(seconds < 0) { load() }
    }

    /// A number that changes with the times that show.
    private var shownTimes: Int {
        var number = 0
        for layer in layers where layer.isOn {
            number = number &* 4_099 &+ (layer.blend(at: date)?.first ?? -1)
        }
        return number
    }

    /// Whether anything drifts.
    private var hasParticles: Bool {
        !isStill && layers.contains { $0.isOn && $0.form.isParticles }
    }
}
