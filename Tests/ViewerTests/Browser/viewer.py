"""One page with the viewer, as a person sees and uses it."""
import json
import re
import time
import urllib.parse
import urllib.request

# Notes what the page fetches, so that a case can ask how much at once.
WATCH = """
window.watched = { now: 0, most: 0, total: 0 };
const fetchAsIs = window.fetch;
window.fetch = (address, ...rest) => {
  const answer = fetchAsIs(address, ...rest);
  if (!String(address).startsWith('data/')) return answer;
  watched.now += 1;
  watched.total += 1;
  watched.most = Math.max(watched.most, watched.now);
  // Ended when its bytes are there, or when it is given up.
  const end = () => { watched.now -= 1; };
  return answer.then((found) => {
    const bytes = found.arrayBuffer.bind(found);
    found.arrayBuffer = () => bytes().finally(end);
    return found;
  }, (error) => { end(); throw error; });
};
"""


class Viewer:
    """A page, and what its console said."""

    def __init__(self, browser, server, hash="", width=1280, height=720, before="", **context):
        self.server = server
        self.context = browser.new_context(viewport={"width": width, "height": height}, **context)
        self.page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.complaints = []
        self.outside = []
        self.page.on("console", lambda message: self.complain(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self.note)
        # What slows the answers down comes first, so that the watch sees it.
        self.page.add_init_script(before + WATCH)
        self.open(hash)

    def complain(self, kind, text):
        # Software drawing warns of its own slowness.
        if kind == "error" or (kind == "warning" and "GPU stall" not in text and "WebGL" not in text):
            self.complaints.append(text)

    def note(self, request):
        url = request.url
        if not url.startswith((self.server.address, "data:", "blob:")):
            self.outside.append(url)

    def open(self, hash=""):
        # A change of the part behind the # alone would not load the page anew.
        self.page.goto("about:blank")
        self.page.goto(f"{self.server.address}#{hash}")
        self.page.wait_for_selector("html[data-state=ready]")
        self.settle()

    def close(self):
        self.context.close()

    # What a person reads.

    def settle(self):
        """Waits until what shows is loaded."""
        self.page.wait_for_function(
            "document.getElementById('timeline').getAttribute('aria-busy') === 'false'")

    def until(self, expression):
        self.page.wait_for_function(expression)

    @property
    def time(self):
        return self.page.get_attribute("#clock", "datetime")

    @property
    def position(self):
        return float(self.page.evaluate(
            "document.getElementById('timeline').style.getPropertyValue('--position')"))

    @property
    def address(self):
        return urllib.parse.parse_qs(urllib.parse.urlparse(self.page.url).fragment)

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def slider(self):
        return self.page.get_by_role("slider", name="Time", exact=True)

    # What a person does.

    def press_layer(self, code):
        if not self.page.is_visible("#layers"):
            self.button("Layers").click()
        self.page.click(f"#layers [data-code='{code}']")

    def show_only(self, *codes):
        """Makes these the layers that are shown."""
        if not self.page.is_visible("#layers"):
            self.button("Layers").click()
        on = self.page.eval_on_selector_all(
            "#layers [data-code][aria-pressed=true]", "all => all.map((one) => one.dataset.code)")
        for code in [code for code in on if code not in codes] + [code for code in codes if code not in on]:
            self.page.click(f"#layers [data-code='{code}']")
        self.button("Layers").click()
        self.settle()

    def hold_still(self):
        if self.page.get_attribute("#play", "aria-pressed") == "true":
            self.button("Pause").click()

    def select_slider_key(self, key):
        self.slider.focus()
        self.page.keyboard.press(key)

    # What the server says.

    def json(self, path):
        with urllib.request.urlopen(self.server.address + path) as answer:
            return json.load(answer)

    def bytes(self, path):
        with urllib.request.urlopen(self.server.address + path) as answer:
            return answer.read()


def number(text):
    """The first number of a text, with a minus of either kind."""
    return float(re.search(r"-?\d+(\.\d+)?", text.replace("−", "-")).group())


def seconds(text):
    """Seconds since 1970 of an ISO 8601 time in UTC."""
    import calendar
    return calendar.timegm(time.strptime(text[:19], "%Y-%m-%dT%H:%M:%S"))
