"""`make soak`: try to break the bot for half an hour, and write down what came of it in docs/soak.md.

`python -m tests.soak` goes on where it was stopped, with seeds that no run has tried; `--fresh` begins anew,
`--minutes` says for how long, and names of parts leave out the others. Several parts run side by side, each in a
process of its own. `python -m tests.soak simulation --seed 17` plays one evening that failed once more.
"""

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

from . import parts
from .records import Records


def main() -> int:
    """Let every part try for its share of the time; return 1 if anything was wrong."""
    reader = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    reader.add_argument("parts", nargs="*", help=f"of {', '.join(parts.PARTS)}; all of them unless some are named")
    reader.add_argument("--minutes", type=float, default=float(os.environ.get("SOAK_MINUTES", "30")))
    reader.add_argument("--processes", type=int, default=os.cpu_count(), help="how many parts run at once")
    reader.add_argument("--fresh", action="store_true", help="forget what was tried before")
    reader.add_argument("--quiet", action="store_true", help="write no document: whoever started this does")
    reader.add_argument("--seed", help="try this seed alone, and print what was wrong")
    asked = reader.parse_args()
    if unknown := set(asked.parts) - set(parts.PARTS):
        reader.error(f"there is no part {', '.join(sorted(unknown))}")
    names = asked.parts or list(parts.PARTS)
    if asked.seed is not None:
        outcome = parts.PARTS[names[0]].attempt(asked.seed)
        print(*outcome.wrong or ["nothing was wrong"], dict(outcome.counted), sep="\n")
        return int(bool(outcome.wrong))
    records = Records.read(fresh=asked.fresh)
    if len(names) == 1:
        _try(names[0], asked.minutes, records)
    else:
        _side_by_side(_minutes(names, asked.minutes, asked.processes), asked.processes)
    if not asked.quiet:
        records = Records.read()
        records.write_document()
    return int(records.has_failures)


def _try(name: str, minutes: float, records: Records) -> None:
    """Let one part try for so long; what is begun is brought to its end."""
    until = monotonic() + minutes * 60
    while monotonic() < until:
        seed = records.next_seed(name)
        outcome = parts.PARTS[name].attempt(seed)
        records.add(name, seed, outcome)
        for wrong in outcome.wrong:
            print(f'{seed}: {wrong}\n    again: make soak ARGS=\'"{name}" --seed "{seed}"\'', flush=True)
    print(f"{name}: {records.summary(name)}", flush=True)


def _minutes(names: Sequence[str], minutes: float, processes: int) -> dict[str, float]:
    """Return how long each part may try, the longest first: its share of the time of all processes together."""
    weight = sum(parts.PARTS[name].share for name in names)
    shares = {name: min(minutes, minutes * processes * parts.PARTS[name].share / weight) for name in names}
    return dict(sorted(shares.items(), key=lambda one: -one[1]))


def _side_by_side(minutes: Mapping[str, float], processes: int) -> None:
    """Let each part try in a process of its own, so many at a time; who ends this one ends them."""
    running: list[subprocess.Popen[bytes]] = []

    def run(name: str) -> None:
        command = [sys.executable, "-m", "tests.soak", name, "--minutes", str(minutes[name]), "--quiet"]
        running.append(subprocess.Popen(command))
        running[-1].wait()

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    pool = ThreadPoolExecutor(processes)
    try:
        list(pool.map(run, minutes))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.terminate()


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of a set is part of what a seed decides
        os.execve(
            sys.executable, [sys.executable, "-m", "tests.soak", *sys.argv[1:]], {**os.environ, "PYTHONHASHSEED": "0"}
        )
    sys.exit(main())
