"""What has been tried how often and what came of it: kept while the soak runs, and written down as a document."""

import json
import subprocess
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PROGRESS, DOCUMENT = ROOT / "build" / "soak.json", ROOT / "docs" / "soak.md"
FAILURES_KEPT = 50
BEGIN, END = "<!-- results -->", "<!-- /results -->"


@dataclass
class Outcome:
    """What came of one attempt.

    Attributes:
        counted: what was tried, how often.
        wrong: what was not as it should be, in words.
    """

    counted: Mapping[str, int]
    wrong: list[str] = field(default_factory=list)


@dataclass
class Tally:
    """All attempts of one part so far."""

    attempts: int = 0
    counted: dict[str, int] = field(default_factory=dict)
    failures: int = 0
    failed: list[str] = field(default_factory=list)


class Records:
    """The tallies of all parts, written down after each attempt: a soak that is stopped goes on where it was."""

    def __init__(self, at: str, tallies: dict[str, Tally]) -> None:
        self._commit, self._tallies = at, tallies

    @classmethod
    def read(cls, *, fresh: bool = False) -> "Records":
        """Read what was tried with this very commit; begin with nothing after another one."""
        here = commit()
        if fresh or not PROGRESS.is_file():
            return cls(here, {})
        kept = json.loads(PROGRESS.read_text("utf-8"))
        if kept["commit"] != here:
            return cls(here, {})
        return cls(here, {name: Tally(**tally) for name, tally in kept["tallies"].items()})

    def attempts(self, part: str) -> int:
        """Return how many attempts a part has made."""
        return self._tallies.get(part, Tally()).attempts

    def add(self, part: str, seed: str, outcome: Outcome) -> None:
        """Add an attempt, and write everything down."""
        tally = self._tallies.setdefault(part, Tally())
        tally.attempts += 1
        tally.counted = dict(Counter(tally.counted) + Counter(outcome.counted))
        if outcome.wrong:
            tally.failures += 1
            tally.failed = [*tally.failed, f"{seed}: {outcome.wrong[0][:200]}"][-FAILURES_KEPT:]
        PROGRESS.parent.mkdir(exist_ok=True)
        kept = {"commit": self._commit, "tallies": {name: asdict(one) for name, one in self._tallies.items()}}
        beside = PROGRESS.with_suffix(".new")
        beside.write_text(json.dumps(kept, indent=1), "utf-8")
        beside.replace(PROGRESS)

    @property
    def has_failures(self) -> bool:
        """Whether anything was wrong in any attempt."""
        return any(tally.failures for tally in self._tallies.values())

    def summary(self, part: str) -> str:
        """Return one part's tally in a line."""
        tally = self._tallies.get(part, Tally())
        counted = ", ".join(f"{number:,} {what}" for what, number in sorted(tally.counted.items()))
        return f"{tally.attempts:,} attempts ({counted}), {tally.failures:,} failures"

    def write_document(self) -> None:
        """Write the results into docs/soak.md, between their marks."""
        rows = ["| part | attempts | what was tried | failures |", "| --- | ---: | --- | ---: |"]
        for name, tally in self._tallies.items():
            counted = ", ".join(f"{number:,} {what}" for what, number in sorted(tally.counted.items()))
            rows.append(f"| {name} | {tally.attempts:,} | {counted} | {tally.failures:,} |")
        when = datetime.now(UTC).strftime("%Y-%m-%d")
        told = [f"Commit `{self._commit}`, {when}.", "", *rows]
        told += ["", *(f"- {line}" for tally in self._tallies.values() for line in tally.failed)]
        before, _, rest = DOCUMENT.read_text("utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        DOCUMENT.write_text(f"{before}{BEGIN}\n{chr(10).join(told).strip()}\n{END}{after}", "utf-8")


def commit() -> str:
    """Return the commit that is checked out; "unknown" outside a repository."""
    done = subprocess.run(
        ["git", "rev-parse", "--short=12", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or "unknown"
