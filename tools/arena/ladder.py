"""The ladder: who must beat whom, measured, with results kept in docs/opponents.md."""

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
"""Where the deals of a match lie that were played already: a long match may be played in parts."""
BEGIN, END = "<!-- results: written by make arena -->", "<!-- end of results -->"
HEADER = "| game | match | seats | games | share of victories | scores | wanted | measured |"


@dataclass(frozen=True, slots=True)
class Rung:
    """A match of the ladder: the first player against the others, and the share of victories it should reach.

    Attributes:
        deals: how many; each is played once for every seat.
    """

    game: str
    seats: int
    first: str
    others: str
    deals: int
    wanted: float

    @property
    def key(self) -> str:
        """What its line in the document begins with."""
        return f"| {self.game} | {self.first} v {self.others} | {self.seats} |"


RUNGS = (
    Rung("poursuite", 2, "normal", "random", 100, 0.97),
    Rung("poursuite", 4, "normal", "random", 50, 0.65),
    Rung("poursuite", 2, "strong@0.05", "normal", 50, 0.80),
    Rung("poursuite", 4, "strong@0.05", "normal", 25, 0.35),
    Rung("tunhell", 2, "normal", "random", 100, 0.97),
    Rung("tunhell", 4, "normal", "random", 25, 0.95),
    Rung("tunhell", 2, "strong@0.05", "normal", 50, 0.75),
    Rung("tunhell", 4, "strong@0.05", "normal", 25, 0.35),
    Rung("dungeon_lords", 2, "normal", "random", 100, 0.97),
    Rung("dungeon_lords", 4, "normal", "random", 25, 0.90),
    Rung("dungeon_lords", 2, "strong@0.05", "normal", 50, 0.85),
    Rung("dungeon_lords", 4, "strong@0.05", "normal", 25, 0.35),
    Rung("maphr", 2, "normal", "random", 100, 0.97),
    Rung("maphr", 4, "normal", "random", 25, 0.80),
    Rung("maphr", 2, "strong@0.05", "normal", 50, 0.70),
    Rung("maphr", 4, "strong@0.05", "normal", 25, 0.35),
    Rung("poursuite", 2, "master@1", "strong@0.05", 20, 0.65),
    Rung("tunhell", 2, "master@1", "strong@0.05", 20, 0.65),
    Rung("dungeon_lords", 2, "master@1", "strong@0.05", 20, 0.65),
    Rung("maphr", 2, "master@1", "strong@0.05", 20, 0.65),
)


WINTER_BEGIN, WINTER_END = "<!-- winter: written by make arena -->", "<!-- end of winter -->"


def survive(tables: Sequence[winter.Table], share: float, seconds: float | None = None) -> None:
    """Measure how often tables of Dwar7s Winter survive, and write each line as soon as it is known."""
    for table in tables:
        line = winter.written(table, winter.measure(table, share, seconds), measured())
        print(line, flush=True)
        order = [one.key for one in winter.TABLES]
        text = put(DOCUMENT.read_text("utf-8"), table.key, line, (WINTER_BEGIN, WINTER_END), winter.HEADER, order)
        DOCUMENT.write_text(text, "utf-8")


Deals = list[list[tuple[Seat, Played]]]


def climb(rungs: Sequence[Rung], share: float, seconds: float | None = None) -> None:
    """Play matches, with this share of their deals, and write each result as soon as it is known.

    Args:
        rungs: which matches.
        share: of their deals.
        seconds: after how long to stop; the next time the match goes on where it was, as of the commit it began with.
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
    """Return when a match was begun, and its deals so far; now and none for one that was not begun."""
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
    """Write down the deals of a match so far."""
    deals = [[(seat, (one.shares, one.scores, one.ending, one.moves)) for seat, one in deal] for deal in played]
    KEPT.mkdir(parents=True, exist_ok=True)
    _file(rung).write_text(json.dumps({"when": when, "deals": deals}), "utf-8")


def is_out_of_reach(game: AnyGame, rung: Rung) -> bool:
    """Return whether a player of this rung does not exist in its game."""
    return rung.first.partition("@")[0] not in game.strategies


def written(rung: Rung, found: Result, when: str) -> str:
    """Return a result as a line of the table."""
    scores = f"{found.own:.1f} to {found.others:.1f}".replace("-", "−")
    return (
        f"{rung.key} {found.games} | {found.share:.0%} ± {found.margin:.0%} | {scores} | {rung.wanted:.0%} | {when} |"
    )


def measured() -> str:
    """Return the day, and the commit on which the figures were measured."""
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
    """Return the document with one line of a table replaced or added; the table keeps the order of its keys.

    Raises:
        ValueError: the document has no place for results.
    """
    found = re.search(re.escape(place[0]) + r"\n(.*?)" + re.escape(place[1]), document, re.DOTALL)
    if found is None:
        raise ValueError(f"there is no {place[0]}")
    rows = [row for row in found[1].splitlines() if row.startswith("|") and not row.startswith((header[:9], "|---"))]
    rows = [row for row in rows if not row.startswith(key)] + [line]
    rows.sort(key=lambda row: next((n for n, one in enumerate(keys) if row.startswith(one)), len(keys)))
    table = "\n".join([header, "|---" * (header.count("|") - 1) + "|", *rows])
    return document[: found.start(1)] + f"\n{table}\n\n" + document[found.end(1) :]
