"""What the viewer must do, one function a case; the shared page comes in as it was left by the case before."""
import io
import time

from PIL import Image

from viewer import Viewer, number, seconds


def first_picture(viewer):
    """The first layer shows, in the colours of the server's own tile."""
    assert viewer.page.get_attribute("html", "data-state") == "ready"
    viewer.select_slider_key("Home")
    viewer.settle()
    # Opaque, so that the colour is the layer's alone.
    viewer.button("Layers").click()
    viewer.page.fill("#layers input[type=range]:visible", "100")
    viewer.button("Layers").click()
    tile = Image.open(io.BytesIO(viewer.bytes(f"tiles/temperatures/{viewer.time}/0/0/0.png"))).convert("RGB")
    # In the Atlantic, where no coast and no name is: 30° W, on the equator.
    spot = viewer.page.evaluate("""() => {
      const { x, y } = window.skyloop.map.project([-30, 0]);
      return [x, y];
    }""")
    expected = tile.getpixel((int(150 / 360 * 256), 128))

    def shown():
        picture = Image.open(io.BytesIO(viewer.page.screenshot())).convert("RGB")
        return picture.getpixel(tuple(round(part) for part in spot))

    colour = within(viewer, lambda: close(shown(), expected, 8), shown)
    assert close(colour, expected, 8), f"{colour} is drawn, the server's tile has {expected}"


def close(one, other, tolerance):
    return all(abs(a - b) <= tolerance for a, b in zip(one, other))


def within(viewer, test, value):
    """Looks until a test holds, for some pictures at most."""
    for _ in range(40):
        if test():
            break
        viewer.page.evaluate("() => new Promise(requestAnimationFrame)")
    return value()


def plays_and_pauses(viewer):
    viewer.select_slider_key("Home")
    before = viewer.time
    viewer.button("Play").click()
    viewer.page.wait_for_function("time => document.getElementById('clock').dateTime !== time", arg=before)
    viewer.button("Pause").click()
    viewer.button("Play").wait_for()
    held = viewer.time
    assert held > before
    viewer.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert viewer.time == held, "it moves on while it is paused"


def scrubs(viewer):
    """The thumb follows the pointer, and no more than six requests run at once."""
    box = viewer.page.locator("#track").bounding_box()
    y = box["y"] + 34
    viewer.page.evaluate("watched.most = watched.now")
    viewer.page.mouse.move(box["x"], y)
    viewer.page.mouse.down()
    places = [0.1, 0.35, 0.62, 0.2, 0.9, 0.5]
    for place in places:
        viewer.page.mouse.move(box["x"] + box["width"] * place, y, steps=4)
        assert abs(viewer.position - place) < 0.01
    viewer.page.mouse.up()
    viewer.settle()
    assert viewer.page.evaluate("watched.most") <= 6
    assert abs(viewer.position - 0.5) < 0.01
    assert viewer.address["time"][0] == viewer.time


def steps(viewer):
    viewer.select_slider_key("Home")
    first = seconds(viewer.time)
    for _ in range(3):
        viewer.button("Step forward").click()
    assert seconds(viewer.time) - first == 3 * 3600
    viewer.button("Step back").click()
    assert seconds(viewer.time) - first == 2 * 3600


def goes_to_now(viewer):
    viewer.select_slider_key("Home")
    viewer.button("Now").click()
    assert abs(seconds(viewer.time) - time.time()) < 90
    assert viewer.page.inner_text("#distance") == "now"


def changes_speed(viewer):
    said = [viewer.page.inner_text("#speed")]
    for _ in range(4):
        viewer.page.click("#speed")
        said.append(viewer.page.inner_text("#speed"))
    assert said == ["1×", "2×", "4×", "¼×", "½×"], said
    viewer.page.click("#speed")
    assert viewer.page.inner_text("#speed") == "1×"


def switches_layers(viewer):
    viewer.show_only("wind-speeds", "cloud-cover")
    assert set(viewer.address["layers"][0].split(",")) == {"wind-speeds", "cloud-cover"}
    assert viewer.page.locator(".legend:visible").count() == 2
    # A legend that was had before it was seen has its numbers, and none touches another.
    viewer.show_only("precipitation-rate")
    numbers = viewer.page.eval_on_selector_all(
        ".legend .numbers span:not([hidden])", """all => all.filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right])""")
    assert len(numbers) > 3 and all(a[1] < b[0] for a, b in zip(numbers, numbers[1:])), numbers
    viewer.show_only("temperatures")
    assert viewer.page.locator(".legend:visible").count() == 1
    assert viewer.address["layers"] == ["temperatures"]


def says_values_as_the_server(viewer):
    """The value under the pointer is the one that /query gives, in both units."""
    viewer.show_only("temperatures")
    viewer.select_slider_key("Home")
    viewer.button("Step forward").click()
    viewer.settle()
    for longitude, latitude in [(-30, 25), (10, 45), (60, 5)]:
        spot = viewer.page.evaluate(
            "place => { const { x, y } = window.skyloop.map.project(place); return [x, y]; }",
            [longitude, latitude])
        viewer.page.mouse.move(*spot)
        label = viewer.page.inner_text("#value")
        asked = viewer.json(f"query/temperatures?lon={longitude}&lat={latitude}&time={viewer.time}")
        value = asked["values"][0]["value"]
        assert abs(number(label) - value) <= 0.3, f"the label says {label}, /query {value}"
        assert asked["units"] in label
    viewer.page.mouse.move(5, 300)


def changes_units(viewer):
    """A tap on a legend's unit changes legend and value at once; a second one changes them back."""
    viewer.show_only("temperatures")
    viewer.page.mouse.move(640, 300)
    metric = number(viewer.page.inner_text("#value-number"))
    viewer.page.click(".legend:visible .unit")
    viewer.until("document.querySelector('.legend:not([hidden]) .unit').textContent === '°F'")
    viewer.page.mouse.move(640, 300)
    label = viewer.page.inner_text("#value-number")
    assert label.endswith("°F") and abs(number(label) - (metric * 1.8 + 32)) < 0.2, f"{metric} °C, {label}"
    assert viewer.address["units"] == ["imperial"]
    viewer.page.click(".legend:visible .unit")
    viewer.until("document.querySelector('.legend:not([hidden]) .unit').textContent === '°C'")


def saves_a_film(viewer):
    """The loop comes as an MP4 file from the server."""
    viewer.page.set_viewport_size({"width": 400, "height": 560})
    try:
        with viewer.page.expect_download(timeout=120_000) as found:
            viewer.button("Save as a film").click()
        with open(found.value.path(), "rb") as file:
            assert file.read(12)[4:8] == b"ftyp"
    finally:
        viewer.page.set_viewport_size({"width": 1280, "height": 720})


def changes_order(viewer):
    """The layer shown last lies above, another one can be brought to the front, and the address keeps the order."""
    viewer.show_only()
    viewer.show_only("temperatures", "wind-speeds")
    spot = viewer.page.evaluate(
        "() => { const { x, y } = window.skyloop.map.project([-30, 0]); return [Math.round(x), Math.round(y)]; }")

    def colour():
        return Image.open(io.BytesIO(viewer.page.screenshot())).convert("RGB").getpixel(tuple(spot))

    assert viewer.address["layers"] == ["temperatures,wind-speeds"]
    before = colour()
    viewer.button("Layers").click()
    viewer.button("Bring Temperature to the front").click()
    viewer.button("Layers").click()
    after = within(viewer, lambda: not close(colour(), before, 4), colour)
    assert not close(after, before, 4), before
    assert viewer.address["layers"] == ["wind-speeds,temperatures"]
    viewer.open(viewer.page.url.split("#")[1])
    shown = within(viewer, lambda: close(colour(), after, 2), colour)
    assert close(shown, after, 2), (shown, after)
    assert viewer.address["layers"] == ["wind-speeds,temperatures"]
    viewer.show_only("temperatures")


def says_that_a_layer_failed(viewer):
    """A layer that the server refuses says so in its legend; the others play on, and it comes once it can be had."""
    viewer.page.route("**/data/wind-speeds/**", lambda route: route.fulfill(status=500))
    viewer.show_only("temperatures", "wind-speeds")
    legend = viewer.page.locator(".legend:visible", has_text="Wind speed")
    legend.get_by_text("can’t be loaded").wait_for()
    assert viewer.page.locator(".failure:visible").count() == 1
    viewer.select_slider_key("Home")
    viewer.settle()
    plays_and_pauses(viewer)
    viewer.page.unroute("**/data/wind-speeds/**")
    viewer.show_only("temperatures")
    viewer.show_only("temperatures", "wind-speeds")
    legend.get_by_text("can’t be loaded").wait_for(state="hidden")
    # The browser itself tells of each refusal.
    viewer.complaints[:] = [text for text in viewer.complaints if "status of 500" not in text]
    viewer.show_only("temperatures")


def fills_the_screen(viewer):
    viewer.button("Full screen").click()
    viewer.until("document.fullscreenElement === document.documentElement")
    viewer.until("document.getElementById('full').getAttribute('aria-pressed') === 'true'")
    viewer.button("Full screen").click()
    viewer.until("!document.fullscreenElement")
    viewer.until("document.getElementById('full').getAttribute('aria-pressed') === 'false'")


def sets_opacity(viewer):
    """A layer's opacity changes what is drawn at once, and nothing is fetched for it."""
    viewer.show_only("temperatures")
    spot = viewer.page.evaluate(
        "() => { const { x, y } = window.skyloop.map.project([-30, 0]); return [Math.round(x), Math.round(y)]; }")

    def colour():
        return Image.open(io.BytesIO(viewer.page.screenshot())).convert("RGB").getpixel(tuple(spot))

    viewer.button("Layers").click()
    seen = {}
    total = viewer.page.evaluate("watched.total")
    for part in (100, 50, 0):
        before = seen.get(100)
        viewer.page.fill("#layers input[type=range]:visible", str(part))
        seen[part] = within(viewer, lambda: colour() != before, colour)
    assert viewer.page.evaluate("watched.total") == total
    # Half of it lies half way between all and none.
    middle = [(a + b) / 2 for a, b in zip(seen[100], seen[0])]
    assert close(seen[50], middle, 6), seen
    viewer.page.fill("#layers input[type=range]:visible", "85")
    viewer.button("Layers").click()


def draws_every_form(viewer):
    """Lines, particles, barbs and values draw something where the map was bare."""
    for code in ["pressure-msl-contour", "wind-particles", "wind-barbs", "temperatures-text"]:
        viewer.show_only()
        bare = viewer.page.screenshot()
        viewer.show_only(code)
        changed = within(viewer, lambda: differing(viewer.page.screenshot(), bare) > 2_000,
                         lambda: differing(viewer.page.screenshot(), bare))
        assert changed > 2_000, f"{code} changes {changed} pixels"
    viewer.show_only("temperatures")


def differing(one, other):
    """How many pixels of the map's middle are not the same."""
    from PIL import ImageChops
    box = (100, 80, 1180, 560)
    pictures = [Image.open(io.BytesIO(bytes)).convert("L").crop(box) for bytes in (one, other)]
    return sum(ImageChops.difference(*pictures).point(lambda value: 255 if value > 24 else 0).histogram()[255:])


def works_by_keyboard(viewer):
    """Tab reaches everything, and the keys of a slider do what they are for."""
    viewer.show_only("temperatures")
    viewer.slider.focus()
    viewer.page.keyboard.press("Home")
    assert viewer.position == 0
    viewer.page.keyboard.press("ArrowRight")
    viewer.page.keyboard.press("PageUp")
    viewer.page.keyboard.press("ArrowLeft")
    assert abs(viewer.position - 6 / 11) < 1e-3
    viewer.page.keyboard.press("End")
    assert viewer.position == 1
    assert viewer.slider.get_attribute("aria-valuetext")
    viewer.page.keyboard.press("Space")
    viewer.button("Pause").wait_for()
    viewer.page.keyboard.press("Space")
    viewer.button("Play").wait_for()
    viewer.page.evaluate("document.activeElement.blur()")
    reached = set()
    for _ in range(30):
        viewer.page.keyboard.press("Tab")
        reached.add(viewer.page.evaluate("document.activeElement.id"))
    assert reached >= {"layers-button", "play", "back", "forward", "track", "now", "speed", "loop"}, reached
    viewer.button("Layers").focus()
    viewer.page.keyboard.press("Enter")
    assert viewer.page.is_visible("#layers")
    viewer.page.keyboard.press("Escape")
    assert viewer.page.is_hidden("#layers")


def keeps_memory_flat(viewer):
    """Ten layers put on and off fifty times take no more memory than at first."""
    viewer.show_only("temperatures")
    viewer.button("Layers").click()
    codes = viewer.page.eval_on_selector_all("#layers [data-code]", "all => all.map((one) => one.dataset.code)")
    turn = """codes => {
      for (const code of codes) {
        const button = document.querySelector(`#layers [data-code='${code}']`);
        button.click();
        button.click();
      }
      return new Promise((done) => requestAnimationFrame(() => done(window.skyloop.memory())));
    }"""
    chosen = [code for code in codes if code != "temperatures"][:10]
    assert len(chosen) == 10
    for _ in range(10):
        before = viewer.page.evaluate(turn, chosen)
    for _ in range(40):
        after = viewer.page.evaluate(turn, chosen)
    assert after <= before + (1 << 20), f"the memory grew from {before} to {after} bytes"
    viewer.button("Layers").click()
    viewer.settle()


def restores_its_address(viewer):
    viewer.show_only("wind-speeds")
    viewer.select_slider_key("Home")
    viewer.button("Step forward").click()
    viewer.page.evaluate("window.skyloop.map.jumpTo({ center: [20, 40], zoom: 3.5 })")
    viewer.until("location.hash.includes('zoom=3.50')")
    time_before, address = viewer.time, viewer.page.url.split("#")[1]
    viewer.open(address)
    assert viewer.time == time_before
    assert viewer.page.url.split("#")[1] == address
    assert viewer.page.locator(".legend:visible").count() == 1
    centre = viewer.page.evaluate("[window.skyloop.map.getCenter().lng, window.skyloop.map.getZoom()]")
    assert abs(centre[0] - 20) < 0.01 and abs(centre[1] - 3.5) < 0.01


def survives_a_lost_server(viewer):
    """A notice says so, and everything goes on when the server is back: the weather, and the map below it."""
    viewer.open("layers=temperatures")
    viewer.server.stop()
    try:
        viewer.page.evaluate("window.skyloop.map.jumpTo({ center: [100, 10], zoom: 6 })")
        viewer.until("!document.getElementById('notice').hidden")
        assert "server" in viewer.page.inner_text("#notice")
    finally:
        viewer.server.start()
    viewer.until("document.getElementById('notice').hidden")
    viewer.settle()
    viewer.until("window.skyloop.map.getLayer('land-medium').maxzoom === 5")
    # Requests that find nobody are told of in the console, as they must be.
    viewer.complaints[:] = [text for text in viewer.complaints if "ERR_CONNECTION" not in text]


def passes_axe(viewer):
    """The accessibility checker finds nothing serious, with everything open, dark and light."""
    from axe_playwright_python.sync_playwright import Axe

    viewer.show_only("temperatures", "wind-speeds")
    viewer.button("Layers").click()
    found = []
    for _ in range(2):
        for one in Axe().run(viewer.page).response["violations"]:
            if one["impact"] in ("serious", "critical"):
                found.append(f"{one['id']}: {[node['target'] for node in one['nodes']][:3]}")
        viewer.page.click("#theme")
        # Colours fade over.
        viewer.page.wait_for_function(
            "document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)")
    viewer.button("Layers").click()
    assert not found, "; ".join(found)


SHARED = [
    first_picture, plays_and_pauses, scrubs, steps, goes_to_now, changes_speed, switches_layers,
    says_values_as_the_server, changes_units, sets_opacity, changes_order, says_that_a_layer_failed, fills_the_screen, draws_every_form, works_by_keyboard, passes_axe, keeps_memory_flat, saves_a_film, restores_its_address,
    survives_a_lost_server,
]


def fits_a_phone(browser, server):
    """On 360 × 740 points nothing overlaps or sticks out, targets are large, and a tap says the value."""
    viewer = Viewer(browser, server, "layers=temperatures", 360, 740, has_touch=True, is_mobile=True)
    try:
        page = viewer.page
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        boxes = page.eval_on_selector_all("button, [role=slider]", """all => all
          .filter((one) => one.checkVisibility())
          .map((one) => ({ id: one.id || one.textContent, ...one.getBoundingClientRect().toJSON() }))""")
        assert len(boxes) >= 9
        for box in boxes:
            assert box["left"] >= 0 and box["right"] <= 360.5 and box["bottom"] <= 740.5, box
            assert box["width"] >= 43.5 and box["height"] >= 43.5, box
        for index, one in enumerate(boxes):
            for other in boxes[index + 1:]:
                apart = (one["right"] <= other["left"] + 0.5 or other["right"] <= one["left"] + 0.5
                         or one["bottom"] <= other["top"] + 0.5 or other["bottom"] <= one["top"] + 0.5)
                assert apart, (one, other)
        page.touchscreen.tap(150, 250)
        viewer.until("!document.getElementById('value').hidden")
        drag_by_finger(viewer, 0.2, 0.7)
        page.get_by_role("button", name="Play").tap()
        page.get_by_role("button", name="Pause").wait_for()
        assert not viewer.complaints, viewer.complaints
    finally:
        viewer.close()


def drag_by_finger(viewer, start, end):
    """A finger takes the thumb along, and the page does not scroll."""
    box = viewer.page.locator("#track").bounding_box()
    finger = viewer.context.new_cdp_session(viewer.page)

    def touch(kind, *places):
        points = [{"x": box["x"] + box["width"] * place, "y": box["y"] + 34} for place in places]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for step in range(1, 6):
        place = start + (end - start) * step / 5
        touch("touchMove", place)
        viewer.until(f"Math.abs(document.getElementById('timeline').style.getPropertyValue('--position') - {place}) < 0.01")
    assert viewer.page.get_attribute("#track", "data-dragging") == "true"
    touch("touchEnd")
    viewer.until("document.getElementById('track').dataset.dragging === 'false'")
    assert abs(viewer.position - end) < 0.01
    assert viewer.address["time"][0] == viewer.time
    finger.detach()


def holds_still(browser, server):
    """Where less motion is asked for nothing moves by itself: no particle, no spinner, no fading."""
    viewer = Viewer(browser, server, "layers=wind-particles", reduced_motion="reduce")
    try:
        viewer.until("window.skyloop.weather.textures.size > 0")
        frames = """() => new Promise((done) => {
          const { swift } = window.skyloop;
          const paint = swift.viewer_paint;
          let painted = 0;
          swift.viewer_paint = (index) => { painted += 1; return paint(index); };
          let left = 12;
          const next = () => left-- > 0 ? requestAnimationFrame(next) : done([painted, document.getAnimations().length]);
          next();
        })"""
        viewer.page.wait_for_function("window.skyloop.map.loaded()")
        assert viewer.page.evaluate(frames) == [0, 0]
        # What is asked for moves.
        viewer.select_slider_key("Home")
        before = viewer.time
        viewer.button("Play").click()
        viewer.until(f"document.getElementById('clock').dateTime !== '{before}'")
        assert not viewer.complaints, viewer.complaints
    finally:
        viewer.close()


SLOW = """
const quick = window.fetch;
let answers = 0;
window.fetch = async (address, ...rest) => {
  const answer = await quick(address, ...rest);
  // Answers come late, and not in the order of the questions.
  const wait = String(address).startsWith('data/') ? (answers++ * 37) % 130 : 0;
  if (wait) await new Promise((done) => setTimeout(done, wait));
  return answer;
};
"""
# Notes the colour of each tile that is painted, and the time that the thumb says.
NOTE = """() => {
  const { swift } = window.skyloop;
  const paint = swift.viewer_paint;
  window.painted = [];
  swift.viewer_paint = (index) => {
    const address = paint(index);
    if (!address) return address;
    const row = new DataView(swift.memory.buffer, swift.viewer_buffer(0), 32).getFloat64(16, true);
    const pixel = new Uint8Array(swift.memory.buffer, address + (row + 4) * 258 * 4 + 400, 4);
    painted.push([index, pixel[0], pixel[1], pixel[2]]);
    return address;
  };
}"""


def scrubs_a_long_loop(browser, server):
    """Over 48 times with late answers no more than six requests run, and no picture is older than one shown before."""
    viewer = Viewer(browser, server, "layers=temperatures&zoom=1", before=SLOW)
    try:
        # The first hour is drawn before anything is noted.
        viewer.select_slider_key("Home")
        viewer.until("document.querySelector('#loaded i')?.offsetLeft === 0")
        viewer.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        viewer.page.evaluate(NOTE)
        box = viewer.page.locator("#track").bounding_box()
        y = box["y"] + 34
        viewer.page.mouse.move(box["x"], y)
        viewer.page.mouse.down()
        viewer.page.mouse.move(box["x"] + box["width"], y, steps=60)
        viewer.page.mouse.up()
        viewer.settle()
        viewer.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert viewer.page.evaluate("watched.most") <= 6
        # The field is the same everywhere and warmer each hour, so that a colour tells its hour.
        stops = viewer.json("legend/temperatures.json")["colors"]
        scale = [tuple(int(colour[at:at + 2], 16) for at in (1, 3, 5)) for colour in stops]

        def hour(pixel):
            return min(range(len(scale)), key=lambda at: sum((a - b) ** 2 for a, b in zip(scale[at], pixel)))

        hours = {}
        for tile, *pixel in viewer.page.evaluate("painted"):
            hours.setdefault(tile, []).append(hour(pixel))
        for shown in hours.values():
            assert len(set(shown)) > 5 and shown[-1] == max(shown), shown
            assert all(later >= earlier for earlier, later in zip(shown, shown[1:])), shown
        assert not viewer.complaints, viewer.complaints
    finally:
        viewer.close()


LAND = """() => {
  const { map } = window.skyloop;
  const layers = ['land-coarse', 'land-medium', 'land-fine'].filter((id) => map.getLayer(id));
  return map.queryRenderedFeatures({ layers }).length > 0;
}"""


def has_land_when_near(browser, server):
    """Land shows when the page opens near it or jumps there, the finest in the end."""
    for hash, jump in (("layers=temperatures&lon=10&lat=47&zoom=7", None),
                       ("layers=temperatures", "window.skyloop.map.jumpTo({ center: [10, 47], zoom: 7 })")):
        viewer = Viewer(browser, server, hash)
        try:
            if jump:
                viewer.page.evaluate(jump)
            viewer.until(LAND)
            viewer.until("""() => {
              const { map } = window.skyloop;
              return map.getLayer('land-fine') && map.getLayer('land-medium').maxzoom === 5;
            }""")
            viewer.until(LAND)
            assert not viewer.complaints, viewer.complaints
        finally:
            viewer.close()


def shows_one_time(browser, server):
    """A file of one time shows, with its time and value, and nothing to play."""
    viewer = Viewer(browser, server, "layers=temperatures&lon=-30&lat=0&zoom=3")
    try:
        times = next(layer for layer in viewer.json("catalog.json")["layers"] if layer["code"] == "temperatures")["times"]
        assert [viewer.time] == times, (viewer.time, times)
        assert not viewer.page.is_visible("#play")
        viewer.page.mouse.move(640, 200)
        viewer.until("!document.getElementById('value').hidden")
        expected = viewer.page.evaluate("window.skyloop.map.unproject([640, 200]).wrap().toArray()")
        told = viewer.json(f"query/temperatures?lon={expected[0]}&lat={expected[1]}")["values"][0]["value"]
        shown = number(viewer.page.inner_text("#value-number"))
        assert abs(shown - told) < 0.3, (shown, told)
        assert not viewer.complaints, viewer.complaints
    finally:
        viewer.close()


OWN = [fits_a_phone, has_land_when_near, holds_still]

# With a server that has 48 times of a field that only grows.
LONG = [scrubs_a_long_loop]

# With a server that has one time.
SINGLE = [shows_one_time]
