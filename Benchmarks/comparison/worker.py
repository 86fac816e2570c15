"""Both sides' workers, kept ready and asked in turn; and what their answers come to."""
import dataclasses
import json
import os
import statistics
import subprocess
import sys


@dataclasses.dataclass
class Sample:
    """What several rounds of one work came to: times in milliseconds, memory in MiB."""

    medians: list
    processor: list
    megabytes: float

    @property
    def median(self):
        return statistics.median(self.medians)

    def record(self):
        return {
            "median": self.median, "least": min(self.medians), "most": max(self.medians),
            "processor": statistics.median(self.processor), "megabytes": self.megabytes}


class Worker:
    """A program that does its work for so many seconds whenever it is told, and says how long each run took."""

    def __init__(self, command, environment=None):
        self.command = command
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            env=os.environ | (environment or {}))

    def ask(self, seconds):
        try:
            self.process.stdin.write(f"{seconds}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return None
        line = self.process.stdout.readline()
        return json.loads(line) if line else None

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def turns(commands, rounds, seconds, environment=None):
    """Starts all workers, then asks one after the other, round after round: what slows the machine for a while slows
    all of them. Gives a record for each name; None for one that failed."""
    workers = {name: Worker(command, environment) for name, command in commands.items()}
    samples = {name: Sample([], [], 0) for name in commands}
    for turn in range(rounds + 1):
        for name, worker in workers.items():
            # The first round only waits until all are ready: nobody is measured while another one starts.
            answer = worker.ask(seconds if turn else 0)
            if answer is None:
                samples[name] = None
            elif turn and samples[name]:
                samples[name].medians.append(statistics.median(answer["milliseconds"]))
                samples[name].processor.append(answer["processorMilliseconds"])
                samples[name].megabytes = answer["megabytes"]
    for worker in workers.values():
        worker.close()
    failed = [name for name, sample in samples.items() if sample is None]
    if failed:
        print(f"  failed: {', '.join(failed)}", file=sys.stderr)
    return {name: sample.record() if sample else None for name, sample in samples.items()}
