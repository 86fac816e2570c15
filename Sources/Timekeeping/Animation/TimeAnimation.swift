/// An animation over a range of dates.
public class TimeAnimation: Animation, @unchecked Sendable {
    /// The clock that `relativeTo:` and the questions about past and future read.
    let now: @Sendable () -> Date

    /// Gives the new range when a bound changed.
    public let onRangeChange = Signal<DateInterval>()
    /// Gives what a call could not do, and why.
    public let onError = Signal<TimekeepingError>()

    /// Makes an animation over the two hours before now.
    ///
    /// - Parameters:
    ///   - id: The name to find the animation by in its timeline.
    ///   - now: The clock.
    public init(id: String? = nil, now: @escaping @Sendable () -> Date) {
        self.now = now
        let end = now()
        super.init(
            id: id, window: TimeWindow(start: end.addingTimeInterval(-2 * 3600), end: end))
    }

    override func presentDate() -> Date? { now() }

    override func tell(_ event: AnimationEvent) {
        switch event {
        case .rangeChange(let range): onRangeChange.send(range)
        case .error(let error): onError.send(error)
        default: super.tell(event)
        }
    }
}
