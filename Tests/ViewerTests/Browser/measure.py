"""Measures what a picture costs while a blended global field plays:  measure.py PROGRAM WEB CHROMIUM SCRATCH

Prints the script's time a picture and Swift's share of it in ms (median and 90th percentile), and how long the first
weather took from opening the page.
"""
import statistics
import sys
import time

from playwright.sync_api import sync_playwright

import fixture
from server import Server
from suite import OPTIONS
from viewer import Viewer

MEASURE = """
window.pictures = [];
let spent = 0, swiftSpent = 0;
const next = window.requestAnimationFrame.bind(window);
let stamp = -1;
window.requestAnimationFrame = (body) => next((time) => {
  // Several callbacks of one picture have one time.
  if (time !== stamp && stamp >= 0) { pictures.push([spent, swiftSpent]); spent = 0; swiftSpent = 0; }
  stamp = time;
  const start = performance.now();
  try { body(time); } finally { spent += performance.now() - start; }
});
window.measureSwift = () => {
  for (const [name, body] of Object.entries(skyloop.swift)) {
    if (typeof body !== 'function') continue;
    skyloop.swift[name] = (...values) => {
      const start = performance.now();
      try { return body(...values); } finally { swiftSpent += performance.now() - start; }
    };
  }
};
"""


def main(program, web, chromium, scratch):
    weather = f"{scratch}/weather.nc"
    fixture.make(weather, steps=48)
    server = Server(program, web, [weather])
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=OPTIONS)
            started = time.time()
            viewer = Viewer(browser, server, "layers=temperatures")
            print(f"first weather after {time.time() - started:.2f} s")
            viewer.context.close()
            viewer = Viewer.__new__(Viewer)
            context = browser.new_context(viewport={"width": 1280, "height": 720})
            page = context.new_page()
            page.add_init_script(MEASURE)
            page.goto(f"{server.address}#layers=temperatures")
            page.wait_for_selector("html[data-state=ready]")
            page.wait_for_function("""document.querySelector('#loaded i')?.style.width === '100%'""", timeout=120_000)
            page.evaluate("measureSwift()")
            page.click("#play")
            page.evaluate("pictures.length = 0")
            page.wait_for_function("pictures.length > 90", timeout=120_000)
            pictures = page.evaluate("pictures.slice(10)")
            for name, part in (("script", 0), ("Swift", 1)):
                times = sorted(picture[part] for picture in pictures)
                print(f"{name}: best tenth within {times[len(times) // 10]:.2f} ms, median {statistics.median(times):.2f} ms, 90 % within {times[len(times) * 9 // 10]:.2f} ms")
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
