import MapModel

/// A layer of a map with its data, ready to be drawn.
struct DrawnLayer: Sendable {
    let descriptor: LayerDescriptor
    let series: FieldSeries
    let units: LayerUnits
    /// The colours, where the paint names none.
    let scale: ColorScale

    /// The colours that the layer is drawn with.
    var colors: ColorScale { descriptor.paint.sample?.colorScale?.scale ?? scale }

    /// How many cells along each axis become one.
    var stride: Int {
        (descriptor.paint.sample?.quality ?? descriptor.quality).stride
    }
}
