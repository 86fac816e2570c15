"""Where pyproj puts the cells of GRIB grids, and how the grids' axes lie there.

    grid_reference.py [--all] FILE...

Reads the grid of each file's first message (or of all) by ecCodes' raw keys, and works it out with pyproj (or, on
rotated grids, by its own spherical trigonometry). Prints a JSON line for each message: a list of
column, row, longitude, latitude, and the angle in degrees from east to the grid's x axis.
"""
import json
import math
import os
import sys

import pyproj
import eccodes as ec
import numpy as np


def earth(handle):
    get = lambda key: ec.codes_get(handle, key)
    if get("edition") == 1:
        return "+a=6378160 +b=6356775" if get("earthIsOblate") else "+R=6367470"
    shape = get("shapeOfTheEarth")
    scaled = lambda name: get("scaledValueOf" + name) * 10.0 ** -get("scaleFactorOf" + name)
    if shape == 1:
        return f"+R={scaled('RadiusOfSphericalEarth')!r}"
    if shape == 3 or shape == 7:
        by = 1000 if shape == 3 else 1
        return f"+a={scaled('EarthMajorAxis') * by!r} +b={scaled('EarthMinorAxis') * by!r}"
    return {
        0: "+R=6367470", 2: "+a=6378160 +b=6356775", 4: "+ellps=GRS80", 5: "+ellps=WGS84",
        6: "+R=6371229", 8: "+R=6371200", 9: "+ellps=airy",
    }[shape]


def projection(handle):
    get = lambda key: ec.codes_get(handle, key, float)
    kind = ec.codes_get(handle, "gridType")
    if kind == "lambert":
        return (
            f"+proj=lcc +lat_1={get('Latin1InDegrees')} +lat_2={get('Latin2InDegrees')} "
            f"+lat_0={get('Latin1InDegrees')} +lon_0={get('LoVInDegrees')}"
        )
    if kind == "polar_stereographic":
        south = ec.codes_get(handle, "projectionCentreFlag") & 128
        at = 60.0
        if ec.codes_get(handle, "edition") == 2:
            at = abs(get("LaDInDegrees"))
        return (
            f"+proj=stere +lat_0={-90 if south else 90} +lat_ts={-at if south else at} "
            f"+lon_0={get('orientationOfTheGridInDegrees')}"
        )
    if kind == "mercator":
        middle = get("longitudeOfFirstGridPointInDegrees") + 10
        return f"+proj=merc +lat_ts={get('LaDInDegrees')} +lon_0={middle}"
    if kind == "lambert_azimuthal_equal_area":
        return (
            f"+proj=laea +lat_0={get('standardParallelInDegrees')} "
            f"+lon_0={get('centralLongitudeInDegrees')}"
        )
    if kind == "albers":
        return (
            f"+proj=aea +lat_1={get('Latin1InDegrees')} +lat_2={get('Latin2InDegrees')} "
            f"+lat_0=0 +lon_0={get('LoVInDegrees')}"
        )
    raise ValueError(kind)


def lengths(handle):
    for x, y in (("DxInMetres", "DyInMetres"), ("DiInMetres", "DjInMetres")):
        try:
            return ec.codes_get(handle, x, float), ec.codes_get(handle, y, float)
        except ec.CodesInternalError:
            pass
    raise ValueError("no grid lengths")


def cells(nx, ny):
    for row in sorted({int(r) for r in np.linspace(0, ny - 1, 7)}):
        for column in sorted({int(c) for c in np.linspace(0, nx - 1, 7)}):
            yield column, row


def projected(handle):
    text = projection(handle) + " " + earth(handle)
    proj = pyproj.Proj(text)
    get = lambda key: ec.codes_get(handle, key, float)
    x0, y0 = proj(
        get("longitudeOfFirstGridPointInDegrees"), get("latitudeOfFirstGridPointInDegrees"))
    dx, dy = lengths(handle)
    scan = ec.codes_get(handle, "scanningMode")
    dx = -dx if scan & 128 else dx
    dy = dy if scan & 64 else -dy
    names = ("Nx", "Ny") if ec.codes_is_defined(handle, "Nx") else ("Ni", "Nj")
    for column, row in cells(ec.codes_get(handle, names[0]), ec.codes_get(handle, names[1])):
        longitude, latitude = proj(x0 + column * dx, y0 + row * dy, inverse=True)
        angle = None
        if "laea" not in text and "aea" not in text and abs(latitude) < 89.5:
            # How far grid north is to the east of true north.
            angle = -proj.get_factors(longitude, latitude).meridian_convergence
        yield [column, row, longitude, latitude, angle]


def rotated(handle):
    get = lambda key: ec.codes_get(handle, key, float)
    pole_latitude = -get("latitudeOfSouthernPoleInDegrees")
    pole_longitude = get("longitudeOfSouthernPoleInDegrees") + 180
    nx, ny = ec.codes_get(handle, "Ni"), ec.codes_get(handle, "Nj")
    scan = ec.codes_get(handle, "scanningMode")
    west, east = get("longitudeOfFirstGridPointInDegrees"), get("longitudeOfLastGridPointInDegrees")
    length = (west - east if scan & 128 else east - west) % 360
    dx = length / (nx - 1) * (-1 if scan & 128 else 1)
    top = get("latitudeOfFirstGridPointInDegrees")
    dy = (get("latitudeOfLastGridPointInDegrees") - top) / (ny - 1)
    turn = pyproj.Proj(
        f"+proj=ob_tran +o_proj=longlat +o_lon_p=0 +o_lat_p={pole_latitude} "
        f"+lon_0={pole_longitude - 180} +R=6371229")
    for column, row in cells(nx, ny):
        u, v = west + column * dx, top + row * dy
        longitude, latitude = turn(math.radians(u), math.radians(v), inverse=True, radians=True)
        longitude, latitude = math.degrees(longitude), math.degrees(latitude)
        # The bearing of the rotated pole, by the spherical law of sines and cosines.
        p, q = math.radians(pole_latitude), math.radians(latitude)
        way = math.radians(pole_longitude - longitude)
        bearing = math.atan2(
            math.sin(way) * math.cos(p),
            math.cos(q) * math.sin(p) - math.sin(q) * math.cos(p) * math.cos(way))
        yield [column, row, longitude, latitude, -math.degrees(bearing)]


def main():
    arguments = sys.argv[1:]
    every = arguments[0] == "--all"
    for path in arguments[1:] if every else arguments:
        with open(path, "rb") as file:
            while (handle := ec.codes_grib_new_from_file(file)) is not None:
                kind = ec.codes_get(handle, "gridType")
                if kind in ("regular_ll", "regular_gg"):
                    found = []
                else:
                    found = rotated(handle) if kind == "rotated_ll" else projected(handle)
                print(json.dumps(list(found)), flush=True)
                ec.codes_release(handle)
                if not every:
                    break


main()
sys.stdout.flush()
# Both packages bring a PROJ of their own, and their ends get in each other's way.
os._exit(0)
