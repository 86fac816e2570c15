#!/usr/bin/env bash
# Runs a serving command, and opens the address that it prints first where there is a desktop.
set -euo pipefail
"$@" | {
    read -r address || exit 1
    printf 'Skyloop is at %s (Ctrl-C ends it)\n' "$address"
    if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && command -v xdg-open >/dev/null; then
        xdg-open "$address" >/dev/null 2>&1 || true
    fi
    cat
}
