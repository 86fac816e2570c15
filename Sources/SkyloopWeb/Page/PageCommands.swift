import Timekeeping

/// What the page is to change, as one JSON list of commands for its script to carry out.
///
/// The script knows the kinds of command and nothing else: what is shown, where and when is decided in
/// Swift.
///
/// Unchecked: the page has one thread, and so have the tests that stand in for it.
final class PageCommands: @unchecked Sendable {
    /// The JSON so far, without its closing bracket.
    private var bytes: [UInt8] = [UInt8(ascii: "[")]

    /// Whether there is nothing to do.
    var isEmpty: Bool { bytes.count == 1 }

    /// Ends the list and starts the next one.
    func take() -> [UInt8] {
        var list = bytes
        list.append(UInt8(ascii: "]"))
        bytes = [UInt8(ascii: "[")]
        return list
    }

    /// Sets the text of an element.
    func text(_ element: StaticString, _ text: String) {
        self.text(element, text.bytes)
    }

    /// Sets the text of an element to UTF-8 bytes.
    func text(_ element: StaticString, _ text: [UInt8]) {
        begin("text", element)
        string(text)
        end()
    }

    /// Sets an attribute of an element to UTF-8 bytes.
    func attribute(_ element: StaticString, _ name: StaticString, _ value: [UInt8]) {
        begin("attribute", element)
        string(name)
        comma()
        string(value)
        end()
    }

    /// Sets an attribute to a yes or a no.
    func attribute(_ element: StaticString, _ name: StaticString, _ value: Bool) {
        begin("attribute", element)
        string(name)
        comma()
        string(value ? "true" : "false")
        end()
    }

    /// Sets a number of the style sheet, such as a place along the track.
    func variable(_ element: StaticString, _ name: StaticString, _ value: Double) {
        begin("variable", element)
        string(name)
        comma()
        number(value)
        end()
    }

    /// Shows or hides an element.
    func hide(_ element: StaticString, _ isHidden: Bool) {
        begin("hide", element)
        append(isHidden ? "true" : "false")
        end()
    }

    /// Fills an element with marks along the track.
    func marks(_ element: StaticString, _ marks: [TimelineMark]) {
        begin("marks", element)
        append("[")
        for (index, mark) in marks.enumerated() {
            if index > 0 { comma() }
            append("[")
            number(mark.position)
            comma()
            string(mark.text)
            append("]")
        }
        append("]")
        end()
    }

    /// Fills an element with stretches of the track.
    func spans(_ element: StaticString, _ spans: [ClosedRange<Double>]) {
        begin("spans", element)
        append("[")
        for (index, span) in spans.enumerated() {
            if index > 0 { comma() }
            append("[")
            number(span.lowerBound)
            comma()
            number(span.upperBound)
            append("]")
        }
        append("]")
        end()
    }

    /// Shows the state of a layer's row in the list and of its legend.
    func layer(_ index: Int, isOn: Bool, hasFailed: Bool) {
        open("layer")
        number(Double(index))
        comma()
        append(isOn ? "true" : "false")
        comma()
        append(hasFailed ? "true" : "false")
        end()
    }

    /// Shows the legends in metric or imperial units.
    func units(_ isImperial: Bool) {
        open("units")
        append(isImperial ? "true" : "false")
        end()
    }

    /// Keeps something of the view in the page's address, so that a link shows it again.
    func address(_ name: StaticString, _ value: String) {
        begin("address", name)
        string(value)
        end()
    }

    /// Fetches an address for a ticket; the answer comes back with the ticket.
    func fetch(_ ticket: Int32, _ address: String) {
        open("fetch")
        number(Double(ticket))
        comma()
        string(address)
        end()
    }

    /// Gives a fetch up.
    func abort(_ ticket: Int32) {
        open("abort")
        number(Double(ticket))
        end()
    }

    /// Draws the map anew.
    func repaint() {
        open("repaint")
        append("0")
        end()
    }

    // MARK: JSON

    private func open(_ kind: StaticString) {
        if !isEmpty { comma() }
        append("[")
        string(kind)
        comma()
    }

    private func begin(_ kind: StaticString, _ element: StaticString) {
        open(kind)
        string(element)
        comma()
    }

    private func end() { append("]") }

    private func comma() { bytes.append(UInt8(ascii: ",")) }

    private func append(_ text: StaticString) {
        for offset in 0..<text.utf8CodeUnitCount { bytes.append(text.utf8Start[offset]) }
    }

    /// Appends a name of our own, which needs no escape.
    private func string(_ text: StaticString) {
        bytes.append(UInt8(ascii: "\""))
        append(text)
        bytes.append(UInt8(ascii: "\""))
    }

    private func string(_ text: String) {
        string(text.bytes)
    }

    private func string(_ text: [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                bytes.append(UInt8(ascii: "\\"))
            }
            bytes.append(byte < 0x20 ? UInt8(ascii: " ") : byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a number to six places; JSON has no other than finite ones.
    private func number(_ value: Double) {
        guard value.magnitude < 1e12 else { return append("null") }
        if value < 0 { append("-") }
        let millionths = Int64(value.magnitude * 1e6 + 0.5)
        digits(millionths / 1_000_000, count: 1)
        let rest = millionths % 1_000_000
        guard rest > 0 else { return }
        append(".")
        digits(rest, count: 6)
    }

    private func digits(_ value: Int64, count: Int) {
        let start = bytes.count
        var rest = value
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0 || bytes.count - start < count
        bytes[start...].reverse()
    }
}

extension String {
    /// The text as UTF-8 bytes, without the standard library's code for other encodings.
    var bytes: [UInt8] { utf8.withContiguousStorageIfAvailable { Array($0) } ?? Array(utf8) }
}
