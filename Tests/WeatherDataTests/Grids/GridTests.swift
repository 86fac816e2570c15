import Foundation
import Testing

@testable import WeatherData

/// Positions on grids of meridians and parallels: turns, joins, poles, edges.
@Suite struct GridTests {
    private static func grid(
        _ first: Double, _ step: Double, _ count: Int, from top: Double = 90, to rows: Int = 181,
        by down: Double = -1
    ) -> Grid {
        Grid(
            longitudes: Axis(first: first, step: step, count: count, period: 360),
            latitudes: Axis(first: top, step: down, count: rows))
    }

    /// Peers' faults 34–38, 40, 41, 43, 45: the first column may be at any longitude.
    @Test(arguments: [
        (0.0, 1.0, 360, 0.0, 0.0), (0, 1, 360, -0.25, 359.75), (0, 1, 360, 359.5, 359.5),
        (0, 1, 360, -180, 180), (0, 1, 360, 720.5, 0.5), (-180, 1, 360, 180, 0),
        (180, 1, 360, -180, 0), (180, 1, 360, 179.5, 359.5), (-1, 1, 360, 358, 359),
        (-180.05, 0.1, 3600, 179.95, 0), (359, -1, 360, 0, 359), (359, -1, 360, 359.5, 359.5),
        (0.5, 1, 360, 0, 359.5), (350, 1, 21, 5, 15), (350, 1, 21, -10, 0), (170, 2, 21, -150, 20),
        (210, 0.5, 81, -130, 40), (10, -0.5, 41, -10, 40),
    ])
    func columns(first: Double, step: Double, count: Int, longitude: Double, x: Double) throws {
        let position = try #require(Self.grid(first, step, count).position(of: longitude, 0))
        #expect(abs(position.x - x) < 1e-9)
        #expect(position.y == 90)
    }

    @Test(arguments: [
        (350.0, 1.0, 21, 10.6), (350, 1, 21, 349.4), (350, 1, 21, 180), (170, 2, 21, -148),
        (10, -0.5, 41, 10.3),
    ])
    func outside(first: Double, step: Double, count: Int, longitude: Double) {
        #expect(Self.grid(first, step, count).position(of: longitude, 0) == nil)
    }

    @Test func halfACellBelongsToTheGrid() throws {
        let grid = Self.grid(-10, 0.25, 49, from: 58, to: 33, by: -0.25)
        #expect(try #require(grid.position(of: -10.125, 58.125)) == (-0.5, -0.5))
        #expect(grid.position(of: -10.13, 58) == nil)
        #expect(grid.position(of: -10, 58.13) == nil)
        #expect(
            grid.bounds == Grid.Bounds(west: -10, south: 50, east: 2, north: 58))
    }

    /// Faults 38 and 48: what goes once around is one ring, and its bounds are the whole earth.
    @Test func globalGridsWrap() {
        #expect(Self.grid(0, 1, 360).wrapsX)
        #expect(Self.grid(-180.05, 0.1, 3600).wrapsX)
        #expect(Self.grid(359, -1, 360).wrapsX)
        // One column more than needed: the last is the first once more.
        #expect(!Self.grid(0, 1, 361).wrapsX)
        #expect(Self.grid(0, 1, 361).position(of: 359.5, 0)?.x == 359.5)
        #expect(!Self.grid(0, 1, 359).wrapsX)
        let whole = Grid.Bounds(west: -180, south: -90, east: 180, north: 90)
        #expect(Self.grid(0, 1, 360).bounds == whole)
        #expect(Self.grid(0, 1, 361).bounds == whole)
        #expect(Self.grid(0, 1, 360).containsNorthPole)
        #expect(Self.grid(0, 1, 360, from: 89.5, to: 180).containsSouthPole)
        #expect(!Self.grid(0, 1, 360, from: 80, to: 161).containsNorthPole)
    }

    /// Fault 56: a box over the date line has its east above 180.
    @Test func boundsCrossTheDateLine() {
        let grid = Self.grid(170, 1, 21, from: 10, to: 21)
        #expect(grid.bounds == Grid.Bounds(west: 170, south: -10, east: 190, north: 10))
    }

    @Test(arguments: [1, 2, 3, 32, 48, 80, 320])
    func gaussianLatitudesAreZerosOfTheLegendrePolynomial(n: Int) {
        let latitudes = GaussianLatitudes.latitudes(n)
        #expect(latitudes.count == 2 * n)
        #expect(zip(latitudes, latitudes.dropFirst()).allSatisfy { $0 > $1 })
        // The weights of Gauss' quadrature with these points add up to 2.
        let total = latitudes.reduce(0.0) { sum, latitude in
            let x = sin(latitude * .pi / 180)
            var last = 1.0
            var value = x
            for degree in stride(from: 2, through: 2 * n, by: 1) {
                let k = Double(degree)
                (last, value) = (value, ((2 * k - 1) * x * value - (k - 1) * last) / k)
            }
            let slope = Double(2 * n) * (last - x * value) / (1 - x * x)
            return sum + 2 / ((1 - x * x) * slope * slope)
        }
        #expect(abs(total - 2) < 1e-11)
    }

    @Test func gaussianGridsReachThePoles() throws {
        let latitudes = GaussianLatitudes.latitudes(32)
        let axis = try #require(Axis(centres: latitudes, limits: -90...90))
        #expect(axis.position(of: 90) == -0.5)
        #expect(axis.position(of: -90) == 63.5)
        for (index, latitude) in latitudes.enumerated() {
            #expect(abs((axis.position(of: latitude) ?? .nan) - Double(index)) < 1e-12)
            #expect(abs(axis.coordinate(at: Double(index)) - latitude) < 1e-12)
        }
    }

    /// A curvilinear copy of a regular grid gives the same positions, over the date line and the pole.
    @Test func meshesAgreeWithTheGridsTheyCopy() throws {
        let pole = RotatedPole(southPoleLongitude: 170, southPoleLatitude: -10)
        let rotated = Grid(
            longitudes: Axis(first: -15, step: 1, count: 31, period: 360),
            latitudes: Axis(first: 90, step: -1, count: 31), pole: pole)
        var longitudes: [Double] = []
        var latitudes: [Double] = []
        for y in 0..<31 {
            for x in 0..<31 {
                let place = try #require(
                    rotated.coordinate(atX: Double(x), y: Double(y == 0 ? 1 : y)))
                longitudes.append(place.longitude)
                latitudes.append(y == 0 ? .nan : place.latitude)
            }
        }
        let mesh = Grid(
            mesh: CurvilinearMesh(
                width: 31, height: 31, longitudes: longitudes, latitudes: latitudes))
        for y in stride(from: 2.0, through: 29, by: 3.25) {
            for x in stride(from: 1.0, through: 29, by: 3.5) {
                let place = try #require(mesh.coordinate(atX: x, y: y))
                let back = try #require(mesh.position(of: place.longitude, place.latitude))
                #expect(abs(back.x - x) < 1e-6 && abs(back.y - y) < 1e-6)
                if x.rounded() == x, y.rounded() == y {
                    let same = try #require(
                        rotated.position(of: place.longitude, place.latitude))
                    #expect(abs(same.x - x) < 1e-6 && abs(same.y - y) < 1e-6)
                }
            }
        }
    }

    /// A nested HEALPix index and a ring index name the same cell: the first ring has four.
    @Test func healpixNestedOrder() {
        let grid = HealpixGrid(n: 4, turn: 0)
        let order = grid.ringOrder((0..<192).map(Float.init))
        #expect(Set(order).count == 192)
        // The last cell of each of the four northern base cells touches the pole.
        #expect(Array(order[0..<4]) == [15, 31, 47, 63])
    }
}
