"""Runs the server under test, and stops and starts it at one address."""
import os
import socket
import subprocess


class Server:
    def __init__(self, program, web, files):
        self.program, self.files = program, files
        self.environment = dict(os.environ, SKYLOOP_WEB=web)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process = None
        self.address = self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "serve", *self.files, "--port", str(self.port)], env=self.environment,
            stdout=subprocess.PIPE, text=True)
        address = self.process.stdout.readline().strip()
        if not address:
            raise RuntimeError("the server did not start")
        return address

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()
