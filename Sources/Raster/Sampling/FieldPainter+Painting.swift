extension FieldPainter {
    /// Draws a field into a picture of the camera's size and the table's format.
    ///
    /// - Parameters:
    ///   - sample: The numbers.
    ///   - layout: Where they lie. A mesh must be one of this camera.
    ///   - camera: What is seen.
    ///   - options: How the numbers are sampled.
    ///   - colors: The colours.
    ///   - mask: Where the field may be seen, pixel by pixel; nil for everywhere.
    ///   - over: Whether the picture shows through clear pixels; false starts from a clear one.
    ///   - image: The picture.
    public func paint(
        _ sample: FieldSample, on layout: GridLayout, seenBy camera: Camera,
        options: SampleOptions = SampleOptions(), colors: ColorTable, mask: CoverageMask? = nil,
        over: Bool = false, into image: inout ImageBuffer
    ) {
        check(layout, camera, width: image.width, height: image.height)
        precondition(image.format == colors.format, "picture and colours differ in format")
        if let mask {
            precondition(
                mask.width == image.width && mask.height == image.height,
                "a mask has the picture's size")
        }
        let (width, format) = (image.width, image.format)
        image.pixels.withUnsafeMutableBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return }
            colors.pixels.withUnsafeBufferPointer { table in
                guard let table = table.baseAddress else { return }
                let painter = RowPainter(colors: colors, table: table, over: over)
                sampler.forEachRow(
                    sample, on: layout, seenBy: camera, options: options,
                    wantsMask: !colors.masks.isEmpty
                ) { row in
                    painter.paint(
                        row, count: width, into: pixels + row.index * width,
                        coverage: mask.map { $0.row(row.index) }, format: format)
                }
            }
        }
    }

    /// Draws a field as numbers of colours; the table must have a palette.
    ///
    /// The quickest way to a PNG. The picture must have the camera's size.
    public func paint(
        _ sample: FieldSample, on layout: GridLayout, seenBy camera: Camera,
        options: SampleOptions = SampleOptions(), colors: ColorTable,
        into image: inout IndexedImage
    ) {
        check(layout, camera, width: image.width, height: image.height)
        guard let palette = colors.palette else {
            preconditionFailure("these colours have no palette")
        }
        image.palette = palette.colors
        let width = image.width
        image.indices.withUnsafeMutableBufferPointer { pixels in
            guard let pixels = pixels.baseAddress else { return }
            palette.indices.withUnsafeBufferPointer { table in
                guard let table = table.baseAddress else { return }
                sampler.forEachRow(
                    sample, on: layout, seenBy: camera, options: options, wantsMask: false
                ) { row in
                    colors.axis.look(row, count: width, in: table, into: pixels + row.index * width)
                }
            }
        }
    }

    /// The field's numbers at each pixel, `out[y * width + x]`; NaN where there is none.
    ///
    /// The array is made to the camera's size; one that has it already keeps its memory.
    public func sample(
        _ sample: FieldSample, on layout: GridLayout, seenBy camera: Camera,
        options: SampleOptions = SampleOptions(), into out: inout [Float]
    ) {
        let (width, height) = (camera.pixelWidth, camera.pixelHeight)
        check(layout, camera, width: width, height: height)
        if out.count != width * height { out = [Float](repeating: .nan, count: width * height) }
        out.withUnsafeMutableBufferPointer { out in
            guard let out = out.baseAddress else { return }
            sampler.forEachRow(
                sample, on: layout, seenBy: camera, options: options, wantsMask: false
            ) { row in
                let target = out + row.index * width
                for column in 0..<width {
                    let value = row.values[column]
                    // An infinite number, from an overflow, is none.
                    target[column] = value.isFinite ? value : .nan
                }
            }
        }
    }

    private func check(_ layout: GridLayout, _ camera: Camera, width: Int, height: Int) {
        precondition(
            width == camera.pixelWidth && height == camera.pixelHeight,
            "a picture has the camera's size")
        if case .mesh(let mesh) = layout {
            precondition(
                mesh.camera.isSame(as: camera), "a mesh belongs to the camera it was made for")
        }
    }
}
