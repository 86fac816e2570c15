import Timekeeping

extension Viewer {
    /// The widths of an hour's and a day's label in points, with room to breathe.
    private static let hourWidth = 38.0
    private static let dayWidth = 78.0

    /// The speeds that the button goes through.
    private static let speeds: [Double] = [0.25, 0.5, 1, 2, 4]

    /// Tells the page what of the timeline has changed.
    func drawTimeline() {
        let changes = changes
        self.changes = []
        guard !changes.isEmpty else { return }
        let view = timelineView
        if changes.contains(.buttons) {
            commands.attribute("play", "aria-pressed", view.isPlaying)
            commands.attribute("play", "aria-label", (view.isPlaying ? "Pause" : "Play").bytes)
            commands.attribute("now", "aria-disabled", !view.nowButton.isEnabled)
        }
        if changes.contains(.playback) {
            commands.text("speed", Self.text(ofSpeed: view.speed))
            commands.attribute("loop", "aria-pressed", view.isLooping)
        }
        if changes.contains(.loading) {
            commands.attribute("timeline", "aria-busy", view.positionView.isLoading)
            commands.variable("timeline", "--progress", view.barView.progress)
        }
        if changes.contains(.loaded) || changes.contains(.range) {
            commands.spans("loaded", view.loadedSpans)
        }
        if !changes.isDisjoint(with: [.range, .now, .ticks, .texts]) { drawScale() }
        if !changes.isDisjoint(with: [.position, .range, .texts, .dragging]) { drawThumb() }
    }

    private func drawThumb() {
        let view = timelineView
        let position = view.position
        commands.variable("timeline", "--position", position)
        commands.attribute("track", "data-dragging", view.isDragging)
        thumb.show(
            ThumbTexts(
                percent: Self.text(ofPercent: position), value: view.valueText,
                time: view.timeText, day: view.dayText, distance: view.distanceText,
                date: ISO8601.string(from: view.currentTime)), commands)
    }

    private func drawScale() {
        let view = timelineView
        let now = view.nowPosition
        commands.hide("now-mark", now == nil)
        // Without now in the range all of it is past, or all of it future.
        let future = now ?? (view.now < view.startDate ? 0 : 1)
        commands.variable("timeline", "--now", future)
        commands.spans("ticks", view.ticks(width: trackWidth, gap: 5).map { $0...$0 })
        let width = view.clockStyle == .twelveHours ? Self.hourWidth + 14 : Self.hourWidth
        commands.marks("hours", view.hourLabels(width: trackWidth, labelWidth: width, gap: 10))
        commands.marks("days", view.dayLabels(width: trackWidth, labelWidth: Self.dayWidth))
    }

    /// The track has another width in points.
    func resize(width: Double) {
        guard width.isFinite, width != trackWidth else { return }
        trackWidth = width
        changes.formUnion([.ticks, .position])
    }

    /// A button was pressed.
    func press(_ button: PageButton) {
        let view = timelineView
        switch button {
        case .play: view.press(.play)
        case .stepBack: view.press(.stepBack)
        case .stepForward: view.press(.stepForward)
        case .now: view.press(.now)
        case .speed:
            let next = Self.speeds.first { $0 > view.speed } ?? Self.speeds[0]
            view.selectSpeed(next)
        case .loop: view.toggleLooping()
        case .timeZone:
            isLocalTime.toggle()
        case .units: toggleUnits()
        case .clock:
            view.clockStyle =
                view.clockStyle == .twelveHours ? .twentyFourHours : .twelveHours
        }
    }

    /// Whether times are those of the reader's place, else UTC.
    private var isLocalTime: Bool {
        get { timelineView.timeZone != .utc }
        set {
            timelineView.timeZone = newValue ? localZone ?? .utc : .utc
            commands.attribute("zone", "aria-pressed", isLocalTime)
            showValue()
        }
    }

    private static func text(ofSpeed speed: Double) -> String {
        switch speed {
        case 0.25: "¼×"
        case 0.5: "½×"
        case 2: "2×"
        case 4: "4×"
        default: "1×"
        }
    }

    private static func text(ofPercent position: Double) -> String {
        let percent = Int(position * 100 + 0.5)
        var digits: [UInt8] = []
        var rest = percent
        repeat {
            digits.insert(UInt8(ascii: "0") + UInt8(rest % 10), at: 0)
            rest /= 10
        } while rest > 0
        return String(decoding: digits, as: UTF8.self)
    }
}
