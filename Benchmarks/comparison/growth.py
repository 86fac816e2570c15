"""How Skyloop's cost grows: with the grid, the times, the layers, the connections, the cores."""
import os

import films
from network import places, wrk
from servers import Skyloop, running
from settings import ENVIRONMENT, QUICK, ROUNDS, SECONDS, ours
from kernels import VIEW
from worker import turns

GRIDS = [
    (65_160, "grid-1.grib2"), (259_920, "grid-0.5.grib2"), (1_038_240, "global-spatial.grib2"),
    (4_150_080, "grid-0.125.grib2")]


def curve(commands):
    """The works of a curve in turn: [(how much, record), …]."""
    records = turns(commands, ROUNDS, SECONDS, ENVIRONMENT)
    return [{"amount": amount, "record": record} for amount, record in records.items()]


def kernels():
    yield "decoding a field", "points", curve({n: ours("decode", file) for n, file in GRIDS})
    yield "a tile at z0", "points", curve({n: ours("tile", file, 0, 0, 0) for n, file in GRIDS})
    yield "20 isolines", "points", curve({n: ours("isolines", file) for n, file in GRIDS})
    yield "opening a file", "fields", curve(
        {n: ours("open", f"many-{n}.grib2") for n in (500, 1000, 2000, 4000)})
    yield "a point's series", "times", curve(
        {n: ours("series", f"times-{n}.grib2", 8.5, 47.4) for n in (25, 50, 100, 200)})
    yield "a frame of 1280 × 720", "layers", curve(
        {n: ours("frame", "series.grib2", *VIEW, n) for n in (1, 2, 4, 8)})


def connections():
    """Tiles a second, never asked before, with more and more who ask."""
    numbers = (1, 2, 4, 12, 64, 256)
    rows = []
    seconds = 0.5 if QUICK else 2
    with running(Skyloop()) as (address, _):
        for number, some in zip(numbers, places(len(numbers))):
            paths = [Skyloop().tile(*place) for place in some]
            answer = wrk(address, paths, number, seconds)
            rows.append({"amount": number, "rate": answer["rate"], "p95": answer["p95"]})
    return rows


def cores():
    """One core, then two: the server with wrk on the other core where there is one; a film, all in one process."""
    rows = []
    seconds = 0.5 if QUICK else 3
    available = sorted(os.sched_getaffinity(0))
    for count in range(1, len(available) + 1):
        own = ["taskset", "-c", ",".join(map(str, available[:count]))]
        rest = ["taskset", "-c", ",".join(map(str, available[count:] or available))]
        with running(Skyloop(), prefix=own) as (address, _):
            paths = [Skyloop().tile(*place) for place in places(1)[0]]
            answer = wrk(address, paths, 12, seconds, prefix=rest)
        film = films.timed(films.render(films.FOLDER / "own.mp4", prefix=own, frames=films.FRAMES // 3))
        rows.append({
            "amount": count, "rate": answer["rate"], "film": film["seconds"], "shared": count == len(available)})
    return rows


def measure():
    films.FOLDER.mkdir(parents=True, exist_ok=True)
    curves = []
    for title, unit, rows in kernels():
        print(f"  {title}", flush=True)
        curves.append({"title": title, "unit": unit, "rows": rows})
    print("  connections, cores", flush=True)
    return {"curves": curves, "connections": connections(), "cores": cores()}
