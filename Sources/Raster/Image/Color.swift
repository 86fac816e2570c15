/// A colour in sRGB with 8 bits a channel; the alpha is straight, not multiplied into the others.
public struct Color: Hashable, Sendable {
    /// Red, 0 to 255.
    public var red: UInt8

    /// Green, 0 to 255.
    public var green: UInt8

    /// Blue, 0 to 255.
    public var blue: UInt8

    /// How opaque it is: 0 is invisible, 255 covers.
    public var alpha: UInt8

    /// Makes a colour from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Makes an opaque or translucent colour from a number such as `0x4da3ff`.
    public init(_ rgb: UInt32, alpha: UInt8 = 255) {
        self.init(
            red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
            blue: UInt8(truncatingIfNeeded: rgb), alpha: alpha)
    }

    /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, with or without the number sign; nil otherwise.
    public init?(hex text: String) {
        var digits: [UInt8] = []
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "#") where index == 0: continue
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - 48)
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(byte - 87)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(byte - 55)
            default: return nil
            }
            if digits.count > 8 { return nil }
        }
        switch digits.count {
        case 3, 4:
            self.init(
                red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17,
                alpha: digits.count == 4 ? digits[3] * 17 : 255)
        case 6, 8:
            self.init(
                red: digits[0] * 16 + digits[1], green: digits[2] * 16 + digits[3],
                blue: digits[4] * 16 + digits[5],
                alpha: digits.count == 8 ? digits[6] * 16 + digits[7] : 255)
        default:
            return nil
        }
    }

    /// Nothing at all.
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

    /// Opaque black.
    public static let black = Color(red: 0, green: 0, blue: 0)

    /// Opaque white.
    public static let white = Color(red: 255, green: 255, blue: 255)

    /// The same colour with another alpha.
    public func with(alpha: UInt8) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The same colour with its alpha multiplied by an opacity, 0 to 1; NaN counts as 0.
    public func opacity(_ opacity: Double) -> Color {
        with(alpha: UInt8(Maths.clampedInt((Double(alpha) * opacity).rounded(), 0, 255)))
    }
}
