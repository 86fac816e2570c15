import Raster
import Testing

@Suite struct SymbolLatticeTests {
    private func camera(_ longitude: Double, _ latitude: Double, _ zoom: Double) -> Camera {
        Camera(
            center: Coordinate(longitude: longitude, latitude: latitude), zoom: zoom, width: 600,
            height: 400)
    }

    /// World places in whole millionths, once for each.
    private func places(_ lattice: SymbolLattice) -> Set<SIMD2<Int>> {
        Set(
            lattice.sites.map {
                SIMD2(Int(($0.world.x * 1e6).rounded()), Int(($0.world.y * 1e6).rounded()))
            })
    }

    @Test func staysPutWhilePanning() {
        let a = SymbolLattice(camera: camera(10, 50, 4.3), spacing: 30, margin: 0)
        let b = SymbolLattice(camera: camera(10.37, 49.9, 4.3), spacing: 30, margin: 0)
        let shared = places(a).intersection(places(b))
        #expect(shared.count > a.sites.count * 8 / 10)
    }

    @Test func keepsItsSitesWhenZoomingIn() {
        let coarse = SymbolLattice(camera: camera(3, 20, 3.9), spacing: 40, margin: 0)
        let fine = SymbolLattice(camera: camera(3, 20, 4), spacing: 40, margin: 40)
        #expect(places(coarse).subtracting(places(fine)).count <= coarse.sites.count / 10)
        #expect(fine.sites.count > 3 * coarse.sites.count)
    }

    @Test(arguments: [0, 1.5, 2.99, 7.2, 13] as [Double])
    func keepsTheSpacing(zoom: Double) {
        let lattice = SymbolLattice(camera: camera(0, 0, zoom), spacing: 30, isStaggered: false)
        let rows = Set(lattice.sites.map(\.position.y)).sorted()
        for (a, b) in zip(rows, rows.dropFirst()) {
            #expect(b - a > 29.9 && b - a < 62)
        }
    }

    @Test func meetsAtTheDateLine() {
        let lattice = SymbolLattice(camera: camera(180, 10, 3), spacing: 30, isStaggered: false)
        let columns = Set(lattice.sites.map { ($0.position.x * 64).rounded() / 64 }).sorted()
        let gaps = zip(columns, columns.dropFirst()).map { $1 - $0 }
        let (low, high) = (gaps.min() ?? 0, gaps.max() ?? 0)
        #expect(high - low < 0.1)
        #expect(lattice.sites.allSatisfy { $0.world.x >= 0 && $0.world.x < 1 })
        #expect(lattice.sites.allSatisfy { abs($0.coordinate.latitude) < 85.1 })
    }

    @Test func takesAnyCamera() {
        let odd = [Double.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 25, 0.001]
        for value in odd {
            for other in odd {
                let camera = Camera(
                    center: Coordinate(longitude: value, latitude: other), zoom: other,
                    width: value,
                    height: 100, pixelRatio: other)
                let lattice = SymbolLattice(camera: camera, spacing: value, margin: other)
                #expect(lattice.sites.count <= SymbolLattice.maximumCount + 1)
                let camera2 = Camera(
                    center: Coordinate(longitude: value, latitude: 10), zoom: other, width: 300,
                    height: 100)
                #expect(
                    SymbolLattice(camera: camera2, spacing: 4).sites.count <= SymbolLattice
                        .maximumCount + 1)
            }
        }
    }
}
