import Foundation

/// A projection whose meridians are straight lines through one point, so that the angle between grid north and true
/// north goes with the longitude alone: Lambert's conformal cone, polar stereographic, Mercator.
///
/// Formulas: J. P. Snyder, Map Projections, a Working Manual (USGS 1395), 15-1 to 15-9 for the cone; a polar
/// stereographic map is the cone of slope 1, Mercator's that of slope 0.
struct MeridianCone: Equatable {
    /// The longitude that runs straight up, in degrees.
    let middle: Double
    /// Degrees by which the meridians turn for a degree of longitude; negative round the south pole.
    let slope: Double

    /// Finds the cone of a PROJ definition; nil for other projections.
    init?(_ definition: String) {
        var parameters: [Substring: Substring] = [:]
        for part in definition.split(whereSeparator: { $0 == " " || $0 == "+" }) {
            let pair = part.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { parameters[pair[0]] = pair[1] }
        }
        func number(_ name: Substring) -> Double? { parameters[name].flatMap { Double($0) } }
        middle = number("lon_0") ?? 0
        switch parameters["proj"] {
        case "merc":
            slope = 0
        case "stere", "ups":
            guard let pole = number("lat_0"), abs(abs(pole) - 90) < 1e-9 else { return nil }
            slope = pole > 0 ? 1 : -1
        case "lcc":
            guard let first = number("lat_1") else { return nil }
            let second = number("lat_2") ?? first
            guard abs(first - second) > 1e-9 else {
                slope = sin(first * .pi / 180)
                return
            }
            guard let eccentricity = Self.eccentricity(parameters["R"], number("a"), number("b"))
            else {
                return nil
            }
            slope = Self.slope(first, second, eccentricity)
        default:
            return nil
        }
    }

    /// The angle from east to the grid's x axis in radians, counter-clockwise.
    func angle(longitude: Double) -> Double {
        let way = longitude - middle
        return -slope * (way - (way / 360).rounded() * 360) * .pi / 180
    }

    private static func eccentricity(_ radius: Substring?, _ a: Double?, _ b: Double?) -> Double? {
        if radius != nil { return 0 }
        guard let a, let b, a > 0, b > 0, b <= a else { return nil }
        return (1 - (b / a) * (b / a)).squareRoot()
    }

    /// The slope of a cone that cuts the earth at two parallels, in degrees.
    private static func slope(_ first: Double, _ second: Double, _ e: Double) -> Double {
        func m(_ latitude: Double) -> Double {
            let sine = sin(latitude)
            return cos(latitude) / (1 - e * e * sine * sine).squareRoot()
        }
        func t(_ latitude: Double) -> Double {
            let sine = sin(latitude)
            return tan(.pi / 4 - latitude / 2) / pow((1 - e * sine) / (1 + e * sine), e / 2)
        }
        let (one, two) = (first * .pi / 180, second * .pi / 180)
        return (log(m(one)) - log(m(two))) / (log(t(one)) - log(t(two)))
    }
}
