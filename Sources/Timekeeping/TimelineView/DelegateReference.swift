/// A reference to a delegate that does not keep it alive.
///
/// Embedded Swift has no weak references: there it keeps the delegate until it is set to nil, which
/// suits a page whose controller lives as long as the page.
struct DelegateReference {
    #if hasFeature(Embedded)
        private var object: (any TimelineViewDelegate)?
    #else
        private weak var object: (any TimelineViewDelegate)?
    #endif

    /// The delegate; nil once it is gone.
    var delegate: (any TimelineViewDelegate)? {
        get { object }
        set { object = newValue }
    }
}
