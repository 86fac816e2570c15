extension Easing.Family {
    /// The curve that bends the start, for 0…1.
    func value(at progress: Double) -> Double {
        let square = progress * progress
        switch self {
        case .quad: return square
        case .cubic: return square * progress
        case .quart: return square * square
        case .quint: return square * square * progress
        case .sine: return 1 - Waves.sine(ofTurns: 0.25 - progress / 4)
        case .expo: return progress == 0 ? 0 : Waves.powerOfTwo(10 * progress - 10)
        case .circ: return 1 - (1 - square).squareRoot()
        case .sqrt: return progress.squareRoot()
        case .elastic:
            guard progress > 0, progress < 1 else { return progress }
            let swing = Waves.sine(ofTurns: (10 * progress - 10.75) / 3)
            return -Waves.powerOfTwo(10 * progress - 10) * swing
        }
    }
}

/// The few functions that curves need, by their series: WebAssembly has no maths library.
enum Waves {
    /// The sine of an angle in turns; the error is below 1e-15.
    static func sine(ofTurns turns: Double) -> Double {
        var turns = turns - turns.rounded()
        // To a quarter turn either side of 0, where the series is short.
        if turns > 0.25 { turns = 0.5 - turns } else if turns < -0.25 { turns = -0.5 - turns }
        let angle = turns * 2 * .pi
        var (term, sum) = (angle, angle)
        for n in 1...10 {
            term *= -angle * angle / Double(2 * n * (2 * n + 1))
            sum += term
        }
        return sum
    }

    /// Two to a power of -1000…1000; the relative error is below 1e-15.
    static func powerOfTwo(_ exponent: Double) -> Double {
        let whole = exponent.rounded(.down)
        let rest = (exponent - whole) * 0.693_147_180_559_945_309_417
        var (term, sum) = (1.0, 1.0)
        for n in 1...18 {
            term *= rest / Double(n)
            sum += term
        }
        return sum * Double(sign: .plus, exponent: Int(whole), significand: 1)
    }
}
