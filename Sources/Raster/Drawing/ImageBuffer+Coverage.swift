extension ImageBuffer {
    /// Paints a colour where shapes cover the picture, over what is there.
    ///
    /// - Parameters:
    ///   - coverage: The shapes; its top left corner is the picture's, what is larger is cut off.
    ///   - color: The colour; its alpha multiplies the coverage.
    /// - Complexity: O(pixels touched by the shapes + rows).
    public mutating func paint(_ coverage: Coverage, _ color: Color) {
        let rows = min(height, coverage.height)
        let alpha = UInt32(color.alpha)
        guard alpha > 0 else { return }
        let format = format
        pixels.withUnsafeMutableBufferPointer { pixels in
            coverage.values.withUnsafeBufferPointer { values in
                for row in 0..<rows where !coverage.touched[row].isEmpty {
                    let columns = coverage.touched[row]
                    let last = min(Int(columns.upperBound), width)
                    var x = Int(columns.lowerBound)
                    while x < last {
                        let covered = UInt32(values[row * coverage.width + x])
                        if covered > 0 {
                            let index = row * width + x
                            pixels[index] = format.over(
                                pixels[index], color, alpha: PixelFormat.scaled(covered, alpha))
                        }
                        x += 1
                    }
                }
            }
        }
    }
}
