import Raster

/// The rows of a picture of at most 256 colours, as numbers of a palette.
struct PNGIndexedRows {
    /// The palette; those that are not opaque come first, so that the list of alphas is short.
    let colors: [Color]
    /// A byte that says "not filtered" before each row, then the numbers.
    let rows: [UInt8]

    /// Finds the palette; nil where there are more colours.
    init?(_ image: ImageBuffer) {
        var found: [UInt32] = []
        var places = [UInt32: Int](minimumCapacity: 512)
        var last: UInt32?
        for pixel in image.pixels where pixel != last {
            last = pixel
            if places[pixel] != nil { continue }
            guard found.count < 256 else { return nil }
            places[pixel] = found.count
            found.append(pixel)
        }
        let format = image.format
        let sorted = found.sorted { format.color($0).alpha < format.color($1).alpha }
        colors = sorted.map(format.color)
        var numbers = [UInt32: UInt8](minimumCapacity: 512)
        for (number, pixel) in sorted.enumerated() { numbers[pixel] = UInt8(number) }
        var rows: [UInt8] = []
        rows.reserveCapacity((image.width + 1) * image.height)
        var known: (pixel: UInt32, number: UInt8) = (sorted[0], 0)
        for y in 0..<image.height {
            rows.append(0)
            for x in 0..<image.width {
                let pixel = image.pixels[y * image.width + x]
                if pixel != known.pixel { known = (pixel, numbers[pixel] ?? 0) }
                rows.append(known.number)
            }
        }
        self.rows = rows
    }
}
