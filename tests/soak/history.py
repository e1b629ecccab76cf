"""What all runs of the soak have tried, one line for a commit and a part: their numbers can be added up."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

HISTORY = Path(__file__).with_name("history.jsonl")


@dataclass(frozen=True)
class Run:
    """What one part has tried with one commit.

    Attributes:
        date: on which day it ended.
        commit: with which code.
        part: the part of the soak.
        attempts: how many there were; None where that was not written down.
        failures: in how many of them something was wrong.
        mended: how many of these find nothing any more: written by hand once the fault is mended.
        counted: what was tried, how often.
    """

    date: str
    commit: str
    part: str
    attempts: int | None
    failures: int
    mended: int = 0
    counted: Mapping[str, int] = field(default_factory=dict)


def runs() -> list[Run]:
    """Return all runs, the first one first."""
    lines = HISTORY.read_text("utf-8").splitlines() if HISTORY.is_file() else []
    return [Run(**json.loads(line)) for line in lines]


def remember(new: Iterable[Run]) -> None:
    """Write runs down; one that has gone on with the same commit takes the place of what was there of it."""
    found = {(run.commit, run.part): run for run in runs()}
    for run in new:
        known = found.pop((run.commit, run.part), None)
        mended = known.mended if known is not None else run.mended
        found[run.commit, run.part] = Run(**{**asdict(run), "mended": mended})
    lines = [json.dumps(asdict(run), ensure_ascii=False) + "\n" for run in found.values()]
    HISTORY.write_text("".join(lines), "utf-8")


def added_up() -> list[str]:
    """Return the sums of each part over all runs, and then each run, as two tables."""
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
    """Return what was tried as a list in words."""
    return ", ".join(f"{number:,} {what}" for what, number in sorted(counted.items()))
