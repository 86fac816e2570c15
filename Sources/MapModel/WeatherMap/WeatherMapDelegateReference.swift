/// A reference to a delegate that does not keep it alive.
///
/// Embedded Swift has no weak references: there it keeps the delegate until it is set to nil, which
/// suits a page whose controller lives as long as the page.
struct WeatherMapDelegateReference: Sendable {
    #if hasFeature(Embedded)
        private let object: (any WeatherMapDelegate)?
    #else
        private weak var object: (any WeatherMapDelegate)?
    #endif

    init(_ delegate: (any WeatherMapDelegate)? = nil) {
        object = delegate
    }

    /// The delegate; `nil` once it is gone.
    var delegate: (any WeatherMapDelegate)? { object }
}
