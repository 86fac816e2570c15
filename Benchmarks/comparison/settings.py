"""Where things are, and how long is measured."""
import os
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORK = ROOT / ".build/benchmarks"
DATA = WORK / "data"
RECORDS = WORK / "records"
RESULTS = HERE.parent / "RESULTS.md"

PROGRAMS = pathlib.Path(os.environ.get("BENCH_PROGRAMS", ROOT / "Benchmarks/.build/release"))
SKYLOOP = PROGRAMS / "skyloop"
BASE_MAP = ROOT / ".build/share/skyloop/basemap.skymap"
NATURAL_EARTH = os.environ.get("SKYLOOP_NATURAL_EARTH", "/usr/share/magics")

# A quick run shows that everything works; its numbers are worth little.
QUICK = os.environ.get("BENCH_QUICK", "") not in ("", "0")
ROUNDS = 1 if QUICK else 3
SECONDS = 0.1 if QUICK else 0.5

ENVIRONMENT = {"SKYLOOP_BASEMAP": str(BASE_MAP), "NATURAL_EARTH": NATURAL_EARTH}


def ours(work, file, *numbers):
    return [str(PROGRAMS / "ComparisonBenchmarks"), work, str(DATA / file), *map(str, numbers)]


def peer(name, work, file, *numbers):
    return [sys.executable, str(HERE / "peer.py"), name, work, str(DATA / file), *map(str, numbers)]
