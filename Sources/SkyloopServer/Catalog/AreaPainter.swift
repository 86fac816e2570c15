import Raster

/// Draws areas of maps with a drawer that only knows Web Mercator and square pixels.
enum AreaPainter {
    /// Draws over what the picture holds already.
    ///
    /// Another projection, and pixels that are not square, are taken pixel by pixel from a Web Mercator picture that is at
    /// least as fine.
    static func paint(
        _ area: MapArea, into image: inout ImageBuffer,
        draw: (Camera, inout ImageBuffer) throws -> Void
    ) throws {
        if let camera = area.camera, camera.pixelWidth == area.width,
            camera.pixelHeight == area.height, (0...1).contains(area.unitY(row: area.height / 2))
        {
            return try draw(camera, &image)
        }
        guard let camera = area.coveringCamera else { return }
        var source = ImageBuffer(
            width: camera.pixelWidth, height: camera.pixelHeight, format: image.format)
        guard source.width > 0, source.height > 0 else { return }
        try draw(camera, &source)
        let frame = camera.frame
        // A camera's centre is in the first world; the area may be in another.
        let middle = frame.originX + Double(source.width) * 0.5 * frame.step
        let first = area.unitX(column: 0)
        let shift = ((first + area.unitX(column: area.width - 1)) * 0.5 - middle).rounded()
        let columns = (0..<area.width).map { column in
            let x = (area.unitX(column: column) - shift - frame.originX) / frame.step
            return x.isFinite ? min(max(Int(x.rounded(.down)), 0), source.width - 1) : 0
        }
        for row in 0..<area.height {
            let y = (area.unitY(row: row) - frame.originY) / frame.step
            guard y.isFinite, y >= 0, y < Double(source.height) else { continue }
            let start = Int(y) * source.width
            for (column, x) in columns.enumerated() {
                let index = row * area.width + column
                image.pixels[index] = image.format.composite(
                    source.pixels[start + x], over: image.pixels[index])
            }
        }
    }
}
