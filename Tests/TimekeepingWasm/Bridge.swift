import Timekeeping

// A bridge over Timekeeping's clock, texts and timeline view that JavaScript could call, to measure what they cost in
// the browser.
// Texts go through one buffer: the caller writes or reads so many bytes there.

/// What the bridge keeps between two calls.
///
/// Unsafe: the WebAssembly build has one thread, and natively nobody calls the bridge.
private enum Page {
    static let capacity = 4_096
    nonisolated(unsafe) static let buffer =
        UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
    nonisolated(unsafe) static var now = Date(timeIntervalSince1970: 0)
    static let view = TimelineView(clock: { now })
    static let timeline = Timeline(now: { now })
    nonisolated(unsafe) static var observation: ObservationToken?

    static func read(_ count: Int32) -> [UInt8] {
        let count = Int(min(max(count, 0), Int32(capacity)))
        return [UInt8](unsafeUninitializedCapacity: count) { bytes, size in
            for index in 0..<count { bytes.initializeElement(at: index, to: buffer[index]) }
            size = count
        }
    }

    /// The text in the buffer; nil unless it is ASCII, as every time is.
    static func text(_ count: Int32) -> String? {
        let bytes = read(count)
        for byte in bytes where byte >= 0x80 { return nil }
        return String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: true))
    }

    static func write(_ text: String) -> Int32 {
        let bytes = text.utf8.span
        let count = min(bytes.count, capacity)
        for index in 0..<count { buffer[index] = bytes[index] }
        return Int32(count)
    }
}

/// The address of the buffer.
@c(buffer)
public func buffer() -> UnsafeMutablePointer<UInt8>? {
    Page.buffer.baseAddress
}

/// Reads a relative or absolute time; not-a-number for a bad one, whose message is then in the buffer.
@c(time_parse)
public func timeParse(_ count: Int32, _ now: Double) -> Double {
    do throws(TimekeepingError) {
        Page.now = Date(timeIntervalSince1970: now)
        let date = try RelativeTime.date(from: Page.read(count), relativeTo: Page.now)
        return date.timeIntervalSince1970
    } catch {
        _ = Page.write(error.message)
        return .nan
    }
}

/// Writes a time into the buffer.
@c(time_format)
public func timeFormat(_ seconds: Double) -> Int32 {
    Page.write(ISO8601.string(from: Date(timeIntervalSince1970: seconds)))
}

/// Reads a list of times and gives its length, or -1 for a bad one.
@c(list_parse)
public func listParse(_ count: Int32) -> Int32 {

    guard let text = Page.text(count), let list = try? ISO8601.list(from: text) else { return -1 }
    return Int32(list.dates().count)
}

/// Sets the range in seconds since 1970, with a valid time each hour.
@c(view_set_range)
public func viewSetRange(_ start: Double, _ end: Double) {
    let start = Date(timeIntervalSince1970: start)
    let end = Date(timeIntervalSince1970: end)
    guard
        let steps = try? TimeSteps(from: start, to: end, every: TimePeriod(seconds: 3_600))
    else { return }
    Page.view.setRange(start...end)
    Page.view.validTimes = Array(steps)
}

/// Sets the position, 0…1.
@c(view_set_position)
public func viewSetPosition(_ position: Double) {
    Page.view.position = position
}

/// The position, 0…1.
@c(view_position)
public func viewPosition() -> Double {
    Page.view.position
}

/// Passes a key on, by its number.
@c(view_press)
public func viewPress(_ key: Int32) -> Int32 {
    guard let key = TimelineKey(rawValue: UInt8(truncatingIfNeeded: key)) else { return 0 }
    return Page.view.press(key) ? 1 : 0
}

/// Passes a drag on: 0 begins, 1 moves, 2 ends.
@c(view_drag)
public func viewDrag(_ phase: Int32, _ position: Double) {
    switch phase {
    case 0: Page.view.beginDrag(at: position)
    case 1: Page.view.drag(to: position)
    default: Page.view.endDrag()
    }
}

/// Writes the text for somebody who hears it into the buffer.
@c(view_label)
public func viewLabel() -> Int32 {
    Page.write(Page.view.valueText)
}

/// Lays out the hour labels for a width and writes the last into the buffer.
@c(view_hours)
public func viewHours(_ width: Double) -> Int32 {
    Page.write(Page.view.hourLabels(width: width, labelWidth: 44).last?.text ?? "")
}

/// Lays out the day labels for a width and writes the last into the buffer.
@c(view_days)
public func viewDays(_ width: Double) -> Int32 {
    Page.write(Page.view.dayLabels(width: width, labelWidth: 72).last?.text ?? "")
}

/// Binds the view to a timeline over the view's range, and plays it.
@c(timeline_play)
public func timelinePlay(_ duration: Double, _ endDelay: Double) {
    let view = Page.view
    Page.timeline.setRange(view.startDate...view.endDate)
    Page.timeline.duration = duration
    Page.timeline.endDelay = endDelay
    Page.observation = Page.timeline.onAdvance.observe { view.currentTime = $0.date }
    Page.timeline.play()
}

/// Goes on by so many seconds.
@c(timeline_advance)
public func timelineAdvance(_ seconds: Double) {
    Page.timeline.advance(by: seconds)
}

/// Pauses, or goes on.
@c(timeline_toggle)
public func timelineToggle() {
    Page.timeline.toggle()
}

/// Goes to a time in seconds since 1970.
@c(timeline_go)
public func timelineGo(_ seconds: Double) {
    Page.timeline.goTo(date: Date(timeIntervalSince1970: seconds))
}

#if !hasFeature(Embedded)
    // Natively the bridge is only compiled, so that it can't rot.
    @main
    enum TimekeepingMain {
        static func main() {}
    }
#endif
