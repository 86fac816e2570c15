import Raster

/// Draws lines, symbols and particles of a field on a picture over the map.
struct OverlayDrawer {
    let area: OverlayArea
    let field: TileField
    let ink: OverlayInk
    let unit: LayerUnit
    let atlas: GlyphAtlas

    private var camera: Camera { area.camera }
    private var ratio: Float { Float(camera.pixelRatio) }

    private func emptyImage() -> ImageBuffer {
        ImageBuffer(
            width: camera.pixelWidth, height: camera.pixelHeight, format: .premultipliedBGRA)
    }

    // MARK: Lines

    /// The points between two values that lines are drawn from.
    private static let gridStep = 5.0

    /// Draws isolines with labels, and the centres of highs and lows.
    func contours(_ steps: ContourSteps, hasCentres: Bool) -> ImageBuffer {
        var image = emptyImage()
        let step = Self.gridStep * camera.pixelRatio
        let columns = Int(Double(camera.pixelWidth) / step) + 2
        let rows = Int(Double(camera.pixelHeight) / step) + 2
        let pixel = camera.frame.step
        var values = [Float](repeating: .nan, count: columns * rows)
        for row in 0..<rows {
            let y = area.y + Double(row) * step * pixel
            for column in 0..<columns {
                values[row * columns + column] =
                    field.sample(area.x + Double(column) * step * pixel, y).x
            }
        }
        let grid = ContourGrid(values, width: columns, height: rows)
        guard let range = grid.range else { return image }
        let levels = ContourLevels(
            interval: steps.interval, majorInterval: steps.major, offset: steps.offset,
            covering: range)
        let (left, top) = (area.x, area.y)
        let map = ContourMap(grid.lines(levels)) { place in
            SIMD2(
                left + Double(place.x) * step * pixel, top + Double(place.y) * step * pixel)
        }
        var paths = map.paths(for: camera)
        var space = LabelSpace(width: image.width, height: image.height)
        let text: @Sendable (Float) -> String = { [unit] in
            unit.text(Double($0), decimals: steps.decimals)
        }
        var marks: [ExtremumLabels.Mark] = []
        if hasCentres {
            var placer = ExtremumLabels(atlas: atlas, text: text)
            placer.letterSize = 22 * ratio
            placer.valueSize = 12 * ratio
            let centres = grid.smoothed(passes: 4).extrema(
                radius: 24, minimumDifference: Float(steps.interval) * 0.5)
            marks = placer.place(centres, in: &space) { place in
                [place * Float(step)]
            }
        }
        var placer = ContourLabels(atlas: atlas, text: text)
        placer.fontSize = 11.5 * ratio
        placer.spacing = 360 * ratio
        placer.padding = 4 * ratio
        let labels: [MapLabel]
        (paths, labels) = placer.place(on: paths, in: &space)

        var coverage = Coverage(width: image.width, height: image.height)
        var style = ContourStyle(color: ink.halo.opacity(0.55))
        style.width = 2.8 * ratio
        style.majorWidth = 3.8 * ratio
        image.draw(paths, style: style, using: &coverage)
        style.color = ink.color.opacity(0.9)
        style.width = 1.1 * ratio
        style.majorWidth = 2 * ratio
        image.draw(paths, style: style, using: &coverage)
        draw(labels, ink.color, on: &image, &coverage)
        for isHigh in [true, false] {
            var texts: [MapLabel] = []
            for mark in marks where mark.isHigh == isHigh {
                texts.append(mark.letter)
                if let value = mark.value { texts.append(value) }
            }
            draw(texts, isHigh ? ink.high : ink.low, on: &image, &coverage)
        }
        return image
    }

    private func draw(
        _ labels: [MapLabel], _ color: Color, on image: inout ImageBuffer,
        _ coverage: inout Coverage
    ) {
        for isHalo in [true, false] {
            for label in labels {
                coverage.text(
                    label.text, at: label.position, angle: label.angle, fontSize: label.size.y,
                    atlas: atlas, halo: isHalo ? 1.6 * ratio : 0)
            }
            image.paint(coverage, isHalo ? ink.halo : color)
            coverage.clear()
        }
    }

    // MARK: Symbols

    /// Draws barbs or arrows.
    func symbols(_ kind: SymbolGrid.Kind) -> ImageBuffer {
        var image = emptyImage()
        let isBarb = kind == .barb
        let lattice = SymbolLattice(camera: camera, spacing: isBarb ? 44 : 38)
        let symbols = SymbolGrid(
            kind: kind, length: (isBarb ? 26 : 20) * ratio, width: 1.5 * ratio, color: ink.color,
            haloColor: ink.halo.opacity(0.7))
        var coverage = Coverage(width: image.width, height: image.height)
        symbols.draw(lattice.sites, on: &image, using: &coverage) { value(at: $0) }
        return image
    }

    /// Draws the values as numbers.
    func numbers() -> ImageBuffer {
        var image = emptyImage()
        let lattice = SymbolLattice(camera: camera, spacing: 52)
        var space = LabelSpace(width: image.width, height: image.height)
        let labels = SymbolGrid.numbers(
            lattice.sites, fontSize: 13 * ratio, in: &space,
            value: { site in
                let value = self.value(at: site)
                return field.isVector ? (value * value).sum().squareRoot() : value.x
            }, text: { unit.text(Double($0), decimals: unit.coarseDecimals) },
            measure: { atlas.width(of: $0, fontSize: $1) })
        var coverage = Coverage(width: image.width, height: image.height)
        draw(labels, ink.color, on: &image, &coverage)
        return image
    }

    /// The value at a site, through the site's own place in the picture.
    private func value(at site: SymbolLattice.Site) -> SIMD2<Float> {
        let pixel = camera.frame.step
        return field.sample(
            area.x + Double(site.position.x) * pixel, area.y + Double(site.position.y) * pixel)
    }

    // MARK: Particles

    /// The flow under the picture.
    func flow(_ options: ParticleOptions) -> FlowField {
        var flow = FlowField(camera: camera, spacing: 12)
        let frame = flow.nodeCamera.frame
        // The nodes begin left of the picture, in the copy of the world that the picture is in.
        let left = frame.originX + (area.x - frame.originX).rounded()
        var east: [Float] = []
        var north: [Float] = []
        for row in 0..<flow.rows {
            let y = frame.originY + (Double(row) + 0.5) * frame.step
            for column in 0..<flow.columns {
                let value = field.sample(left + (Double(column) + 0.5) * frame.step, y)
                east.append(value.x)
                north.append(value.y)
            }
        }
        flow.setFlow(east: east, north: north, options: options)
        return flow
    }
}
