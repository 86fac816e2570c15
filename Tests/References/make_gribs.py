"""Makes GRIB files for the GRIB reader's tests: one for packings, one for grids.

    make_gribs.py FOLDER

FOLDER/packings.grib has a field for each packing, scan mode and bitmap; FOLDER/bits.grib for numbers of some
lengths; FOLDER/grids.grib for each kind of grid, scan mode and first longitude, in packings with and without a bitmap by turns;
FOLDER/png.grib has PNG packing. The values have no symmetry, so that no two orders look alike.
"""
import io
import itertools
import sys

import eccodes as ec
import numpy as np
from PIL import Image

WIDTH, HEIGHT = 17, 9
PACKINGS = [
    (2, "grid_simple"), (2, "grid_ccsds"), (2, "grid_jpeg"), (2, "grid_ieee"),
    (2, "grid_complex"), (2, "grid_complex_spatial_differencing"),
    (2, "grid_simple_log_preprocessing"), (2, "grid_second_order"), (1, "grid_simple"),
    (1, "grid_second_order"), (2, "constant"), (1, "constant"),
]
# Packings whose numbers are read without ecCodes, and pictures of deep pixels.
BY_BITS = [
    (1, "grid_simple"), (2, "grid_simple"), (2, "grid_ccsds"), (2, "grid_complex"),
    (2, "grid_complex_spatial_differencing"), (2, "grid_jpeg"),
]
ON_GRIDS = [
    "grid_simple", "grid_ccsds", "grid_jpeg", "grid_ieee", "grid_complex",
    "grid_complex_spatial_differencing",
]
SCANS = range(0, 256, 16)
GRIDS = [
    "regular_ll", "rotated_ll", "regular_gg", "lambert", "polar_stereographic", "mercator", "albers",
    "lambert_azimuthal_equal_area",
]


def values(seed, missing):
    random = np.random.default_rng(seed)
    x, y = np.meshgrid(np.arange(WIDTH), np.arange(HEIGHT))
    field = 270 + 3 * np.sin(x * 0.7) + 0.5 * y + random.random((HEIGHT, WIDTH))
    if missing:
        field[random.random((HEIGHT, WIDTH)) < 0.3] = 9999
    return field.reshape(-1)


def corners(handle, scan, west, east, south, north):
    left, right = (east, west) if scan & 128 else (west, east)
    first, last = (south, north) if scan & 64 else (north, south)
    for key, value in (
        ("longitudeOfFirstGridPointInDegrees", left), ("latitudeOfFirstGridPointInDegrees", first),
        ("longitudeOfLastGridPointInDegrees", right), ("latitudeOfLastGridPointInDegrees", last),
    ):
        if ec.codes_is_defined(handle, key):
            ec.codes_set(handle, key, value)


def scan_flags(handle, scan):
    ec.codes_set(handle, "scanningMode", scan)


def meridians(edition, scan, west):
    handle = ec.codes_grib_new_from_samples(f"regular_ll_sfc_grib{edition}")
    ec.codes_set(handle, "Ni", WIDTH)
    ec.codes_set(handle, "Nj", HEIGHT)
    corners(handle, scan, west, west + 2.5 * (WIDTH - 1), 10, 10 + 2.5 * (HEIGHT - 1))
    ec.codes_set(handle, "iDirectionIncrementInDegrees", 2.5)
    ec.codes_set(handle, "jDirectionIncrementInDegrees", 2.5)
    scan_flags(handle, scan)
    return handle


def packing(edition, name, scan, missing, seed, bits=12):
    handle = meridians(edition, scan, 350)
    if missing:
        ec.codes_set(handle, "bitmapPresent", 1)
    ec.codes_set(handle, "missingValue", 9999)
    field = values(seed, missing)
    if name == "constant":
        ec.codes_set_values(handle, np.where(field == 9999, field, 281.25))
        return handle
    if name != "grid_simple":
        ec.codes_set_values(handle, field)
        ec.codes_set(handle, "packingType", name)
    if name != "grid_ieee":
        ec.codes_set(handle, "bitsPerValue", bits)
    ec.codes_set_values(handle, field)
    return handle


def as_png(message):
    """A message of 16-bit simple packing with its values as a PNG image: WMO's template 5.41."""
    sections = []
    place = 16
    while message[place : place + 4] != b"7777":
        length = int.from_bytes(message[place : place + 4], "big")
        section = bytearray(message[place : place + length])
        place += length
        if section[4] == 5:
            section[9:11] = (41).to_bytes(2, "big")
        if section[4] == 7:
            pixels = np.frombuffer(bytes(section[5:]), ">u2").astype(np.uint16)
            image = io.BytesIO()
            Image.fromarray(pixels.reshape(1, -1)).save(image, "PNG")
            data = image.getvalue()
            section = bytearray((len(data) + 5).to_bytes(4, "big") + b"\7" + data)
        sections.append(bytes(section))
    body = b"".join(sections) + b"7777"
    return message[:8] + (16 + len(body)).to_bytes(8, "big") + body


def fill(handle, field, name, missing):
    """Values in a packing, some of them missing."""
    if missing:
        ec.codes_set(handle, "bitmapPresent", 1)
        ec.codes_set(handle, "missingValue", 9999)
        field = np.where(np.arange(len(field)) % 5 == 3, 9999, field)
    ec.codes_set_values(handle, field)
    if name != "grid_simple":
        ec.codes_set(handle, "packingType", name)
        ec.codes_set_values(handle, field)
    return handle


def grid(kind, scan, west, name, missing):
    if kind == "regular_gg":
        handle = ec.codes_grib_new_from_samples("regular_gg_sfc_grib2")
        ec.codes_set(handle, "Ni", WIDTH)
        ec.codes_set(handle, "Nj", 2 * 4)
        ec.codes_set(handle, "N", 4)
        latitudes = -np.degrees(np.arcsin(np.polynomial.legendre.leggauss(8)[0]))
        corners(
            handle, scan, west, west + 360 / WIDTH * (WIDTH - 1), latitudes[-1], latitudes[0])
        ec.codes_set(handle, "iDirectionIncrementInDegrees", 360 / WIDTH)
        scan_flags(handle, scan)
        return fill(handle, values(scan, False)[: WIDTH * 8], name, missing)
    if kind in ("regular_ll", "rotated_ll"):
        handle = meridians(2, scan, west)
        if kind == "rotated_ll":
            ec.codes_set(handle, "gridType", "rotated_ll")
            ec.codes_set(handle, "latitudeOfSouthernPoleInDegrees", -35.0)
            ec.codes_set(handle, "longitudeOfSouthernPoleInDegrees", 10.0)
            corners(handle, scan, west, west + 2.5 * (WIDTH - 1), 10, 10 + 2.5 * (HEIGHT - 1))
            scan_flags(handle, scan)
        return fill(handle, values(scan, False), name, missing)
    handle = ec.codes_grib_new_from_samples("regular_ll_sfc_grib2")
    ec.codes_set(handle, "gridType", kind)
    horizontal = "Ni" if kind == "mercator" else "Nx"
    vertical = "Nj" if kind == "mercator" else "Ny"
    ec.codes_set(handle, horizontal, WIDTH)
    ec.codes_set(handle, vertical, HEIGHT)
    ec.codes_set(handle, "shapeOfTheEarth", 6)
    latitude = 55.0
    settings = {"latitudeOfFirstGridPointInDegrees": latitude,
                "longitudeOfFirstGridPointInDegrees": west % 360}
    if kind in ("lambert", "albers"):
        settings |= {"Latin1InDegrees": 40.0, "Latin2InDegrees": 60.0, "LaDInDegrees": 40.0,
                     "LoVInDegrees": (west + 20) % 360}
    elif kind == "polar_stereographic":
        settings |= {"LaDInDegrees": 60.0, "orientationOfTheGridInDegrees": (west + 20) % 360}
    elif kind == "mercator":
        settings |= {"LaDInDegrees": 20.0, "DiInMetres": 50000, "DjInMetres": 50000}
        latitude = 10.0
    else:
        settings |= {"standardParallelInDegrees": 50.0,
                     "centralLongitudeInDegrees": (west + 20) % 360}
    if kind != "mercator":
        settings |= {"DxInMetres": 50000, "DyInMetres": 50000}
    for key, value in settings.items():
        ec.codes_set(handle, key, value)
    if kind == "mercator":
        # The far corner by the grid's own lengths, on a sphere of 6 371 229 m.
        scale = np.cos(np.radians(20.0)) * 6371229.0
        length = np.degrees(50000.0 * (WIDTH - 1) / scale)
        height = 50000.0 * (HEIGHT - 1) / scale
        across = -length if scan & 128 else length
        start = np.arctanh(np.sin(np.radians(55.0)))
        end = np.tanh(start + (height if scan & 64 else -height))
        ec.codes_set(handle, "longitudeOfLastGridPointInDegrees", (west + across) % 360)
        ec.codes_set(handle, "latitudeOfLastGridPointInDegrees", np.degrees(np.arcsin(end)))
    scan_flags(handle, scan)
    return fill(handle, values(scan, False), name, missing)


def write(path, handles):
    count = 0
    with open(path, "wb") as file:
        for handle in handles:
            ec.codes_write(handle, file)
            ec.codes_release(handle)
            count += 1
    print(path, count)


def main():
    folder = sys.argv[1]
    write(f"{folder}/packings.grib", (
        packing(edition, name, scan, missing, scan)
        for edition, name in PACKINGS for scan in SCANS for missing in (False, True)))
    write(f"{folder}/bits.grib", (
        packing(edition, name, 0, missing, bits, bits)
        for edition, name in BY_BITS for bits in (1, 5, 8, 13, 16, 20, 24, 31)
        for missing in (False, True) if name != "grid_jpeg" or 16 <= bits <= 24))
    with open(f"{folder}/png.grib", "wb") as file:
        for scan in SCANS:
            for missing in (False, True):
                handle = packing(2, "grid_simple", scan, missing, scan, bits=16)
                file.write(as_png(ec.codes_get_message(handle)))
                ec.codes_release(handle)
    # Twelve packings in turn: each grid, each scan mode and each first longitude gets every one of them, with
    # and without a bitmap.
    turns = itertools.cycle(itertools.product(ON_GRIDS, (False, True)))
    write(f"{folder}/grids.grib", (
        grid(kind, scan, west, *next(turns)) for kind in GRIDS for scan in SCANS
        for west in (0.0, 180.0, -180.0, 350.0, 90.5)))


main()
