import Raster

/// Draws one base map picture.
struct BaseMapDrawer {
    let data: BaseMapData?
    let style: BaseMapStyle
    let camera: Camera

    var level: BaseMapLevel { BaseMapLevel(pixelsPerWorld: camera.pixelsPerWorld) }
    var canDraw: Bool {
        camera.pixelRatio > 0 && camera.pixelRatio.isFinite && !camera.visibleWorlds.isEmpty
            && camera.pixelWidth > 0 && camera.pixelHeight > 0
    }
    /// How far around a tile names are looked at: all that can bear on one of its own.
    private static let tileMargin = 400.0

    /// The copies of the world in view; a map has no use for more than a few dozen.
    private var views: [MapView] { views(margin: 0) }

    private func views(margin: Double) -> [MapView] {
        var wide = camera
        wide.width += 2 * margin
        return wide.visibleWorlds.prefix(64).map { MapView(camera, world: $0) }
    }

    /// Water, land and lakes.
    func below() throws(SkyloopError) -> ImageBuffer {
        var image = ImageBuffer(for: camera, format: .premultipliedBGRA)
        image.fill(style.theme.water)
        guard let data, canDraw else { return image }
        let land = try data.lines(.land, level)
        let lakes = try data.lines(.lakes, level)
        Canvas.draw(on: &image, scale: camera.pixelRatio) { canvas in
            fill(land, style.theme.land, canvas)
            fill(lakes, style.theme.water, canvas)
        }
        return image
    }

    /// Coast, rivers, borders, states and names, and where the names stand.
    func above(
        _ options: BaseMapOptions
    ) throws(SkyloopError) -> (image: ImageBuffer, names: [BaseMapOptions.Area]) {
        var image = ImageBuffer(for: camera, format: .premultipliedBGRA)
        var names: [BaseMapOptions.Area] = []
        guard let data, canDraw else { return (image, names) }
        let shores = try data.lines(.shores, level)
        let rivers = try data.lines(.rivers, level)
        let borders = try data.lines(.borders, level)
        // States are there at one scale only.
        let states = camera.zoom >= 3 ? try data.lines(.states, .fine) : BaseMapLines()
        let places = options.showsLabels ? try data.allPlaces() : []
        Canvas.draw(on: &image, scale: camera.pixelRatio) { canvas in
            for view in views {
                stroke(states, style.state, view, canvas) { showsState($0) }
                stroke(rivers, style.river, view, canvas) { Double($0.zoom) <= camera.zoom + 0.5 }
                stroke(shores, style.lakeShore, view, canvas) {
                    $0.kind == 1 && (7..<90).contains(view.extent($0.box))
                }
                stroke(borders, style.disputedBorder, view, canvas) { $0.kind == 1 }
                stroke(borders, style.border, view, canvas) { $0.kind == 0 }
                stroke(shores, style.coast, view, canvas) {
                    // A lake that fills a good part of the picture is a sea to who looks at it.
                    view.extent($0.box) >= ($0.kind == 0 ? 1.2 : 90)
                }
            }
            names = drawNames(places, options, canvas)
        }
        return (image, names)
    }

    private func showsState(_ line: BaseMapLines.Line) -> Bool {
        // Natural Earth's zooms are for tiles of 256; large states show a little before small ones.
        Double(line.zoom) - 2.6 <= camera.zoom
    }

    /// Fills polygons with their holes, in all copies of the world.
    ///
    /// All in one path: where two meet, at the date line or between pieces of a continent, a pixel's two
    /// parts add up to a whole, and no seam shows.
    func fill(_ lines: BaseMapLines, _ color: Color, _ canvas: Canvas) {
        for view in views {
            for ring in lines.lines where view.sees(ring.box) {
                guard view.extent(ring.box) > 0.5 / camera.pixelRatio else { continue }
                let points = Clipping.ring(view.points(ring, of: lines), to: view.clip)
                if points.count > 2 { canvas.addLine(points, closed: true) }
            }
        }
        canvas.fillPath(color)
    }

    /// Draws the lines of a part that the body chooses.
    private func stroke(
        _ lines: BaseMapLines, _ stroke: BaseMapStyle.Stroke, _ view: MapView, _ canvas: Canvas,
        where shows: (BaseMapLines.Line) -> Bool
    ) {
        var count = 0
        for line in lines.lines where view.sees(line.box) && shows(line) {
            Clipping.line(view.points(line, of: lines), to: view.clip) { points in
                canvas.addLine(points, closed: points.count > 3 && points.first == points.last)
                count += points.count
            }
        }
        guard count > 0 else { return }
        if let casing = stroke.casing { canvas.strokePath(casing, keep: true) }
        canvas.strokePath(stroke.core)
    }

    private func drawNames(
        _ places: [BaseMapPlace], _ options: BaseMapOptions, _ canvas: Canvas
    ) -> [BaseMapOptions.Area] {
        guard !places.isEmpty else { return [] }
        let margin = options.isTile ? Self.tileMargin : 0
        var density = LabelDensity(zoom: camera.zoom, width: canvas.width, height: canvas.height)
        if options.isTile { density.ignoresCount = true }
        var placer = LabelPlacer(
            bounds: canvas.bounds.inset(-margin),
            avoiding: options.reservedAreas.map {
                CanvasRectangle(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
            }, spacing: density.spacing)
        let views = views(margin: margin)
        for place in places {
            guard density.admits(place, after: placer.labels.count) else { continue }
            for view in views {
                let point = Camera.Point(
                    x: place.x * BaseMapLines.stepsPerWorld * view.scale + view.offsetX,
                    y: place.y * BaseMapLines.stepsPerWorld * view.scale + view.offsetY)
                guard placer.bounds.holds(point) else { continue }
                placer.place(
                    place, at: point, size: canvas.measure(place.name, style.name(place)))
            }
        }
        for label in placer.labels { draw(label, canvas) }
        return placer.labels.map(\.area)
    }

    private func draw(_ label: LabelPlacer.Label, _ canvas: Canvas) {
        let (x, y) = (label.point.x, label.point.y)
        let radius = label.place.rank <= 2 ? 2.1 : 1.7
        canvas.addCircle(x: x, y: y, radius: radius + 1.2)
        canvas.fillPath(style.theme.halo)
        canvas.addCircle(x: x, y: y, radius: radius)
        canvas.fillPath(style.theme.text)
        let anchor = TextAnchor(horizontal: .left, vertical: .top)
        canvas.text(
            label.place.name, x: label.box.x, y: label.box.y, anchor: anchor,
            style.name(label.place))
    }
}
