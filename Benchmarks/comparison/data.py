"""Makes the files that the comparison works on: fields with weather's shapes, in each packing of GRIB 2."""
import math
import os
import sys

import eccodes
import numpy as np

PACKINGS = {
    "simple": "grid_simple",
    "complex": "grid_complex",
    "spatial": "grid_complex_spatial_differencing",
    "jpeg": "grid_jpeg",
    "png": "grid_png",
    "ccsds": "grid_ccsds",
}


def weather(x, y, phase):
    """Temperatures with structures of several sizes and some noise, as a forecast has them."""
    noise = np.random.default_rng(1).normal(0, 0.03, x.shape)
    large = 273 + 25 * np.cos(y) + 6 * np.sin(3 * x + phase) * np.cos(2 * y)
    return large + 2 * np.sin(17 * x + 5 * y + phase) * np.cos(23 * y) + np.sin(60 * x) * np.sin(71 * y) + noise


def set_all(handle, keys):
    for key, value in keys.items():
        eccodes.codes_set(handle, key, value)


def field(handle, values, hour, packing):
    set_all(handle, {
        "dataDate": 20240115, "dataTime": 0, "indicatorOfUnitOfTimeRange": 1, "forecastTime": hour,
        "discipline": 0, "parameterCategory": 0, "parameterNumber": 0,
        "typeOfFirstFixedSurface": 103, "scaleFactorOfFirstFixedSurface": 0,
        "scaledValueOfFirstFixedSurface": 2,
    })
    eccodes.codes_set_values(handle, values.ravel())
    set_all(handle, {"packingType": PACKINGS[packing], "bitsPerValue": 12})
    # Once more: the number of bits counts when values are packed.
    eccodes.codes_set_values(handle, values.ravel())


def latlon(step, phase, hour, packing):
    handle = eccodes.codes_grib_new_from_samples("regular_ll_sfc_grib2")
    width, height = round(360 / step), round(180 / step) + 1
    set_all(handle, {
        "Ni": width, "Nj": height, "latitudeOfFirstGridPointInDegrees": 90.0,
        "longitudeOfFirstGridPointInDegrees": 0.0, "latitudeOfLastGridPointInDegrees": -90.0,
        "longitudeOfLastGridPointInDegrees": 360.0 - step, "iDirectionIncrementInDegrees": step,
        "jDirectionIncrementInDegrees": step, "jScansPositively": 0,
    })
    x, y = np.meshgrid(np.arange(width) / width * 2 * math.pi, (0.5 - np.arange(height) / (height - 1)) * math.pi)
    field(handle, weather(x, y, phase), hour, packing)
    return handle


def lambert(packing):
    """A grid like that of NOAA's HRRR: 1799 × 1059 points, 3 km apart."""
    handle = eccodes.codes_grib_new_from_samples("regular_ll_sfc_grib2")
    set_all(handle, {
        "gridDefinitionTemplateNumber": 30, "shapeOfTheEarth": 6, "Nx": 1799, "Ny": 1059,
        "latitudeOfFirstGridPoint": 21138123, "longitudeOfFirstGridPoint": 237280472,
        "LaD": 38500000, "LoV": 262500000, "Dx": 3000000, "Dy": 3000000,
        "projectionCentreFlag": 0, "scanningMode": 64, "Latin1": 38500000, "Latin2": 38500000,
        "latitudeOfSouthernPole": 0, "longitudeOfSouthernPole": 0,
    })
    x, y = np.meshgrid(np.arange(1799) / 400, np.arange(1059) / 400)
    field(handle, weather(x, y, 0), 0, packing)
    return handle


def write(path, handles):
    if os.path.exists(path):
        return
    with open(path + ".part", "wb") as file:
        for handle in handles:
            eccodes.codes_write(handle, file)
            eccodes.codes_release(handle)
    os.replace(path + ".part", path)


def series(step, count, packing):
    return (latlon(step, hour / 8, hour, packing) for hour in range(count))


def main(folder):
    os.makedirs(folder, exist_ok=True)
    for packing in PACKINGS:
        write(f"{folder}/global-{packing}.grib2", [latlon(0.25, 0, 0, packing)])
    write(f"{folder}/lambert.grib2", [lambert("spatial")])
    write(f"{folder}/series.grib2", series(0.25, 48, "spatial"))
    # How the work grows: with the grid, and with the number of fields.
    for step in (1, 0.5, 0.125):
        write(f"{folder}/grid-{step}.grib2", [latlon(step, 0, 0, "spatial")])
    for count in (25, 50, 100, 200):
        write(f"{folder}/times-{count}.grib2", series(1, count, "spatial"))
    for count in (500, 1000, 2000, 4000):
        write(f"{folder}/many-{count}.grib2", series(5, count, "simple"))


main(sys.argv[1])
