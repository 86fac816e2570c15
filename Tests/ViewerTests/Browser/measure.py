"""Measures what a picture costs while a blended global field plays:  measure.py PROGRAM WEB CHROMIUM SCRATCH

Prints the script's time a picture and Swift's share of it in ms, as the processor time of the page's main thread from
Chromium's own trace, so that other work on the machine does not count; and how long the first weather took from
opening the page, until it is on the screen.
"""
import bisect
import json
import statistics
import sys

from playwright.sync_api import sync_playwright

import fixture
from server import Server
from suite import OPTIONS

# Notes in the trace where Swift begins and ends.
MARK_SWIFT = """
() => {
  for (const [name, body] of Object.entries(skyloop.swift)) {
    if (typeof body !== 'function') continue;
    skyloop.swift[name] = (...values) => {
      performance.mark('swift+');
      try { return body(...values); } finally { performance.mark('swift-'); }
    };
  }
}
"""
# Keeps when weather was first drawn: tiles, not only the map below them.
FIRST = """
const look = () => {
  if (!window.skyloop?.weather?.textures?.size) return requestAnimationFrame(look);
  requestAnimationFrame((time) => { window.firstWeather = time; });
};
requestAnimationFrame(look);
"""
CATEGORIES = ["devtools.timeline", "blink.user_timing", "v8.execute", "toplevel"]
# What runs script: callbacks for a picture, answers of fetches, timers and events.
SCRIPT = {"FireAnimationFrame", "RunMicrotasks", "TimerFire", "EventDispatch", "v8.callFunction", "FunctionCall"}


def open_page(browser, server):
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    page = context.new_page()
    page.add_init_script(FIRST)
    page.goto(f"{server.address}#layers=temperatures")
    page.wait_for_selector("html[data-state=ready]")
    return page


def trace(browser, page, pictures):
    """What the main thread does while so many pictures are drawn."""
    # Warm: the code is compiled well, and all is loaded.
    page.wait_for_function("skyloop.map.loaded()")
    count = "if (!window.count) { window.count = 0; (function next() { count += 1; requestAnimationFrame(next); })(); } 0"
    page.evaluate(count)
    page.wait_for_function("count > 60", timeout=300_000)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate("window.count = 0")
    page.wait_for_function(f"count > {pictures}", timeout=300_000)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main = [event for event in events
            if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"]
    busiest = max(main, key=lambda one: sum(
        event.get("tdur", 0) for event in events if event["tid"] == one["tid"] and event["pid"] == one["pid"]
        and event["name"] == "FireAnimationFrame"))
    return sorted((event for event in events if event["tid"] == busiest["tid"] and event["pid"] == busiest["pid"]
                   and "ts" in event), key=lambda event: (event["ts"], -event.get("dur", 0)))


def by_picture(events, spans):
    """The milliseconds of spans of processor time (when, microseconds) for each picture between the first and the last."""
    starts = [event["ts"] for event in events if event["name"] == "AnimationFrame::Render" and event["ph"] == "b"]
    times = [0] * (len(starts) + 1)
    for when, duration in spans:
        times[bisect.bisect(starts, when)] += duration / 1000
    return times[1:-1]


def script_times(events):
    """What script takes, callbacks and all that they call counted once."""
    spans, end = [], 0
    for event in events:
        if event["name"] in SCRIPT and event["ph"] == "X" and event["ts"] >= end:
            spans.append((event["ts"], event.get("tdur", 0)))
            end = event["ts"] + event["dur"]
    return by_picture(events, spans)


def swift_times(events):
    """What the calls of Swift take."""
    spans, start = [], None
    for event in events:
        if event["name"] == "swift+":
            start = event["tts"]
        elif event["name"] == "swift-" and start is not None:
            spans.append((event["ts"], event["tts"] - start))
            start = None
    return by_picture(events, spans)


def tell(name, times):
    times = sorted(times)
    print(f"{name}: median {statistics.median(times):.2f} ms, 90 % within {times[len(times) * 9 // 10]:.2f} ms "
          f"({len(times)} pictures)", flush=True)


def main(program, web, chromium, scratch):
    weather = f"{scratch}/weather.nc"
    fixture.make(weather, steps=48)
    server = Server(program, web, [weather])
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=OPTIONS)
            firsts = []
            for _ in range(3):
                page = open_page(browser, server)
                page.wait_for_function("window.firstWeather")
                firsts.append(page.evaluate("window.firstWeather / 1000"))
                page.context.close()
            print("first weather after " + ", ".join(f"{first:.2f}" for first in firsts) + " s", flush=True)
            page = open_page(browser, server)
            page.wait_for_function(
                "document.querySelector('#loaded i')?.style.width === '100%'", timeout=300_000)
            page.click("#play")
            tell("script", script_times(trace(browser, page, 120)))
            page.evaluate(MARK_SWIFT)
            tell("Swift", swift_times(trace(browser, page, 120)))
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
