/// The valid times of a series and how each of them stands, whatever its data are.
///
/// Apart from the data, so that what happens in every frame is compiled once and not for each kind of data.
struct TimeTable: Sendable {
    enum Status: UInt8, Sendable {
        case empty
        case loading
        case loaded
        case failed
    }

    /// The valid times, rising, each once.
    private(set) var times: [Date] = []
    private(set) var statuses: [Status] = []

    /// The index of a valid time; nil if it is none.
    func index(of date: Date) -> Int? {
        guard let index = times.indexOfLast(atOrBefore: date), times[index] == date else {
            return nil
        }
        return index
    }

    /// How a time stands; nil if it is no valid time.
    func status(of date: Date) -> Status? {
        index(of: date).map { statuses[$0] }
    }

    func isLoaded(_ date: Date) -> Bool { status(of: date) == .loaded }
    func isFailed(_ date: Date) -> Bool { status(of: date) == .failed }

    func isLoaded(_ blend: TimeBlend) -> Bool {
        isLoaded(blend.first) && (blend.isSingle || isLoaded(blend.second))
    }

    /// Replaces the valid times; those that stay keep their status.
    mutating func setTimes(_ dates: [Date]) {
        let old = self
        times = []
        for date in dates.filter({ $0.isFinite }).sorted() where date != times.last {
            times.append(date)
        }
        statuses = times.map { old.status(of: $0) ?? .empty }
    }

    mutating func setStatus(_ status: Status, at index: Int) {
        statuses[index] = status
    }

    mutating func clear() {
        statuses = times.map { _ in .empty }
    }
}
