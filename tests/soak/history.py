"""The history of all runs, one line per commit and part, with totals."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

HISTORY = Path(__file__).with_name("history.jsonl")


@dataclass(frozen=True)
class Run:
    """The results of one part with one commit.

    Attributes:
        date: the date of its end.
        commit: the commit.
        part: the part of the soak.
        attempts: the number of attempts; None if unknown.
        failures: the number of failed attempts.
        mended: the number of failures fixed since, entered by hand.
        counted: counts by kind.
    """

    date: str
    commit: str
    part: str
    attempts: int | None
    failures: int
    mended: int = 0
    counted: Mapping[str, int] = field(default_factory=dict)


def runs() -> list[Run]:
    """Return all runs in order."""
    lines = HISTORY.read_text("utf-8").splitlines() if HISTORY.is_file() else []
    return [Run(**json.loads(line)) for line in lines]


def remember(new: Iterable[Run]) -> None:
    """Store runs; a continued run replaces its earlier line."""
    found = {(run.commit, run.part): run for run in runs()}
    for run in new:
        known = found.pop((run.commit, run.part), None)
        mended = known.mended if known is not None else run.mended
        found[run.commit, run.part] = Run(**{**asdict(run), "mended": mended})
    lines = [json.dumps(asdict(run), ensure_ascii=False) + "\n" for run in found.values()]
    HISTORY.write_text("".join(lines), "utf-8")


def added_up() -> list[str]:
    """Return two tables: totals of each part, and all runs."""
    rows = [
        "| part | commits | attempts | what was tried | failures | mended since | still open |",
        "| --- | ---: | ---: | --- | ---: | ---: | ---: |",
    ]
    all_runs = runs()
    for part in dict.fromkeys(run.part for run in all_runs):
        here = [run for run in all_runs if run.part == part]
        attempts, failures, mended = (
            sum(getattr(run, name) or 0 for run in here) for name in ("attempts", "failures", "mended")
        )
        tried = listed(sum((Counter(run.counted) for run in here), Counter()))
        rows.append(
            f"| {part} | {len(here)} | {attempts:,} | {tried} | {failures:,} | {mended:,} | {failures - mended:,} |"
        )
    rows += [
        "",
        "| date | commit | part | attempts | failures | mended since |",
        "| --- | --- | --- | ---: | ---: | ---: |",
    ]
    for run in all_runs:
        attempts_told = "not noted" if run.attempts is None else f"{run.attempts:,}"
        rows.append(
            f"| {run.date} | `{run.commit}` | {run.part} | {attempts_told} | {run.failures:,} | {run.mended:,} |"
        )
    return rows


def listed(counted: Mapping[str, int]) -> str:
    """Return counts as a list in words."""
    return ", ".join(f"{number:,} {what}" for what, number in sorted(counted.items()))
