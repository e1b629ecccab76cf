"""`make mutants`: plant small faults for half an hour, and list those that no test has noticed.

Faults are drawn from all files of a target, the same ones for each `--seed`; an interrupted run is continued.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias, TypedDict

from .covering import Trace, changed_lines, tests_of, trace
from .planting import difference, mutants_of
from .trying import CAUGHT, SURVIVED, Bench, Target, copied

ROOT = Path(__file__).parent.parent.parent
TREE, PROGRESS, DOCUMENT = ROOT / "build" / "mutants", ROOT / "build" / "mutants.json", ROOT / "docs" / "mutants.md"
LINES = ROOT / "build" / "mutants.txt"
BEGIN, END = "<!-- results -->", "<!-- /results -->"
RUN = ("bot", "games", "locales", "playground", "tests", "tournaments", "pyproject.toml")
"""All that the tests run: only a change here alters which tests run a line."""
BOT_TESTS = ("tests/bot", "--ignore=tests/bot/store/test_bad_days.py")
"""The bot's tests, without those that fill up the disk, which leave no room for coverage data."""


class Sample(TypedDict):
    """The faults drawn from a target with one seed: the outcome of each, and the code and settings of the run."""

    found: dict[str, str]
    command: str
    commit: str
    date: str


Tried: TypeAlias = dict[str, Sample]
"""The samples, by target and seed."""


def _bot(room: str) -> Target:
    return Target(f"bot/{room}", "**/*.py", "bot", BOT_TESTS)


def _game(room: str) -> Target:
    home = f"games/{room}"
    return Target(
        home,
        "rules*/**/*.py",
        home,
        (f"tests/{room}", "tests/playthroughs", "tests/house", "-k", room),
    )


TARGETS = {
    **{room: _bot(room) for room in ("tables", "delivery", "store", "service")},
    "tournaments": Target(
        "tournaments", "**/*.py", "tournaments", ("tests/tournaments", *BOT_TESTS, "-k", "tournament or contest")
    ),
    **{room: _game(room) for room in ("tunhell", "dungeon_lords", "maphr", "winter", "poursuite")},
}


def main() -> int:
    """Try faults until the time is up; return 1 for an unknown target."""
    reader = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    reader.add_argument("targets", nargs="*", help=f"any of {', '.join(TARGETS)}; all if none are named")
    reader.add_argument("--minutes", type=float, default=30.0)
    reader.add_argument("--count", type=int, default=sys.maxsize, help="the most faults to try in each target")
    reader.add_argument("--seconds", type=float, default=20.0, help="the longest time of tests to run for a fault")
    reader.add_argument("--seed", default="", help="a word; a different one selects different faults")
    reader.add_argument("--quick", action="store_true", help="leave out tests marked as slow")
    reader.add_argument("--again", action="store_true", help="only try again the faults that have survived")
    reader.add_argument("--fresh", action="store_true", help="forget earlier results")
    asked = reader.parse_args()
    if unknown := set(asked.targets) - set(TARGETS):
        reader.error(f"there is no target {', '.join(sorted(unknown))}")
    names = asked.targets or list(TARGETS)
    tried = {} if asked.fresh or not PROGRESS.is_file() else json.loads(PROGRESS.read_text("utf-8"))
    os.environ.setdefault("PORION_HOUSE", "0.05")
    tree = copied(ROOT, TREE)
    sys.path.insert(0, str(tree))
    for name in names:
        child = os.fork()  # targets must not share loaded modules
        if child == 0:
            _look_at(name, tree, tried, asked.minutes * 60 / len(names), asked)
            os._exit(0)
        os.waitpid(child, 0)
        tried = json.loads(PROGRESS.read_text("utf-8")) if PROGRESS.is_file() else {}
    _write(tried)
    return 0


def _look_at(name: str, tree: Path, tried: Tried, seconds: float, asked: argparse.Namespace) -> None:
    """Collect the tests of a target, and try its faults until the time is up or enough are tried."""
    target = _target(name, asked)
    try:
        traced = trace(tree, target.tests, target.traced, _kept(tree, target))
    except RuntimeError as error:
        print(f"{name}: {error}", flush=True)
        return
    bench = Bench(tree, target.tests, traced.seconds, asked.seconds)
    bench.run(lambda: _try(name, bench, traced, tree, tried, time.monotonic() + seconds, asked))


def _target(name: str, asked: argparse.Namespace) -> Target:
    target = TARGETS[name]
    return replace(target, tests=(*target.tests, "-m", "not slow")) if asked.quick else target


def _kept(tree: Path, target: Target) -> Path:
    """Return the cache file that says which tests run which lines of exactly this code with these tests."""
    command = ["git", "ls-files", "-s", "--", *RUN]
    listed = subprocess.run(command, cwd=tree, check=True, capture_output=True, text=True).stdout
    mark = blake2b(f"{listed} {target.traced} {target.tests}".encode(), digest_size=8).hexdigest()
    return ROOT / "build" / "traces" / mark


def _try(
    name: str, bench: Bench, traced: Trace, tree: Path, tried: Tried, until: float, asked: argparse.Namespace
) -> None:
    target, sample = _target(name, asked), f"{name}, seed {asked.seed}" if asked.seed else name
    found = tried[sample]["found"] if sample in tried else {}
    known, today = dict(found), time.strftime("%Y-%m-%d", time.gmtime())
    tried[sample] = Sample(found=found, command=_command(name, asked), commit=_commit(), date=today)
    files = sorted(str(path.relative_to(ROOT)) for path in (ROOT / target.room).glob(target.files))
    mutants = [mutant for file in files for mutant in mutants_of(ROOT, file)]
    random.Random(f"{name}{asked.seed}").shuffle(mutants)
    for mutant in mutants:
        if time.monotonic() > until or (len(found) >= asked.count and not asked.again):
            break
        source = (tree / mutant.file).read_text("utf-8")
        code = mutant.code(source)
        if code is None:
            continue
        told = f"{mutant.file}: {difference(source, code)}"
        if known.get(told) != SURVIVED if asked.again else told in known:
            continue
        covering = traced.lines.contexts_by_lineno(str(tree / mutant.file))
        tests, is_loading = tests_of(covering, changed_lines(source, code))
        found[told] = bench.outcome(mutant.file, code, tests, is_loading=is_loading)
        PROGRESS.write_text(json.dumps(tried, indent=1, ensure_ascii=False), "utf-8")
        with LINES.open("a", encoding="utf-8") as lines:
            lines.write(f"{time.strftime('%H:%M:%S')} {sample}: {found[told]}: {told}\n")


def _command(name: str, asked: argparse.Namespace) -> str:
    """Return the command that tries the same faults again."""
    count = "" if asked.count == sys.maxsize else f" --count {asked.count}"
    seed = f" --seed {asked.seed}" if asked.seed else ""
    quick = " --quick" if asked.quick else ""
    return f'make mutants ARGS="{name}{seed}{count}{quick} --seconds {asked.seconds:g}"'


def _write(tried: Tried) -> None:
    """Write the results to docs/mutants.md, keeping the reasons given there for survivors."""
    before, _, rest = DOCUMENT.read_text("utf-8").partition(BEGIN)
    old, _, after = rest.partition(END)
    reasons = dict(line[2:].split(" — ", 1) for line in old.splitlines() if line.startswith("- ") and " — " in line)
    told = ["| sample | planted | caught | not even loaded | survived | commit | date | command |"]
    told += ["| --- | ---: | ---: | ---: | ---: | --- | --- | --- |"]
    for name, one in tried.items():
        count = Counter(one["found"].values())
        share = f"{count[CAUGHT]} ({100 * count[CAUGHT] // max(1, count[CAUGHT] + count[SURVIVED])} %)"
        row = [name, len(one["found"]), share, count["broken"], count[SURVIVED]]
        row += [f"`{one['commit']}`", one["date"], f"`{one['command']}`"]
        told.append(f"| {' | '.join(map(str, row))} |")
    told += ["", "Survivors:", ""]
    for one in tried.values():
        left = [fault for fault, what in one["found"].items() if what == SURVIVED]
        told += [f"- {fault} — {reasons.get(fault, 'not looked at yet')}" for fault in left]
    DOCUMENT.write_text(f"{before}{BEGIN}\n{chr(10).join(told)}\n{END}{after}", "utf-8")


def _commit() -> str:
    done = subprocess.run(
        ["git", "rev-parse", "--short=12", "HEAD"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    return done.stdout.strip() or "unknown"


if __name__ == "__main__":
    sys.exit(main())
