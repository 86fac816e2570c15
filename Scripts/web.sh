#!/usr/bin/env bash
# Gets the viewer's parts together in .build/web: MapLibre GL JS from its PyPI package, and the viewer's Swift as
# WebAssembly. What is there already is not fetched again.
set -euo pipefail
cd "$(dirname "$0")/.."
output=.build/web
version=0.3.6
mkdir -p "$output"
if [ "$(cat "$output/maplibre-version.txt" 2>/dev/null)" != "$version" ]; then
    printf 'Fetching MapLibre GL JS (once)\n'
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    [ -x .venv/bin/pip ] || python3 -m venv .venv
    .venv/bin/pip download -q --disable-pip-version-check --no-deps -d "$scratch" "maplibre==$version" || {
        echo "MapLibre GL JS can't be fetched from PyPI (package maplibre $version): is there a network?" >&2
        exit 1
    }
    python3 - "$scratch"/maplibre-*.whl "$output" <<'PYTHON'
import sys, zipfile
wheel = zipfile.ZipFile(sys.argv[1])
for name in ("maplibre-gl.js", "maplibre-gl.css"):
    with open(f"{sys.argv[2]}/{name}", "wb") as file:
        file.write(wheel.read(f"maplibre/srcjs/{name}"))
PYTHON
    printf '%s' "$version" >"$output/maplibre-version.txt"
fi
# The base map that the browser draws, from the one that films have.
basemap=.build/share/skyloop/basemap.skymap
[ -s "$basemap" ] || Scripts/basemap.sh
if [ ! -s "$output/places.geojson" ] || [ "$basemap" -nt "$output/places.geojson" ] ||
    [ Scripts/web-basemap.py -nt "$output/places.geojson" ]; then
    rm -f "$output"/*.geojson
    python3 Scripts/web-basemap.py "$basemap" "$output"
fi
if [ -d Sources/SkyloopWeb ]; then
    Scripts/wasm.sh SkyloopWeb
    cmp -s .build/wasm/SkyloopWeb.wasm "$output/SkyloopWeb.wasm" || cp .build/wasm/SkyloopWeb.wasm "$output/"
fi
