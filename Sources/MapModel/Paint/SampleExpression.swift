public import Raster

extension SampleExpression {
    /// The length of a vector, under the name that the MapsGL SDK has for it.
    public static var vector: SampleExpression { .magnitude }
}
