#!/usr/bin/env bash
# Copies what was built to where a system keeps programs; make install calls it:
#   Scripts/install.sh PREFIX          (DESTDIR=FOLDER puts all of it below another root)
# SKYLOOP_PROGRAM names another program than .build/release/skyloop; it must have been linked with the static Swift
# library, since the toolchain is not there where it goes.
set -euo pipefail
cd "$(dirname "$0")/.."
prefix=${1:?usage: Scripts/install.sh PREFIX}
root=${DESTDIR:-}$prefix
program=${SKYLOOP_PROGRAM:-.build/release/skyloop}
share=$root/share/skyloop
for needed in "$program" .build/share/skyloop/basemap.skymap .build/web/maplibre-gl.js .build/web/SkyloopWeb.wasm; do
    [ -s "$needed" ] || {
        echo "$needed is not built yet; make install builds it." >&2
        exit 1
    }
done
mkdir -p "$root" 2>/dev/null && [ -w "$root" ] || {
    echo "$root can't be written: run make install as root, or name a folder of yours: make install PREFIX=\$HOME/.local" >&2
    exit 1
}

install -D -s -m 755 "$program" "$root/bin/skyloop"
install -D -m 644 .build/share/skyloop/basemap.skymap "$share/basemap.skymap"
for file in Web/* .build/web/*; do
    case $file in *maplibre-version.txt) continue ;; esac
    [ ! -f "$file" ] || install -D -m 644 "$file" "$share/web/$(basename "$file")"
done
if [ -d .build/sample ]; then
    (cd .build/sample && find . -type f -print0) | while IFS= read -r -d '' file; do
        install -D -m 644 ".build/sample/$file" "$share/sample/$file"
    done
fi

skyloop=$root/bin/skyloop
mkdir -p "$root/share/man/man1" "$root/share/bash-completion/completions" "$root/share/zsh/site-functions" \
    "$root/share/fish/vendor_completions.d"
"$skyloop" manual | gzip -9n >"$root/share/man/man1/skyloop.1.gz"
"$skyloop" completion bash >"$root/share/bash-completion/completions/skyloop"
"$skyloop" completion zsh >"$root/share/zsh/site-functions/_skyloop"
"$skyloop" completion fish >"$root/share/fish/vendor_completions.d/skyloop.fish"
install -D -m 644 LICENSE "$root/share/doc/skyloop/copyright"
mkdir -p "$root/lib/systemd/system"
sed "s|@PREFIX@|$prefix|" Packaging/skyloop.service >"$root/lib/systemd/system/skyloop.service"
chmod 644 "$root/lib/systemd/system/skyloop.service"
