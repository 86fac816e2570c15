"""Many requests, and whether the server's memory stays within what is configured and 100 MiB.

soak.py SKYLOOP FILE CODE TIME,TIME,… [REQUESTS]: serves the file with a cache of 64 MiB, lets wrk ask for a million things
(mixed.lua) and says the resident memory after each hundred thousand.
"""
import pathlib
import re
import signal
import subprocess
import sys
import urllib.request

CACHE = 64
# Decoded fields that the library keeps at most.
FIELDS = 256


def memory(process):
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return {name: int(re.search(rf"{name}:\s+(\d+)", status)[1]) / 1024 for name in ("VmRSS", "VmHWM")}


def main(skyloop, path, code, times, requests=1_000_000):
    server = subprocess.Popen([skyloop, "serve", path, "--port", "0", "--cache", str(CACHE)],
                              stdout=subprocess.PIPE, text=True)
    address = server.stdout.readline().strip()
    script = pathlib.Path(__file__).with_name("mixed.lua")
    asked, told = 0, 0
    print(f"at the start: {memory(server)['VmRSS']:.0f} MiB")
    while asked < int(requests):
        said = subprocess.run(["wrk", "-t1", "-c12", "-d15s", "-s", script, address, "--", code, times, str(asked)],
                              capture_output=True, text=True, check=True).stdout.splitlines()[-1]
        asked += int(said.split()[0])
        if asked // 100_000 > told:
            told = asked // 100_000
            print(f"after {asked}: {memory(server)['VmRSS']:.0f} MiB; {said}", flush=True)
    with urllib.request.urlopen(address + "metrics") as answer:
        print("\n".join(line for line in answer.read().decode().splitlines()
                        if line.startswith(("skyloop_requests_total", "skyloop_cache"))))
    highest = memory(server)["VmHWM"]
    server.send_signal(signal.SIGTERM)
    code = server.wait(30)
    print(f"highest {highest:.0f} MiB of {CACHE} + {FIELDS} + 100 MiB, exit code {code}")
    if code or highest > CACHE + FIELDS + 100:
        sys.exit(1)


main(*sys.argv[1:])
