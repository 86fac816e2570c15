#!/usr/bin/env bash
# Fuzzes the readers: run.sh [SECONDS] [CORPUS-FOLDER…]
#
# Compiles WeatherData with coverage and the address sanitizer into one program, and lets libFuzzer
# change the files of the corpus (small ones serve best). A crash leaves its input in .build/fuzzing.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-300}
shift || true
out=.build/fuzzing
mkdir -p "$out/corpus"
flags=(-swift-version 6 -enable-upcoming-feature ExistentialAny
    -enable-upcoming-feature InternalImportsByDefault)
libraries=()
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
cd "$out"
exec ./fuzzer corpus "$@" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=3000 -max_len=16384
