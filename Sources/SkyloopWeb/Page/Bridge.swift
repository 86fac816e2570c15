import MapModel
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

/// Adds a layer, and gives the number of its form.
///
/// In the buffer are code, kind, unit, imperial unit and times; the factor and the constant make a value an imperial one.
@c(viewer_layer)
public func viewerLayer(
    _ count: Int32, _ low: Double, _ high: Double, _ maximumZoom: Int32, _ factor: Double,
    _ constant: Double
) -> Int32 {
    let texts = Page.texts(count)
    guard texts.count == 5, let viewer = Page.viewer else { return 0 }
    let range = low < high ? Float(low)...Float(high) : 0...1
    let form = viewer.map.addLayer(
        code: texts[0], kind: texts[1], unit: texts[2],
        imperial: LayerUnit(symbol: texts[3], factor: factor, constant: constant),
        range: range, times: texts[4], maximumZoom: Int(maximumZoom))
    return form.number
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
    Page.viewer?.map.setScale(Int(layer), stops)
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

/// Puts a layer above the others of its kind.
@c(viewer_layer_raise)
public func viewerLayerRaise(_ layer: Int32) {
    Page.viewer?.raise(Int(layer))
}

/// Sets a layer's opacity, 0…1.
@c(viewer_layer_opacity)
public func viewerLayerOpacity(_ layer: Int32, _ opacity: Double) {
    Page.viewer?.map.setLayer(Int(layer), opacity: opacity)
}

/// The map shows this part of Web Mercator's unit square at a zoom for tiles of 256 points, flat or as
/// a globe, and moves on or rests.
@c(viewer_camera)
public func viewerCamera(
    _ west: Double, _ north: Double, _ east: Double, _ south: Double, _ zoom: Double,
    _ isGlobe: Int32, _ pixelRatio: Double, _ isSettled: Int32
) {
    Page.viewer?.map.setCamera(
        west: west, north: north, east: east, south: south, zoom: zoom, isGlobe: isGlobe != 0,
        pixelRatio: pixelRatio, isSettled: isSettled != 0)
}

/// How things are shown: light or dark, and whether nothing may move by itself.
@c(viewer_look)
public func viewerLook(_ isLight: Int32, _ isStill: Int32) {
    Page.viewer?.map.setTheme(isLight: isLight != 0)
    Page.viewer?.map.isStill = isStill != 0
}

/// Takes letters: in the buffer font size, height of capitals, width and height of the picture, then seven numbers a
/// letter (scalar, left, top, width, height, offset down, advance), then a byte of ink for each pixel.
@c(viewer_letters)
public func viewerLetters(_ count: Int32) {
    let head = Page.numbers(4 + count * 7)
    guard head.count == 4 + Int(count) * 7, head.allSatisfy({ $0.magnitude < 1e6 }) else { return }
    let (width, height) = (Int(head[2]), Int(head[3]))
    let start = head.count * 8
    guard width > 0, height > 0, width * height <= Page.buffer.count - start else { return }
    var glyphs: [GlyphAtlas.Glyph] = []
    for at in stride(from: 4, to: head.count, by: 7) {
        let scalar = UInt32(max(head[at], 0))
        let offset = SIMD2<Float>(0, Float(head[at + 5]))
        glyphs.append(
            GlyphAtlas.Glyph(
                scalar: scalar, x: Int(head[at + 1]), y: Int(head[at + 2]),
                width: Int(head[at + 3]), height: Int(head[at + 4]), offset: offset,
                advance: Float(head[at + 6])))
    }
    Page.viewer?.map.atlas = GlyphAtlas(
        fontSize: Float(head[0]), capHeight: Float(head[1]), width: width, height: height,
        ink: Array(Page.buffer[start..<start + width * height]), glyphs: glyphs)
}

/// Goes to a time in seconds since 1970, as the address of the page has it.
@c(viewer_go)
public func viewerGo(_ seconds: Double) {
    guard seconds.isFinite, let viewer = Page.viewer else { return }
    viewer.weatherMap.go(toTime: Date(timeIntervalSince1970: seconds))
}

/// Asks once more for what could not be had.
@c(viewer_retry)
public func viewerRetry() {
    Page.viewer?.map.retry()
}

/// What a ticket fetched is in the buffer.
@c(viewer_received)
public func viewerReceived(_ ticket: Int32, _ count: Int32) {
    Page.viewer?.map.received(ticket, Page.bytes(count))
}

/// What a ticket asked for could not be had, because nobody answered or because it was refused.
@c(viewer_failed)
public func viewerFailed(_ ticket: Int32, _ isLost: Int32) {
    Page.viewer?.map.failed(ticket, isLost: isLost != 0)
}

/// Puts the pictures to draw into the buffer, eight numbers each, and gives their count: slot, left, top,
/// width and height in the unit world, opacity, version, and 1 for a picture whose bytes run blue, green,
/// red; a tile's run red, green, blue and have one pixel more on each side.
@c(viewer_tiles)
public func viewerTiles() -> Int32 {
    guard let viewer = Page.viewer else { return 0 }
    let count = viewer.map.prepareDrawing()
    _ = viewerBuffer(Int32(count * 64))
    let bytes = UnsafeMutableRawBufferPointer(Page.buffer)
    for (index, item) in viewer.map.drawn.enumerated() {
        var isOverlay = 0.0
        if case .overlay = item.source { isOverlay = 1 }
        let start = index * 64
        func store(_ number: Double, _ place: Int) {
            bytes.storeBytes(of: number, toByteOffset: start + place * 8, as: Double.self)
        }
        store(Double(item.slot), 0)
        store(item.x, 1)
        store(item.y, 2)
        store(item.width, 3)
        store(item.height, 4)
        store(viewer.map.layers[item.layer].opacity, 5)
        store(item.version, 6)
        store(isOverlay, 7)
    }
    return Int32(count)
}

/// Paints a picture of the list and gives the address of its pixels; null if it is gone.
///
/// In the buffer are then width, height, the first row that is painted and how many are.
@c(viewer_paint)
public func viewerPaint(_ index: Int32) -> UnsafeMutablePointer<UInt32>? {
    guard
        let found = Page.viewer?.map.paint(
            Int(index), into: Page.pixels, capacity: Page.pixelCapacity)
    else { return nil }
    let bytes = UnsafeMutableRawBufferPointer(Page.buffer)
    bytes.storeBytes(of: Double(found.width), as: Double.self)
    bytes.storeBytes(of: Double(found.height), toByteOffset: 8, as: Double.self)
    bytes.storeBytes(of: Double(found.rows.lowerBound), toByteOffset: 16, as: Double.self)
    bytes.storeBytes(of: Double(found.rows.count), toByteOffset: 24, as: Double.self)
    return found.pixels
}

/// The pointer is at a place in Web Mercator's unit square, or at none.
@c(viewer_pointer)
public func viewerPointer(_ x: Double, _ y: Double) {
    Page.viewer?.setPointer(x.isFinite && y.isFinite ? SIMD2(x, y) : nil)
}

#if !hasFeature(Embedded)
    // Natively the viewer is only compiled and tested.
    @main
    enum SkyloopWebMain {
        static func main() {}
    }
#endif
