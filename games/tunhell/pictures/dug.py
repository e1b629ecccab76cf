"""A dig as the log tells it: the team, and what happened to each card that it turned up."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from games.core import Event, Say, Seat, Value
from games.tunhell.cards import EDITIONS
from games.tunhell.view import View

_LOG = "tunhell-log-"
_LATER = frozenset(_LOG + text for text in ("turn", "trophy", "mine-empty", "end", "scores", "shuffle"))
"""Sentences that may follow a dig without counting as another event."""
_WINS = {"win": "won", "win-at-0": "fled", "heart": "paid"}
_ENDS = {
    "find": "found", "find-passed": "passed", "find-lost": "gone", "ghost": "haunted", "ghost-nobody": "unhaunted",
    "defeat": "lost", "heart-back": "unpaid", "throne": "throne", "door-found": "door",
}  # fmt: skip
GAINED = frozenset({"won", "fled", "paid", "throne", "gained"})
"""The fates of cards that joined the loot."""
FOUGHT = frozenset({"won", "lost", "open"})
"""The fates of encounters."""


@dataclass(frozen=True, slots=True)
class Met:
    """A card that was turned up.

    Attributes:
        card: its id.
        fate: what happened to it: `open` as long as a fight or a price is undecided.
        cards: what was spent, lost or given up for it, each card by itself.
        have, need: the combat on both sides of a fight, where it was told.
        other: the player it concerned, if not the one who digs.
        mine: where the back door was laid, 0 for none.
        trophies: what the card has won for the digger besides.
        losers: who has lost one of these.
    """

    card: str
    fate: str
    cards: tuple[str, ...] = ()
    have: int = 0
    need: int = 0
    other: Seat | None = None
    mine: int = 0
    trophies: tuple[str, ...] = ()
    losers: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Dug:
    """A dig.

    Attributes:
        reader: the reader's seat, None for the public.
        team: the digger, then its bonuses.
        combat: of the team.
        guards: the warriors at its side in the fight that is open, if one is.
        told: its sentences, oldest first.
        slots: how many cards could have been turned up.
    """

    edition: str
    reader: Seat | None
    seat: Seat
    mine: int
    team: tuple[str, ...]
    capacity: int
    combat: int
    met: tuple[Met, ...]
    guards: tuple[str, ...]
    slots: int
    is_exhausted: bool
    told: tuple[Say, ...] = field(repr=False)

    @property
    def points(self) -> int:
        """The points that the dig has brought."""
        book = EDITIONS[self.edition]
        gained = sum(book.cards[met.card].points for met in self.met if met.fate in GAINED | {"door"})
        return gained + sum(book.trophies[one].points for met in self.met for one in met.trophies)

    @property
    def left(self) -> int:
        """How many cards can still be turned up; 0 if the digger is lost."""
        gone = any(self.team[0] in met.cards or met.fate == "unpaid" for met in self.met if met.fate != "open")
        return 0 if gone else max(0, self.capacity - len(self.met))

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be turned up, and the last card is settled."""
        return bool(self.met) and self.met[-1].fate != "open" and (self.is_exhausted or not self.left)

    def concerns(self, seat: Seat) -> bool:
        """Return whether a player has dug, or has lost or won something by the dig."""
        return seat == self.seat or any(met.other == seat for met in self.met)


def digs(told: Sequence[Event], view: View) -> list[Dug]:
    """Return every dig whose beginning was told, oldest first."""
    starts = [number for number, event in enumerate(told) if event.say.id == _LOG + "dig"]
    parts = pairwise([*starts, len(told)])
    return [_dug([event.say for event in told[start:end]], view) for start, end in parts]


def is_over_with(told: Sequence[Event]) -> bool:
    """Return whether something else has happened since a dig or a blast, with which these sentences begin."""
    own = {"blaster"} if told[0].say.id == _LOG + "blaster" else {"dig", "reveal", "door", *_WINS, *_ENDS}
    return not all(one.say.id.removeprefix(_LOG) in own or one.say.id in _LATER for one in told)


def _dug(told: Sequence[Say], view: View) -> Dug:
    start, met, kept = told[0], list[Met](), [told[0]]
    seat, mine = Seat(number_in(start, "seat")), number_in(start, "mine")
    for said in told[1:]:
        word = said.id.removeprefix(_LOG)
        if word == "reveal":
            card = _text(said, "card")
            fate = "open" if EDITIONS[view.edition].cards[card].kind in {"encounter", "heart"} else "gained"
            met.append(Met(card, fate))
        elif word == "door" and met:
            mine = number_in(said, "mine")
            met[-1] = Met(met[-1].card, "door", mine=mine)
        elif word == "trophy" and met:
            losers = said.values["from_seats"]
            assert isinstance(losers, tuple)
            met[-1] = replace(
                met[-1],
                trophies=(*met[-1].trophies, _text(said, "trophy")),
                losers=(*met[-1].losers, *(Seat(one) for one in losers if isinstance(one, int))),
            )
        elif met and (fate := _WINS.get(word) or _ENDS.get(word, "")):
            met[-1] = _resolved(met[-1].card, fate, said, seat)
        elif said.id not in _LATER:
            break
        if said.id not in _LATER or word == "mine-empty":
            kept.append(said)
    capacity = number_in(start, "n")
    delve, here = view.delve, view.mines[mine - 1]
    is_under_way = delve is not None and delve.seat == seat
    is_fight = is_under_way and bool(met) and met[-1].fate == "open" and delve is not None and delve.foe is not None
    if is_fight and delve is not None:
        met[-1] = Met(met[-1].card, "open", have=delve.combat + delve.strength, need=delve.need)
    left = max(0, capacity - len(met))
    return Dug(
        edition=view.edition,
        reader=view.seat,
        seat=seat,
        mine=mine,
        team=(_text(start, "card"), *spread_out(start.values["bonuses"])),
        capacity=capacity,
        combat=number_in(start, "combat"),
        met=tuple(met),
        guards=here.guards[seat] if is_fight else (),
        slots=min(capacity, len(met) + min(left, here.cards)),
        is_exhausted=any(said.id == _LOG + "mine-empty" for said in kept),
        told=tuple(kept),
    )


def _resolved(card: str, fate: str, said: Say, seat: Seat) -> Met:
    values: Mapping[str, Value] = said.values
    cards = spread_out(values["cards"]) if "cards" in values else ()
    if fate in {"haunted", "paid"}:
        cards = (_text(said, "card"),)
    named = values.get("other_seat", values.get("seat", seat))
    other = Seat(named) if isinstance(named, int) and named != seat else None
    have, need = values.get("have", 0), values.get("need", 0)
    assert isinstance(have, int)
    assert isinstance(need, int)
    return Met(card, fate, cards, have, need, other)


def spread_out(values: Value) -> tuple[str, ...]:
    """Return the cards of a tally, each copy by itself."""
    assert isinstance(values, Iterable)
    found: list[str] = []
    for value in values:
        if isinstance(value, Say):
            found += [_text(value, "card")] * number_in(value, "n")
        else:
            found.append(str(value))
    return tuple(found)


def number_in(said: Say, name: str) -> int:
    """Return a number that a sentence names."""
    value = said.values[name]
    assert isinstance(value, int)
    return value


def _text(said: Say, name: str) -> str:
    value = said.values[name]
    assert isinstance(value, str)
    return value
