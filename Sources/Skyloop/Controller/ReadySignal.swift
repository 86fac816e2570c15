public import Timekeeping

/// Tells once that something is ready; who comes later is told at once.
public final class ReadySignal: Sendable {
    private let signal = Signal<Void>()
    private let flag = ReadyFlag()

    init() {}

    /// Whether it is ready.
    public var isReady: Bool { flag.isSet }

    /// Calls the closure when it is ready: at once where it is already.
    public func observe(_ observer: @escaping @Sendable (()) -> Void) -> ObservationToken {
        let token = signal.observe(observer)
        if flag.isSet { observer(()) }
        return token
    }

    /// Waits until it is ready.
    public func wait() async {
        if flag.isSet { return }
        for await _ in signal.values { return }
    }

    func send() {
        guard flag.set() else { return }
        signal.send()
    }
}
