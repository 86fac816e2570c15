#!/usr/bin/env bash
# Builds one target or product as Embedded Swift for WebAssembly:  Scripts/wasm.sh NAME [small]
# A product's file is .build/wasm/NAME.wasm, stripped. "small" asks for few bytes rather than speed.
set -euo pipefail
cd "$(dirname "$0")/.."
name=${1:?usage: Scripts/wasm.sh NAME [small]}
options=(-c release --toolset Scripts/wasm-toolset.json)
scratch=.build/wasm-build
if [ "${2:-}" = small ]; then
    options+=(--toolset Scripts/wasm-toolset-small.json)
    scratch=.build/wasm-build-small
fi
options+=(--scratch-path "$scratch")
triple=wasm32-unknown-none-wasm
# Asked of the compiler: the swift on the PATH may be a launcher that lies elsewhere.
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
unicode=$resources/embedded/$triple

exports_file=$(find Sources Tests -path "*/$name/exports.txt" | head -n 1)
if [ -n "$exports_file" ]; then
    # The functions that JavaScript calls are listed in one file, a name a line.
    exports=$(sed -e 's/#.*//' -e '/^[[:space:]]*$/d' -e 's/^/-Xlinker --export=/' "$exports_file")
    # shellcheck disable=SC2086
    swift build "${options[@]}" --triple $triple --product "$name" $exports \
        -Xlinker "-L$unicode" -Xlinker -lswiftUnicodeDataTables
    mkdir -p .build/wasm
    cp "$scratch/$triple/release/$name.wasm" ".build/wasm/$name.wasm"
    printf '%s: %d bytes\n' "$name.wasm" "$(stat -c %s ".build/wasm/$name.wasm")"
else
    swift build "${options[@]}" --triple $triple --target "$name"
fi
