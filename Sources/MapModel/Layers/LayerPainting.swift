/// The settings of one kind of layer, as a part of its descriptor.
public protocol LayerPainting: Equatable, Sendable {
    /// The kind of layer that these settings belong to.
    static var kind: LayerKind { get }

    /// How opaque the whole layer is.
    var opacity: Opacity { get set }

    /// These settings as one case of all kinds.
    var anyPaint: LayerPaint { get }

    /// Takes the settings out of one case of all kinds; `nil` where they are of another kind.
    init?(_ paint: LayerPaint)
}
