"""The ladder: the matches that each level should win, with measured results in docs/opponents.md."""

import json
import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

from games.core import Ending, Seat
from games.registry import GAMES

from . import winter
from .match import AnyGame, Played, Result, matches, player, summary

DOCUMENT = Path(__file__).parents[2] / "docs" / "opponents.md"
KEPT = Path(__file__).parents[2] / "build" / "arena"
"""The folder that keeps the deals of unfinished matches, so that a long match may be played in parts."""
BEGIN, END = "<!-- results: written by make arena -->", "<!-- end of results -->"
HEADER = "| game | match | seats | games | share of victories | scores | wanted | measured |"


@dataclass(frozen=True, slots=True)
class Rung:
    """A match of the ladder: the first player against the others, and the share of victories it should reach.

    Attributes:
        deals: the number of deals, each played once for every seat of the first player.
    """

    game: str
    seats: int
    first: str
    others: str
    deals: int
    wanted: float

    @property
    def key(self) -> str:
        """The beginning of its row in the document."""
        return f"| {self.game} | {self.first} v {self.others} | {self.seats} |"


RUNGS = (
    Rung("poursuite", 2, "normal", "random", 100, 0.97),
    Rung("poursuite", 4, "normal", "random", 50, 0.65),
    Rung("poursuite", 2, "strong@0.05", "normal", 50, 0.95),
    Rung("poursuite", 4, "strong@0.05", "normal", 25, 0.45),
    Rung("tunhell", 2, "normal", "random", 100, 0.97),
    Rung("tunhell", 4, "normal", "random", 25, 0.95),
    Rung("tunhell", 2, "strong@0.05", "normal", 50, 0.95),
    Rung("tunhell", 4, "strong@0.05", "normal", 25, 0.45),
    Rung("dungeon_lords", 2, "normal", "random", 100, 0.97),
    Rung("dungeon_lords", 4, "normal", "random", 25, 0.90),
    Rung("dungeon_lords", 2, "strong@0.05", "normal", 50, 0.85),
    Rung("dungeon_lords", 4, "strong@0.05", "normal", 25, 0.45),
    Rung("maphr", 2, "normal", "random", 100, 0.97),
    Rung("maphr", 4, "normal", "random", 25, 0.80),
    Rung("maphr", 2, "strong@0.05", "normal", 50, 0.90),
    Rung("maphr", 4, "strong@0.05", "normal", 25, 0.45),
    Rung("poursuite", 2, "master@1", "strong@0.05", 20, 0.65),
    Rung("tunhell", 2, "master@1", "strong@0.05", 20, 0.65),
    Rung("dungeon_lords", 2, "master@1", "strong@0.05", 20, 0.65),
    Rung("maphr", 2, "master@1", "strong@0.05", 20, 0.65),
)


WINTER_BEGIN, WINTER_END = "<!-- winter: written by make arena -->", "<!-- end of winter -->"


def survive(tables: Sequence[winter.Table], share: float, seconds: float | None = None) -> None:
    """Measure how often tables of Dwar7s Winter survive, and write each row to the document at once."""
    for table in tables:
        line = winter.written(table, winter.measure(table, share, seconds), measured())
        print(line, flush=True)
        order = [one.key for one in winter.TABLES]
        text = put(DOCUMENT.read_text("utf-8"), table.key, line, (WINTER_BEGIN, WINTER_END), winter.HEADER, order)
        DOCUMENT.write_text(text, "utf-8")


Deals = list[list[tuple[Seat, Played]]]


def climb(rungs: Sequence[Rung], share: float, seconds: float | None = None) -> None:
    """Play matches and write each result to the document at once.

    Args:
        rungs: the matches to play.
        share: the share of their deals to play, from 0 to 1.
        seconds: time limit; the next run continues the match, and names the commit on which it was started.
    """
    end = monotonic() + seconds if seconds else None
    for rung in rungs:
        game = GAMES[rung.game]
        if is_out_of_reach(game, rung):
            print(f"{rung.key} has no such player yet")
            continue
        deals = max(2, round(rung.deals * share))
        when, played = kept(rung) if end else (measured(), [])
        first, others = player(game, rung.first), player(game, rung.others)
        for deal in matches(game, rung.seats, first, others, deals, {}, begin=len(played)):
            played.append(deal)
            if end:
                keep(rung, when, played)
                if monotonic() > end:
                    break
        line = written(rung, summary(played), when)
        print(line, flush=True)
        DOCUMENT.write_text(put(DOCUMENT.read_text("utf-8"), rung.key, line), "utf-8")
        if len(played) < deals:
            return


def _file(rung: Rung) -> Path:
    return KEPT / f"{rung.game}-{rung.seats}-{rung.first}-{rung.others}.json"


def kept(rung: Rung) -> tuple[str, Deals]:
    """Return the start (date and commit) and the deals played of a stored match; now and no deals if there is none."""
    if not _file(rung).exists():
        return measured(), []
    data = json.loads(_file(rung).read_text("utf-8"))
    return data["when"], [
        [
            (Seat(seat), Played(tuple(shares), tuple(scores), Ending(ending), moves))
            for seat, (shares, scores, ending, moves) in deal
        ]
        for deal in data["deals"]
    ]


def keep(rung: Rung, when: str, played: Deals) -> None:
    """Store the deals played so far in a match, with its start."""
    deals = [[(seat, (one.shares, one.scores, one.ending, one.moves)) for seat, one in deal] for deal in played]
    KEPT.mkdir(parents=True, exist_ok=True)
    _file(rung).write_text(json.dumps({"when": when, "deals": deals}), "utf-8")


def is_out_of_reach(game: AnyGame, rung: Rung) -> bool:
    """Return whether the game has no player of this rung's level."""
    return rung.first.partition("@")[0] not in game.strategies


def written(rung: Rung, found: Result, when: str) -> str:
    """Return a result as a row of the table."""
    scores = f"{found.own:.1f} to {found.others:.1f}".replace("-", "−")
    return (
        f"{rung.key} {found.games} | {found.share:.0%} ± {found.margin:.0%} | {scores} | {rung.wanted:.0%} | {when} |"
    )


def measured() -> str:
    """Return today's date and the current commit."""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return f"{datetime.now(UTC):%Y-%m-%d}, {commit.stdout.strip() or 'no commit'}"


def put(
    document: str,
    key: str,
    line: str,
    place: tuple[str, str] = (BEGIN, END),
    header: str = HEADER,
    keys: Sequence[str] = tuple(rung.key for rung in RUNGS),
) -> str:
    """Return the document with one row of a table replaced or added; rows keep the order of `keys`.

    Raises:
        ValueError: the document lacks the markers of the table.
    """
    found = re.search(re.escape(place[0]) + r"\n(.*?)" + re.escape(place[1]), document, re.DOTALL)
    if found is None:
        raise ValueError(f"there is no {place[0]}")
    rows = [row for row in found[1].splitlines() if row.startswith("|") and not row.startswith((header[:9], "|---"))]
    rows = [row for row in rows if not row.startswith(key)] + [line]
    rows.sort(key=lambda row: next((n for n, one in enumerate(keys) if row.startswith(one)), len(keys)))
    table = "\n".join([header, "|---" * (header.count("|") - 1) + "|", *rows])
    return document[: found.start(1)] + f"\n{table}\n\n" + document[found.end(1) :]
