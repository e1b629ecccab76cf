"""`make soak`: try to break the bot for half an hour, and write the results to docs/soak.md.

`python -m tests.soak` continues an interrupted run with unused seeds; `--fresh` starts again, `--minutes` sets the
duration, and names of parts select them. Several parts run in parallel, each in its own process; a part on its own uses
all processors.
`python -m tests.soak simulation --seed 17` repeats one failed evening.
"""

import argparse
import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from time import monotonic

from . import parts
from .records import Outcome, Records


def main() -> int:
    """Run every part for its share of the time; return 1 if anything failed."""
    reader = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    reader.add_argument("parts", nargs="*", help=f"of {', '.join(parts.PARTS)}; all of them unless some are named")
    reader.add_argument("--minutes", type=float, default=float(os.environ.get("SOAK_MINUTES", "30")))
    reader.add_argument("--processes", type=int, default=os.cpu_count(), help="how many attempts run at once")
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
        _try(names[0], asked.minutes, records, asked.processes)
    else:
        _side_by_side(_minutes(names, asked.minutes, asked.processes), asked.processes)
    if not asked.quiet:
        records = Records.read()
        records.write_document()
    return int(records.has_failures)


def _try(name: str, minutes: float, records: Records, processes: int) -> None:
    """Run one part for this long, several attempts at once, completing those that have begun.

    Results are stored in the order of their seeds, so that an interrupted run continues with the first missing one.
    """
    until = monotonic() + minutes * 60
    running: deque[tuple[str, Future[Outcome]]] = deque()
    with ProcessPoolExecutor(processes) as pool:
        while running or monotonic() < until:
            while len(running) < 2 * processes and monotonic() < until:
                seed = records.next_seed(name, ahead=len(running))
                running.append((seed, pool.submit(parts.PARTS[name].attempt, seed)))
            seed, attempt = running.popleft()
            outcome = _outcome(attempt)
            records.add(name, seed, outcome)
            for wrong in outcome.wrong:
                print(f'{seed}: {wrong}\n    again: make soak ARGS=\'"{name}" --seed "{seed}"\'', flush=True)
    print(f"{name}: {records.summary(name)}", flush=True)


def _outcome(attempt: Future[Outcome]) -> Outcome:
    """Return an attempt's outcome; one that raised has failed."""
    try:
        return attempt.result()
    except Exception as error:  # noqa: BLE001 - noted as a failure with its seed
        return Outcome({}, [f"the attempt itself failed: {error!r}"])


def _minutes(names: Sequence[str], minutes: float, processes: int) -> dict[str, float]:
    """Return each part's minutes, longest first: its share of the time of all processes."""
    weight = sum(parts.PARTS[name].share for name in names)
    shares = {name: min(minutes, minutes * processes * parts.PARTS[name].share / weight) for name in names}
    return dict(sorted(shares.items(), key=lambda one: -one[1]))


def _side_by_side(minutes: Mapping[str, float], processes: int) -> None:
    """Run each part in its own process, `processes` at a time; they end with this one."""
    running: list[subprocess.Popen[bytes]] = []

    def run(name: str) -> None:
        command = [sys.executable, "-m", "tests.soak", name, "--minutes", str(minutes[name]), "--quiet"]
        command += ["--processes", "1"]
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
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets must depend on the seed
        os.execve(
            sys.executable, [sys.executable, "-m", "tests.soak", *sys.argv[1:]], {**os.environ, "PYTHONHASHSEED": "0"}
        )
    sys.exit(main())
