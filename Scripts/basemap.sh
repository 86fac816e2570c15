#!/usr/bin/env bash
# Makes the base map, .build/share/skyloop/basemap.skymap, from Natural Earth's data in a Debian package:
#   Scripts/basemap.sh [OUTPUT]
# The package (libmagics++-data) is only unpacked, not installed. SKYLOOP_NATURAL_EARTH names a folder of Natural
# Earth's own shapefiles (110m, 50m, 10m) to use instead.
set -euo pipefail
cd "$(dirname "$0")/.."
output=${1:-.build/share/skyloop/basemap.skymap}
package=libmagics++-data

source=${SKYLOOP_NATURAL_EARTH:-/usr/share/magics}
if [ ! -e "$source/10m/ne_10m_land.shp" ]; then
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    command -v apt-get >/dev/null || {
        echo "The base map needs Debian's package $package, and apt-get is not here to fetch it." \
            "Name a folder with Natural Earth's shapefiles in SKYLOOP_NATURAL_EARTH." >&2
        exit 1
    }
    # Quiet about the sandbox: the scratch folder is this user's own.
    if ! (cd "$scratch" && apt-get -qq -o APT::Sandbox::User=root download "$package" 2>log); then
        cat "$scratch/log" >&2
        echo "The package $package can't be fetched: is there a network? Try apt-get update first." >&2
        exit 1
    fi
    dpkg-deb -x "$scratch"/*.deb "$scratch"
    source=$scratch/usr/share/magics
fi
python3 Scripts/basemap.py "$source" "$output"
