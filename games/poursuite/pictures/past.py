"""A view as it was when fewer sentences had been told: the later ones are undone, the last one first."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from games.core import Say, Seat, Sign, Value
from games.poursuite.cards import EDITIONS
from games.poursuite.mine import Cell, Side
from games.poursuite.rules.faults import TURNS
from games.poursuite.view import View, WagonView

LOG = "poursuite-log-"


def past(view: View, told: Sequence[Say], end: int) -> View:
    """Return the view after the first `end` sentences: wagons, prisoners, Wotan and treasures; the rest is unchanged.

    Args:
        view: the view after all of them.
        told: what was told, oldest first.
        end: how many of the sentences still hold.
    """
    undoing = _Undoing(view)
    for number in range(len(told) - 1, end - 1, -1):
        moves = (one for one in reversed(told[: number + 1]) if word_of(one) in {"move", "move-empty"})
        undoing.undo(told[number], next((number_of(one.values) for one in moves), 0))
    return undoing.view()


def word_of(one: Say) -> str:
    """Return the kind of a sentence."""
    return one.id.removeprefix(LOG)


def seat_of(values: Mapping[str, Value]) -> Seat:
    """Return who a sentence is about."""
    value = values["seat"]
    assert isinstance(value, int)
    return Seat(value)


def number_of(values: Mapping[str, Value]) -> int:
    """Return the number of the wagon in a sentence, 0 if there is none."""
    value = values.get("wagon", 0)
    assert isinstance(value, int)
    return value


def cell_of(value: Value | None) -> Cell:
    """Return a cell as a sentence writes it."""
    if isinstance(value, Say):
        value = value.values["cell"]
    return value.text.lower() if isinstance(value, Sign) else ""


def treasures_of(one: Say) -> int:
    """Return how many treasures a sentence gives to its player."""
    value = one.values.get("treasures", 0) if word_of(one) in {"share", "rescue"} else 0
    assert isinstance(value, int)
    return value


class _Undoing:
    """Undoes sentences one by one."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._cells = [wagon.cell for wagon in view.wagons]
        self._aboard = [dict(wagon.aboard) for wagon in view.wagons]
        self._prisoners = dict(view.prisoners)
        self._wotan = view.wotan
        self._purses = [player.treasures for player in view.players]

    def view(self) -> View:
        """Return the view that is left."""
        first, second = (WagonView(*wagon) for wagon in zip(self._cells, self._aboard, strict=True))
        purses = zip(self._view.players, self._purses, strict=True)
        players = tuple(replace(player, treasures=treasures) for player, treasures in purses)
        return replace(
            self._view,
            wagons=(first, second),
            prisoners=self._prisoners,
            wotan=self._wotan,
            players=players,
            treasure=self._view.treasure + sum(player.treasures for player in self._view.players) - sum(self._purses),
        )

    def undo(self, one: Say, moved: int) -> None:
        """Undo one sentence; `moved` is the wagon that had moved last when it was told."""
        values, cell = one.values, cell_of(one.values.get("cell"))
        side, mole, prisoner = (f"{values.get(name, '')}" for name in ("side", "mole", "prisoner"))
        match word_of(one):
            case "move" | "move-empty":
                self._cells[moved - 1] = cell_of(values["start"])
                self._aboard[moved - 1] = _turned_back(self._aboard[moved - 1], values.get("turn"))
            case "caught" | "climbs-in" | "swap" if moved:
                self._put(moved, side, mole)
                self._prisoners.pop(cell, None)
                self._prisoners |= {cell: prisoner} if prisoner else {}
            case "wotan-frees":
                self._prisoners[cell] = mole
                self._wotan = cell_of(values.get("origin"))
            case "wotan-guards":
                self._wotan = cell_of(values.get("origin"))
            case "wotan-seat" | "board":
                self._put(number_of(values), side, "")
            case "share" | "rescue":
                self._purses[seat_of(values)] -= treasures_of(one)
                if moved and side:
                    self._put(moved, side, mole)
            case "park":
                self._cells[number_of(values) - 1] = self._view.mine.cave

    def _put(self, number: int, side: Side, mole: str) -> None:
        """Put a mole on a seat, or leave the seat empty."""
        self._aboard[number - 1].pop(side, None)
        self._aboard[number - 1] |= {side: mole} if mole else {}


def _turned_back(aboard: Mapping[Side, str], turn: Value | None) -> dict[Side, str]:
    """Return who sat where before a quarter turn."""
    if turn not in TURNS:
        return dict(aboard)
    back = EDITIONS[EDITIONS.current].turns[next(other for other in TURNS if other != turn)]
    return {back[side]: mole for side, mole in aboard.items()}
