"""Tiles and maps over HTTP, from each server in turn, asked by wrk."""
import json
import random
import statistics
import subprocess

from servers import RADIUS, MapServer, Skyloop, Titiler, Xpublish, megabytes, running
from settings import HERE, QUICK, ROUNDS, WORK

CONNECTIONS = (1, 4, 12)
SECONDS = 1 if QUICK else 3


def wrk(address, paths, connections, seconds, prefix=()):
    """Asks for paths with so many connections at once, and gives what wrk counted."""
    file = WORK / "paths.txt"
    file.write_text("\n".join(paths) + "\n")
    output = subprocess.run(
        [*prefix, "wrk", "-t1", f"-c{connections}", f"-d{max(1, round(seconds))}s", "--timeout", "20s", "-s",
         str(HERE / "requests.lua"), address, "--", str(file)],
        capture_output=True, text=True, check=True).stdout
    answer = json.loads(output.strip().splitlines()[-1])
    answer["rate"] = answer["count"] / answer["seconds"]
    return answer


def places(parts):
    """All tiles of zooms 5 to 7 in no order, then those of 8 and 9 for who is fast, dealt into parts: none comes twice."""
    shuffled = random.Random(7)
    deep = []
    for zooms in ((5, 6, 7), (8,), (9,)):
        some = [(z, x, y) for z in zooms for x in range(2 ** z) for y in range(2 ** z)]
        shuffled.shuffle(some)
        deep += some
    return [deep[part::parts][:60_000] for part in range(parts)]


def boxes(count, seed):
    """Boxes for GetMap, each of its own place and size."""
    chance = random.Random(seed)
    for _ in range(count):
        half = RADIUS / 2 ** chance.uniform(1, 5)
        x, y = (chance.uniform(-RADIUS + half, RADIUS - half) for _ in range(2))
        yield x - half, y - half * 0.75, x + half, y + half * 0.75


def summed(answers):
    """The rounds of one server and kind as a record; rates in answers a second, times in milliseconds."""
    rates = [answer["rate"] for answer in answers]
    return {
        "median": statistics.median(rates), "least": min(rates), "most": max(rates),
        "p50": statistics.median(answer["p50"] for answer in answers),
        "p95": statistics.median(answer["p95"] for answer in answers),
        "kilobytes": statistics.median(
            answer["bytes"] / max(answer["count"], 1) / 1000 for answer in answers),
        "errors": sum(answer["errors"] for answer in answers)}


def in_turn(servers, asked):
    """Runs each server anew in each round. `asked(server, address)` yields (what, answer)."""
    answers, memory = {}, {}
    for _ in range(ROUNDS):
        for server in servers:
            print(f"  {server.name}", flush=True)
            with running(server) as (address, group):
                for what, answer in asked(server, address):
                    answers.setdefault(what, {}).setdefault(server.name, []).append(answer)
                memory[server.name] = megabytes(group)
    rows = [
        {"title": what, "records": {name: summed(some) for name, some in by_name.items()}}
        for what, by_name in answers.items()]
    return {"rows": rows, "megabytes": memory}


def measure_tiles():
    dealt = places(len(CONNECTIONS))
    same = [(3, x, y) for x in range(8) for y in range(8)]

    def asked(server, address):
        # Who compiles when it is first asked has done so before.
        wrk(address, [server.tile(4, x, 5) for x in range(16)], 4, SECONDS / 2)
        for part, connections in enumerate(CONNECTIONS):
            paths = [server.tile(*place) for place in dealt[part]]
            yield f"never asked before, {connections}", wrk(address, paths, connections, SECONDS)
        paths = [server.tile(*place) for place in same]
        wrk(address, paths, 4, SECONDS / 3)
        for connections in CONNECTIONS:
            yield f"asked before, {connections}", wrk(address, paths, connections, SECONDS / 2)

    return in_turn((Skyloop(), Titiler(), Xpublish(), MapServer()), asked)


def measure_maps():
    def asked(server, address):
        for number, (width, height) in enumerate([(256, 192), (800, 600)]):
            for connections in (1, 12):
                paths = [
                    server.map(box, width, height) for box in boxes(20_000, seed=number * 100 + connections)]
                yield f"{width} × {height}, {connections}", wrk(address, paths, connections, SECONDS)

    return in_turn((Skyloop(), MapServer()), asked)
