import Raster
import Timekeeping

// What the page's script calls. Texts and bytes go through one buffer, which grows on demand; numbers
// go as they are. The script calls `viewer_commands` after each of these and does what it says.

/// What the page has one of.
///
/// Unsafe: the WebAssembly build has one thread, and natively nobody calls the bridge.
private enum Page {
    nonisolated(unsafe) static var viewer: Viewer?
    nonisolated(unsafe) static var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(
        capacity: 1 << 16)
    nonisolated(unsafe) static var pixels = UnsafeMutablePointer<UInt32>.allocate(
        capacity: pixelCapacity)
    static let pixelCapacity = 1_026 * 1_026
    nonisolated(unsafe) static var commands: [UInt8] = []
    nonisolated(unsafe) static var tile: [Double] = []

    static func bytes(_ count: Int32) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: buffer.prefix(min(max(Int(count), 0), buffer.count)))
    }

    /// The texts in the buffer, which a zero byte parts.
    static func texts(_ count: Int32) -> [String] {
        var texts: [String] = []
        var text: [UInt8] = []
        for byte in bytes(count) {
            if byte == 0 {
                texts.append(String(decoding: text, as: UTF8.self))
                text = []
            } else {
                text.append(byte)
            }
        }
        texts.append(String(decoding: text, as: UTF8.self))
        return texts
    }

    /// The numbers in the buffer, 64-bit ones with the lowest byte first.
    static func numbers(_ count: Int32) -> [Double] {
        let bytes = UnsafeRawBufferPointer(bytes(count * 8))
        return (0..<bytes.count / 8).map {
            bytes.loadUnaligned(fromByteOffset: $0 * 8, as: Double.self)
        }
    }
}

/// The buffer's address, once it has room for so many bytes.
@c(viewer_buffer)
public func viewerBuffer(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    if Int(count) > Page.buffer.count {
        Page.buffer.deallocate()
        Page.buffer = .allocate(capacity: Int(count))
    }
    return Page.buffer.baseAddress
}

/// Puts the commands since the last call into the buffer as JSON, and gives their length; 0 for none.
@c(viewer_commands)
public func viewerCommands() -> Int32 {
    guard let viewer = Page.viewer, !viewer.commands.isEmpty else { return 0 }
    let commands = viewer.commands.take()
    _ = viewerBuffer(Int32(commands.count))
    for (index, byte) in commands.enumerated() { Page.buffer[index] = byte }
    return Int32(commands.count)
}

/// Starts the viewer at a time in seconds since 1970.
@c(viewer_start)
public func viewerStart(_ now: Double) {
    Page.viewer = Viewer(now: Date(timeIntervalSince1970: now))
    Page.viewer?.changes = [.range, .position, .buttons, .playback, .loading, .texts]
}

/// Adds a layer: code, unit and times in the buffer.
@c(viewer_layer)
public func viewerLayer(_ count: Int32, _ low: Double, _ high: Double, _ maximumZoom: Int32) {
    let texts = Page.texts(count)
    guard texts.count == 3 else { return }
    let range = low < high ? Float(low)...Float(high) : 0...1
    Page.viewer?.addLayer(
        code: texts[0], unit: texts[1], range: range, times: texts[2],
        maximumZoom: Int(maximumZoom))
}

/// Sets a layer's colours: in the buffer pairs of a value and `0xRRGGBBAA`.
@c(viewer_scale)
public func viewerScale(_ layer: Int32, _ count: Int32) {
    let numbers = Page.numbers(count)
    var stops: [ColorStop] = []
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let bits = UInt32(min(max(numbers[index + 1], 0), 4_294_967_295))
        stops.append(
            ColorStop(
                Float(numbers[index]), bits >> 8, alpha: UInt8(truncatingIfNeeded: bits)))
    }
    Page.viewer?.setScale(Int(layer), stops)
}

/// Sets the reader's time zone: in the buffer names after a zero byte each, and before each, at the end
/// of the numbers, the start of its period and its offset.
@c(viewer_zone)
public func viewerZone(_ textCount: Int32, _ numberCount: Int32) {
    let names = Page.texts(textCount)
    let start = (Int(textCount) + 7) / 8 * 8
    let bytes = UnsafeRawBufferPointer(Page.bytes(Int32(start) + numberCount * 8))
    var transitions: [TimeZoneRule.Transition] = []
    for index in 0..<min(names.count, Int(numberCount) / 2) {
        let seconds = bytes.loadUnaligned(fromByteOffset: start + index * 16, as: Double.self)
        let offset = bytes.loadUnaligned(fromByteOffset: start + index * 16 + 8, as: Double.self)
        guard seconds.isFinite, offset.magnitude < 86_400 else { continue }
        transitions.append(
            TimeZoneRule.Transition(
                date: Date(timeIntervalSince1970: seconds),
                period: TimeZoneRule.Period(
                    utcOffset: Int(offset), abbreviation: names[index])))
    }
    guard let first = transitions.first else { return }
    Page.viewer?.localZone = TimeZoneRule(initial: first.period, transitions: transitions)
}

/// The track is so many points wide.
@c(viewer_resize)
public func viewerResize(_ width: Double) {
    Page.viewer?.resize(width: width)
}

/// Goes on by so many seconds at a time since 1970; 1 if there must be a next call.
@c(viewer_frame)
public func viewerFrame(_ now: Double, _ seconds: Double) -> Int32 {
    guard let viewer = Page.viewer else { return 0 }
    viewer.clock.now = Date(timeIntervalSince1970: now)
    viewer.advance(by: seconds)
    return viewer.needsFrame ? 1 : 0
}

/// A button was pressed.
@c(viewer_button)
public func viewerButton(_ number: Int32) {
    if let button = PageButton(rawValue: number) { Page.viewer?.press(button) }
}

/// A key was pressed on the track, by its number in `TimelineKey`; 1 if it did something.
@c(viewer_key)
public func viewerKey(_ number: Int32) -> Int32 {
    guard let key = TimelineKey(rawValue: UInt8(truncatingIfNeeded: number)) else { return 0 }
    return Page.viewer?.timelineView.press(key) == true ? 1 : 0
}

/// The pointer is on the track at a place, 0…1: 0 takes it, 1 moves, 2 lets go, 3 gives up.
@c(viewer_drag)
public func viewerDrag(_ phase: Int32, _ position: Double) {
    guard let view = Page.viewer?.timelineView else { return }
    switch phase {
    case 0: view.beginDrag(at: position)
    case 1: view.drag(to: position)
    case 2: view.endDrag()
    default: view.cancelDrag()
    }
}

/// Shows or hides a layer.
@c(viewer_layer_on)
public func viewerLayerOn(_ layer: Int32, _ isOn: Int32) {
    Page.viewer?.setLayer(Int(layer), isOn: isOn != 0)
}

/// Sets a layer's opacity, 0…1.
@c(viewer_layer_opacity)
public func viewerLayerOpacity(_ layer: Int32, _ opacity: Double) {
    Page.viewer?.setLayer(Int(layer), opacity: opacity)
}

/// The map shows this part of Web Mercator's unit square at a zoom for tiles of 256 points, flat or as
/// a globe.
@c(viewer_camera)
public func viewerCamera(
    _ west: Double, _ north: Double, _ east: Double, _ south: Double, _ zoom: Double,
    _ isGlobe: Int32
) {
    Page.viewer?.setCamera(
        west: west, north: north, east: east, south: south, zoom: zoom, isGlobe: isGlobe != 0)
}

/// Goes to a time in seconds since 1970, as the address of the page has it.
@c(viewer_go)
public func viewerGo(_ seconds: Double) {
    guard seconds.isFinite, let viewer = Page.viewer else { return }
    viewer.timeline.goTo(date: Date(timeIntervalSince1970: seconds))
}

/// Asks once more for what could not be had.
@c(viewer_retry)
public func viewerRetry() {
    Page.viewer?.retry()
}

/// What a ticket fetched is in the buffer.
@c(viewer_received)
public func viewerReceived(_ ticket: Int32, _ count: Int32) {
    Page.viewer?.received(ticket, Page.bytes(count))
}

/// What a ticket asked for could not be had.
@c(viewer_failed)
public func viewerFailed(_ ticket: Int32) {
    Page.viewer?.failed(ticket)
}

/// Puts the tiles to draw into the buffer, six numbers each, and gives their count: zoom, column, row,
/// world, opacity and the version of what is painted.
@c(viewer_tiles)
public func viewerTiles() -> Int32 {
    guard let viewer = Page.viewer else { return 0 }
    let count = viewer.prepareDrawing()
    _ = viewerBuffer(Int32(count * 48))
    let bytes = UnsafeMutableRawBufferPointer(Page.buffer)
    for (index, item) in viewer.drawn.enumerated() {
        let numbers = [
            Double(item.tile.zoom), Double(item.tile.column), Double(item.tile.row),
            Double(item.tile.world), viewer.layers[item.layer].opacity,
            Double(viewer.paintVersion),
        ]
        for (place, number) in numbers.enumerated() {
            bytes.storeBytes(of: number, toByteOffset: index * 48 + place * 8, as: Double.self)
        }
    }
    return Int32(count)
}

/// Paints a tile of the list and gives the address of its pixels; null if it is gone.
///
/// The pixels are a square, whose side is the first number in the buffer afterwards.
@c(viewer_paint)
public func viewerPaint(_ index: Int32) -> UnsafeMutablePointer<UInt32>? {
    guard
        let side = Page.viewer?.paint(
            Int(index), into: Page.pixels, capacity: Page.pixelCapacity)
    else { return nil }
    let bytes = UnsafeMutableRawBufferPointer(Page.buffer)
    bytes.storeBytes(of: Double(side), as: Double.self)
    return Page.pixels
}

/// The value at a place in Web Mercator's unit square; its layer is the first number in the buffer.
@c(viewer_value)
public func viewerValue(_ x: Double, _ y: Double) -> Double {
    guard let found = Page.viewer?.value(x: x, y: y) else { return .nan }
    let bytes = UnsafeMutableRawBufferPointer(Page.buffer)
    bytes.storeBytes(of: Double(found.layer), as: Double.self)
    return found.value
}

#if !hasFeature(Embedded)
    // Natively the viewer is only compiled and tested.
    @main
    enum SkyloopWebMain {
        static func main() {}
    }
#endif
