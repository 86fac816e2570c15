/// What kind of thing a unit measures: the powers of the base units in it.
///
/// Angles are kept apart from pure numbers, so that a direction is never taken for a share. What has no
/// zero to convert from (decibels, numbers of a code table) is a dimension of its own.
public struct UnitDimension: Hashable, Sendable {
    /// The base units.
    enum Base: Int, CaseIterable, Sendable {
        case metre
        case kilogram
        case second
        case kelvin
        case ampere
        case mole
        case candela
        case radian
        case decibel
        case reflectivityDecibel
    }

    /// The power of each base unit.
    private var powers: [Int8]

    /// A pure number.
    public static let number = UnitDimension(
        powers: Array(repeating: 0, count: Base.allCases.count))

    private init(powers: [Int8]) {
        self.powers = powers
    }

    /// Makes the dimension of a base unit.
    init(_ base: Base, power: Int8 = 1) {
        self = .number
        powers[base.rawValue] = power
    }

    /// The dimension of a product.
    static func * (left: UnitDimension, right: UnitDimension) -> UnitDimension {
        UnitDimension(powers: zip(left.powers, right.powers).map { $0 &+ $1 })
    }

    /// The dimension of a power; powers above 9 don't occur and count as 9.
    func raised(to power: Int) -> UnitDimension {
        let factor = min(max(power, -9), 9)
        return UnitDimension(powers: powers.map { Int8(min(max(Int($0) * factor, -99), 99)) })
    }
}
