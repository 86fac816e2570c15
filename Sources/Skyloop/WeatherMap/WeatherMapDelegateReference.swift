/// A reference to a delegate that does not keep it alive.
struct WeatherMapDelegateReference: Sendable {
    private weak var object: (any WeatherMapDelegate)?

    init(_ delegate: (any WeatherMapDelegate)? = nil) {
        object = delegate
    }

    /// The delegate; `nil` once it is gone.
    var delegate: (any WeatherMapDelegate)? { object }
}
