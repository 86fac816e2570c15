"""Shows a server's layers with Leaflet in a browser without a window: leaflet_client.py ADDRESS LAYER TIME.

Leaflet is Debian's libjs-leaflet, the browser Debian's chromium. The page draws what it loaded on a canvas and sends
colours, errors and the number of tiles back to this script, which prints them as JSON.
"""
import http.server
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading

PAGE = """<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/leaflet.css">
<style>html,body{margin:0}#tiles,#wms{width:512px;height:512px}</style><div id="tiles"></div><div id="wms"></div>
<script src="/leaflet.js"></script><script>
const options = {fadeAnimation: false, zoomAnimation: false, attributionControl: false, zoomControl: false};
function load(id, make) {
  return new Promise((settle) => {
    const map = L.map(id, options).setView([0, 0], 2);
    const layer = make();
    const errors = [];
    layer.on('tileerror', (event) => errors.push(event.tile.src));
    layer.on('load', () => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 512;
      const pen = canvas.getContext('2d');
      const frame = document.getElementById(id).getBoundingClientRect();
      const tiles = [...document.querySelectorAll(`#${id} img.leaflet-tile`)];
      for (const tile of tiles) {
        const box = tile.getBoundingClientRect();
        pen.drawImage(tile, box.left - frame.left, box.top - frame.top);
      }
      const colors = [];
      for (let y = 32; y < 512; y += 64) for (let x = 32; x < 512; x += 64)
        colors.push([...pen.getImageData(x, y, 1, 1).data]);
      settle({tiles: tiles.length, errors, colors});
    });
    layer.addTo(map);
  });
}
const [address, layer, time] = %s;
Promise.all([
  load('tiles', () => L.tileLayer(`${address}tiles/${layer}/${time}/{z}/{x}/{y}.png`, {crossOrigin: true})),
  load('wms', () => L.tileLayer.wms(`${address}wms`,
    {layers: layer, format: 'image/png', transparent: true, version: '1.3.0', time, crossOrigin: true})),
]).then(([tiles, wms]) => fetch('/report',
  {method: 'POST', body: JSON.stringify({leaflet: L.version, tiles, wms})}));
</script>"""

FOLDER = "/usr/share/javascript/leaflet"


def main(address, layer, time):
    report = []
    arrived = threading.Event()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            if self.path == "/":
                body, kind = (PAGE % json.dumps([address, layer, time])).encode(), "text/html"
            elif self.path in ("/leaflet.js", "/leaflet.css"):
                with open(FOLDER + self.path, "rb") as file:
                    body = file.read()
                kind = "text/javascript" if self.path.endswith("js") else "text/css"
            else:
                return self.send_error(404)
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_POST(self):
            report.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
            self.send_response(204)
            self.end_headers()
            arrived.set()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    profile = tempfile.mkdtemp(prefix="skyloop-leaflet-")
    browser = subprocess.Popen(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
         "--no-first-run", "--remote-debugging-port=0", f"--user-data-dir={profile}",
         f"http://127.0.0.1:{server.server_port}/"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        if not arrived.wait(120):
            sys.exit("the page sent no report within two minutes")
        print(report[0])
    finally:
        browser.terminate()
        try:
            browser.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(browser.pid, 9)
        shutil.rmtree(profile, ignore_errors=True)


main(*sys.argv[1:])
