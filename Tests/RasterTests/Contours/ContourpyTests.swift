import Foundation
import Raster
import TestSupport
import Testing

/// Compares with contourpy, the contour finder of Matplotlib, on fields of real files.
///
/// Lines: as many, as many of them closed, every point within 0.002 grid steps of one of the other's, the whole length
/// within 1/10,000. Bands: areas within 1/10,000 of the field's.
@Suite struct ContourpyTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let file: String
        var message = 0
        var levels = 20
        var testDescription: String { file }
    }

    /// What contourpy found.
    private struct Answer: Decodable {
        struct Level: Decodable {
            let level: Float
            let lines: Int
            let closed: Int
            let length: Double
            let points: Int
            let area: Double
        }
        let width: Int
        let height: Int
        let levels: [Level]
    }

    private static let script = """
        import json, sys
        import numpy, contourpy
        path, message, count, folder = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
        if path.endswith('.cdf'):
            import netCDF4
            variable = netCDF4.Dataset(path)['p']
            values = numpy.ma.filled(variable[message].astype('f4'), numpy.nan)
        else:
            import eccodes
            with open(path, 'rb') as file:
                for _ in range(message + 1):
                    handle = eccodes.codes_grib_new_from_file(file)
            eccodes.codes_set(handle, 'missingValue', 1e20)
            values = eccodes.codes_get_values(handle)
            values = numpy.where(values == 1e20, numpy.nan, values).astype('f4')
            shape = eccodes.codes_get(handle, 'Nj'), eccodes.codes_get(handle, 'Ni')
            values = values.reshape(shape)
        values.tofile(folder + '/values')
        known = values[numpy.isfinite(values)]
        # Odd places between the lowest and highest value, so that hardly any value is at a level.
        levels = numpy.linspace(known.min(), known.max(), count + 2)[1:-1] * 1.00000713
        levels = levels.astype('f4').astype('f8')
        finder = contourpy.contour_generator(
            z=numpy.ma.masked_invalid(values.astype('f8')), name='serial', corner_mask=False,
            line_type='Separate', fill_type='OuterOffset')
        def area(upper, lower):
            total = 0.0
            for points, offsets in zip(*finder.filled(lower, upper)):
                for a, b in zip(offsets[:-1], offsets[1:]):
                    x, y = points[a:b].T
                    total += numpy.sum(x[:-1] * y[1:] - x[1:] * y[:-1]) / 2
            return total
        found = []
        with open(folder + '/points', 'wb') as file:
            for index, level in enumerate(levels):
                lines = finder.lines(level)
                upper = levels[index + 1] if index + 1 < count else numpy.inf
                for line in lines:
                    line.astype('f4').tofile(file)
                found.append({
                    'level': float(level), 'lines': len(lines),
                    'closed': sum(bool((line[0] == line[-1]).all()) for line in lines),
                    'length': float(sum(numpy.hypot(*numpy.diff(line.T)).sum() for line in lines)),
                    'points': sum(len(line) for line in lines),
                    'area': float(area(upper, level))})
        print(json.dumps({
            'width': values.shape[1], 'height': values.shape[0], 'levels': found}))
        """

    private static func floats(_ file: URL) throws -> [Float] {
        try Data(contentsOf: file).withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map {
                bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self)
            }
        }
    }

    @Test(
        .enabled(if: TestData.isAvailable, TestData.skipped),
        .enabled(if: Python.isAvailable, Python.skipped),
        arguments: [
            Case(file: "grib2/one-field-many-packings/gfs.png.grib2"),
            Case(file: "grib2/one-field-many-packings/regular_ll_msl.grib"),
            Case(file: "timeseries/ncl-storm/Pstorm.cdf", message: 12),
            Case(file: "timeseries/sailing/Pacific.wind.7days.grb", levels: 9),
        ])
    func agreesWithContourpy(_ test: Case) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("contourpy-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try Python.run(
            Self.script,
            [
                try TestData.file(test.file).path, "\(test.message)", "\(test.levels)",
                folder.path,
            ])
        let answer = try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
        let values = try Self.floats(folder.appendingPathComponent("values"))
        let points = try Self.floats(folder.appendingPathComponent("points"))
        let grid = ContourGrid(values, width: answer.width, height: answer.height)
        let levels = ContourLevels(values: answer.levels.map(\.level))
        #expect(levels.count == test.levels)

        let lines = grid.lines(levels)
        let bands = grid.bands(levels).bands
        let whole = Double(answer.width * answer.height)
        var first = 0
        for (index, expected) in answer.levels.enumerated() {
            let found = lines.lines.filter { $0.level == index }
            #expect(found.count == expected.lines)
            #expect(found.filter(\.isClosed).count == expected.closed)
            var length = 0.0
            var own: [SIMD2<Float>] = []
            for line in found {
                let points = Array(lines[line])
                own += points
                for (a, b) in zip(points, points.dropFirst() + (line.isClosed ? [points[0]] : [])) {
                    let step = SIMD2<Double>(a) - SIMD2<Double>(b)
                    length += (step * step).sum().squareRoot()
                }
            }
            #expect(abs(length - expected.length) <= 1e-4 * expected.length)
            let other = (first..<first + expected.points).map {
                SIMD2(points[$0 * 2], points[$0 * 2 + 1])
            }
            first += expected.points
            #expect(strays(of: own, from: other) == 0)
            #expect(strays(of: other, from: own) == 0)
            #expect(
                abs(ContourBandsTests.area(bands[index + 1].rings) - expected.area) <= 1e-4 * whole)
        }
    }

    /// The number of points with none of the others nearby.
    private func strays(of points: [SIMD2<Float>], from others: [SIMD2<Float>]) -> Int {
        func cell(_ point: SIMD2<Float>) -> SIMD2<Int32> {
            SIMD2(Int32((point.x * 128).rounded(.down)), Int32((point.y * 128).rounded(.down)))
        }
        var cells: [SIMD2<Int32>: [SIMD2<Float>]] = [:]
        for point in others { cells[cell(point), default: []].append(point) }
        var count = 0
        for point in points {
            let middle = cell(point)
            var isNear = false
            for offset in 0..<9 where !isNear {
                let key = middle &+ SIMD2(Int32(offset % 3) - 1, Int32(offset / 3) - 1)
                isNear = (cells[key] ?? []).contains { other in
                    let off = other - point
                    return abs(off.x) < 0.002 && abs(off.y) < 0.002
                }
            }
            if !isNear { count += 1 }
        }
        return count
    }
}
