"""Makes a corpus of small files for the fuzzer.

    seeds.py FOLDER [FOLDER-WITH-FILES...]

FOLDER/grib gets a message for each packing and kind of grid, and FOLDER/netcdf files of each form with the things
that CF allows. Small files of the other folders are copied beside them.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

import numpy as np
from netCDF4 import Dataset

MOST = 16384
REFERENCES = pathlib.Path(__file__).resolve().parent.parent / "Tests" / "References"


def messages(data):
    """The GRIB messages in a file without padding."""
    place = 0
    while place + 16 <= len(data) and data[place : place + 4] == b"GRIB":
        long = data[place + 7] == 2
        start, size = (8, 8) if long else (4, 3)
        length = int.from_bytes(data[place + start : place + start + size], "big")
        yield data[place : place + length]
        place += length


def make_gribs(folder):
    with tempfile.TemporaryDirectory() as made:
        subprocess.run(
            [sys.executable, str(REFERENCES / "make_gribs.py"), made], check=True,
            stdout=subprocess.DEVNULL)
        for path in pathlib.Path(made).iterdir():
            # Every fifth: scan modes and first longitudes make few new ways through the reader.
            for number, message in enumerate(messages(path.read_bytes())):
                if number % 5 == 0:
                    (folder / f"{path.stem}-{number}").write_bytes(message)


def axis(file, name, values, **attributes):
    file.createDimension(name, len(values))
    variable = file.createVariable(name, "f8", (name,))
    variable.setncatts(attributes)
    variable[:] = values


def data(file, name, dimensions, kind="f4", **attributes):
    fill = attributes.pop("_FillValue", None)
    variable = file.createVariable(name, kind, dimensions, fill_value=fill)
    variable.setncatts(attributes)
    variable.set_auto_maskandscale(False)
    variable[...] = np.arange(variable.size).reshape(variable.shape) % 100


def plain(file):
    axis(file, "time", [0, 6], units="hours since 2020-02-28", calendar="365_day", bounds="tb")
    file.createDimension("two", 2)
    data(file, "tb", ("time", "two"), "f8")
    axis(file, "lev", [1000, 500], units="hPa", positive="down")
    axis(file, "lat", [60, 50, 40], units="degrees_north")
    axis(file, "lon", [350, 0, 10, 20], units="degrees_east")
    data(file, "t", ("time", "lev", "lat", "lon"), units="K", standard_name="air_temperature")
    data(file, "tp", ("time", "lat", "lon"), "i2", units="m", scale_factor=0.1, add_offset=2.0,
         _FillValue=np.int16(7), cell_methods="time: sum", valid_range=np.array([0, 90], "i2"))


def projected(file):
    axis(file, "time", [0], units="days since 1970-01-01", calendar="360_day")
    axis(file, "y", [0, 1000, 2000], units="m", standard_name="projection_y_coordinate")
    axis(file, "x", [0, 1000, 2000], units="m", standard_name="projection_x_coordinate")
    crs = file.createVariable("crs", "i4", ())
    crs.setncatts({
        "grid_mapping_name": "lambert_conformal_conic", "standard_parallel": np.array([25.0, 60.0]),
        "longitude_of_central_meridian": 265.0, "latitude_of_projection_origin": 25.0,
        "earth_radius": 6371229.0})
    data(file, "u", ("time", "y", "x"), units="m s-1", standard_name="x_wind", grid_mapping="crs")
    data(file, "v", ("time", "y", "x"), units="m s-1", standard_name="y_wind", grid_mapping="crs")


def curvilinear(file):
    file.createDimension("y", 3)
    file.createDimension("x", 4)
    file.createDimension("Time", None)
    file.createDimension("DateStrLen", 19)
    times = file.createVariable("Times", "S1", ("Time", "DateStrLen"))
    times[0, :] = np.array(list("2020-01-01_00:00:00"), "S1")
    for name, units in (("XLAT", "degree_north"), ("XLONG", "degree_east")):
        data(file, name, ("Time", "y", "x"), units=units)
    data(file, "T2", ("Time", "y", "x"), coordinates="XLONG XLAT", units="K")
    file.setncatts({"MAP_PROJ": 1, "TRUELAT1": 30.0, "TRUELAT2": 60.0, "STAND_LON": -98.0,
                    "CEN_LAT": 34.0, "CEN_LON": -98.0, "DX": 30000.0, "DY": 30000.0})


def rotated(file):
    axis(file, "time", [20200101, 20200102.5], units="day as %Y%m%d.%f")
    axis(file, "rlat", [-1, 0, 1], units="degrees", standard_name="grid_latitude")
    axis(file, "rlon", [-1, 0, 1], units="degrees", standard_name="grid_longitude")
    pole = file.createVariable("rp", "S1", ())
    pole.setncatts({"grid_mapping_name": "rotated_latitude_longitude",
                    "grid_north_pole_latitude": 39.25, "grid_north_pole_longitude": -162.0})
    data(file, "q", ("time", "rlat", "rlon"), grid_mapping="rp", units="kg kg-1")


def make_netcdfs(folder):
    forms = {"NETCDF3_CLASSIC": (plain, projected, curvilinear, rotated),
             "NETCDF3_64BIT_OFFSET": (plain,), "NETCDF3_64BIT_DATA": (plain, rotated),
             "NETCDF4": (rotated,)}
    for form, makers in forms.items():
        for make in makers:
            with Dataset(folder / f"{form}-{make.__name__}", "w", format=form) as file:
                make(file)


def copy(source, folder):
    for path in sorted(pathlib.Path(source).rglob("*")):
        if not path.is_file() or path.stat().st_size > MOST:
            continue
        content = path.read_bytes()
        kind = "grib" if b"GRIB" in content[:4096] else "netcdf"
        if kind == "grib" or content[:3] == b"CDF" or content[1:4] == b"HDF":
            (folder / kind / f"{path.parent.name}-{path.name}").write_bytes(content)


def main():
    folder = pathlib.Path(sys.argv[1])
    for kind in ("grib", "netcdf"):
        (folder / kind).mkdir(parents=True, exist_ok=True)
    make_netcdfs(folder / "netcdf")
    for source in sys.argv[2:]:
        copy(source, folder)
    make_gribs(folder / "grib")


main()
sys.stdout.flush()
# Both packages' libraries get in each other's way when they end.
os._exit(0)
