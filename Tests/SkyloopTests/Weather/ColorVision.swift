import Raster

/// How colours look to other eyes: the simulation of Machado, Oliveira and Fernandes (2009), at full strength.
enum ColorVision: String, CaseIterable, Sendable {
    case usual
    case protanopia
    case deuteranopia
    case tritanopia
    case grey

    /// The colour as these eyes see it; the alpha stays.
    func see(_ color: Color) -> Color {
        if self == .grey {
            let lightness = OKLab(color).lightness
            return OKLab(lightness: lightness, a: 0, b: 0).color.with(alpha: color.alpha)
        }
        let light = [color.red, color.green, color.blue].map(Self.linear)
        let seen = matrix.map { row in zip(row, light).reduce(0) { $0 + $1.0 * $1.1 } }
        return Color(
            red: Self.byte(seen[0]), green: Self.byte(seen[1]), blue: Self.byte(seen[2]),
            alpha: color.alpha)
    }

    private var matrix: [[Double]] {
        switch self {
        case .usual, .grey:
            [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
        case .protanopia:
            [
                [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ]
        case .deuteranopia:
            [
                [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ]
        case .tritanopia:
            [
                [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ]
        }
    }

    private static func linear(_ value: UInt8) -> Double {
        let x = Double(value) / 255
        return x <= 0.04045 ? x / 12.92 : Maths.pow((x + 0.055) / 1.055, 2.4)
    }

    private static func byte(_ light: Double) -> UInt8 {
        let x = min(max(light, 0), 1)
        let value = x <= 0.0031308 ? x * 12.92 : 1.055 * Maths.pow(x, 1 / 2.4) - 0.055
        return UInt8((value * 255).rounded())
    }

    /// How far apart two colours look: their distance in OKLab, where 0.02 is just seen side by side.
    static func distance(_ a: Color, _ b: Color) -> Double {
        let (a, b) = (OKLab(a), OKLab(b))
        let (l, x, y) = (a.lightness - b.lightness, a.a - b.a, a.b - b.b)
        return (l * l + x * x + y * y).squareRoot()
    }
}
