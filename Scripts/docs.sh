#!/usr/bin/env bash
# Builds the documentation site from the public symbols and the pages in docs/Skyloop.docc:
#   Scripts/docs.sh  →  .build/docs/index.html
set -euo pipefail
cd "$(dirname "$0")/.."
graphs=.build/symbol-graphs
printf 'Building the library (some minutes the first time)\n'
swift build -c release --static-swift-stdlib --target SkyloopServer
modules=$(swift build -c release --static-swift-stdlib --show-bin-path)/Modules
rm -rf "$graphs" .build/docs .build/docs-archives
mkdir -p "$graphs" .build/docs-archives
# Where the headers of the C libraries lie.
includes=(-I "$modules")
for folder in Sources/C/*/; do includes+=(-I "$folder"); done
for flag in $(pkg-config --cflags-only-I pangocairo netcdf proj libavformat libdeflate libwebp libmicrohttpd); do
    includes+=("$flag")
done
target=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)
archives=()
for module in Timekeeping Raster MapModel WeatherData SkyloopServer Skyloop; do
    mkdir -p "$graphs/$module"
    swift-symbolgraph-extract -module-name "$module" -target "$target" "${includes[@]}" \
        -minimum-access-level public -skip-synthesized-members -output-dir "$graphs/$module"
    catalog=()
    [ -d "docs/$module.docc" ] && catalog=("docs/$module.docc")
    printf 'Building the pages of %s\n' "$module"
    docc convert "${catalog[@]}" --additional-symbol-graph-dir "$graphs/$module" \
        --fallback-display-name "$module" --fallback-bundle-identifier "org.skyloop.$module" \
        --warnings-as-errors --transform-for-static-hosting \
        --output-path ".build/docs-archives/$module.doccarchive"
    archives+=(".build/docs-archives/$module.doccarchive")
done
docc merge "${archives[@]}" --synthesized-landing-page-name Skyloop --output-path .build/docs
printf 'The site is at .build/docs (open it through a web server, for example python3 -m http.server -d .build/docs)\n'
