import Foundation
import MapModel
import Raster
import Testing
import Timekeeping

@testable import SkyloopWeb

/// The page's controller with a stand-in page: what it is told, and what it asks for.
@Suite struct ViewerTests {
    private let viewer: Viewer
    private let now: Date

    init() throws {
        now = try ISO8601.date(from: "2018-10-08T07:30:00Z")
        viewer = Viewer(now: now)
        viewer.resize(width: 800)
        viewer.map.addLayer(
            code: "temperatures", unit: "°C", range: 0...30,
            times: "2018-10-08T00:00:00Z,2018-10-08T06:00:00Z,2018-10-08T12:00:00Z", maximumZoom: 5)
        viewer.map.setScale(0, [])
    }

    /// The commands since the last call, each as its name and its values.
    private func commands() throws -> [[String]] {
        viewer.advance(by: 0)
        let list = try JSONSerialization.jsonObject(with: Data(viewer.commands.take()))
        return try #require(list as? [[Any]]).map { $0.map { "\($0)" } }
    }

    private func fetches() throws -> [(ticket: Int32, address: String)] {
        try commands().filter { $0[0] == "fetch" }.compactMap { command in
            Int32(command[1]).map { ($0, command[2]) }
        }
    }

    /// Shows the layer on a map of one tile, and gives what it fetches first.
    private func show() throws -> [(ticket: Int32, address: String)] {
        viewer.map.setCamera(
            west: 0.01, north: 0.01, east: 0.99, south: 0.99, zoom: 0, isGlobe: false)
        viewer.setLayer(0, isOn: true)
        return try fetches()
    }

    @Test func setsTheRangeAndGoesToNow() throws {
        _ = try show()
        #expect(viewer.weatherMap.timeline.startDate == (try ISO8601.date(from: "2018-10-08")))
        #expect(viewer.weatherMap.timeline.endDate == (try ISO8601.date(from: "2018-10-08T12Z")))
        #expect(viewer.timelineView.currentTime == now)
        #expect(viewer.timelineView.validTimes.count == 3)
    }

    @Test func showsALayerOfOneTime() throws {
        viewer.map.addLayer(
            code: "cape", unit: "J/kg", range: 0...6000, times: "1995-07-14T12:00:00Z",
            maximumZoom: 5)
        viewer.map.setCamera(
            west: 0.01, north: 0.01, east: 0.99, south: 0.99, zoom: 0, isGlobe: false)
        viewer.setLayer(1, isOn: true)
        let commands = try commands()
        #expect(commands.contains(["fetch", "1", "data/cape/1995-07-14T12:00:00Z/0/0/0"]))
        #expect(commands.contains(["attribute", "timeline", "data-single", "true"]))
        #expect(
            commands.contains { command in
                command.contains("aria-valuetext")
                    && command.contains { $0.hasPrefix("Friday 14 July 1995, 12:00 UTC") }
            })
        // With others it takes its place among their times.
        viewer.setLayer(0, isOn: true)
        #expect(viewer.timelineView.isRangeValid && viewer.timelineView.validTimes.count == 4)
        viewer.weatherMap.timeline.play()
        viewer.setLayer(0, isOn: false)
        #expect(viewer.timelineView.currentTime == (try ISO8601.date(from: "1995-07-14T12Z")))
        #expect(!viewer.weatherMap.timeline.isAnimating)
    }

    @Test func fetchesTheTimesAroundTheOneShownFirst() throws {
        let addresses = try show().map(\.address)
        #expect(
            Set(addresses.prefix(2)) == [
                "data/temperatures/2018-10-08T06:00:00Z/0/0/0",
                "data/temperatures/2018-10-08T12:00:00Z/0/0/0",
            ])
        #expect(addresses.count == 3)
    }

    @Test func drawsWhatHasComeAndSaysItsValue() throws {
        for (ticket, address) in try show() {
            let value: Float = address.contains("T06") ? 10 : 20
            ValueTileTests.bytes(side: 6, planes: [[Float](repeating: value, count: 36)])
                .withUnsafeBufferPointer { viewer.map.received(ticket, $0) }
        }
        #expect(viewer.map.prepareDrawing() == 1)
        // A quarter of the way from 06 to 12 h.
        let value = try #require(viewer.map.value(x: 0.4, y: 0.4))
        #expect(abs(value.value - 12.5) < 0.01)
        viewer.advance(by: 0)
        #expect(viewer.timelineView.loadedSpans == [0...1])
        #expect(!viewer.timelineView.positionView.isLoading)
    }

    @Test func keepsWhatItShowedUntilThereIsMore() throws {
        let fetched = try show()
        for (ticket, address) in fetched where address.contains("T12") {
            ValueTileTests.bytes(side: 6, planes: [[Float](repeating: 20, count: 36)])
                .withUnsafeBufferPointer { viewer.map.received(ticket, $0) }
        }
        viewer.timelineView.press(.end)
        #expect(viewer.map.prepareDrawing() == 1)
        viewer.timelineView.press(.start)
        #expect(viewer.map.prepareDrawing() == 1)
        guard case .tile(let first, _, _) = viewer.map.drawn[0].source else {
            Issue.record("no tile is drawn")
            return
        }
        #expect(first.time == Int64(now.timeIntervalSince1970) + 16_200)
    }

    /// Answers all that was asked for with one value, and gives the commands that follow.
    @discardableResult
    private func answer(_ fetched: [(ticket: Int32, address: String)]) throws -> [[String]] {
        let bytes = ValueTileTests.bytes(side: 6, planes: [[Float](repeating: 10, count: 36)])
        for (ticket, _) in fetched {
            bytes.withUnsafeBufferPointer { viewer.map.received(ticket, $0) }
        }
        return try commands()
    }

    @Test func playsOnceThereIsWhatShows() throws {
        let fetched = try show()
        viewer.press(.play)
        #expect(viewer.weatherMap.isLoadingAnimation && !viewer.weatherMap.isAnimating)
        #expect(try commands().contains(["attribute", "play", "aria-label", "Pause"]))
        #expect(viewer.timelineView.positionView.isLoading)
        // A second press takes the first one back.
        viewer.press(.play)
        #expect(!viewer.timelineView.isPlaying && viewer.timelineView.positionView.isLoading)
        viewer.press(.play)
        try answer(fetched)
        #expect(viewer.weatherMap.isAnimating && !viewer.weatherMap.isLoadingAnimation)
        #expect(viewer.timelineView.isPlaying && !viewer.timelineView.positionView.isLoading)
        #expect(viewer.timelineView.barView.progress == 1)
        viewer.press(.play)
        #expect(!viewer.weatherMap.isAnimating)
    }

    @Test func playsFromTheBeginningAfterTheEnd() throws {
        try answer(try show())
        viewer.press(.loop)
        viewer.press(.play)
        for _ in 0..<80 { viewer.advance(by: 0.2) }
        #expect(!viewer.timelineView.isPlaying && viewer.timelineView.position == 1)
        viewer.press(.play)
        viewer.advance(by: 0.1)
        #expect(viewer.timelineView.isPlaying && viewer.timelineView.position < 0.5)
    }

    /// The two delegates join one weather map and one timeline view, as on the reference page.
    @Test func joinsWeatherMapAndTimelineView() throws {
        #expect(viewer.weatherMap.delegate === viewer)
        #expect(viewer.timelineView.delegate === viewer)
        try answer(try show())
        #expect(
            viewer.weatherMap.activeLayerTypes == [WeatherMapLayerType(named: "temperatures")])
        // The map moves the view …
        let noon = try ISO8601.date(from: "2018-10-08T12Z")
        viewer.weatherMap.go(toTime: noon)
        #expect(viewer.timelineView.currentTime == noon)
        viewer.weatherMap.startAnimating(fromTime: now)
        #expect(viewer.timelineView.playButton.isSelected)
        // … and the view the map.
        viewer.timelineView.selectSpeed(2)
        viewer.timelineView.toggleLooping()
        #expect(viewer.weatherMap.timeline.timeScale == 2)
        #expect(!viewer.weatherMap.timeline.isRepeating)
        viewer.timelineView.beginDrag(at: 0)
        #expect(!viewer.weatherMap.isAnimating && !viewer.timelineView.playButton.isSelected)
        #expect(viewer.weatherMap.timeline.currentTime == viewer.timelineView.startDate)
        viewer.setLayer(0, isOn: false)
        #expect(viewer.weatherMap.activeLayerTypes.isEmpty)
        #expect(try commands().contains(["layer", "0", "0", "0"]))
    }

    @Test func saysThatALayerFailedAndPlaysTheOthers() throws {
        viewer.map.addLayer(
            code: "cape", unit: "J/kg", range: 0...6000,
            times: "2018-10-08T00:00:00Z,2018-10-08T12:00:00Z", maximumZoom: 5)
        let first = try show()
        viewer.setLayer(1, isOn: true)
        let second = try fetches()
        for (ticket, address) in first + second where address.contains("cape") {
            viewer.map.failed(ticket, isLost: false)
        }
        #expect(try commands().contains(["layer", "1", "1", "1"]))
        try answer((first + second).filter { $0.address.contains("temperatures") })
        viewer.press(.play)
        #expect(viewer.weatherMap.isAnimating && viewer.map.prepareDrawing() == 1)
        // Once it can be had it says so.
        viewer.map.retry()
        try answer(try fetches())
        #expect(!viewer.map.layers[1].hasFailed)
    }

    @Test func playsAndSaysSo() throws {
        try answer(try show())
        viewer.press(.play)
        #expect(viewer.weatherMap.timeline.isAnimating && viewer.needsFrame)
        #expect(try commands().contains(["attribute", "play", "aria-label", "Pause"]))
        let before = viewer.timelineView.currentTime
        viewer.advance(by: 0.1)
        #expect(viewer.timelineView.currentTime > before)
        viewer.timelineView.beginDrag(at: 0.5)
        #expect(!viewer.weatherMap.timeline.isAnimating)
        #expect(
            viewer.weatherMap.timeline.currentDate == (try ISO8601.date(from: "2018-10-08T06Z")))
        viewer.timelineView.endDrag()
        #expect(
            try commands().contains(["address", "time", "2018-10-08T06:00:00Z"]))
    }

    /// Answers come late and in any order while the thumb is dragged over 48 times.
    @Test func scrubsWithFewRequestsAndNoOldPictures() throws {
        let start = try ISO8601.date(from: "2018-10-08T00:00:00Z")
        let viewer = Viewer(now: start)
        viewer.resize(width: 800)
        let times = (0..<48).map {
            ISO8601.string(from: start.addingTimeInterval(Double($0) * 3600))
        }
        viewer.map.addLayer(
            code: "temperatures", unit: "°C", range: 0...30, times: times.joined(separator: ","),
            maximumZoom: 5)
        viewer.map.setScale(0, [])
        viewer.map.setCamera(
            west: 0.01, north: 0.01, east: 0.99, south: 0.99, zoom: 0, isGlobe: false)
        viewer.setLayer(0, isOn: true)
        let bytes = ValueTileTests.bytes(side: 6, planes: [[Float](repeating: 10, count: 36)])
        var random = SystemRandomNumberGenerator()
        var kept: (Int64, Int64)?
        var count = 0
        viewer.timelineView.beginDrag(at: 0)
        for move in 0..<300 {
            viewer.timelineView.drag(to: (sin(Double(move) / 20) + 1) / 2)
            viewer.advance(by: 0)
            #expect(viewer.map.tickets.count <= 6)
            if move % 3 == 0, let ticket = viewer.map.tickets.keys.randomElement(using: &random) {
                bytes.withUnsafeBufferPointer { viewer.map.received(ticket, $0) }
            }
            guard viewer.map.prepareDrawing() == 1,
                case .tile(let first, let second, _) = viewer.map.drawn[0].source
            else { continue }
            let blend = try #require(
                viewer.map.layers[0].blend(at: viewer.timelineView.currentTime))
            let wanted = [blend.first, blend.second].map {
                WebMap.seconds(viewer.map.layers[0].times[$0])
            }
            // What shows belongs to this moment, or is what showed before.
            let isNow = wanted.contains(first.time) && wanted.contains(second.time)
            let isKept = kept.map { [$0.0, $0.1].contains(first.time) && first == second } ?? false
            #expect(isNow || isKept)
            kept = (first.time, second.time)
            count += 1
        }
        #expect(count > 200)
    }

    @Test func putsTheLayerShownLastAbove() throws {
        viewer.map.addLayer(
            code: "cape", unit: "J/kg", range: 0...6000,
            times: "2018-10-08T06:00:00Z,2018-10-08T12:00:00Z", maximumZoom: 5)
        viewer.map.setScale(1, [])
        viewer.setLayer(1, isOn: true)
        try answer(try show())
        try answer(try fetches())
        #expect(viewer.map.prepareDrawing() == 2 && viewer.map.drawn.map(\.layer) == [1, 0])
        #expect(try #require(viewer.map.value(x: 0.5, y: 0.5)).layer == 0)
        viewer.raise(1)
        #expect(viewer.map.prepareDrawing() == 2 && viewer.map.drawn.map(\.layer) == [0, 1])
        #expect(try #require(viewer.map.value(x: 0.5, y: 0.5)).layer == 1)
        #expect(try commands().contains(["address", "layers", "temperatures,cape"]))
        viewer.setLayer(1, isOn: false)
        #expect(try commands().contains(["address", "layers", "temperatures"]))
    }

    @Test func asksForTheMiddleFirst() throws {
        viewer.map.setCamera(west: 0, north: 0, east: 0.99, south: 0.99, zoom: 2.3, isGlobe: false)
        viewer.setLayer(0, isOn: true)
        #expect(viewer.map.visible.count == 16)
        let middle = ["/2/1/1", "/2/1/2", "/2/2/1", "/2/2/2"]
        let first = try fetches().map(\.address)
        #expect(first.count == 6)
        #expect(first.allSatisfy { address in middle.contains { address.hasSuffix($0) } })
    }

    /// Rows that are far from what the map shows are not painted; the others are, wherever it moves.
    @Test func paintsTheRowsInView() throws {
        let side = 258
        let bytes = ValueTileTests.bytes(
            side: side, planes: [[Float](repeating: 10, count: side * side)])
        func show(_ north: Double, _ south: Double) throws -> Range<Int> {
            viewer.map.setCamera(
                west: 0.01, north: north, east: 0.99, south: south, zoom: 0, isGlobe: false)
            let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: side * side)
            defer { pixels.deallocate() }
            pixels.initialize(repeating: 7, count: side * side)
            try #require(viewer.map.prepareDrawing() == 1)
            let painted = try #require(
                viewer.map.paint(0, into: pixels, capacity: side * side))
            for row in 0..<side {
                let isPainted = pixels[row * side] != 7 && pixels[row * side + side - 1] != 7
                #expect(isPainted == painted.rows.contains(row))
            }
            return painted.rows
        }
        for (ticket, _) in try self.show() {
            bytes.withUnsafeBufferPointer { viewer.map.received(ticket, $0) }
        }
        #expect(try show(0.01, 0.99) == 0..<258)
        let version = viewer.map.drawn[0].version
        let north = try show(0.1, 0.3)
        #expect(north.contains(24) && north.contains(78) && north.count < 140)
        #expect(viewer.map.drawn[0].version != version)
        #expect(try show(0.9, 1).upperBound == 258)
        // Beside the tile there is little to do, and nothing to fall over.
        #expect(try show(-3, -2).count <= 32)
    }

    @Test func takesAnyEventWithoutLayers() throws {
        let viewer = Viewer(now: now)
        for number in Int32(0)...8 {
            if let button = PageButton(rawValue: number) { viewer.press(button) }
        }
        viewer.map.setCamera(
            west: .nan, north: 0, east: 1, south: .infinity, zoom: -.infinity, isGlobe: true)
        viewer.map.setCamera(west: -900, north: -5, east: 900, south: 5, zoom: 30, isGlobe: false)
        viewer.setLayer(3, isOn: true)
        viewer.map.setLayer(-1, opacity: .nan)
        viewer.map.received(7, UnsafeBufferPointer(start: nil, count: 0))
        viewer.map.failed(9)
        viewer.advance(by: .nan)
        #expect(viewer.map.prepareDrawing() == 0)
        #expect(viewer.map.value(x: 0.5, y: 0.5) == nil)
    }
}
