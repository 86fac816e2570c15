"""Drives the viewer in Chromium:  suite.py PROGRAM FOLDER_WITH_THE_VIEWER CHROMIUM SCRATCH

One browser for all cases. Each case's name and what was wrong (nothing if all is well) go to the standard output,
one JSON list a line.
"""
import json
import sys
import time
import traceback

from playwright.sync_api import sync_playwright

import cases
import fixture
from server import Server
from viewer import Viewer

# Drawing by software, as on a machine without a graphics card.
OPTIONS = [
    "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist", "--disable-dev-shm-usage",
]


def main(program, web, chromium, scratch, *only):
    weather = f"{scratch}/weather.nc"
    fixture.make(weather)
    server = Server(program, web, [weather])

    def run(case, *arguments, complaints=()):
        if only and case.__name__ not in only:
            return
        started, wrong = time.time(), ""
        try:
            case(*arguments)
            if complaints:
                wrong = f"the console says: {complaints}"
        except Exception as error:
            wrong = "".join(traceback.format_exception(error)[-2:]).strip()
        if complaints:
            complaints.clear()
        print(json.dumps([case.__name__, wrong, round(time.time() - started, 1)]), flush=True)

    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=OPTIONS)
            viewer = Viewer(browser, server, "layers=temperatures")
            for case in cases.SHARED:
                run(case, viewer, complaints=viewer.complaints)

            def stays_at_home():
                assert not viewer.outside, viewer.outside

            run(stays_at_home)
            viewer.close()
            for case in cases.OWN:
                run(case, browser, server)
            single, growing = f"{scratch}/single.nc", f"{scratch}/growing.nc"
            fixture.make(single, steps=1)
            fixture.make_growing(growing)
            for file, list in ((single, cases.SINGLE), (growing, cases.LONG)):
                other = Server(program, web, [file])
                try:
                    for case in list:
                        run(case, browser, other)
                finally:
                    other.stop()
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
