"""`make mutants`: plant small faults for half an hour, and write down which of them no test has noticed.

Faults are drawn from all files of a target, the same ones in each run; it goes on where it was stopped.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from .planting import Mutant, difference, mutants_of
from .trying import CAUGHT, QUICK, SLOW, SURVIVED, Target, copied, outcome, preload

ROOT = Path(__file__).parent.parent.parent
TREE, PROGRESS, DOCUMENT = ROOT / "build" / "mutants", ROOT / "build" / "mutants.json", ROOT / "docs" / "mutants.md"
BEGIN, END = "<!-- results -->", "<!-- /results -->"
GAMES = ("games.registry", "locales")


def _bot(room: str, *beside: str) -> Target:
    own = f"tests/bot/{room}"
    return Target(f"bot/{room}/**/*.py", ((own, *QUICK), (*beside, *QUICK), (own, *SLOW)), GAMES)


def _game(room: str) -> Target:
    own = f"tests/{room}"
    return Target(
        f"games/{room}/rules*/**/*.py", ((own, *QUICK), (own, *SLOW)), ("games.core", "games.draw", "locales")
    )


TARGETS = {
    "tables": _bot("tables", "tests/bot/service"),
    "delivery": _bot("delivery", "tests/bot/discord_io"),
    "store": _bot("store", "tests/bot/service"),
    **{room: _game(room) for room in ("tunhell", "dungeon_lords", "maphr", "winter", "poursuite")},
}


def main() -> int:
    """Try faults until the time is over; return 1 if a target is not among those that there are."""
    reader = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    reader.add_argument("targets", nargs="*", help=f"of {', '.join(TARGETS)}; all of them unless some are named")
    reader.add_argument("--minutes", type=float, default=30.0)
    reader.add_argument("--thorough", action="store_true", help="run the slow tests, too, before a fault has survived")
    reader.add_argument("--fresh", action="store_true", help="forget what was tried before")
    asked = reader.parse_args()
    if unknown := set(asked.targets) - set(TARGETS):
        reader.error(f"there is no target {', '.join(sorted(unknown))}")
    names = asked.targets or list(TARGETS)
    tried = {} if asked.fresh or not PROGRESS.is_file() else json.loads(PROGRESS.read_text("utf-8"))
    os.environ.setdefault("PORION_HOUSE", "0.05")
    tree = copied(ROOT, TREE)
    sys.path.insert(0, str(tree))
    for name in names:
        child = os.fork()  # what one target has loaded must not be there for the next
        if child == 0:
            target = TARGETS[name] if asked.thorough else TARGETS[name].quick
            os._exit(_try(name, target, tree, tried, time.monotonic() + asked.minutes * 60 / len(names)))
        os.waitpid(child, 0)
        tried = json.loads(PROGRESS.read_text("utf-8")) if PROGRESS.is_file() else {}
    _write(tried)
    return 0


def _try(name: str, target: Target, tree: Path, tried: dict[str, dict[str, str]], until: float) -> int:
    preload(target.preloaded)
    files = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob(target.files))
    mutants = [mutant for file in files for mutant in mutants_of(ROOT, file)]
    random.Random(name).shuffle(mutants)
    whole = (ROOT / files[0]).read_text("utf-8")
    if outcome(tree, files[0], whole, target.tests) != SURVIVED:
        print(f"{name}: its tests fail although no fault is planted: nothing can be learnt from them", flush=True)
        return 1
    for mutant in mutants:
        if time.monotonic() > until:
            break
        source = (ROOT / mutant.file).read_text("utf-8")
        code = mutant.code(source)
        if code is None or _known(tried, name, mutant, told := difference(source, code)):
            continue
        first, *others = target.tests
        near = sorted(
            str(path.relative_to(tree)) for path in tree.glob(f"{first[0]}/test_{Path(mutant.file).stem}*.py")
        )
        found = outcome(tree, mutant.file, code, ((*near, *first), *others))
        tried.setdefault(name, {})[f"{mutant.file}: {told}"] = found
        PROGRESS.write_text(json.dumps(tried, indent=1, ensure_ascii=False), "utf-8")
        print(f"{name}: {found}: {mutant.file}: {told}", flush=True)
    return 0


def _known(tried: dict[str, dict[str, str]], name: str, mutant: Mutant, told: str) -> bool:
    return f"{mutant.file}: {told}" in tried.get(name, {})


def _write(tried: dict[str, dict[str, str]]) -> None:
    """Write the results into docs/mutants.md; the reasons given there for survivors stay."""
    before, _, rest = DOCUMENT.read_text("utf-8").partition(BEGIN)
    old, _, after = rest.partition(END)
    reasons = dict(line[2:].split(" — ", 1) for line in old.splitlines() if line.startswith("- ") and " — " in line)
    told = [f"Commit `{_commit()}`, {time.strftime('%Y-%m-%d', time.gmtime())}.", ""]
    told += ["| target | planted | caught | not even loaded | survived |", "| --- | ---: | ---: | ---: | ---: |"]
    for name, found in tried.items():
        count = Counter(found.values())
        share = f"{count[CAUGHT]} ({100 * count[CAUGHT] // max(1, count[CAUGHT] + count[SURVIVED])} %)"
        told.append(f"| {name} | {len(found)} | {share} | {count['broken']} | {count[SURVIVED]} |")
    told += ["", "Survivors:", ""]
    for found in tried.values():
        told += [
            f"- {one} — {reasons.get(one, 'not looked at yet')}" for one, what in found.items() if what == SURVIVED
        ]
    DOCUMENT.write_text(f"{before}{BEGIN}\n{chr(10).join(told)}\n{END}{after}", "utf-8")


def _commit() -> str:
    done = subprocess.run(
        ["git", "rev-parse", "--short=12", "HEAD"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    return done.stdout.strip() or "unknown"


if __name__ == "__main__":
    sys.exit(main())
