"""`make soak`: try to break the bot for half an hour, and write down what came of it in docs/soak.md.

`python -m tests.soak` goes on where it was stopped; `--fresh` begins anew, `--minutes` says for how long, and names of
parts leave out the others. `python -m tests.soak simulation --seed 17` plays one evening that failed once more.
"""

import argparse
import os
import sys
from time import monotonic

from . import parts
from .records import Records


def main() -> int:
    """Let every part try for its share of the time; return 1 if anything was wrong."""
    reader = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    reader.add_argument("parts", nargs="*", help=f"of {', '.join(parts.PARTS)}; all of them unless some are named")
    reader.add_argument("--minutes", type=float, default=float(os.environ.get("SOAK_MINUTES", "30")))
    reader.add_argument("--fresh", action="store_true", help="forget what was tried before")
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
    weight = sum(parts.PARTS[name].share for name in names)
    for name in names:
        part = parts.PARTS[name]
        until = monotonic() + asked.minutes * 60 * part.share / weight
        while monotonic() < until:
            seed = f"{name} {records.attempts(name)}"
            outcome = part.attempt(seed)
            records.add(name, seed, outcome)
            for wrong in outcome.wrong:
                print(f"{seed}: {wrong}\n    again: make soak ARGS='{name} --seed \"{seed}\"'", flush=True)
        print(f"{name}: {records.summary(name)}", flush=True)
    records.write_document()
    return int(records.has_failures)


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of a set is part of what a seed decides
        os.execve(
            sys.executable, [sys.executable, "-m", "tests.soak", *sys.argv[1:]], {**os.environ, "PYTHONHASHSEED": "0"}
        )
    sys.exit(main())
