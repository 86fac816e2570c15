import Foundation
import Raster
import TestSupport
import Testing

/// Tiles of real fields against GDAL's warper (through rasterio), which shares nothing with ours.
@Suite(
    .enabled(if: TestData.isAvailable, "no real files: set SKYLOOP_TEST_DATA"),
    .enabled(if: Python.isAvailable, Python.skipped)
) struct WarpTests {
    /// Decodes with ecCodes, warps with GDAL, and writes the field and the tile as raw floats.
    static let script = """
        import sys, json, warnings
        warnings.filterwarnings('ignore')
        import numpy as np, eccodes, rasterio
        from rasterio.warp import reproject, Resampling
        from rasterio.transform import Affine
        path, z, x, y, kernel, out = sys.argv[1], *map(int, sys.argv[2:5]), sys.argv[5], sys.argv[6]
        with open(path, 'rb') as f: h = eccodes.codes_grib_new_from_file(f)
        get = lambda k: eccodes.codes_get(h, k)
        nx, ny = get('Nx'), get('Ny')
        a = eccodes.codes_get_values(h).astype('f4').reshape(ny, nx)
        info = {'width': nx, 'height': ny}
        if get('gridType') == 'regular_ll':
            w, n = get('longitudeOfFirstGridPointInDegrees'), get('latitudeOfFirstGridPointInDegrees')
            d = get('iDirectionIncrementInDegrees')
            info.update(west=w, north=n, step=d)
            crs, t = 'EPSG:4326', Affine(d, 0, w - d / 2, 0, -d, n + d / 2)
        else:
            import pyproj
            p = dict(lat1=get('Latin1InDegrees'), lat2=get('Latin2InDegrees'), lon0=get('LoVInDegrees'),
                     lat0=get('LaDInDegrees'), radius=get('radius') if eccodes.codes_is_defined(h, 'radius') else 6371229.0)
            crs = '+proj=lcc +lat_1=%(lat1)r +lat_2=%(lat2)r +lat_0=%(lat0)r +lon_0=%(lon0)r +R=%(radius)r +units=m +no_defs' % p
            px, py = pyproj.Proj(crs)(get('longitudeOfFirstGridPointInDegrees'), get('latitudeOfFirstGridPointInDegrees'))
            dx, dy = get('DxInMetres'), get('DyInMetres')
            if not get('jScansPositively'): a, py = a[::-1], py - dy * (ny - 1)
            info.update(p, x=px, y=py, dx=dx, dy=dy)
            t = Affine(dx, 0, px - dx / 2, 0, dy, py - dy / 2)
        half = 20037508.342789244
        side = 2 * half / 2 ** z
        target = Affine(side / 256, 0, x * side - half, 0, -side / 256, half - y * side)
        tile = np.full((256, 256), np.nan, 'f4')
        reproject(np.ascontiguousarray(a), tile, src_transform=t, src_crs=crs, dst_transform=target,
                  dst_crs='EPSG:3857', resampling=Resampling[kernel], tolerance=0,
                  src_nodata=np.nan, dst_nodata=np.nan, XSCALE=1, YSCALE=1)
        np.ascontiguousarray(a).tofile(out + '.field'); tile.tofile(out + '.tile')
        print(json.dumps(info))
        """

    struct Info: Decodable {
        var width: Int
        var height: Int
        var west: Double?
        var north: Double?
        var step: Double?
        var lat1: Double?
        var lat2: Double?
        var lat0: Double?
        var lon0: Double?
        var radius: Double?
        var x: Double?
        var y: Double?
        var dx: Double?
        var dy: Double?
    }

    static func warp(
        _ name: String, _ tile: TileID, _ kernel: String
    ) throws -> (info: Info, field: [Float], tile: [Float]) {
        let out = FileManager.default.temporaryDirectory
            .appendingPathComponent("warp-\(UUID().uuidString)").path
        defer {
            try? FileManager.default.removeItem(atPath: out + ".field")
            try? FileManager.default.removeItem(atPath: out + ".tile")
        }
        let printed = try Python.run(
            script,
            [try TestData.file(name).path, "\(tile.z)", "\(tile.x)", "\(tile.y)", kernel, out])
        func floats(_ path: String) throws -> [Float] {
            try Data(contentsOf: URL(fileURLWithPath: path)).withUnsafeBytes {
                Array($0.bindMemory(to: Float.self))
            }
        }
        let info = try JSONDecoder().decode(Info.self, from: Data(printed.utf8))
        return (info, try floats(out + ".field"), try floats(out + ".tile"))
    }

    /// Bilinear to 0.05 m of height between 4,800 and 6,000; cubic too, whose kernel is the same.
    @Test(arguments: [
        (TileID(z: 3, x: 2, y: 3), "bilinear", SampleInterpolation.bilinear),
        (TileID(z: 5, x: 20, y: 12), "bilinear", .bilinear),
        (TileID(z: 5, x: 20, y: 12), "cubic", .bicubic),
        (TileID(z: 5, x: 20, y: 12), "nearest", .none),
    ]) func globalGridAgrees(
        _ tile: TileID, _ kernel: String, _ interpolation: SampleInterpolation
    ) throws {
        let (info, field, expected) = try Self.warp(
            "grib2/one-field-many-packings/gfs.png.grib2", tile, kernel)
        let west = try #require(info.west)
        let north = try #require(info.north)
        let step = try #require(info.step)
        var out: [Float] = []
        FieldPainter().sample(
            FieldSample(
                GridValues(field, width: info.width, height: info.height, wrapsX: true)),
            on: .regular(
                firstLongitude: west, longitudeStep: step, firstLatitude: north,
                latitudeStep: -step),
            seenBy: Camera(tile: tile), options: SampleOptions(interpolation: interpolation),
            into: &out)
        compare(out, expected, tolerance: interpolation == .none ? 0 : 0.05, missing: 0)
    }

    /// A Lambert grid: our mesh may be off by a tenth of a pixel.
    @Test(arguments: [TileID(z: 6, x: 14, y: 24), TileID(z: 8, x: 58, y: 97)])
    func lambertGridAgrees(_ tile: TileID) throws {
        let (info, field, expected) = try Self.warp(
            "grib2/grid/subset_20201214_hrrr.t00z.wrfsfcf12.grib2", tile, "bilinear")
        let lambert = try Lambert(info)
        let camera = Camera(tile: tile)
        let mesh = PositionMesh(camera: camera, position: lambert.position)
        var out: [Float] = []
        FieldPainter().sample(
            FieldSample(GridValues(field, width: info.width, height: info.height)),
            on: .mesh(mesh), seenBy: camera, options: SampleOptions(interpolation: .bilinear),
            into: &out)
        #expect(mesh.evaluations < 400)
        let values = field.filter { $0.isFinite }
        let range = (values.max() ?? 0) - (values.min() ?? 0)
        compare(out, expected, tolerance: range * 0.01, missing: 40)
    }

    private func compare(
        _ out: [Float], _ expected: [Float], tolerance: Float, missing allowed: Int
    ) {
        var worst: Float = 0
        var compared = 0
        var differentlyMissing = 0
        var beyond = 0
        for (ours, theirs) in zip(out, expected) {
            if ours.isNaN || theirs.isNaN {
                if ours.isNaN != theirs.isNaN { differentlyMissing += 1 }
                continue
            }
            compared += 1
            worst = max(worst, abs(ours - theirs))
            if abs(ours - theirs) > tolerance { beyond += 1 }
        }
        #expect(compared > 10_000)
        // Nearest points at a tie may go either way: a pixel in ten thousand.
        #expect(beyond <= 12, "\(beyond) pixels, worst \(worst)")
        #expect(differentlyMissing <= allowed, "missing: \(differentlyMissing)")
    }

    /// Lambert's conformal conic on a sphere (Snyder 1987, 15-1 to 15-5).
    struct Lambert: Sendable {
        let n: Double
        let f: Double
        let rho0: Double
        let lon0: Double
        let radius: Double
        let origin: (x: Double, y: Double)
        let step: (x: Double, y: Double)

        init(_ info: Info) throws {
            func t(_ latitude: Double) -> Double { tan(.pi / 4 + latitude * .pi / 360) }
            let (lat1, lat2) = (try #require(info.lat1), try #require(info.lat2))
            let (phi1, phi2) = (lat1 * .pi / 180, lat2 * .pi / 180)
            n = lat1 == lat2 ? sin(phi1) : log(cos(phi1) / cos(phi2)) / log(t(lat2) / t(lat1))
            f = cos(phi1) * pow(t(lat1), n) / n
            radius = try #require(info.radius)
            rho0 = radius * f / pow(t(try #require(info.lat0)), n)
            lon0 = try #require(info.lon0)
            origin = (try #require(info.x), try #require(info.y))
            step = (try #require(info.dx), try #require(info.dy))
        }

        func position(_ longitude: Double, _ latitude: Double) -> (x: Double, y: Double)? {
            let rho = radius * f / pow(tan(.pi / 4 + latitude * .pi / 360), n)
            var turn = (longitude - lon0).truncatingRemainder(dividingBy: 360)
            if turn > 180 { turn -= 360 }
            if turn < -180 { turn += 360 }
            let theta = n * turn * .pi / 180
            return (
                (rho * sin(theta) - origin.x) / step.x,
                (rho0 - rho * cos(theta) - origin.y) / step.y
            )
        }
    }
}
