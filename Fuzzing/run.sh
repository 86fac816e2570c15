#!/usr/bin/env bash
# Fuzzes the readers: run.sh SECONDS grib|netcdf [FOLDER-WITH-FILES…]
#
# Compiles WeatherData with coverage and the address sanitizer into one program, makes a corpus
# (seeds.py; small files of the folders are added), and lets libFuzzer change its files. What made the
# program fail is left in .build/fuzzing; what was new in the corpus is kept for the next run.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-300}
format=${2:-grib}
shift $(($# < 2 ? $# : 2))
python=${SKYLOOP_PYTHON:-.venv/bin/python}
out=.build/fuzzing
mkdir -p "$out"
flags=(-swift-version 6 -enable-upcoming-feature ExistentialAny
    -enable-upcoming-feature InternalImportsByDefault)
libraries=(-laec)
flags+=(-I Sources/C/CAec)
for module in CEccodes:eccodes CNetCDF:netcdf CProj:proj CDeflate:libdeflate; do
    flags+=(-I "Sources/C/${module%%:*}")
    read -ra some <<<"$(pkg-config --cflags-only-I "${module##*:}")"
    for flag in "${some[@]}"; do flags+=(-Xcc "$flag"); done
    read -ra some <<<"$(pkg-config --libs-only-l --libs-only-L "${module##*:}")"
    libraries+=("${some[@]}")
done
if [ ! -x "$out/fuzzer" ] || [ -n "$(find Sources/WeatherData Fuzzing -newer "$out/fuzzer" -name '*.swift')" ]; then
    mapfile -t sources < <(find Sources/WeatherData Fuzzing -name '*.swift')
    swiftc -O -wmo -sanitize=fuzzer,address -parse-as-library -module-name Fuzzer "${flags[@]}" \
        "${sources[@]}" "${libraries[@]}" -o "$out/fuzzer"
fi
[ -d "$out/corpus/$format" ] || "$python" Fuzzing/seeds.py "$out/corpus" "$@"
cd "$out"
# A failure leaves its input here and the run goes on. The libraries' own leaks say nothing of the readers.
end=$((SECONDS + seconds))
failures=0
while ((end > SECONDS)); do
    ASAN_OPTIONS=detect_leaks=0 ./fuzzer "corpus/$format" -max_total_time=$((end - SECONDS)) -timeout=60 \
        -rss_limit_mb=3000 -max_len=16384 -detect_leaks=0 -artifact_prefix=./ || failures=$((failures + 1))
done
echo "$failures failures"
((failures == 0))
