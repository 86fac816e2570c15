import Timekeeping

/// What time it is for the page, which says so before each call.
///
/// Unchecked: the page has one thread, and so have the tests that stand in for it.
final class PageClock: @unchecked Sendable {
    var now: Date

    init(now: Date) { self.now = now }
}
