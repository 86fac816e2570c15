"""The works that are done in process, by both sides."""
from settings import ENVIRONMENT, ROUNDS, SECONDS, ours, peer
from worker import turns

OURS = "Skyloop"

# Each: title, what Skyloop does, what the others do.
DECODING = [
    (f"{title}", ours("decode", f"global-{name}.grib2"), {
        "ecCodes": peer("eccodes", "decode", f"global-{name}.grib2"),
        "gribberish": peer("gribberish", "decode", f"global-{name}.grib2"),
        "rasterio (GDAL)": peer("rasterio", "decode", f"global-{name}.grib2"),
    })
    for name, title in [
        ("simple", "simple"), ("complex", "complex"), ("spatial", "complex, spatial differences"),
        ("jpeg", "JPEG 2000"), ("png", "PNG"), ("ccsds", "CCSDS")]
]

OPENING = [
    ("1 field", ours("open", "global-spatial.grib2"), {
        "ecCodes (list of headers)": peer("eccodes", "open", "global-spatial.grib2"),
        "cfgrib": peer("cfgrib", "open", "global-spatial.grib2")}),
    ("48 fields", ours("open", "series.grib2"), {
        "ecCodes (list of headers)": peer("eccodes", "open", "series.grib2"),
        "cfgrib": peer("cfgrib", "open", "series.grib2")}),
    ("2,000 fields", ours("open", "many-2000.grib2"), {
        "ecCodes (list of headers)": peer("eccodes", "open", "many-2000.grib2")}),
]


def tiles(file, places, title, has_datashader):
    for z, x, y in places:
        others = {
            "rio-tiler": peer("riotiler", "tile", file, z, x, y),
            "xpublish-tiles": peer("xpublish", "tile", file, z, x, y)}
        if has_datashader:
            others["datashader"] = peer("datashader", "tile", file, z, x, y)
        yield f"{title}, z{z}", ours("tile", file, z, x, y), others


TILES = [
    *tiles("global-spatial.grib2", [(0, 0, 0), (2, 1, 1), (5, 8, 10)], "0.25° global", True),
    *tiles("lambert.grib2", [(4, 3, 6), (5, 7, 12), (7, 29, 49)], "Lambert 3 km", False),
]

VIEW = (-95, 39, 2.65)
FRAMES = [("1280 × 720, blended, base map", ours("frame", "series.grib2", *VIEW), {
    "cartopy, imshow": peer("cartopy", "frame", "global-spatial.grib2", *VIEW),
    "cartopy, mesh of the cells in view": peer("cartopymesh", "frame", "global-spatial.grib2", *VIEW)})]

ISOLINES = [("20 levels, 1440 × 721", ours("isolines", "global-spatial.grib2"), {
    "contourpy": peer("contourpy", "isolines", "global-spatial.grib2")})]

SERIES = [("48 fields of 0.25°", ours("series", "series.grib2", 8.5, 47.4), {
    "xarray with cfgrib": peer("cfgrib", "series", "series.grib2", 8.5, 47.4)})]

PARTS = {
    "opening": OPENING, "decoding": DECODING, "tiles": TILES, "frames": FRAMES, "isolines": ISOLINES,
    "series": SERIES}


def measure(part):
    rows = []
    for title, own, others in PARTS[part]:
        print(f"  {title}", flush=True)
        records = turns({OURS: own} | others, ROUNDS, SECONDS, ENVIRONMENT)
        rows.append({"title": title, "records": records})
    return rows
