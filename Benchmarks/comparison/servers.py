"""The servers of the comparison: how each is started, and where its tiles and maps are."""
import contextlib
import os
import pathlib
import signal
import socket
import subprocess
import sys
import time
import urllib.request

from settings import DATA, ENVIRONMENT, HERE, SKYLOOP, WORK

RADIUS = 20037508.342789244


class Skyloop:
    name = "Skyloop"

    def command(self, port):
        return [str(SKYLOOP), "serve", str(DATA / "global-spatial.grib2"), "--port", str(port)]

    def tile(self, z, x, y):
        return f"/tiles/temperatures/latest/{z}/{x}/{y}.png"

    def map(self, box, width, height):
        return wms_address("/wms", "temperatures", box, width, height)


class Titiler:
    name = "titiler"

    def command(self, port):
        return [
            sys.executable, "-m", "uvicorn", "titiler_app:app", "--app-dir", str(HERE), "--port", str(port),
            "--workers", str(os.cpu_count()), "--log-level", "warning"]

    def tile(self, z, x, y):
        return (
            f"/cog/tiles/WebMercatorQuad/{z}/{x}/{y}.png?url={DATA}/global.tif&rescale=-30,45"
            "&colormap_name=viridis&resampling=bilinear&reproject=bilinear")


class Xpublish:
    name = "xpublish-tiles"

    def command(self, port):
        return [sys.executable, str(HERE / "xpublish_app.py"), str(DATA / "global-spatial.grib2"), str(port)]

    def tile(self, z, x, y):
        return (
            f"/tiles/WebMercatorQuad/{z}/{y}/{x}?variables=v&style=raster/viridis&colorscalerange=-30,45"
            "&width=256&height=256&f=image/png")


class MapServer:
    """As FastCGI, a process a core, behind lighttpd."""

    name = "MapServer"

    def command(self, port):
        folder = WORK / "mapserver"
        folder.mkdir(parents=True, exist_ok=True)
        colours = "\n".join(
            f"      CLASS EXPRESSION ([pixel] >= {low} AND [pixel] < {low + 3}) STYLE COLOR "
            f"{20 + 9 * step} {40 + 8 * (step % 25)} {230 - 9 * step} END END"
            for step, low in enumerate(range(-30, 45, 3)))
        mapfile = (HERE / "mapserver.map").read_text()
        (folder / "weather.map").write_text(
            mapfile.replace("@RASTER@", str(DATA / "global.tif")).replace("@CLASSES@", colours))
        (folder / "mapserver.conf").write_text(
            f'CONFIG ENV MS_MAP_NO_PATH "" END MAPS weather "{folder}/weather.map" END END\n')
        lighttpd = (HERE / "lighttpd.conf").read_text()
        for name, value in {
                "@FOLDER@": str(folder), "@PORT@": str(port), "@PROCESSES@": str(os.cpu_count())}.items():
            lighttpd = lighttpd.replace(name, value)
        (folder / "lighttpd.conf").write_text(lighttpd)
        return ["/usr/sbin/lighttpd", "-D", "-f", str(folder / "lighttpd.conf")]

    def tile(self, z, x, y):
        return f"/map?map=weather&mode=tile&tilemode=gmap&layers=temperature&tile={x}+{y}+{z}"

    def map(self, box, width, height):
        return wms_address("/map", "temperature", box, width, height, "map=weather&")


def wms_address(path, layer, box, width, height, first=""):
    return (
        f"{path}?{first}SERVICE=WMS&VERSION=1.3.0&REQUEST=GetMap&LAYERS={layer}&STYLES=&CRS=EPSG:3857"
        f"&BBOX={','.join(f'{side:.3f}' for side in box)}&WIDTH={width}&HEIGHT={height}&FORMAT=image/png")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def megabytes(group):
    """The memory of all processes of a group, each at its most; shared pages counted once for each."""
    total = 0
    for status in pathlib.Path("/proc").glob("[0-9]*/status"):
        with contextlib.suppress(OSError, StopIteration, ValueError):
            if os.getpgid(int(status.parent.name)) == group:
                line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
                total += int(line.split()[1]) / 1024
    return total


@contextlib.contextmanager
def running(server, prefix=()):
    """Starts a server on a free port, and ends it and its children in the end."""
    port = free_port()
    log = open(WORK / f"{server.name}.log", "w")
    process = subprocess.Popen(
        [*prefix, *server.command(port)], stdout=log, stderr=log, start_new_session=True,
        env=os.environ | ENVIRONMENT)
    address = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + 60
        while True:
            try:
                with urllib.request.urlopen(address + server.tile(0, 0, 0), timeout=30) as answer:
                    if not answer.headers["Content-Type"].startswith("image/png") or not answer.read():
                        raise RuntimeError(f"{server.name} answers no picture")
                break
            except OSError:
                if time.monotonic() > deadline or process.poll() is not None:
                    raise RuntimeError(f"{server.name} does not answer; see {log.name}")
                time.sleep(0.2)
        yield address, process.pid
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()
        log.close()
