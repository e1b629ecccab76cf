"""A moment of the game that a picture shows, with the sentences that tell it."""

from dataclasses import dataclass

from games.core import Say, Seat
from games.draw.moments import Verdict
from games.maphr.view import ClanView

from .fortune import verdict_of

LOG = "maphr-log-"


@dataclass(frozen=True, slots=True)
class Moment:
    """What a panel shows.

    Attributes:
        kind: auction, plans, exploit, lay, build, rise, blow, sabotage, sale or swap.
        told: its sentences, oldest first; the first names the players and amounts.
        clan: the player whose mine is shown, if one is.
    """

    edition: str
    reader: Seat | None
    kind: str
    told: tuple[Say, ...]
    seats: int
    clan: ClanView | None = None

    def part(self, word: str) -> Say | None:
        """Return the sentence of one kind, if it was told."""
        return next((one for one in self.told if one.id == f"{LOG}{word}"), None)

    def concerns(self, seat: Seat) -> bool:
        """Return whether it is shown to a player: everybody bids and acts, and a new tile is in their own mine."""
        if self.kind == "lay":
            return False
        return self.kind in {"auction", "plans"} or seat in {
            self.told[0].values.get(name) for name in ("seat", "other_seat")
        }

    def hurts(self, seat: Seat) -> bool:
        """Return whether it did a player harm: a loss, or an action cancelled."""
        struck = [one for one in self.told if one.id == f"{LOG}impediment"]
        if struck or self.kind == "plans":
            return seat in [one.values["other_seat"] for one in struck]
        if self.kind == "blow":
            return self.told[0].values["seat"] == seat and verdict_of(self.told[0]) is Verdict.BAD
        return (
            self.kind == "sabotage"
            and self.told[0].values["other_seat"] == seat
            and (self.part("tile-lost") is not None or bool(number_of(self.part("steals"), "n")))
        )


def number_of(told: Say | None, name: str) -> int:
    """Return a figure of a sentence; 0 without the sentence, or without the figure in it."""
    value = told.values.get(name, 0) if told is not None else 0
    assert isinstance(value, int)
    return value
