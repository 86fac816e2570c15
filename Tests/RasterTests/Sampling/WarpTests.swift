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
        eccodes.codes_set(h, 'missingValue', 1e30)
        a = eccodes.codes_get_values(h).reshape(ny, nx)
        a = np.where(a == 1e30, np.nan, a).astype('f4')
        info = {'width': nx, 'height': ny}
        if get('gridType') == 'regular_ll':
            w, n = get('longitudeOfFirstGridPointInDegrees'), get('latitudeOfFirstGridPointInDegrees')
            d = get('iDirectionIncrementInDegrees')
            info.update(west=w, north=n, step=d)
            crs, t = 'EPSG:4326', Affine(d, 0, w - d / 2, 0, -d, n + d / 2)
        else:
            # The first point by the formulas: a second copy of PROJ in one process does not go well.
            from math import sin, cos, tan, log, pi, radians
            p = dict(lat1=get('Latin1InDegrees'), lat2=get('Latin2InDegrees'),
                     lon0=get('LoVInDegrees'), lat0=get('LaDInDegrees'), radius=6371229.0)
            crs = ('+proj=lcc +lat_1=%(lat1)r +lat_2=%(lat2)r +lat_0=%(lat0)r +lon_0=%(lon0)r '
                   '+R=%(radius)r +units=m +no_defs' % p)
            s = lambda v: tan(pi / 4 + radians(v) / 2)
            a1, a2 = radians(p['lat1']), radians(p['lat2'])
            n = sin(a1) if a1 == a2 else log(cos(a1) / cos(a2)) / log(s(p['lat2']) / s(p['lat1']))
            f = cos(a1) * s(p['lat1']) ** n / n * p['radius']
            rho = f / s(get('latitudeOfFirstGridPointInDegrees')) ** n
            turn = (get('longitudeOfFirstGridPointInDegrees') - p['lon0'] + 180) % 360 - 180
            px = rho * sin(n * radians(turn))
            py = f / s(p['lat0']) ** n - rho * cos(n * radians(turn))
            dx, dy = get('DxInMetres'), get('DyInMetres')
            if not get('jScansPositively'): a, py = a[::-1], py - dy * (ny - 1)
            info.update(p, x=px, y=py, dx=dx, dy=dy)
            t = Affine(dx, 0, px - dx / 2, 0, dy, py - dy / 2)
        half = 20037508.342789244
        side = 2 * half / 2 ** z
        target = Affine(side / 256, 0, x * side - half, 0, -side / 256, half - y * side)
        # GDAL places a row of pixels by its ends and middle, to an eighth of a cell: short rows make that exact.
        strips = []
        for column in range(0, 256, 16):
            strip = np.full((256, 16), np.nan, 'f4')
            reproject(np.ascontiguousarray(a), strip, src_transform=t, src_crs=crs,
                      dst_transform=target * Affine.translation(column, 0), dst_crs='EPSG:3857',
                      resampling=Resampling[kernel], tolerance=0, src_nodata=np.nan,
                      dst_nodata=np.nan, XSCALE=1, YSCALE=1)
            strips.append(strip)
        tile = np.ascontiguousarray(np.hstack(strips))
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

    struct Lambert: Sendable, CustomTestStringConvertible {
        var file: String
        var tile: TileID
        var kernel: String
        var interpolation: SampleInterpolation
        /// In the field's own unit.
        var tolerance: Float
        var testDescription: String { "\(file) z\(tile.z) \(kernel)" }
    }

    /// To what the mesh's bound, a tenth of a pixel, makes of the field's slope: 1.5 Pa of 2,750, 0.4 dBZ of 83 and 0.2 K
    /// of 44, with the same pixels missing.
    @Test(arguments: [
        Lambert(
            file: "nam.t00z.awp21100.tm00.grib2", tile: TileID(z: 4, x: 3, y: 6),
            kernel: "bilinear", interpolation: .bilinear, tolerance: 1.5),
        Lambert(
            file: "nam.t00z.awp21100.tm00.grib2", tile: TileID(z: 4, x: 3, y: 6),
            kernel: "cubic", interpolation: .bicubic, tolerance: 1.5),
        Lambert(
            file: "hrrr.wrfsubhf.sample.grib2", tile: TileID(z: 6, x: 18, y: 23),
            kernel: "bilinear", interpolation: .bilinear, tolerance: 0.4),
        Lambert(
            file: "ds.maxt.bin", tile: TileID(z: 5, x: 7, y: 12), kernel: "bilinear",
            interpolation: .bilinear, tolerance: 0.2),
    ]) func lambertGridAgrees(_ test: Lambert) throws {
        let (info, field, expected) = try Self.warp(
            "grib2/grid/\(test.file)", test.tile, test.kernel)
        let cone = try Cone(info)
        let camera = Camera(tile: test.tile)
        var out: [Float] = []
        FieldPainter().sample(
            FieldSample(GridValues(field, width: info.width, height: info.height)),
            on: .mesh(PositionMesh(camera: camera, position: cone.position)), seenBy: camera,
            options: SampleOptions(interpolation: test.interpolation), into: &out)
        compare(out, expected, tolerance: test.tolerance, missing: 0)
    }

    /// Lambert's conformal conic on a sphere, by Snyder's formulas (1987, page 107).
    private struct Cone {
        let n: Double
        let f: Double
        let lon0: Double
        let rho0: Double
        let first: SIMD2<Double>
        let step: SIMD2<Double>

        init(_ info: Info) throws {
            let lat1 = try #require(info.lat1) * .pi / 180
            let lat2 = try #require(info.lat2) * .pi / 180
            let lat0 = try #require(info.lat0) * .pi / 180
            lon0 = try #require(info.lon0)
            n =
                lat1 == lat2
                ? sin(lat1)
                : log(cos(lat1) / cos(lat2))
                    / log(tan(.pi / 4 + lat2 / 2) / tan(.pi / 4 + lat1 / 2))
            f = try cos(lat1) * pow(tan(.pi / 4 + lat1 / 2), n) / n * #require(info.radius)
            rho0 = f / pow(tan(.pi / 4 + lat0 / 2), n)
            first = try SIMD2(#require(info.x), #require(info.y))
            step = try SIMD2(#require(info.dx), #require(info.dy))
        }

        @Sendable func position(_ longitude: Double, _ latitude: Double) -> (x: Double, y: Double)?
        {
            let rho = f / pow(tan(.pi / 4 + latitude * .pi / 360), n)
            let turn = n * remainder(longitude - lon0, 360) * .pi / 180
            let place = (SIMD2(rho * sin(turn), rho0 - rho * cos(turn)) - first) / step
            return (place.x, place.y)
        }
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
}
