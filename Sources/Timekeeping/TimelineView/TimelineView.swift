/// The model of a timeline with a play button and a thumb to drag, for any user interface to draw.
///
/// It knows the range, the time shown, what somebody does with it and every text and tick on it; it
/// draws nothing and moves nothing by itself. A user interface draws it anew on `onChange` and passes
/// touches and keys on; a delegate hears what they mean.
///
/// ```swift
/// timelineView.startDate = weatherMap.timeline.fromTime
/// timelineView.endDate = weatherMap.timeline.toTime
/// timelineView.currentTime = weatherMap.timeline.fromTime
/// timelineView.delegate = self
/// ```
///
/// The two bounds may be set one after the other. While they are turned round or equal the position
/// stays 0 and nobody can drag. Dates and numbers that are none are ignored: the old value stays.
/// Every member may be used from any thread.
public final class TimelineView: Sendable {
    struct State: Sendable {
        var start = Date(timeIntervalSinceReferenceDate: 0)
        var end = Date(timeIntervalSinceReferenceDate: 0)
        /// The time that was last set; it may lie outside the range.
        var time = Date(timeIntervalSinceReferenceDate: 0)
        /// The time under the finger, while there is one.
        var draggedTime: Date?
        var validTimes: [Date] = []
        var loaded: [ClosedRange<Date>] = []
        var zone = TimeZoneRule.utc
        var clockStyle = TimeText.Clock.twelveHours
        var textFormatter: (@Sendable (Date) -> String)?
        var detailTextFormatter: (@Sendable (Date) -> String)?
        var speed = 1.0
        var isLooping = true
        var snaps = false
        var delegate = DelegateHolder()
    }

    /// Unchecked: the delegate is set and called on the thread of the user interface; other threads
    /// only carry the reference.
    struct DelegateHolder: @unchecked Sendable {
        var reference = DelegateReference()
    }

    /// Gives what changed, after each change.
    public let onChange: Signal<TimelineViewChanges>

    /// The button that starts and stops the animation; selected while it plays.
    public let playButton: TimelineButton

    /// The button that goes to now; enabled while now lies in the range.
    public let nowButton: TimelineButton

    /// The track.
    public let barView: TimelineBarView

    /// The thumb, with the labels that say the time.
    public let positionView: TimelinePositionView

    let state = Lock(State())
    private let clock: @Sendable () -> Date

    /// Makes a timeline view with an empty range.
    ///
    /// - Parameter clock: What time it is: for the mark of now, the Now button and the future part.
    public init(clock: @escaping @Sendable () -> Date) {
        self.clock = clock
        let onChange = Signal<TimelineViewChanges>()
        self.onChange = onChange
        playButton = TimelineButton(onChange: onChange)
        nowButton = TimelineButton(onChange: onChange)
        barView = TimelineBarView(onChange: onChange)
        positionView = TimelinePositionView(onChange: onChange)
        nowButton.isEnabled = false
        #if hasFeature(Embedded)
            nowButton.addAction { [self] _ in selectNow() }
        #else
            nowButton.addAction { [weak self] _ in self?.selectNow() }
        #endif
        updateTexts()
    }

    // MARK: Range and time

    /// The first date.
    public var startDate: Date {
        get { state.withLock { $0.start } }
        set {
            guard newValue.isTime else { return }
            setRange { $0.start = newValue }
        }
    }

    /// The last date.
    public var endDate: Date {
        get { state.withLock { $0.end } }
        set {
            guard newValue.isTime else { return }
            setRange { $0.end = newValue }
        }
    }

    /// Sets both bounds at once.
    public func setRange(_ range: ClosedRange<Date>) {
        guard range.lowerBound.isTime, range.upperBound.isTime else { return }
        setRange {
            $0.start = range.lowerBound
            $0.end = range.upperBound
        }
    }

    /// Whether the first date comes before the last.
    public var isRangeValid: Bool { state.withLock { $0.isRangeValid } }

    /// The time shown, inside the range.
    ///
    /// While a finger holds the thumb it is the time under the finger; one that is set meanwhile
    /// counts if the drag is cancelled.
    public var currentTime: Date {
        get { state.withLock { $0.shownTime } }
        set {
            guard newValue.isTime else { return }
            let changes = state.withLock { state in
                let before = state.shownTime
                state.time = newValue
                return state.shownTime != before
            }
            if changes { didMove() }
        }
    }

    /// The place of the time shown, from 0 at the start to 1 at the end.
    public var position: Double {
        get { state.withLock { $0.position(of: $0.shownTime) } }
        set {
            guard let date = date(at: newValue) else { return }
            currentTime = date
        }
    }

    /// Works the place of the current time out anew, and that of now with it.
    ///
    /// A user interface calls it about once a minute, so that now moves.
    public func updatePositionForCurrentTime() {
        updateNow()
        updateTexts()
        onChange.send([.position, .now])
    }

    /// The date at a place from 0 to 1; nil for what is not a number, or without a valid range.
    public func date(at position: Double) -> Date? {
        state.withLock { $0.date(at: position) }
    }

    // MARK: Now

    /// What time it is.
    public var now: Date { clock() }

    /// The place of now; nil if now is not inside the range.
    public var nowPosition: Double? { barView.futurePosition }

    // MARK: Playback

    /// Whether the animation plays: the same as the play button's selection.
    public var isPlaying: Bool {
        get { playButton.isSelected }
        set { playButton.isSelected = newValue }
    }

    /// The speed that is chosen: 1 is normal.
    ///
    /// It must be finite and not zero, or the old one stays.
    public var speed: Double {
        get { state.withLock { $0.speed } }
        set {
            guard newValue.isFinite, newValue != 0 else { return }
            state.withLock { $0.speed = newValue }
            onChange.send(.playback)
        }
    }

    /// Whether the animation starts over at its end.
    public var isLooping: Bool {
        get { state.withLock { $0.isLooping } }
        set {
            state.withLock { $0.isLooping = newValue }
            onChange.send(.playback)
        }
    }

    // MARK: Delegate

    /// Hears what somebody does; not kept alive, except in Embedded Swift.
    public var delegate: (any TimelineViewDelegate)? {
        get { state.withLock { $0.delegate }.reference.delegate }
        set {
            var holder = DelegateHolder()
            holder.reference.delegate = newValue
            state.withLock { [holder] state in state.delegate = holder }
        }
    }

    // MARK: Changes

    /// Brings the texts up to date and says that the time shown has changed.
    func didMove(_ changes: TimelineViewChanges = []) {
        updateTexts()
        onChange.send(changes.union(.position))
    }

    private func setRange(_ change: @Sendable (inout State) -> Void) {
        state.withLock { change(&$0) }
        updateNow()
        updateTexts()
        onChange.send([.range, .position, .now])
    }

    /// Finds the place of now in the range.
    private func updateNow() {
        let now = clock()
        let position = state.withLock { state -> Double? in
            guard state.isRangeValid, now >= state.start, now <= state.end else { return nil }
            return state.position(of: now)
        }
        barView.setFuturePosition(position)
        nowButton.isEnabled = position != nil
    }
}

extension TimelineView.State {
    var isRangeValid: Bool { start < end }

    /// Whether there is a time to show: in a range, or the only one that there is data for.
    var hasTime: Bool { isRangeValid || start == end && validTimes == [start] }

    /// The time to show: under the finger or as set, never outside the range.
    var shownTime: Date {
        let time = draggedTime ?? time
        guard isRangeValid else { return start }
        return min(max(time, start), end)
    }

    func position(of date: Date) -> Double {
        guard isRangeValid else { return 0 }
        let position = date.timeIntervalSince(start) / end.timeIntervalSince(start)
        return min(max(position, 0), 1)
    }

    func date(at position: Double) -> Date? {
        guard isRangeValid, !position.isNaN else { return nil }
        if position >= 1 { return end }
        return start.addingTimeInterval(max(position, 0) * end.timeIntervalSince(start))
    }
}

extension Date {
    /// Whether it is a time that can be shown: a number within some million years.
    var isTime: Bool { timeIntervalSinceReferenceDate.magnitude < 1e14 }
}
