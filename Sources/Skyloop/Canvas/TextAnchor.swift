/// Which point of a line of text lies at the given place.
struct TextAnchor: Hashable, Sendable {
    enum Horizontal: Sendable {
        case left
        case center
        case right
    }

    enum Vertical: Sendable {
        /// The line that letters stand on.
        case baseline
        /// The upper edge of the line.
        case top
        /// The middle of the capitals: what looks centred.
        case middle
        /// The lower edge of the line.
        case bottom
    }

    var horizontal: Horizontal
    var vertical: Vertical

    static let left = TextAnchor(horizontal: .left, vertical: .baseline)
    static let center = TextAnchor(horizontal: .center, vertical: .middle)
    static let right = TextAnchor(horizontal: .right, vertical: .baseline)
}
