import MapModel
import Raster
import Timekeeping

extension WebMap {
    /// The first slot of the pictures that are not tiles.
    private static let overlaySlot = 4_096

    /// How much more of a tile is painted above and below what is in view, as a part of its height.
    private static let rowRoom = 0.06

    /// Finds the pictures to draw now, the lowest first, and how many there are.
    ///
    /// Coloured fields lie below, then particles, lines and symbols; of each kind those shown last above.
    func prepareDrawing() -> Int {
        drawn = []
        for index in order where layers[index].form.isField {
            addTiles(of: index)
        }
        for wantsParticles in [true, false] {
            for index in order
            where !layers[index].form.isField
                && layers[index].form.isParticles == wantsParticles
            {
                addOverlay(of: index)
            }
        }
        return drawn.count
    }

    private func key(_ index: Int, _ time: Int, _ tile: VisibleTile) -> LoadKey {
        LoadKey(
            source: Int32(index), time: Self.seconds(layers[index].times[time]), part: tile.part)
    }

    // MARK: Tiles

    private func addTiles(of index: Int) {
        guard layers[index].hasScale, let blend = layers[index].blend(at: date) else { return }
        for tile in visible {
            let place = LoadKey(source: Int32(index), time: 0, part: tile.part)
            let before = key(index, blend.first, tile)
            let after = key(index, blend.second, tile)
            let hasFirst = tiles[before] != nil
            let hasSecond = tiles[after] != nil
            guard hasFirst || hasSecond else {
                // Nothing yet for this time: what showed before stays.
                guard let last = shown[place], tiles[last] != nil else { continue }
                add(tile, index, last, last, 0)
                continue
            }
            // Of a pair only one of which is there, that one shows alone.
            let first = hasFirst ? before : after
            let second = hasSecond ? after : before
            shown[place] = blend.fraction < 0.5 ? first : second
            add(tile, index, first, second, Float(blend.fraction))
        }
    }

    private func add(
        _ tile: VisibleTile, _ layer: Int, _ first: LoadKey, _ second: LoadKey, _ fraction: Float
    ) {
        let side = 1 / Double(1 << tile.zoom)
        let y = Double(tile.row) * side
        var blocks = 0..<Int.max
        if let view, let height = tiles[first]?.height {
            blocks = DrawnPicture.rowBlocks(
                of: height, from: (view.north - y) / side - Self.rowRoom,
                to: (view.south - y) / side + Self.rowRoom)
        }
        // A picture is another one when other rows of it are in view.
        let rows = Double(blocks.lowerBound * 64 + min(blocks.upperBound, 63))
        drawn.append(
            DrawnPicture(
                layer: layer, source: .tile(first: first, second: second, fraction: fraction),
                slot: drawn.count, x: Double(tile.column) * side + Double(tile.world),
                y: y, width: side, height: side, version: Double(paintVersion) * 4_096 + rows,
                rowBlocks: blocks))
    }

    /// Paints one of the pictures, if need be into the given pixels, and gives where it is; nil if it is gone.
    func paint(
        _ index: Int, into pixels: UnsafeMutablePointer<UInt32>, capacity: Int
    ) -> (pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, rows: Range<Int>)? {
        guard drawn.indices.contains(index) else { return nil }
        let item = drawn[index]
        switch item.source {
        case .tile(let firstKey, let secondKey, let fraction):
            guard let first = tiles[firstKey], first.width * first.height <= capacity else {
                return nil
            }
            let second = firstKey == secondKey ? nil : tiles[secondKey]
            let rows = item.rows(of: first.height)
            TilePainter.paint(
                first, second, fraction: fraction, table: layers[item.layer].table, rows: rows,
                into: pixels)
            TilePainter.extend(
                pixels, first.width, rows: rows, isTop: item.y <= 0,
                isBottom: item.y + item.height >= 1)
            return (pixels, first.width, first.height, rows)
        case .overlay:
            let image = layers[item.layer].overlay.image
            // The page reads it before anything else happens, and the layer keeps it until then.
            return layers[item.layer].overlay.image.pixels.withUnsafeMutableBufferPointer {
                $0.baseAddress.map { ($0, image.width, image.height, 0..<image.height) }
            }
        }
    }

    // MARK: Pictures over the map

    private func addOverlay(of index: Int) {
        update(index)
        let overlay = layers[index].overlay
        guard let area = overlay.key?.area, !overlay.image.pixels.isEmpty else { return }
        drawn.append(
            DrawnPicture(
                layer: index, source: .overlay, slot: Self.overlaySlot + index, x: area.x,
                y: area.y, width: area.width, height: area.height, version: Double(overlay.version))
        )
    }

    /// Brings a layer's picture up to date.
    private func update(_ index: Int) {
        let layer = layers[index]
        guard let view, let blend = layer.blend(at: date) else {
            layers[index].overlay = Overlay()
            return
        }
        var area = layer.overlay.key?.area
        if area?.serves(view, isSettled: isSettled) != true {
            area = OverlayArea(view, margin: layer.form.isParticles ? 0.08 : 0.2)
        }
        guard let area else { return }
        let quarter = Int(blend.fraction * 4 + 0.5)
        let key = Overlay.Key(
            area: area, first: Self.seconds(layer.times[blend.first]),
            second: Self.seconds(layer.times[blend.second]), quarter: quarter,
            tiles: layer.tilesVersion, isImperial: isImperial, isLight: isLight)
        if key != layer.overlay.key {
            guard
                let field = TileField(
                    visible, fraction: Double(quarter) / 4,
                    tiles: { self.values(index, blend.first, blend.second, $0) })
            else { return }
            layers[index].overlay.key = key
            draw(
                index,
                OverlayDrawer(
                    area: area, field: field, ink: OverlayInk(isLight: isLight),
                    unit: unit(of: index), atlas: atlas))
        } else if layer.form.isParticles, layer.overlay.waiting > 0 {
            drift(index)
        }
    }

    /// The values of a tile at both times; of one where the other has not come.
    private func values(
        _ index: Int, _ first: Int, _ second: Int, _ tile: VisibleTile
    ) -> (first: ValueTile, second: ValueTile?)? {
        let before = tiles[key(index, first, tile)]
        let after = first == second ? nil : tiles[key(index, second, tile)]
        guard let before else { return after.map { ($0, nil) } }
        return (before, after)
    }

    private func draw(_ index: Int, _ drawer: OverlayDrawer) {
        switch layers[index].form {
        case .field: return
        case .contours(let hasCentres):
            let steps = ContourSteps(
                unit: unit(of: index), metric: layers[index].metric, hasCentres: hasCentres)
            layers[index].overlay.image = drawer.contours(steps, hasCentres: hasCentres)
        case .barbs: layers[index].overlay.image = drawer.symbols(.barb)
        case .arrows: layers[index].overlay.image = drawer.symbols(.arrow)
        case .numbers: layers[index].overlay.image = drawer.numbers()
        case .particles(let areArrows):
            var options = ParticleOptions()
            if areArrows {
                options.density = .minimal
                options.kind = .arrow
                options.size = SIMD2(5, 7)
                options.trails = false
            } else {
                // Thin and not too many: the colours below must be read.
                options.density = .low
                options.size = SIMD2(1.6, 1.6)
                options.trailsFade = 0.96
            }
            options.fullSpeed = 25
            let isNew = layers[index].overlay.particles == nil
            var system = layers[index].overlay.particles ?? ParticleSystem(options: options)
            layers[index].overlay.particles = nil
            system.setFlow(drawer.flow(options))
            // Begins as if it had gone on for a while.
            if isNew || isStill { for _ in 0..<45 { system.advance(by: 1.0 / 30) } }
            layers[index].overlay.particles = system
            drift(index)
            return
        }
        layers[index].overlay.version &+= 1
    }

    /// Moves particles on by the time that has passed, and paints them.
    private func drift(_ index: Int) {
        guard var system = layers[index].overlay.particles,
            let camera = layers[index].overlay.key?.area.camera
        else { return }
        layers[index].overlay.particles = nil
        system.advance(by: layers[index].overlay.waiting)
        layers[index].overlay.waiting = 0
        let (width, height) = (camera.pixelWidth, camera.pixelHeight)
        var image = layers[index].overlay.image
        layers[index].overlay.image = ImageBuffer(
            width: 0, height: 0, format: .premultipliedBGRA)
        if image.width == width, image.height == height {
            image.fill(.clear)
        } else {
            image = ImageBuffer(width: width, height: height, format: .premultipliedBGRA)
        }
        let ink = OverlayInk(isLight: isLight).color
        image.paint(
            system, colors: [ink.opacity(0.25), ink.opacity(0.7), ink], opacity: 1)
        layers[index].overlay.particles = system
        layers[index].overlay.image = image
        layers[index].overlay.version &+= 1
    }
}
