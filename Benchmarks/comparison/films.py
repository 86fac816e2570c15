"""A film of 300 frames in each format: by Skyloop, and by the encoder alone from the same finished frames."""
import os
import statistics
import subprocess
import time

from settings import DATA, ENVIRONMENT, QUICK, ROUNDS, SKYLOOP, WORK

FRAMES = 30 if QUICK else 300
FOLDER = WORK / "films"

# The encoder's own settings are those that Skyloop gives it.
H264 = ("-c:v libx264 -preset medium -crf 20 -profile:v high -aq-mode 1 -deblock -1:-1 -g 150").split()
VP9 = (
    "-c:v libvpx-vp9 -deadline good -cpu-used 5 -row-mt 1 -crf 31 -b:v 0 -tile-columns 2 -lag-in-frames 16 "
    "-auto-alt-ref 1 -g 150").split()
PALETTE = ["-vf", "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=bayer:diff_mode=rectangle"]

# Ending, title, the form of the frames that the encoder takes, its arguments, how often it is run.
FORMATS = [
    ("mp4", "MP4, H.264 (libx264)", "yuv420p", [*H264, "-movflags", "+faststart"], ROUNDS),
    ("webm", "WebM, VP9 (libvpx)", "yuv420p", VP9, ROUNDS),
    ("gif", "GIF (FFmpeg's)", "rgb24", PALETTE, 1),
    ("webp", "WebP (libwebp through FFmpeg)", "bgra", ["-c:v", "libwebp_anim", "-quality", "75", "-compression_level", "2"], 1),
    ("apng", "APNG (FFmpeg's)", "rgb24", ["-c:v", "apng", "-compression_level", "6", "-pred", "mixed", "-f", "apng"], 1),
    ("%04d.png", "PNG series (FFmpeg's)", "rgb24", ["-c:v", "png", "-compression_level", "6", "-pred", "mixed"], 1),
]


def timed(command):
    """Runs a program: its length and processor time in seconds, its memory in MiB."""
    start = time.perf_counter()
    process = subprocess.Popen(
        list(map(str, command)), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ | ENVIRONMENT)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise RuntimeError(f"failed: {' '.join(map(str, command))}")
    return {
        "seconds": time.perf_counter() - start, "processor": usage.ru_utime + usage.ru_stime,
        "megabytes": usage.ru_maxrss / 1024}


def render(output, prefix=(), frames=FRAMES):
    return [
        *prefix, SKYLOOP, "render", DATA / "series.grib2", "-o", output, "--size", "1280x720", "--center", "-95,39",
        "--zoom", "2.65", "--fps", "30", "--duration", frames / 30, "--end-delay", "0"]


def encode(pixels, arguments, output, prefix=()):
    return [
        *prefix, "ffmpeg", "-y", "-nostdin", "-f", "rawvideo", "-pix_fmt", pixels, "-s", "1280x720", "-r", "30", "-i",
        FOLDER / f"frames.{pixels}", *arguments, output]


def make_frames():
    """The finished frames as the encoders take them, uncompressed: from Skyloop's own PNG files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    series = FOLDER / "frame-%04d.png"
    timed(render(series))
    for pixels in ("yuv420p", "rgb24", "bgra"):
        timed([
            "ffmpeg", "-y", "-nostdin", "-r", "30", "-i", series, "-vf",
            "scale=out_color_matrix=bt709:out_range=" + ("tv" if pixels == "yuv420p" else "pc"), "-pix_fmt", pixels, "-f",
            "rawvideo", FOLDER / f"frames.{pixels}"])


def record(runs):
    seconds = [run["seconds"] for run in runs]
    return {
        "median": statistics.median(seconds), "least": min(seconds), "most": max(seconds),
        "processor": statistics.median(run["processor"] for run in runs),
        "megabytes": max(run["megabytes"] for run in runs)}


def size(ending):
    return sum(file.stat().st_size for file in FOLDER.glob("own*" + ending.replace("%04d", ""))) / 1e6


def measure():
    make_frames()
    rows = []
    for ending, title, pixels, arguments, rounds in FORMATS:
        print(f"  {title}", flush=True)
        runs = {"Skyloop": [], "encoder alone": []}
        for _ in range(rounds):
            runs["Skyloop"].append(timed(render(FOLDER / f"own.{ending}")))
            runs["encoder alone"].append(timed(encode(pixels, arguments, FOLDER / f"theirs.{ending}")))
        rows.append({"title": title, "records": {name: record(some) for name, some in runs.items()}})
    for file in FOLDER.glob("*"):
        file.unlink()
    return rows
