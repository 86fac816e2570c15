"""Runs the comparison, or the parts that are named, and writes RESULTS.md: compare.py [PART …].

Each part leaves a record, so that one can be measured again and the page is made of the last of each. `compare.py page`
only makes the page.
"""
import json
import subprocess
import sys
import time

import films
import growth
import kernels
import machine
import network
import report
from settings import DATA, HERE, QUICK, RECORDS, RESULTS, WORK

PARTS = {part: lambda part=part: kernels.measure(part) for part in kernels.PARTS} | {
    "http": network.measure_tiles, "wms": network.measure_maps, "films": films.measure, "growth": growth.measure}


def main(names):
    names = [] if names == ["page"] else names or list(PARTS)
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        sys.exit(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    RECORDS.mkdir(parents=True, exist_ok=True)
    for program in ("data.py", "rasters.py") if names else ():
        subprocess.run([sys.executable, str(HERE / program), str(DATA)], check=True)
    for name in names:
        print(name, flush=True)
        start = time.monotonic()
        content = {"machine": machine.describe(), "quick": QUICK, "content": PARTS[name]()}
        content["took"] = time.monotonic() - start
        (RECORDS / f"{name}.json").write_text(json.dumps(content, indent=1))
    records = {name: json.loads(path.read_text()) for name in PARTS if (path := RECORDS / f"{name}.json").exists()}
    page = report.page(records)
    output = WORK / "RESULTS.md" if QUICK else RESULTS
    output.write_text(page)
    print(f"\nThe results are in {output}")


main(sys.argv[1:])
