import Foundation
import TestSupport

/// What the Python package netCDF4 reads in a file: every numeric variable, unpacked by its own rules.
struct NetCDFReference: Decodable {
    /// One variable.
    struct Variable: Decodable {
        let path: String
        let shape: [Int]
        let dims: [String]
        /// The offset of its values in the file of all values, in bytes.
        let offset: Int
        /// Times of the fields by their index along the dimension of time, as ISO 8601.
        let times: [String?]?
        /// The place of the dimension of time; nil where there is none.
        let timeDimension: Int?
    }

    let variables: [Variable]

    /// Reads a file with Python.
    ///
    /// - Returns: The variables, and the values as little-endian floats.
    static func read(_ path: String) throws -> (reference: NetCDFReference, values: Data) {
        try withTemporaryFolder { folder in
            let data = folder.appendingPathComponent("values")
            let text = try Python.run(script, [path, data.path])
            let reference = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
            return (reference, try Data(contentsOf: data))
        }
    }

    /// The mask is netCDF4's own (with `_Unsigned` and the valid range), the values are raw numbers times
    /// scale plus offset in double precision.
    private static let script = #"""
        import json, sys, warnings
        import numpy, netCDF4
        warnings.simplefilter("ignore")
        path, output = sys.argv[1:3]
        unsigned = {"i1": "u1", "i2": "u2", "i4": "u4", "i8": "u8"}

        def groups(group):
            yield group
            for child in group.groups.values():
                yield from groups(child)

        def times(variable, group):
            for place, name in enumerate(variable.dimensions):
                owner = group
                while owner is not None and name not in owner.variables:
                    owner = owner.parent
                if owner is None:
                    continue
                coordinate = owner.variables[name]
                units = getattr(coordinate, "units", "")
                if coordinate.dimensions != (name,) or " since " not in units:
                    continue
                calendar = getattr(coordinate, "calendar", "standard")
                values = coordinate[:]
                dates = []
                for value in numpy.ma.atleast_1d(values):
                    if value is numpy.ma.masked:
                        dates.append(None)
                        continue
                    date = netCDF4.num2date(float(value), units, calendar)
                    seconds = date.second + date.microsecond / 1e6
                    dates.append("%04d-%02d-%02d %02d:%02d:%06.3f" % (
                        date.year, date.month, date.day, date.hour, date.minute, seconds))
                return place, dates
            return None, None

        dataset = netCDF4.Dataset(path)
        found = []
        offset = 0
        with open(output, "wb") as sink:
            for group in groups(dataset):
                prefix = "" if group.path == "/" else group.path.strip("/") + "/"
                for name, variable in group.variables.items():
                    if not isinstance(variable.dtype, numpy.dtype) or variable.dtype.kind not in "iuf":
                        continue
                    variable.set_auto_chartostring(False)
                    variable.set_auto_maskandscale(True)
                    masked = variable[...]
                    variable.set_auto_maskandscale(False)
                    raw = variable[...]
                    if str(getattr(variable, "_Unsigned", "")).lower() == "true":
                        raw = raw.view(unsigned.get(raw.dtype.str[1:], raw.dtype.str[1:]))
                    values = raw.astype("f8")
                    has = [hasattr(variable, a) for a in ("scale_factor", "add_offset")]
                    if any(has):
                        scale = float(variable.scale_factor) if has[0] else 1.0
                        shift = float(variable.add_offset) if has[1] else 0.0
                        values = values * scale + shift
                    with numpy.errstate(over="ignore"):
                        values = numpy.array(values, dtype="<f4")
                    mask = numpy.ma.getmaskarray(masked)
                    values = numpy.where(mask, numpy.float32("nan"), values)
                    sink.write(values.tobytes())
                    place, dates = times(variable, group)
                    found.append(dict(
                        path=prefix + name, shape=list(variable.shape), offset=offset,
                        dims=list(variable.dimensions), times=dates, timeDimension=place))
                    offset += values.size * 4
        print(json.dumps(dict(variables=found)))
        """#
}
