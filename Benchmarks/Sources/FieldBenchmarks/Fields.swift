import Foundation
import Raster

/// Fields of the sizes that weather services give, made up so that no file is needed.
enum Fields {
    /// A global field of 0.25°: 1440 × 721, with weather at several scales.
    static func global(_ phase: Double) -> GridValues {
        make(width: 1440, height: 721, wraps: true) { x, y in
            weather(x / 1440 * 2 * .pi, (y / 720 - 0.5) * .pi, phase)
        }
    }

    /// A regional field like HRRR's: Lambert's projection, 1799 × 1059.
    static let lambert = make(width: 1799, height: 1059, wraps: false) { x, y in
        weather(x / 400, y / 400, 0)
    }

    /// Where the global field lies.
    static let globalLayout = GridLayout.regular(
        firstLongitude: 0, longitudeStep: 0.25, firstLatitude: 90, latitudeStep: -0.25)

    /// The position on the regional grid: Lambert's conformal conic at 38.5° on a sphere.
    static func lambertPosition(_ longitude: Double, _ latitude: Double) -> (x: Double, y: Double)?
    {
        let n = Maths.sin(38.5 * Maths.radiansPerDegree)
        func power(_ latitude: Double) -> Double {
            Maths.pow(Maths.tan(.pi / 4 + latitude * Maths.radiansPerDegree / 2), n)
        }
        let f = Maths.cos(38.5 * Maths.radiansPerDegree) * power(38.5) / n * 6_371_229 / 3000
        let turn = Maths.wrap(longitude + 97.5 + 180, modulus: 360) - 180
        let (sin, cos) = Maths.sinCos(n * turn * Maths.radiansPerDegree)
        let r = f / power(latitude)
        return (899 + r * sin, 529 + f / power(38.5) - r * cos)
    }

    private static func weather(_ x: Double, _ y: Double, _ phase: Double) -> Float {
        let large = cos(y) * 40 - 20 + 8 * sin(3 * x + phase) * cos(2 * y)
        return Float(large + 3 * sin(17 * x + 5 * y) * cos(23 * y) + sin(60 * x) * sin(71 * y))
    }

    private static func make(
        width: Int, height: Int, wraps: Bool, _ value: (Double, Double) -> Float
    ) -> GridValues {
        var values: [Float] = []
        values.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width { values.append(value(Double(x), Double(y))) }
        }
        return GridValues(values, width: width, height: height, wrapsX: wraps)
    }
}
