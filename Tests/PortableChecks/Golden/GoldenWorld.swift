import Raster

/// A made-up moment of weather on the real continents, by arithmetic alone: what golden pictures show.
enum GoldenWorld {
    /// Where the weather's grids lie: 2°, from the north pole and 0° east.
    static let layout = GridLayout.regular(
        firstLongitude: 0, longitudeStep: 2, firstLatitude: 90, latitudeStep: -2)

    /// 1 on land, 0 on water.
    static let land: GridValues = {
        var values: [Float] = []
        landDigits.withUTF8Buffer { digits in
            for digit in digits where digit != UInt8(ascii: "\n") {
                let number = digit < 58 ? digit - 48 : digit - 87
                for bit in [8, 4, 2, 1] as [UInt8] { values.append(number & bit > 0 ? 1 : 0) }
            }
        }
        return GridValues(values, width: 180, height: 90, wrapsX: true)
    }()

    /// Where the land's cells lie.
    static let landLayout = GridLayout.regular(
        firstLongitude: -179, longitudeStep: 2, firstLatitude: 89, latitudeStep: -2)

    /// °C: warm in the tropics, with waves and a hole east of Africa.
    static let temperature = field { turn, lift in
        let (x, y) = (turn * Maths.degreesPerRadian, lift * Maths.degreesPerRadian)
        if x > 50, x < 75, y < 5, y > -20 { return .nan }
        return 46 * Maths.cos(lift) * Maths.cos(lift) - 17
            + 6 * Maths.sin(3 * turn) * Maths.cos(2 * lift)
            + 3 * Maths.sin(11 * turn + 4 * lift) * Maths.cos(3 * lift)
    }

    /// hPa at sea level: highs in the subtropics, lows along the polar fronts.
    static let pressure = field { turn, lift in
        let belt = 9 * Maths.cos(6 * lift)
        let front = Maths.cos(lift) * Maths.sin(2 * lift) * Maths.sin(2 * lift)
        return 1011 - belt + 16 * front * Maths.sin(5 * turn + 3 * lift) + 4 * Maths.sin(2 * turn)
            * Maths.cos(lift)
    }

    /// The wind to the east, in m/s; missing on the Mediterranean.
    static let east = field { turn, lift in isHole(turn, lift) ? .nan : flow(turn, lift).east }

    /// The wind to the north, in m/s.
    static let north = field { turn, lift in isHole(turn, lift) ? .nan : flow(turn, lift).north }

    /// The wind of a place; NaN where it is missing.
    static func wind(at place: Coordinate) -> SIMD2<Float> {
        let (turn, lift) = (
            place.longitude * Maths.radiansPerDegree, place.latitude * Maths.radiansPerDegree
        )
        if isHole(turn, lift) { return SIMD2(.nan, .nan) }
        let flow = flow(turn, lift)
        return SIMD2(Float(flow.east), Float(flow.north))
    }

    /// Westerlies, trade winds, and waves that grow towards the storm tracks.
    private static func flow(_ turn: Double, _ lift: Double) -> (east: Double, north: Double) {
        let storms = Maths.sin(2 * lift) * Maths.sin(2 * lift)
        return (
            -9 * Maths.cos(4 * lift) * Maths.cos(lift) + 26 * storms
                * Maths.sin(5 * turn + 3 * lift) + 4 * storms,
            22 * storms * Maths.cos(5 * turn + 2 * lift) - 3 * Maths.sin(2 * lift)
        )
    }

    private static func isHole(_ turn: Double, _ lift: Double) -> Bool {
        turn > 0.05 && turn < 0.5 && lift > 0.61 && lift < 0.74
    }

    private static func field(_ value: (Double, Double) -> Double) -> GridValues {
        var values: [Float] = []
        for row in 0..<91 {
            for column in 0..<180 {
                // From 180° west to 180° east, so that waves and holes are where one expects them.
                let longitude = Double(column < 90 ? column : column - 180) * 2
                values.append(
                    Float(
                        value(
                            longitude * Maths.radiansPerDegree,
                            (90 - Double(row) * 2) * Maths.radiansPerDegree)))
            }
        }
        return GridValues(values, width: 180, height: 91, wrapsX: true)
    }
}
