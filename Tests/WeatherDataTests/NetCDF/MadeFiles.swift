import Foundation
import TestSupport
import Testing

@testable import WeatherData

/// Small NetCDF files, one for each thing that CF allows, made once with the Python package netCDF4.
///
/// Where nothing else is said, the value of a cell is `1000 × step + 10 × row + column`.
enum MadeFiles {
    /// The folder with the files; nil where there is no Python.
    static let folder: URL? = {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(
                "skyloop-made-netcdf-\(ProcessInfo.processInfo.processIdentifier)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        atexit {
            let name = "skyloop-made-netcdf-\(ProcessInfo.processInfo.processIdentifier)"
            try? FileManager.default.removeItem(
                at: FileManager.default.temporaryDirectory.appendingPathComponent(name))
        }
        do {
            _ = try Python.run(script + calendars + grids, [folder.path])
        } catch {
            Issue.record("the files were not made: \(error)")
            return nil
        }
        return folder
    }()

    /// The path of a file.
    static func path(_ name: String) throws -> String {
        try #require(folder).appendingPathComponent(name).path
    }

    /// Opens a file.
    static func open(_ name: String) throws -> NetCDFReader {
        try NetCDFReader(contentsOf: try path(name))
    }

    /// The only variable of this name.
    static func group(_ name: String, in reader: NetCDFReader) throws -> FileIndex.Group {
        let found = reader.index.groups.filter { $0.metadata.shortName == name }
        return try #require(found.count == 1 ? found[0] : nil, "\(name): \(found.count) groups")
    }

    private static let script = #"""
        import sys, os, warnings
        import numpy as np
        from netCDF4 import Dataset
        warnings.simplefilter("ignore")
        os.chdir(sys.argv[1])

        def cells(steps, rows, columns):
            t, y, x = np.meshgrid(range(steps), range(rows), range(columns), indexing="ij")
            return (1000 * t + 10 * y + x).astype("f4")

        def axis(d, name, values, type="f8", dim=None, **attributes):
            dim = dim or name
            if dim not in d.dimensions:
                d.createDimension(dim, len(values))
            v = d.createVariable(name, type, (dim,))
            v.setncatts(attributes)
            v[:] = values
            return v

        def data(d, name, dims, values, type="f4", fill=None, **attributes):
            v = d.createVariable(name, type, dims, fill_value=fill)
            v.setncatts(attributes)
            v.set_auto_maskandscale(False)
            v[...] = values
            return v

        def plain(d, steps=2, rows=3, columns=4, name="t2m", **attributes):
            axis(d, "time", range(steps), units="hours since 2020-01-01")
            axis(d, "lat", [60 - 10 * i for i in range(rows)], units="degrees_north")
            axis(d, "lon", [5 + 10 * i for i in range(columns)], units="degrees_east")
            return data(d, name, ("time", "lat", "lon"), cells(steps, rows, columns), **attributes)

        for form in ["NETCDF3_CLASSIC", "NETCDF3_64BIT_OFFSET", "NETCDF3_64BIT_DATA", "NETCDF4",
                     "NETCDF4_CLASSIC"]:
            with Dataset(form + ".nc", "w", format=form) as d:
                plain(d, units="K", standard_name="air_temperature")

        with Dataset("by-attribute.nc", "w") as d:
            axis(d, "a", [0, 1], standard_name="time", units="days since 2020-01-01 12:00")
            axis(d, "b", [1, 2, 3], axis="Y", units="degrees_north")
            axis(d, "c", [1, 2, 3, 4], standard_name="longitude", units="degrees")
            data(d, "q", ("a", "b", "c"), cells(2, 3, 4))

        with Dataset("by-name.nc", "w") as d:
            axis(d, "time", [0, 1], units="days since 2020-01-01")
            axis(d, "latitude", [1, 2, 3])
            axis(d, "longitude", [1, 2, 3, 4])
            data(d, "q", ("time", "latitude", "longitude"), cells(2, 3, 4))

        with Dataset("transposed.nc", "w") as d:
            axis(d, "time", [0, 1], units="days since 2020-01-01")
            axis(d, "lat", [1, 2, 3], units="degrees_north")
            axis(d, "lon", [350, 355, 0, 5], units="degrees_east")
            data(d, "q", ("lon", "time", "lat"), cells(2, 3, 4).transpose(2, 0, 1))

        with Dataset("curvilinear.nc", "w") as d:
            d.createDimension("y", 3); d.createDimension("x", 4)
            x, y = np.meshgrid(range(4), range(3))
            data(d, "la", ("y", "x"), 50 + y + 0.1 * x, "f8", units="degrees_north")
            data(d, "lo", ("y", "x"), 10 + x - 0.1 * y, "f8", units="degrees_east")
            data(d, "la2", ("x", "y"), (50 + y + 0.1 * x).T, "f8", units="degrees_north")
            data(d, "lo2", ("x", "y"), (10 + x - 0.1 * y).T, "f8", units="degrees_east")
            data(d, "q", ("y", "x"), cells(1, 3, 4)[0], coordinates="lo la")
            data(d, "r", ("y", "x"), cells(1, 3, 4)[0], coordinates="la2 lo2")
            data(d, "s", ("x", "y"), cells(1, 3, 4)[0].T, coordinates="lo la")

        with Dataset("packing.nc", "w") as d:
            axis(d, "lat", [1], units="degrees_north")
            axis(d, "lon", range(6), units="degrees_east")
            dims = ("lat", "lon")
            data(d, "scaled", dims, [[-32768, -32767, 0, 1, 100, 32767]], "i2", -32768,
                 scale_factor=0.1, add_offset=273.15)
            data(d, "unsigned", dims, [[-1, 0, 1, 127, -128, -2]], "i1", -1,
                 _Unsigned="true", scale_factor=np.float32(0.5))
            v = data(d, "range", dims, [[0, 1, 2, 3, 4, 5]], "i2", scale_factor=2.0)
            v.valid_range = np.array([1, 4], "i2")
            v = data(d, "several", dims, [[0, 1, 2, 3, 4, 5]], "f4")
            v.missing_value = np.array([1, 3], "f4")
            data(d, "default", dims, [[0, 9.969209968386869e36, np.nan, np.inf, 4, 5]], "f4")
            data(d, "nan", dims, [[0, np.nan, 2, 3, 4, 5]], "f8", np.nan)
            data(d, "big", dims, [[2**53 + 1, 2**53 + 3, -2**62, 2**62, 4, 5]], "i8", 2**53 + 1)
            data(d, "wide", dims, [[1e300, -1e300, 1e-300, 3, 4, 5]], "f8")
            data(d, "ulong", dims, [[2**64 - 1, 2**63, 0, 3, 4, 5]], "u8", 2**64 - 1)
            data(d, "text_fill", dims, [[0, 1, 2, 3, 4, 5]], "i2", missing_value="none")
            v = data(d, "precise", dims, [[0, 1, 2, 3, 4, 5]], "f4")
            v.missing_value = 1e20
            v[0, 1] = 1e20

        with Dataset("intervals.nc", "w") as d:
            axis(d, "time", [15.5, 45.0], units="days since 2019-01-01", bounds="time_bnds")
            d.createDimension("two", 2)
            data(d, "time_bnds", ("time", "two"), [[0, 31], [31, 59]], "f8")
            axis(d, "lat", [1, 2], units="degrees_north")
            axis(d, "lon", [1, 2], units="degrees_east")
            data(d, "tas", ("time", "lat", "lon"), cells(2, 2, 2), cell_methods="time: mean", units="K")
            data(d, "now", ("time", "lat", "lon"), cells(2, 2, 2), cell_methods="time: point", units="K")
            data(d, "sum", ("time", "lat", "lon"), cells(2, 2, 2), units="kg m-2",
                 cell_methods="area: mean time: sum", standard_name="precipitation_amount")

        with Dataset("hourly-sum.nc", "w") as d:
            plain(d, name="rain", units="kg m^-2", cell_methods="time: sum (interval: 1 hr)",
                  standard_name="precipitation_amount")

        with Dataset("groups.nc", "w") as d:
            axis(d, "lat", [1, 2], units="degrees_north")
            axis(d, "lon", [1, 2, 3], units="degrees_east")
            for name, offset in (("model", 0), ("obs", 500)):
                g = d.createGroup(name)
                axis(g, "time", [offset, offset + 1], units="hours since 2020-01-01")
                data(g, "wind", ("time", "lat", "lon"), cells(2, 2, 3) + offset, units="m s-1")
            inner = d.groups["obs"].createGroup("inner")
            data(inner, "wind", ("time", "lat", "lon"), cells(2, 2, 3), units="m s-1")

        with Dataset("levels.nc", "w") as d:
            axis(d, "time", [0], units="hours since 2020-01-01")
            axis(d, "lat", [1, 2], units="degrees_north")
            axis(d, "lon", [1, 2, 3], units="degrees_east")
            axis(d, "plev", [85000.0, 50000.0], "f4", units="Pa", positive="down")
            axis(d, "depth", [0.5, 10.0], "f4", units="m", positive="down")
            axis(d, "number", [0, 1, 5], "i4", standard_name="realization")
            d.createDimension("hybrid", 2)
            v = d.createVariable("height", "f8", ()); v.units = "m"; v.standard_name = "height"; v[...] = 2
            four = cells(2, 2, 3).reshape(1, 2, 2, 3)
            data(d, "t", ("time", "plev", "lat", "lon"), four, units="K")
            data(d, "so", ("time", "depth", "lat", "lon"), four, standard_name="sea_water_salinity")
            data(d, "clwc", ("time", "hybrid", "lat", "lon"), four)
            data(d, "ens", ("number", "time", "lat", "lon"), cells(3, 2, 3).reshape(3, 1, 2, 3))
            data(d, "tas", ("time", "lat", "lon"), cells(1, 2, 3), units="K", coordinates="height")

        with Dataset("runs.nc", "w") as d:
            axis(d, "run", [0, 6], units="hours since 2020-01-01",
                 standard_name="forecast_reference_time")
            axis(d, "step", [0, 3, 6], units="hours", standard_name="forecast_period")
            axis(d, "lat", [1, 2], units="degrees_north")
            axis(d, "lon", [1, 2], units="degrees_east")
            values = cells(6, 2, 2).reshape(2, 3, 2, 2)
            data(d, "implied", ("run", "step", "lat", "lon"), values, units="K")
            v = data(d, "valid", ("run", "step"), [[0, 3, 6], [6, 9, 12]], "f8",
                     units="hours since 2020-01-01", standard_name="time")
            data(d, "told", ("run", "step", "lat", "lon"), values, units="K", coordinates="valid")

        with Dataset("wrf.nc", "w") as d:
            d.TITLE = "OUTPUT FROM WRF"; d.MAP_PROJ = 1
            d.createDimension("Time", None); d.createDimension("DateStrLen", 19)
            d.createDimension("south_north", 3); d.createDimension("west_east", 4)
            v = d.createVariable("Times", "S1", ("Time", "DateStrLen"))
            for i, text in enumerate(["2005-08-28_12:00:00", "2005-08-28_15:00:00"]):
                v[i, :] = np.array(list(text), "S1")
            x, y = np.meshgrid(range(4), range(3))
            dims = ("Time", "south_north", "west_east")
            for name, base in (("XLAT", 20 + y + 0.01 * x), ("XLONG", -90 + x - 0.01 * y)):
                data(d, name, dims, np.stack([base, base]), "f4",
                     units="degree_north" if name == "XLAT" else "degree_east")
            data(d, "T2", dims, cells(2, 3, 4), units="K", coordinates="XLONG XLAT")
            data(d, "U10", dims, cells(2, 3, 4), units="m s-1", coordinates="XLONG XLAT")
            x, y = np.meshgrid(range(4), range(3))
        with Dataset("wrf-nest.nc", "w") as d:
            d.createDimension("Time", 2); d.createDimension("DateStrLen", 19)
            d.createDimension("south_north", 3); d.createDimension("west_east", 4)
            v = d.createVariable("Times", "S1", ("Time", "DateStrLen"))
            for i, text in enumerate(["2005-08-28_12:00:00", "2005-08-28_15:00:00"]):
                v[i, :] = np.array(list(text), "S1")
            for name, base in (("XLAT", 20 + y), ("XLONG", -90 + x)):
                data(d, name, dims, np.stack([base, base + 2]), "f4",
                     units="degree_north" if name == "XLAT" else "degree_east")
            data(d, "T2", dims, cells(2, 3, 4), units="K", coordinates="XLONG XLAT")

        with Dataset("no-steps.nc", "w") as d:
            d.createDimension("time", None)
            axis(d, "lat", [1, 2], units="degrees_north"); axis(d, "lon", [1, 2], units="degrees_east")
            v = d.createVariable("time", "f8", ("time",)); v.units = "hours since 2020-01-01"
            d.createVariable("q", "f4", ("time", "lat", "lon"))
            data(d, "lsm", ("lat", "lon"), [[0, 1], [1, 0]])

        with Dataset("time-of-file.nc", "w") as d:
            d.time_coverage_start = "2021-03-04T05:06:07Z"
            axis(d, "lat", [1, 2], units="degrees_north"); axis(d, "lon", [1, 2], units="degrees_east")
            data(d, "q", ("lat", "lon"), [[0, 1], [1, 0]])

        with Dataset("scalar-time.nc", "w") as d:
            axis(d, "lat", [1, 2], units="degrees_north"); axis(d, "lon", [1, 2], units="degrees_east")
            v = d.createVariable("time", "i4", ()); v.units = "seconds since 1970-01-01"; v[...] = 1500000000
            data(d, "q", ("lat", "lon"), [[0, 1], [1, 0]])

        with Dataset("series.nc", "w") as d:
            axis(d, "time", range(5), units="hours since 2020-01-01")
            for name, value in (("lat", 52.5), ("lon", 13.4)):
                v = d.createVariable(name, "f8", ())
                v.units = "degrees_north" if name == "lat" else "degrees_east"; v[...] = value
            data(d, "t2m", ("time",), [1, 2, 3, 4, 5], units="K", coordinates="lat lon")

        with Dataset("stations.nc", "w") as d:
            d.createDimension("station", 3)
            axis(d, "time", [0, 1], units="hours since 2020-01-01")
            data(d, "lat", ("station",), [1, 2, 3], "f8", units="degrees_north")
            data(d, "lon", ("station",), [1, 2, 3], "f8", units="degrees_east")
            data(d, "t2m", ("station", "time"), [[1, 2], [3, 4], [5, 6]], coordinates="lat lon")

        with Dataset("latin.nc", "w", format="NETCDF3_CLASSIC") as d:
            plain(d, steps=1, units="degXC")
        raw = open("latin.nc", "rb").read().replace(b"degXC", b"\xb0C   ")
        open("latin.nc", "wb").write(raw)

        with Dataset("wide-range.nc", "w") as d:
            axis(d, "time", [0], units="hours since 2020-01-01")
            axis(d, "lat", [100, 200], units="degrees_north")
            axis(d, "lon", [1, 2], units="degrees_east")
            data(d, "q", ("time", "lat", "lon"), cells(1, 2, 2))

        for name, columns in (("over-180", [190, 200, 210, 220]), ("dateline", [178, 179, -180, -179])):
            with Dataset(name + ".nc", "w") as d:
                d.createDimension("y", 3); d.createDimension("x", 4)
                lon, lat = np.meshgrid(columns, [10, 11, 12])
                data(d, "lat", ("y", "x"), lat, "f8", units="degrees_north")
                data(d, "lon", ("y", "x"), lon, "f8", units="degrees_east")
                data(d, "q", ("y", "x"), cells(1, 3, 4)[0], coordinates="lon lat")

        with Dataset("zero-bounds.nc", "w") as d:
            plain(d, name="rain", units="kg m-2", cell_methods="time: sum")
            d.variables["time"].bounds = "time_bounds"
            d.createDimension("two", 2)
            data(d, "time_bounds", ("time", "two"), [[0, 0], [1, 1]], "f8")

        with Dataset("x-wind.nc", "w") as d:
            axis(d, "x", [0, 1000, 2000], units="m", standard_name="projection_x_coordinate")
            axis(d, "y", [0, 1000], units="m", standard_name="projection_y_coordinate")
            v = d.createVariable("crs", "i4", ())
            v.setncatts(dict(grid_mapping_name="polar_stereographic", standard_parallel=60.0,
                latitude_of_projection_origin=90.0, straight_vertical_longitude_from_pole=0.0))
            for name, standard in (("u", "x_wind"), ("v", "y_wind"), ("ue", "eastward_wind")):
                data(d, name, ("y", "x"), cells(1, 2, 3)[0], units="m s-1", standard_name=standard,
                     grid_mapping="crs")

        with Dataset("huge.nc", "w") as d:
            d.createDimension("time", None); d.createDimension("lat", 2**31); d.createDimension("lon", 2**31)
            d.createVariable("q", "f4", ("time", "lat", "lon"), chunksizes=(1, 64, 64))
            d.createDimension("n", 2**40)
            d.createVariable("many", "i1", ("n",), chunksizes=(1024,))
            axis(d, "y", [1, 2], units="degrees_north"); axis(d, "x", [1, 2], units="degrees_east")
            data(d, "fine", ("y", "x"), [[1, 2], [3, 4]])

        """#

    private static let calendars = #"""

        def calendar_file(name, calendar, units, values):
            with Dataset("calendar-%s.nc" % name, "w") as d:
                v = axis(d, "time", values, units=units)
                if calendar:
                    v.calendar = calendar
                axis(d, "lat", [1, 2], units="degrees_north")
                axis(d, "lon", [1, 2], units="degrees_east")
                data(d, "q", ("time", "lat", "lon"), cells(len(values), 2, 2))

        calendar_file("standard", None, "days since 2000-02-27", range(4))
        calendar_file("noleap", "noleap", "days since 2000-02-27", range(4))
        calendar_file("all-leap", "366_day", "days since 2001-02-27", range(4))
        calendar_file("days-360", "360_day", "days since 2001-02-27", range(6))
        calendar_file("months-360", "360_day", "months since 2001-01-30", range(4))
        calendar_file("months", "standard", "months since 2001-01-31", [0, 1, 2, 13, 1.5])
        calendar_file("julian", "julian", "days since 2000-01-01", [0, 1])
        calendar_file("old", "standard", "days since 1582-10-03", range(4))
        calendar_file("proleptic", "proleptic_gregorian", "days since 1582-10-13", range(4))
        calendar_file("unknown", "maya", "days since 2000-01-01", [0, 1])
        calendar_file("spelled", None, "day as %Y%m%d.%f", [20000229.25, 20000301.5])
        """#

    private static let grids = #"""

        import json, pyproj
        mappings = {
            "lcc": dict(grid_mapping_name="lambert_conformal_conic", standard_parallel=[30.0, 60.0],
                longitude_of_central_meridian=-97.5, latitude_of_projection_origin=38.5,
                earth_radius=6371229.0),
            "lcc-1": dict(grid_mapping_name="lambert_conformal_conic", standard_parallel=25.0,
                longitude_of_central_meridian=265.0, latitude_of_projection_origin=25.0,
                semi_major_axis=6378137.0, inverse_flattening=298.257223563, false_easting=1000.0),
            "polar": dict(grid_mapping_name="polar_stereographic", latitude_of_projection_origin=90.0,
                straight_vertical_longitude_from_pole=-45.0, standard_parallel=60.0,
                semi_major_axis=6378137.0, semi_minor_axis=6356752.314245),
            "south": dict(grid_mapping_name="polar_stereographic", latitude_of_projection_origin=-90.0,
                straight_vertical_longitude_from_pole=0.0, standard_parallel=-71.0,
                semi_major_axis=6378273.0, semi_minor_axis=6356889.449),
            "mercator": dict(grid_mapping_name="mercator", longitude_of_projection_origin=10.0,
                standard_parallel=20.0, earth_radius=6371200.0),
            "laea": dict(grid_mapping_name="lambert_azimuthal_equal_area",
                longitude_of_projection_origin=10.0, latitude_of_projection_origin=52.0,
                semi_major_axis=6378137.0, inverse_flattening=298.257222101,
                false_easting=4321000.0, false_northing=3210000.0),
            "tmerc": dict(grid_mapping_name="transverse_mercator",
                longitude_of_central_meridian=9.0, latitude_of_projection_origin=0.0,
                scale_factor_at_central_meridian=0.9996, false_easting=500000.0, false_northing=0.0,
                semi_major_axis=6378137.0, inverse_flattening=298.257223563),
            "albers": dict(grid_mapping_name="albers_conical_equal_area",
                standard_parallel=[29.5, 45.5], longitude_of_central_meridian=-96.0,
                latitude_of_projection_origin=23.0, semi_major_axis=6378137.0,
                inverse_flattening=298.257222101),
            "stereo": dict(grid_mapping_name="stereographic", longitude_of_projection_origin=5.0,
                latitude_of_projection_origin=50.0, scale_factor_at_projection_origin=1.0,
                semi_major_axis=6378137.0, inverse_flattening=298.257223563),
            "geos": dict(grid_mapping_name="geostationary", longitude_of_projection_origin=-75.0,
                latitude_of_projection_origin=0.0, perspective_point_height=35786023.0,
                sweep_angle_axis="x", semi_major_axis=6378137.0, semi_minor_axis=6356752.31414),
            "geos-y": dict(grid_mapping_name="geostationary", longitude_of_projection_origin=0.0,
                latitude_of_projection_origin=0.0, perspective_point_height=35785831.0,
                sweep_angle_axis="y", semi_major_axis=6378169.0, semi_minor_axis=6356583.8),
            "ortho": dict(grid_mapping_name="orthographic", longitude_of_projection_origin=0.0,
                latitude_of_projection_origin=40.0, earth_radius=6371000.0),
            "sinu": dict(grid_mapping_name="sinusoidal", longitude_of_projection_origin=0.0,
                earth_radius=6371007.181),
            "cea": dict(grid_mapping_name="lambert_cylindrical_equal_area",
                longitude_of_central_meridian=0.0, standard_parallel=30.0,
                semi_major_axis=6378137.0, inverse_flattening=298.257223563),
            "aeqd": dict(grid_mapping_name="azimuthal_equidistant",
                longitude_of_projection_origin=20.0, latitude_of_projection_origin=45.0,
                semi_major_axis=6378137.0, inverse_flattening=298.257223563),
            "rotated": dict(grid_mapping_name="rotated_latitude_longitude",
                grid_north_pole_latitude=39.25, grid_north_pole_longitude=-162.0,
                north_pole_grid_longitude=0.0),
            "rotated-shifted": dict(grid_mapping_name="rotated_latitude_longitude",
                grid_north_pole_latitude=37.5, grid_north_pole_longitude=177.5,
                north_pole_grid_longitude=20.0),
        }
        wkt = pyproj.CRS.from_epsg(3067).to_wkt("WKT2_2019")
        expected = {}
        for name, mapping in list(mappings.items()) + [("wkt", dict(crs_wkt=wkt)), ("km", mappings["lcc-1"])]:
            rotated = name.startswith("rotated")
            angular = name.startswith("geos")
            scale = 1.0
            if rotated:
                x, y = np.linspace(-20, 20, 5), np.linspace(-15, 15, 4)
            elif angular:
                x, y = np.linspace(-0.05, 0.05, 5), np.linspace(0.08, -0.02, 4)
                scale = mapping["perspective_point_height"]
            else:
                base = (mapping.get("false_easting", 0.0), mapping.get("false_northing", 0.0))
                x = base[0] + np.linspace(-500000, 500000, 5)
                y = base[1] + np.linspace(400000, -400000, 4)
                if name == "wkt":
                    x, y = 500000 + np.linspace(-200000, 200000, 5), np.linspace(7500000, 6800000, 4)
            crs = pyproj.CRS.from_wkt(wkt) if name == "wkt" else pyproj.CRS.from_cf(mapping)
            to = pyproj.Transformer.from_crs(crs, crs.geodetic_crs, always_xy=True)
            gx, gy = np.meshgrid(x * scale, y * scale)
            lon, lat = to.transform(gx, gy)
            if rotated:
                # The sphere's own formula, as CF's appendix F refers to it.
                pole = [np.radians(mapping[k]) for k in ("grid_north_pole_latitude",
                        "grid_north_pole_longitude", "north_pole_grid_longitude")]
                p, l = np.radians(gy), np.radians(gx) - pole[2]
                up = np.sin(p) * np.sin(pole[0]) - np.cos(p) * np.cos(l) * np.cos(pole[0])
                east = np.cos(p) * np.sin(l)
                north = np.sin(p) * np.cos(pole[0]) + np.cos(p) * np.cos(l) * np.sin(pole[0])
                lat = np.degrees(np.arcsin(np.sin(p) * np.sin(pole[0]) + np.cos(p) * np.cos(l) * np.cos(pole[0])))
                lon = np.degrees(pole[1] + np.arctan2(-np.cos(p) * np.sin(l),
                    np.sin(p) * np.cos(pole[0]) - np.cos(p) * np.cos(l) * np.sin(pole[0])))
            expected[name] = dict(lon=np.round(lon, 12).ravel().tolist(), lat=np.round(lat, 12).ravel().tolist())
            with Dataset("grid-%s.nc" % name, "w") as d:
                unit = "degrees" if rotated else "rad" if angular else "m"
                if name == "km":
                    x, y, unit = x / 1000, y / 1000, "km"
                    mapping = dict(mapping, false_easting=mapping["false_easting"] / 1000)
                kind = "grid_longitude", "grid_latitude"
                if not rotated:
                    kind = "projection_x_coordinate", "projection_y_coordinate"
                axis(d, "x", x, units=unit, standard_name=kind[0])
                axis(d, "y", y, units=unit, standard_name=kind[1])
                v = d.createVariable("crs", "i4", ()); v.setncatts(mapping)
                data(d, "q", ("y", "x"), cells(1, 4, 5)[0],
                     grid_mapping="crs: x y" if name == "lcc" else "crs")
        json.dump(expected, open("grids.json", "w"))
        """#
}
