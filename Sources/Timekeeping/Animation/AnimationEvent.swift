/// Something that observers are yet to be told.
enum AnimationEvent: Sendable {
    case advance(Animation.Progress)
    case play
    case pause
    case resume
    case stop
    case restart
    case reset
    case end
    case rangeChange(DateInterval)
    case timelineChange
    case animationAdded(Animation)
    case animationRemoved(Animation)
    case error(TimekeepingError)
    case seriesChange(SeriesEvent)
    /// Time begins or ceases to move the playhead; for drivers.
    case motionChange(isMoving: Bool)
}

/// Events in their order; reuses its storage, so that steps of a running animation allocate nothing.
struct AnimationEventQueue: Sendable {
    private var events: [AnimationEvent] = []
    private var first = 0

    var isEmpty: Bool { events.isEmpty }

    mutating func append(_ event: AnimationEvent) {
        events.append(event)
    }

    mutating func popFirst() -> AnimationEvent? {
        guard first < events.count else { return nil }
        let event = events[first]
        first += 1
        if first == events.count {
            // One by one: keeps the storage, and costs the browser less code than to remove all at once.
            while !events.isEmpty { events.removeLast() }
            first = 0
        }
        return event
    }
}
