import MapModel
import Raster
import Timekeeping

extension Viewer {
    /// The most tiles of one layer at one time.
    private static let tileLimit = 48

    /// The zoom up to which a globe shows half the world, whose bounds say too little.
    private static let globeZoom = 5.0

    /// What is in view: the corners in Web Mercator's unit square, x without an end, and the zoom.
    func setCamera(
        west: Double, north: Double, east: Double, south: Double, zoom: Double, isGlobe: Bool
    ) {
        guard west.magnitude < 1e3, east.magnitude < 1e3, north.isFinite, south.isFinite,
            zoom.isFinite, west < east
        else { return }
        var (west, north, east, south) = (west, max(north, 0), east, min(south, 1))
        if isGlobe, zoom < Self.globeZoom {
            let middle = (west + east) / 2
            (west, north, east, south) = (middle - 0.5, 0, middle + 0.499_999, 1)
        }
        var level = min(max(Int(zoom + 0.5), 0), layers.map { $0.maximumZoom }.max() ?? 5)
        var tiles = cover(west, north, east, south, level)
        while tiles.count > Self.tileLimit, level > 0 {
            level -= 1
            tiles = cover(west, north, east, south, level)
        }
        guard tiles != visible else { return }
        visible = tiles
        paintVersion &+= 1
        load()
        commands.repaint()
    }

    private func cover(
        _ west: Double, _ north: Double, _ east: Double, _ south: Double, _ zoom: Int
    ) -> [VisibleTile] {
        let count = 1 << zoom
        let size = Double(count)
        let top = min(max(Int(north * size), 0), count - 1)
        let bottom = min(max(Int(south * size), top), count - 1)
        let left = Int((west * size).rounded(.down))
        let right = min(Int((east * size).rounded(.down)), left + 4 * count)
        var tiles: [VisibleTile] = []
        for column in left...max(left, right) {
            let world = Int((Double(column) / size).rounded(.down))
            for row in top...bottom {
                guard tiles.count <= Self.tileLimit else { return tiles }
                tiles.append(
                    VisibleTile(
                        zoom: zoom, column: column - world * count, row: row, world: world))
            }
        }
        return tiles
    }

    /// Finds out what to fetch and to drop, and tells the page.
    func load() {
        var sources: [LoadSource] = []
        var parts: [UInt64] = []
        for tile in visible where !parts.contains(tile.part) { parts.append(tile.part) }
        for (index, layer) in layers.enumerated() where layer.isOn {
            sources.append(
                LoadSource(
                    id: Int32(index), times: layer.times.map { Self.seconds($0) }, parts: parts,
                    expectedBytes: 133_128))
        }
        guard timelineView.isRangeValid || !sources.isEmpty else { return }
        let range =
            timelineView.isRangeValid
            ? Self.seconds(timelineView.startDate)...Self.seconds(timelineView.endDate)
            : 0...0
        let demand = LoadDemand(
            now: Self.seconds(timelineView.currentTime), range: range,
            isReversed: timeline.timeScale < 0, wraps: timelineView.isLooping, wantsRange: true)
        follow(planner.plan(sources, demand))
    }

    private func follow(_ orders: [LoadCommand]) {
        for order in orders {
            switch order {
            case .load(let key):
                lastTicket += 1
                tickets[lastTicket] = key
                commands.fetch(lastTicket, address(of: key))
            case .cancel(let key):
                if let ticket = tickets.first(where: { $0.value == key })?.key {
                    tickets[ticket] = nil
                    commands.abort(ticket)
                }
            case .drop(let key):
                tiles[key] = nil
                shown[LoadKey(source: key.source, time: 0, part: key.part)] = nil
            }
        }
        timelineView.showLoading(!planner.isReady)
    }

    /// A tile has come; what is none counts as failed.
    func received(_ ticket: Int32, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard let key = tickets.removeValue(forKey: ticket) else { return }
        guard let tile = ValueTile(bytes) else {
            follow(planner.failed(key))
            return
        }
        tiles[key] = tile
        follow(planner.loaded(key, bytes: tile.byteCount))
        updateLoaded()
        paintVersion &+= 1
        commands.repaint()
    }

    /// A tile could not be had.
    func failed(_ ticket: Int32) {
        guard let key = tickets.removeValue(forKey: ticket) else { return }
        follow(planner.failed(key))
    }

    /// Shows which stretches of time have all their tiles.
    private func updateLoaded() {
        var intervals: [ClosedRange<Date>] = []
        for (index, layer) in layers.enumerated() where layer.isOn {
            var start: Date?
            var end: Date?
            for time in layer.times {
                let isLoaded = visible.allSatisfy { tile in
                    planner.isLoaded(
                        LoadKey(
                            source: Int32(index), time: Self.seconds(time), part: tile.part))
                }
                if isLoaded {
                    if start == nil { start = time }
                    end = time
                } else if let first = start, let last = end {
                    intervals.append(first...last)
                    start = nil
                }
            }
            if let first = start, let last = end { intervals.append(first...last) }
        }
        timelineView.loadedIntervals = intervals
    }

    /// Asks once more for what could not be had.
    func retry() {
        follow(planner.retry())
    }

    /// Finds the tiles to draw now, the lowest layer first, and how many there are.
    func prepareDrawing() -> Int {
        drawn = []
        let date = timelineView.currentTime
        for (index, layer) in layers.enumerated() where layer.isOn {
            guard let blend = layer.blend(at: date) else { continue }
            for tile in visible {
                func key(_ time: Int) -> LoadKey {
                    LoadKey(
                        source: Int32(index), time: Self.seconds(layer.times[time]),
                        part: tile.part)
                }
                let place = LoadKey(source: Int32(index), time: 0, part: tile.part)
                let hasFirst = tiles[key(blend.first)] != nil
                let hasSecond = tiles[key(blend.second)] != nil
                guard hasFirst || hasSecond else {
                    // Nothing yet for this time: what showed before stays.
                    guard let last = shown[place], tiles[last] != nil else { continue }
                    drawn.append(
                        DrawnTile(
                            tile: tile, layer: index, first: last, second: last, fraction: 0))
                    continue
                }
                // Of a pair only one of which is there, that one shows alone.
                let first = key(hasFirst ? blend.first : blend.second)
                let second = key(hasSecond ? blend.second : blend.first)
                shown[place] = blend.fraction < 0.5 ? first : second
                drawn.append(
                    DrawnTile(
                        tile: tile, layer: index, first: first, second: second,
                        fraction: Float(blend.fraction)))
            }
        }
        return drawn.count
    }

    /// Paints one of the tiles to draw; nil if it is gone.
    func paint(_ index: Int, into pixels: UnsafeMutablePointer<UInt32>, capacity: Int) -> Int? {
        guard drawn.indices.contains(index) else { return nil }
        let item = drawn[index]
        guard let first = tiles[item.first], first.width * first.height <= capacity else {
            return nil
        }
        let second = item.first == item.second ? nil : tiles[item.second]
        TilePainter.paint(
            first, second, fraction: item.fraction, table: layers[item.layer].table, into: pixels)
        return first.width
    }

    /// The value of the highest layer at a place in Web Mercator's unit square; NaN for none.
    func value(x: Double, y: Double) -> (layer: Int, value: Double)? {
        var index = layers.count - 1
        let date = timelineView.currentTime
        while index >= 0 {
            defer { index -= 1 }
            let layer = layers[index]
            guard layer.isOn, let blend = layer.blend(at: date) else { continue }
            guard let tile = visible.first(where: { $0.contains(x: x, y: y) }) else { continue }
            func value(_ time: Int) -> Double? {
                let key = LoadKey(
                    source: Int32(index), time: Self.seconds(layer.times[time]), part: tile.part)
                guard let values = tiles[key] else { return nil }
                let size = Double(1 << tile.zoom)
                let column = (x * size).rounded(.down)
                let row = (y * size).rounded(.down)
                let pixelX = Int((x * size - column) * Double(values.width - 2)) + 1
                let pixelY = Int((y * size - row) * Double(values.height - 2)) + 1
                let number = values.value(at: pixelY * values.width + pixelX)
                return number.isNaN ? nil : Double(number)
            }
            guard let first = value(blend.first), let second = value(blend.second) else { continue }
            return (index, first + (second - first) * blend.fraction)
        }
        return nil
    }

    private func address(of key: LoadKey) -> String {
        let zoom = Int(key.part >> 56)
        let column = Int(key.part >> 28 & 0xFFF_FFFF)
        let row = Int(key.part & 0xFFF_FFFF)
        var bytes = Array("data/".bytes)
        bytes += layers[Int(key.source)].code.bytes
        bytes.append(UInt8(ascii: "/"))
        bytes += ISO8601.utf8(from: Date(timeIntervalSince1970: Double(key.time)))
        for number in [zoom, column, row] {
            bytes.append(UInt8(ascii: "/"))
            let start = bytes.count
            var rest = number
            repeat {
                bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
                rest /= 10
            } while rest > 0
            bytes[start...].reverse()
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func seconds(_ date: Date) -> Int64 {
        let seconds = date.timeIntervalSince1970
        return seconds.magnitude < 1e15 ? Int64(seconds.rounded()) : 0
    }
}

extension VisibleTile {
    /// Whether a place in Web Mercator's unit square lies in the tile, on any copy of the world.
    func contains(x: Double, y: Double) -> Bool {
        let size = Double(1 << zoom)
        let wrapped = x - x.rounded(.down)
        return Int(wrapped * size) == column && Int((y * size).rounded(.down)) == row
    }
}
