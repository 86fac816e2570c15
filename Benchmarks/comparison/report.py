"""Makes the page of results out of the records."""
import targets
from tables import growth_tables, http_tables, rows_table

INTRODUCTION = """# How Skyloop compares

Made by `make bench-compare`, which sets up the others, has both sides do the same work in turn on one machine, and writes
this page; `Benchmarks/comparison` is how. Times are medians of {rounds} rounds, in brackets the least and the most of the
rounds' medians. *Ratio* is the other's time through Skyloop's: above 1 Skyloop is faster. *Cores* is processor time
through time: above 1 where several cores were used. *Memory* is the most that the process had, in MiB; for the others
Python and its libraries are part of it, as they are of Skyloop's its own.

"""

SECTIONS = [
    ("opening", "Opening", "All that is in a file is known afterwards, nothing decoded. ecCodes only gives its list of "
     "headers (five keys of each message); cfgrib makes a dataset of it, with no index file from before. It can't open the "
     "file of 2,000 hourly fields (its step does not fit a timedelta)."),
    ("decoding", "Decoding", "One field of 1440 × 721 points at 12 bits (temperature with structures of several sizes, "
     "made by ecCodes) from a message or an open file to an array: Skyloop to 32-bit floats in Celsius, ecCodes and "
     "gribberish to 64-bit floats as they are, rasterio (which opens the file anew, or else it would give what it kept) "
     "to 64-bit floats in Celsius."),
    ("tiles", "A tile in process", "The field is in memory; a 256-pixel PNG file's bytes come out, bilinear, in a colour "
     "scale of as many steps as the format has. datashader has no Lambert grids without making a curved mesh of them, "
     "which is slower still, so it is left out there."),
    ("frames", "A frame", "1280 × 720 in Web Mercator over North America, each of another moment. Skyloop mixes two "
     "hourly fields of 0.25° and draws its whole base map, with names, legend off; cartopy gets the field ready for each "
     "and draws coasts and borders from Natural Earth 1:50m once."),
    ("isolines", "Isolines", "20 levels of a field of 1440 × 721 points, as chains of points."),
    ("series", "A place over time", "The value at one place at each of 48 times. Both must decode all 48 fields (nothing "
     "of them is kept). The file is open before."),
]


def page(records):
    text = INTRODUCTION.format(rounds="three" if not any(r["quick"] for r in records.values()) else "quick trial")
    text += machine_text(records) + targets.table(records)
    for name, title, words in SECTIONS:
        if name in records:
            text += f"## {title}\n\n{words}\n\n" + rows_table(records[name]["content"]) + "\n"
    if "http" in records:
        text += http_tables(records["http"]["content"], "Tiles over HTTP", HTTP)
    if "wms" in records:
        text += http_tables(records["wms"]["content"], "WMS GetMap", WMS)
    if "films" in records:
        text += f"## Films\n\n{FILMS}\n\n" + rows_table(records["films"]["content"], unit="s") + "\n"
    if "growth" in records:
        text += growth_tables(records["growth"]["content"])
    return text.rstrip() + "\n"


HTTP = (
    "256-pixel PNG tiles of the 0.25° field on loopback, `wrk` on the same two cores. *Never asked before*: zooms 5 to 7 in "
    "no order (8 and 9 when those are all asked), each once. *Asked before*: the 64 tiles of zoom 3 again and again. "
    "Skyloop runs as it comes (a worker a core, 128 MiB of finished answers); titiler with a process a core and a "
    "cloud-optimised GeoTIFF; xpublish-tiles with the field in memory; MapServer as FastCGI, a process a core, behind "
    "lighttpd, with the same GeoTIFF. Only Skyloop keeps finished tiles by itself; the others would need a cache before them.")
WMS = (
    "GetMap in EPSG:3857, PNG, each request of another place and size, never asked before.")
FILMS = (
    "300 frames of 1280 × 720 in ten seconds: a blended field of 0.25°, base map, legend, clock and title, from 48 hourly "
    "fields in GRIB 2, all in. *Encoder alone* is `ffmpeg` at the same settings, fed the same finished frames "
    "uncompressed in the form that the encoder takes; so the ratio is at most 1 unless Skyloop's own encoder (GIF, APNG, "
    "PNG) is faster or writes only what changed.")


def machine_text(records):
    last = max((record["machine"] for record in records.values()), key=lambda machine: machine["date"])
    first = min(record["machine"]["date"] for record in records.values())
    minutes = sum(record["took"] for record in records.values()) / 60
    packages = ", ".join(f"{name} {version}" for name, version in (last["packages"] | last["debian"]).items())
    loads = ", ".join(f"{name} {record['machine']['load']:.1f}" for name, record in records.items())
    return (
        f"| | |\n| --- | --- |\n| date | {first} to {last['date']} ({minutes:.0f} minutes of measuring) |\n"
        f"| machine | {last['machine']} |\n| Skyloop | {last['skyloop']} |\n"
        f"| others | Python {last['python']}; {packages} |\n"
        f"| load before each part | {loads} |\n\n")
