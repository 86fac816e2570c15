"""What the ecCodes Python package finds in GRIB files: the reference for the GRIB reader's tests.

    grib_reference.py FOLDER FILE...

Prints a JSON line for each file, and writes the fields' values to FOLDER/N.f32 (N counts files from
0): 32-bit floats, one field after the other, missing ones NaN, rows all in the same direction.
"""
import gzip
import json
import sys
import tempfile

import eccodes as ec
import numpy as np

MISSING = -1.5e307
PROJECTED = ("lambert", "polar_stereographic", "mercator", "albers", "lambert_azimuthal_equal_area")


def get(handle, key, kind=None):
    try:
        if ec.codes_is_missing(handle, key):
            return None
        return ec.codes_get(handle, key, kind)
    except ec.CodesInternalError:
        return None


def in_rows(values, handle, flags=0x30):
    scan = (get(handle, "scanningMode", int) or 0) & flags
    ni = get(handle, "Nx", int) or get(handle, "Ni", int)
    nj = get(handle, "Ny", int) or get(handle, "Nj", int)
    if not ni or not nj or ni * nj != len(values) or not scan & 0x30:
        return values
    if scan & 0x20:
        lines = values.reshape(ni, nj)
    else:
        lines = values.reshape(nj, ni)
    if scan & 0x10:
        lines = lines.copy()
        lines[1::2] = lines[1::2, ::-1]
    return (lines.T if scan & 0x20 else lines).reshape(-1)


def seconds_of_step(handle):
    """The step's beginning and end in seconds from the run, by the keys in seconds where possible."""
    try:
        ec.codes_set(handle, "stepUnits", "s")
        return ec.codes_get(handle, "startStep", int), ec.codes_get(handle, "endStep", int)
    except ec.CodesInternalError:
        return None, None


def field(handle, out):
    result = {
        key: get(handle, key)
        for key in (
            "edition", "shortName", "name", "units", "typeOfLevel", "level", "packingType",
            "gridType", "dataDate", "dataTime", "validityDate", "validityTime", "stepType",
            "number", "perturbationNumber", "numberOfForecastsInEnsemble", "uvRelativeToGrid",
            "scanningMode", "numberOfMissing",
        )
    }
    ec.codes_set(handle, "missingValue", MISSING)
    values = ec.codes_get_values(handle)
    result["count"] = len(values)
    rows = in_rows(values, handle)
    with np.errstate(over="ignore"):
        floats = np.where(rows == MISSING, np.nan, rows).astype(np.float32)
    out.write(floats.tobytes())
    result["start"], result["end"] = seconds_of_step(handle)
    if get(handle, "edition", int) == 1 and get(handle, "stepType") == "instant":
        # ecCodes knows which of ECMWF's instants are sums, and makes them so when it writes GRIB 2.
        if get(handle, "stepTypeForConversion") == "accum":
            result["start"] = 0
    return result


def places(handle):
    """Longitudes and latitudes of some points, by their index in rows."""
    kind = get(handle, "gridType")
    scan = get(handle, "scanningMode", int)
    if kind in PROJECTED and scan != 64:
        # Here it heeds no flag at all; grid_reference.py has these.
        return None
    try:
        # ecCodes gives the places of rows that all run in one direction, whatever the flag.
        flags = 0 if kind == "regular_gg" else 0x20
        longitudes = in_rows(ec.codes_get_array(handle, "longitudes"), handle, flags)
        latitudes = in_rows(ec.codes_get_array(handle, "latitudes"), handle, flags)
    except (ec.CodesInternalError, ValueError):
        return None
    if kind == "space_view":
        # And for this grid it gives them from the north-west corner on, whatever the flags.
        shape = (get(handle, "Ny", int), get(handle, "Nx", int))
        rows = slice(None, None, -1 if scan & 0x40 else 1)
        columns = slice(None, None, -1 if scan & 0x80 else 1)
        longitudes = longitudes.reshape(shape)[rows, columns].reshape(-1)
        latitudes = latitudes.reshape(shape)[rows, columns].reshape(-1)
    count = len(longitudes)
    some = sorted({int(i) for i in np.linspace(0, count - 1, min(count, 150))})
    return [[i, float(longitudes[i]), float(latitudes[i])] for i in some]


def read(path, out):
    fields = []
    grids = {}
    error = None
    if path.endswith(".gz"):
        file = tempfile.TemporaryFile()
        file.write(gzip.open(path).read())
        file.seek(0)
    else:
        file = open(path, "rb")
    with file:
        while True:
            try:
                handle = ec.codes_grib_new_from_file(file)
                if handle is None:
                    break
                digest = get(handle, "md5GridSection") or str(len(fields))
                one = field(handle, out)
                one["grid"] = digest
                if digest not in grids:
                    grids[digest] = places(handle)
                fields.append(one)
                ec.codes_release(handle)
            except ec.CodesInternalError as problem:
                error = str(problem)
                break
    return {"file": path, "fields": fields, "grids": grids, "error": error}


def main():
    ec.codes_grib_multi_support_on()
    folder = sys.argv[1]
    for number, path in enumerate(sys.argv[2:]):
        with open(f"{folder}/{number}.f32", "wb") as out:
            print(json.dumps(read(path, out)), flush=True)


main()
