import Raster

/// How often each colour comes in a picture, in cells of 5, 6 and 5 bits, with the exact sums in each.
struct ColourHistogram {
    /// A cell: how many pixels, and the sums of their channels.
    struct Cell {
        var count: Int32 = 0
        var red: Int32 = 0
        var green: Int32 = 0
        var blue: Int32 = 0
    }

    private(set) var cells = [Cell](repeating: Cell(), count: 1 << 16)

    /// Counts the pixels of a frame; transparent ones are colours too.
    init(_ frame: ImageBuffer) {
        let (r, b) = frame.channels
        // Every pixel of a small picture, every second one of rows of a large one: sums stay in 32 bits.
        let step = max(1, frame.width * frame.height / 2_000_000)
        frame.withBytes { pixels in
            cells.withUnsafeMutableBufferPointer { cells in
                var index = 0
                while index < pixels.count {
                    let red = pixels[index + r]
                    let green = pixels[index + 1]
                    let blue = pixels[index + b]
                    let cell = Int(red >> 3) << 11 | Int(green >> 2) << 5 | Int(blue >> 3)
                    cells[cell].count &+= 1
                    cells[cell].red &+= Int32(red)
                    cells[cell].green &+= Int32(green)
                    cells[cell].blue &+= Int32(blue)
                    index += 4 * step
                }
            }
        }
    }
}
