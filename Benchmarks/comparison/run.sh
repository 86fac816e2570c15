#!/usr/bin/env bash
# Sets up what Skyloop is compared with, measures both, and writes Benchmarks/RESULTS.md:  run.sh [PART …]
# Everything must have been built (make bench-compare does). BENCH_VENV names a Python environment that has
# requirements.txt already; BENCH_QUICK=1 only tries whether all works, and writes .build/benchmarks/RESULTS.md.
set -euo pipefail
cd "$(dirname "$0")"
venv=${BENCH_VENV:-../.venv}
if [ -z "${BENCH_VENV:-}" ] && ! cmp -s requirements.txt "$venv/requirements"; then
    printf 'Installing the tools that Skyloop is compared with (some minutes, once)\n'
    python3 -m venv "$venv"
    "$venv/bin/pip" install -q --disable-pip-version-check -r requirements.txt
    cp requirements.txt "$venv/requirements"
fi
exec "$venv/bin/python" compare.py "$@"
