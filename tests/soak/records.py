"""Results of the soak: stored while it runs, and written as a document."""

import json
import shutil
import subprocess
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from .history import Run, added_up, listed, remember, runs

ROOT = Path(__file__).parent.parent.parent
PROGRESS, DOCUMENT = ROOT / "build" / "soak", ROOT / "docs" / "soak.md"
"""The folder with one file per part, and the final document."""
FAILURES_KEPT = 50


@dataclass
class Outcome:
    """The result of one attempt.

    Attributes:
        counted: counts by kind.
        wrong: descriptions of faults.
    """

    counted: Mapping[str, int]
    wrong: list[str] = field(default_factory=list)


@dataclass
class Tally:
    """All attempts of one part."""

    attempts: int = 0
    counted: dict[str, int] = field(default_factory=dict)
    failures: int = 0
    failed: list[str] = field(default_factory=list)


class Records:
    """The tallies of all parts, stored after each attempt so that an interrupted soak can continue."""

    def __init__(self, at: str, tallies: dict[str, Tally]) -> None:
        self._commit, self._tallies = at, tallies

    @classmethod
    def read(cls, *, fresh: bool = False) -> "Records":
        """Read the results for this commit; other commits' results are ignored."""
        here = commit()
        if fresh and PROGRESS.is_dir():
            shutil.rmtree(PROGRESS)
        kept = [json.loads(file.read_text("utf-8")) for file in sorted(PROGRESS.glob("*.json"))]
        return cls(here, {one["part"]: Tally(**one["tally"]) for one in kept if one["commit"] == here})

    def next_seed(self, part: str, *, ahead: int = 0) -> str:
        """Return a seed that no run has used for this part, with any commit, nor the `ahead` attempts under way."""
        earlier = sum(run.attempts or 0 for run in runs() if run.part == part and run.commit != self._commit)
        return f"{part} {earlier + self._tallies.get(part, Tally()).attempts + ahead}"

    def add(self, part: str, seed: str, outcome: Outcome) -> None:
        """Add an attempt, and store everything."""
        tally = self._tallies.setdefault(part, Tally())
        tally.attempts += 1
        tally.counted = dict(Counter(tally.counted) + Counter(outcome.counted))
        if outcome.wrong:
            tally.failures += 1
            tally.failed = [*tally.failed, f"{seed}: {outcome.wrong[0][:200]}"][-FAILURES_KEPT:]
        PROGRESS.mkdir(parents=True, exist_ok=True)
        place = PROGRESS / f"{part.replace(' ', '-')}.json"
        beside = place.with_suffix(".new")
        beside.write_text(json.dumps({"commit": self._commit, "part": part, "tally": asdict(tally)}, indent=1), "utf-8")
        beside.replace(place)

    @property
    def has_failures(self) -> bool:
        """Return whether any attempt found a fault."""
        return any(tally.failures for tally in self._tallies.values())

    def summary(self, part: str) -> str:
        """Return one part's tally as a line."""
        tally = self._tallies.get(part, Tally())
        return f"{tally.attempts:,} attempts ({listed(tally.counted)}), {tally.failures:,} failures"

    def write_document(self) -> None:
        """Write the results and totals of all runs to docs/soak.md, between its marks."""
        when = datetime.now(UTC).strftime("%Y-%m-%d")
        remember(
            Run(when, self._commit, name, tally.attempts, tally.failures, 0, tally.counted)
            for name, tally in self._tallies.items()
        )
        rows = ["| part | attempts | what was tried | failures |", "| --- | ---: | --- | ---: |"]
        for name, tally in self._tallies.items():
            rows.append(f"| {name} | {tally.attempts:,} | {listed(tally.counted)} | {tally.failures:,} |")
        told = [f"Commit `{self._commit}`, {when}.", "", *rows]
        told += ["", *(f"- {line}" for tally in self._tallies.values() for line in tally.failed)]
        text = _between("results", told, DOCUMENT.read_text("utf-8"))
        DOCUMENT.write_text(_between("history", added_up(), text), "utf-8")


def _between(mark: str, told: Sequence[str], text: str) -> str:
    """Replace the lines between two marks of a document."""
    begin, end = f"<!-- {mark} -->", f"<!-- /{mark} -->"
    before, _, rest = text.partition(begin)
    return f"{before}{begin}\n{chr(10).join(told).strip()}\n{end}{rest.partition(end)[2]}"


def commit() -> str:
    """Return the checked-out commit; "unknown" outside a repository."""
    done = subprocess.run(
        ["git", "rev-parse", "--short=12", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or "unknown"
