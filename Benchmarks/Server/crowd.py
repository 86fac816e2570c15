"""How long a normal request takes while many connections do nothing and many are slow.

crowd.py PORT PATH [IDLE] [SLOW]: opens IDLE connections (10,000) that say nothing and SLOW ones (500) that send a
header a byte at a time and read no answers, then asks for PATH 200 times on new connections and says how long that took.
Fails where a request takes over 100 ms.
"""
import resource
import select
import socket
import sys
import time


def connect(port):
    plug = socket.create_connection(("127.0.0.1", port), timeout=10)
    return plug


def ask(port, path):
    began = time.perf_counter()
    with connect(port) as plug:
        plug.sendall(f"GET {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n".encode())
        head = b""
        while chunk := plug.recv(1 << 16):
            head += chunk
    took = time.perf_counter() - began
    status = int(head.split(b" ", 2)[1])
    if status != 200:
        sys.exit(f"status {status}")
    return took * 1000


def main(port, path, idle, slow):
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    ask(port, path)
    alone = sorted(ask(port, path) for _ in range(200))
    began = time.perf_counter()
    sleepers = [connect(port) for _ in range(idle)]
    print(f"{idle} idle connections opened in {time.perf_counter() - began:.1f} s")
    slugs = []
    for number in range(slow):
        plug = connect(port)
        if number % 2:
            # Asks for much and reads nothing.
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            plug.sendall(f"GET {path} HTTP/1.1\r\nHost: test\r\n\r\n".encode() * 20)
        else:
            plug.sendall(b"GET / HTTP/1.1\r\nX: ")
        slugs.append(plug)
    times = []
    for round in range(200):
        for plug in slugs[round % 2::2][:50]:
            try:
                plug.sendall(b"a" if not round % 2 else b"")
            except OSError:
                pass
        times.append(ask(port, path))
    open_still = sum(1 for plug in sleepers if not select.select([plug], [], [], 0)[0])
    times.sort()
    for name, found in (("alone", alone), ("in the crowd", times)):
        print(f"{name}: median {found[100]:.2f} ms, p95 {found[190]:.2f} ms, worst {found[-1]:.2f} ms")
    print(f"{open_still} of the idle connections are still open")
    if times[-1] > 100:
        sys.exit("a request took over 100 ms")


if __name__ == "__main__":
    numbers = [int(text) for text in sys.argv[3:]]
    main(int(sys.argv[1]), sys.argv[2], *(numbers + [10_000, 500][len(numbers):]))
