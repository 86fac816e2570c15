/// How opaque something is, from 0 (not seen) to 1 (hides what is behind it).
public struct Opacity: Equatable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The opacity, 0…1.
    public let value: Float

    /// Makes an opacity; values outside 0…1 are clamped and NaN counts as opaque.
    public init(value: Float) {
        self.value = value < 0 ? 0 : value <= 1 ? value : 1
    }

    /// Makes an opacity of a literal, clamped to 0…1.
    public init(floatLiteral value: Float) {
        self.init(value: value)
    }

    /// Makes an opacity of a literal, clamped to 0…1.
    public init(integerLiteral value: Int) {
        self.init(value: Float(value))
    }

    /// Hides what is behind it.
    public static let full: Opacity = 1

    /// Half of what is behind it shows.
    public static let half: Opacity = 0.5

    /// Not seen.
    public static let none: Opacity = 0

    /// Hides what is behind it; the same as ``full``.
    public static let opaque: Opacity = 1

    /// Not seen; the same as ``none``.
    public static let transparent: Opacity = 0
}
