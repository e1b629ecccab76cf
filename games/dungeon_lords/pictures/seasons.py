"""What a round's event has brought each lord, from the sentences that tell of it, and who has come to whom."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from games.core import Say, Seat
from games.dungeon_lords.view import View

from .happened import Happened, number, text, word

AMOUNTS = frozenset({"gold", "letter", "evil", "food", "imp"})
"""What an event changes by an amount, unlike creatures and tiles."""
_PAID = {"lost-gold": "gold", "lost-food": "food", "shored": "gold"}
_GONE = {"left", "unpaid", "strikes", "sacrificed", "given-up"}


@dataclass(frozen=True, slots=True)
class Change:
    """What an event has brought a lord: a symbol and a number, negative for creatures and tiles lost."""

    sign: str
    n: int


@dataclass(frozen=True, slots=True)
class Season:
    """A round's event and its visitors.

    Attributes:
        changes: by seat.
        visitors: the adventurers that have come, by seat; empty for an event without any.
        paladin: the lord to whom the paladin has come, None where he has not moved.
        champion: the paladin of the year.
    """

    event: str
    changes: tuple[tuple[Change, ...], ...]
    visitors: tuple[tuple[str, ...], ...]
    paladin: Seat | None
    champion: str
    told: tuple[Say, ...] = field(repr=False)


def season(one: Happened, view: View) -> Season:
    """Return a round's event with what it has brought each lord, and who has come to whom."""
    changes: list[list[Change]] = [[] for _ in view.lords]
    visitors: list[list[str]] = [[] for _ in view.lords]
    paladin: Seat | None = None
    for said in one.said[1:]:
        now = word(said)
        if now == "arrives":
            visitors[Seat(number(said.values["seat"]))].append(text(said.values["hero"]))
        elif now.startswith("paladin"):
            paladin = Seat(number(said.values["seat"]))
        elif "seat" in said.values:
            changes[Seat(number(said.values["seat"]))] += _outcomes(now, said)
    return Season(
        event=text(one.said[0].values["event"]),
        changes=tuple(map(_summed, changes)),
        visitors=tuple(map(tuple, visitors)),
        paladin=paladin,
        champion=view.paladin,
        told=one.said,
    )


def _summed(changes: Sequence[Change]) -> tuple[Change, ...]:
    """Return a lord's changes without those of nothing: creatures and tiles, then goods, added up."""
    found: list[Change] = []
    for change in changes:
        same = [one for one in found if one.sign == change.sign and change.sign in AMOUNTS]
        if same:
            found[found.index(same[0])] = replace(same[0], n=same[0].n + change.n)
        else:
            found.append(change)
    return tuple(sorted([change for change in found if change.n], key=lambda change: change.sign in AMOUNTS))


def _outcomes(now: str, said: Say) -> Iterator[Change]:
    """Yield what a lord has lost or gained, according to one sentence."""
    values = said.values
    if now == "taxed":
        yield Change("gold", -number(values["n"]))
        yield Change("letter", number(values["letters"]))
    elif now == "evil":
        yield Change("evil", number(values["after"]) - number(values["before"]))
    elif now in _PAID:
        yield Change(_PAID[now], -number(values["n"]))
    elif now == "unrest":
        yield Change("food", -number(values["n"]))
        yield Change("imp", -number(values["imps"]))
    elif now == "caved-in":
        yield Change("tunnel", -1)
    elif now in _GONE:
        yield Change(text(values["creature"]), -1)
    elif now in {"paid", "appeased"}:
        yield Change(text(values["creature"]), 1)
