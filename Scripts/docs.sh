#!/usr/bin/env bash
# Builds the documentation site from the public symbols and the pages in docs/Skyloop.docc:
#   Scripts/docs.sh  →  .build/docs/index.html
set -euo pipefail
cd "$(dirname "$0")/.."
graphs=.build/symbol-graphs
printf 'Reading the public symbols (a minute or two)\n'
swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null
rm -rf "$graphs" .build/docs .build/docs-archives
mkdir -p "$graphs" .build/docs-archives
found=$(find .build -type d -name symbolgraph -path '*x86_64*' -o -type d -name symbolgraph -path '*aarch64*' | head -n 1)
archives=()
for module in Timekeeping Raster MapModel WeatherData SkyloopServer Skyloop; do
    mkdir -p "$graphs/$module"
    find "$found" -name "$module.symbols.json" -o -name "$module@*.symbols.json" | while read -r file; do
        cp "$file" "$graphs/$module/"
    done
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
