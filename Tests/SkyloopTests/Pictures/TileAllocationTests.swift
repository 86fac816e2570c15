import AllocationCounter
import PortableChecks
import Raster
import Skyloop
import TestSupport
import Testing

/// A server that draws tiles all day takes no memory for one: only the first ones make room.
@Suite(
    .enabled(
        if: allocations_are_counted() && !TestBuild.isDebug,
        "allocations are those of an optimised build without a sanitizer"))
struct TileAllocationTests {
    /// Which grid the field lies on.
    enum Grid: CaseIterable { case world, projected }

    private static let tiles = [
        TileID(z: 0, x: 0, y: 0), TileID(z: 2, x: 2, y: 1), TileID(z: 4, x: 9, y: 5),
        TileID(z: 9, x: 270, y: 160),
    ]

    @Test(arguments: Grid.allCases, SampleInterpolation.allCases)
    func aTileAllocatesNothing(_ grid: Grid, _ interpolation: SampleInterpolation) {
        let painter = FieldPainter()
        let encoder = TilePNGEncoder()
        let table = ColorTable(ColorScale.temperature)
        let options = SampleOptions(interpolation: interpolation)
        var image = IndexedImage(width: 256, height: 256)
        var file: [UInt8] = []
        let views = Self.tiles.map { tile -> (camera: Camera, layout: GridLayout) in
            let camera = Camera(tile: tile)
            return grid == .world
                ? (camera, FieldGoldenTests.layout)
                : (
                    camera,
                    .mesh(PositionMesh(camera: camera, position: FieldGoldenTests.polar))
                )
        }
        let field = grid == .world ? FieldGoldenTests.world : FieldGoldenTests.pole
        let later = GridValues(
            field.values.map { $0 + 3 }, width: field.width, height: field.height,
            wrapsX: field.wrapsX)
        let moments = [
            FieldSample(field), FieldSample(FieldBlend(field, later, fraction: 0.4)),
        ]
        func draw() {
            for (camera, layout) in views {
                for moment in moments {
                    painter.paint(
                        moment, on: layout, seenBy: camera, options: options, colors: table,
                        into: &image)
                    encoder.encode(image, into: &file)
                }
            }
        }
        draw()
        draw()
        let before = thread_allocation_count()
        draw()
        #expect(thread_allocation_count() - before == 0)
        #expect(file.count > 100)
    }

    @Test func aStepOfParticlesAllocatesNothing() {
        let camera = Camera(tile: TileID(z: 2, x: 1, y: 1))
        let options = ParticleOptions(density: .count(2000))
        var flow = FlowField(camera: camera)
        let count = flow.columns * flow.rows
        flow.setFlow(
            east: [Float](repeating: 9, count: count), north: [Float](repeating: -4, count: count),
            options: options)
        var system = ParticleSystem(options: options)
        system.setFlow(flow)
        for _ in 0..<10 { system.advance(by: 1.0 / 60) }
        let before = thread_allocation_count()
        for _ in 0..<2000 { system.advance(by: 1.0 / 60) }
        #expect(thread_allocation_count() - before == 0)
    }
}
