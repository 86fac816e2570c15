"""What the measurements were made with."""
import datetime
import importlib.metadata
import os
import platform
import re
import subprocess

from settings import ROOT, SKYLOOP

PACKAGES = [
    "cartopy", "cfgrib", "contourpy", "datashader", "eccodes", "eccodeslib", "gribberish", "matplotlib", "numpy",
    "rasterio", "rio-tiler", "titiler.core", "xarray", "xpublish-tiles"]


def first_line(*command):
    try:
        answer = subprocess.run(command, capture_output=True, text=True)
        return (answer.stdout + answer.stderr).strip().splitlines()[0]
    except (OSError, IndexError):
        return "absent"


def version(package):
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "absent"


def debian(package):
    answer = first_line("dpkg-query", "-W", "-f", "${Version}", package)
    return "absent" if "no packages" in answer else answer


def describe():
    cpu = re.search(r"model name\s*: (.*)", open("/proc/cpuinfo").read())
    memory = int(re.search(r"MemTotal:\s*(\d+)", open("/proc/meminfo").read())[1]) / 2**20
    swift = re.search(r"Swift version [\d.]+", subprocess.run(
        ["swift", "--version"], capture_output=True, text=True).stdout)
    commit = first_line("git", "-C", str(ROOT), "rev-parse", "--short", "HEAD")
    return {
        "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC"),
        "machine": f"{cpu[1] if cpu else platform.machine()}, {os.cpu_count()} cores, {memory:.0f} GiB, "
                   f"Linux {platform.release()}",
        "load": os.getloadavg()[0],
        "skyloop": f"{first_line(str(SKYLOOP), '--version')} (commit {commit}), {swift[0] if swift else 'Swift'}",
        "python": platform.python_version(),
        "packages": {name: version(name) for name in PACKAGES},
        "debian": {name: debian(name) for name in (
            "cgi-mapserver", "lighttpd", "ffmpeg", "libx264-164", "libeccodes0", "wrk")},
    }
