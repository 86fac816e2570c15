import MapModel
import Raster
import Timekeeping

extension WebMap {
    /// The most tiles of one layer at one time.
    private static let tileLimit = 48

    /// The zoom up to which a globe shows half the world, whose bounds say too little.
    private static let globeZoom = 5.0

    /// What is in view: the corners in Web Mercator's unit square, x without an end, and the zoom.
    func setCamera(
        west: Double, north: Double, east: Double, south: Double, zoom: Double, isGlobe: Bool,
        pixelRatio: Double = 1, isSettled: Bool = true
    ) {
        guard west.magnitude < 1e3, east.magnitude < 1e3, north.isFinite, south.isFinite,
            zoom.isFinite, west < east
        else { return }
        var (west, north, east, south) = (west, max(north, 0), east, min(south, 1))
        if isGlobe, zoom < Self.globeZoom {
            let middle = (west + east) / 2
            (west, north, east, south) = (middle - 0.5, 0, middle + 0.499_999, 1)
        }
        view = MapView(
            west: west, north: north, east: east, south: south, zoom: zoom,
            pixelRatio: pixelRatio.isFinite ? pixelRatio : 1)
        self.isSettled = isSettled
        // One value for one to two points: fields are smooth, and as many tiles are four times as fast.
        var level = min(
            max(Int((zoom - 0.2).rounded(.down)), 0), layers.map { $0.maximumZoom }.max() ?? 5)
        var tiles = cover(west, north, east, south, level)
        while tiles.count > Self.tileLimit, level > 0 {
            level -= 1
            tiles = cover(west, north, east, south, level)
        }
        if isSettled { commands.repaint() }
        guard tiles != visible else { return }
        visible = tiles
        for index in layers.indices { layers[index].tilesVersion &+= 1 }
        paintVersion &+= 1
        needsLoad = true
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

    /// The tiles in view, those in the middle first.
    private var fromTheMiddle: [VisibleTile] {
        guard let view else { return visible }
        let middle = SIMD2((view.west + view.east) / 2, (view.north + view.south) / 2)
        func distance(_ tile: VisibleTile) -> Double {
            let size = Double(1 << tile.zoom)
            let place = SIMD2(
                (Double(tile.column) + 0.5) / size + Double(tile.world),
                (Double(tile.row) + 0.5) / size)
            let way = place - middle
            return (way * way).sum()
        }
        return visible.sorted { distance($0) < distance($1) }
    }

    /// Finds out what to fetch and to drop, and tells the page.
    func load() {
        needsLoad = false
        var sources: [LoadSource] = []
        var parts: [UInt64] = []
        for tile in fromTheMiddle where !parts.contains(tile.part) { parts.append(tile.part) }
        for (index, layer) in layers.enumerated() where layer.isOn {
            sources.append(
                LoadSource(
                    id: Int32(index), times: layer.times.map { Self.seconds($0) }, parts: parts,
                    expectedBytes: 133_128))
        }
        guard timeline.isRangeValid || !sources.isEmpty else { return }
        let start = Self.seconds(timeline.startDate)
        let range = start...max(start, Self.seconds(timeline.endDate))
        let demand = LoadDemand(
            now: Self.seconds(date), range: range,
            isReversed: timeline.timeScale < 0, wraps: timeline.isRepeating, wantsRange: true)
        follow(planner.plan(sources, demand))
    }

    func follow(_ orders: [LoadCommand]) {
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
        tellLoading()
    }

    /// A tile has come; what is none counts as failed.
    func received(_ ticket: Int32, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard let key = tickets.removeValue(forKey: ticket) else { return }
        guard let tile = ValueTile(bytes) else {
            follow(planner.failed(key))
            return
        }
        tiles[key] = tile
        noteArrival(of: key)
        follow(planner.loaded(key, bytes: tile.byteCount))
        hasLoaded = true
        paintVersion &+= 1
        commands.repaint()
    }

    /// Keeps that a tile is there, which may be one that shows now.
    private func noteArrival(of key: LoadKey) {
        let index = Int(key.source)
        guard layers.indices.contains(index) else { return }
        if let blend = layers[index].blend(at: date) {
            let times = [blend.first, blend.second].map { Self.seconds(layers[index].times[$0]) }
            if times.contains(key.time) { layers[index].tilesVersion &+= 1 }
        }
        setFailed(index, false)
    }

    private func setFailed(_ index: Int, _ hasFailed: Bool) {
        guard layers.indices.contains(index), layers[index].hasFailed != hasFailed else { return }
        layers[index].hasFailed = hasFailed
        if hasFailed {
            weatherMap?.hostDidFail(
                MapModelError(.unavailable, layers[index].code + " can't be had from the server"))
        } else {
            showState(of: index)
        }
    }

    /// A tile could not be had.
    ///
    /// - Parameter isLost: Whether nobody answered, so that it is the server that is missing.
    func failed(_ ticket: Int32, isLost: Bool = true) {
        guard let key = tickets.removeValue(forKey: ticket) else { return }
        if !isLost { setFailed(Int(key.source), true) }
        follow(planner.failed(key))
    }

    /// The stretches of time that have all their tiles.
    var loadedIntervals: [ClosedRange<Date>] {
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
        return intervals
    }

    /// Asks once more for what could not be had.
    func retry() {
        follow(planner.retry())
    }

    private func address(of key: LoadKey) -> String {
        let zoom = Int(key.part >> 56)
        let column = Int(key.part >> 28 & 0xFFF_FFFF)
        let row = Int(key.part & 0xFFF_FFFF)
        let time = ISO8601.string(from: Date(timeIntervalSince1970: Double(key.time)))
        var address = "data/" + layers[Int(key.source)].code + "/" + time
        for number in [zoom, column, row] { address += "/" + NumberText.fixed(Double(number)) }
        return address
    }

    static func seconds(_ date: Date) -> Int64 {
        let seconds = date.timeIntervalSince1970
        return seconds.magnitude < 1e15 ? Int64(seconds.rounded()) : 0
    }
}
