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

    /// Whether two times are mixed in between.
    var blends: Bool {
        switch descriptor.paint {
        case .raster(let paint): paint.raster.meld
        default: descriptor.paint.sample?.meld ?? true
        }
    }

    /// How many cells along each axis become one.
    var stride: Int {
        (descriptor.paint.sample?.quality ?? descriptor.quality).stride
    }
}
