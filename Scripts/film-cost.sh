#!/usr/bin/env bash
# What a film costs beside what its encoder alone costs for the same frames at the same settings.
#
#   Scripts/film-cost.sh PATH… [options of skyloop render]
#
# Both make 300 frames of 1280 × 720 at 30 frames a second as H.264. The encoder alone is FFmpeg's program on
# ready YUV frames. SKYLOOP names the program, else the release build's; RUNS says how often (3), the best counts.
set -euo pipefail
cd "$(dirname "$0")/.."
skyloop=${SKYLOOP:-.build/release/skyloop}
runs=${RUNS:-3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
arguments=("$@")
film=(--size 1280x720 --fps 30 --duration 10 --end-delay 0)
"$skyloop" render "${arguments[@]}" "${film[@]}" -o "$work/film.apng" >"$work/log" 2>&1 ||
    { cat "$work/log" >&2; exit 1; }
ffmpeg -v error -y -i "$work/film.apng" -vf "fps=30,scale=out_color_matrix=bt709:out_range=tv" \
    -pix_fmt yuv420p -f rawvideo "$work/frames.yuv"
rm "$work/film.apng"
# The least seconds of wall and of processor, and the most memory, of some runs.
measure() {
    local name=$1
    shift
    : >"$work/times"
    for _ in $(seq "$runs"); do
        /usr/bin/time -a -o "$work/times" -f "%e %U %S %M" "$@" >"$work/log" 2>&1
    done
    awk -v name="$name" '
        NR == 1 || $1 < wall { wall = $1 }
        NR == 1 || $2 + $3 < cpu { cpu = $2 + $3 }
        $4 > memory { memory = $4 }
        END { printf "%-8s wall %6.2f s   processor %6.2f s   memory %4d MiB\n", name, wall, cpu, memory / 1024
              print wall, cpu > "/dev/stderr" }' "$work/times" 2>"$work/$name"
}
measure film "$skyloop" render "${arguments[@]}" "${film[@]}" -o "$work/film.mp4"
measure encoder ffmpeg -v error -y -f rawvideo -pix_fmt yuv420p -s 1280x720 -r 30 -color_range tv \
    -colorspace bt709 -i "$work/frames.yuv" -c:v libx264 -preset medium -crf 20 -profile:v high \
    -aq-mode 1 -deblock -1:-1 -g 150 -movflags +faststart "$work/alone.mp4"
paste -d ' ' "$work/film" "$work/encoder" |
    awk '{ printf "ratio    wall %6.2f     processor %6.2f\n", $1 / $3, $2 / $4 }'
