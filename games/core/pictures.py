"""How a game shows itself: its pictures as panels, arranged from a view."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from .outcome import Outcome
from .shapes import Choice
from .texts import Event, Say

V = TypeVar("V")
Speak = Callable[[Say], str]
"""Turns a sentence into words of one language, for one table; given to functions that draw."""


@dataclass(frozen=True, slots=True)
class Panel:
    """One picture of a message, 800 pixels wide and at most 509 high: beyond that a desktop client shrinks it.

    Attributes:
        id: what it is ("mines", "mine-2"): unique in its message, and the same while what it shows changes.
        shows: all that it depends on besides language and names: while its `repr` is the same, so is the picture.
        draw: draws it, as a PNG file.
        describe: what it shows, in whole sentences, the most important first: cut after 1024 characters.
    """

    id: str
    shows: object
    draw: Callable[[Speak], bytes]
    describe: Sequence[Say]


def _no_panels(*_shown: object) -> Sequence[Panel]:
    return ()


def _never(_thing: str) -> bool:
    return False


def _as_it_is(view: V, _choices: Sequence[Choice], _field: str) -> V:
    return view


def _nowhere(*_choice: object) -> Sequence["Spot"]:
    return ()


def _undrawn(sign: str) -> bytes:
    raise KeyError(sign)


class Spot(NamedTuple):
    """Where something stands in a picture.

    Attributes:
        panel: the id of the picture.
        x, y: the place in it.
        thing: its id where only a sign shows it, so that its name is told beside it; "" where that can be read.
    """

    panel: str
    x: float
    y: float
    thing: str = ""


@dataclass(frozen=True, slots=True)
class Pictures(Generic[V]):
    """How a game shows itself: panels arranged from a view. The panel that decides what is asked comes last.

    Attributes:
        table: what everyone sees, from the public's view or a seat's.
        own: what a seat sees in private, from its view, while it is asked for a field of its choice ("" at first).
        score: the final score, with where each point came from.
        cover: the picture of a lobby.
        legend: the symbols and what they mean.
        card: one thing of the glossary, by its id; None for a thing that has no picture.
        more: what is not needed at the moment, shown when somebody asks for it.
        step: what a step of a replay has changed, from the public's views before and after it; nothing where the whole
            table is shown at every step.
        reveal: what has just turned up, hit, been caught or lost, as one to six panels that follow each other, the last
            of which says all; from the sentences that a reader was told, oldest first, and that reader's view. For the
            public only while nothing else has happened since; nothing where nothing was revealed. The last one takes
            the place of a panel of the same id.
        at: a seat's view as `own` shows it at one step of a choice: what has been chosen before it is marked, what can
            be chosen now is lit, and nothing else; from the choices that still fit, and the field that is asked for: ""
            for a verb, or for things of which several are taken, each of which is then a choice. Without choices, for a
            seat that is asked nothing, nothing is lit.
        told: ids of sentences of the story that add nothing to what the pictures of a seat or the table show.
        tells: whether the pictures a seat sees say all that a thing does, by its id: words beside them need not.
        spots: where a choice stands in the pictures of a view, once in each picture at most; nothing for nowhere.
        signs: the sign that stands beside a thing on buttons and in menus, by the thing's id; several things may share
            one.
        sign: draws a sign, small and square, as a PNG file.
        liveries: colour, shape and letter of each seat's mark (`games.draw.Livery`), where they are the game's own.
    """

    table: Callable[[V], Sequence[Panel]]
    own: Callable[[V, str], Sequence[Panel]]
    score: Callable[[V, Outcome], Sequence[Panel]]
    cover: Callable[[], Panel]
    legend: Callable[[], Sequence[Panel]]
    card: Callable[[str], Panel | None]
    more: Callable[[V], Sequence[Panel]] = _no_panels
    step: Callable[[V, V], Sequence[Panel]] = _no_panels
    reveal: Callable[[Sequence[Event], V], Sequence[Panel]] = _no_panels
    at: Callable[[V, Sequence[Choice], str], V] = _as_it_is
    told: frozenset[str] = frozenset()
    tells: Callable[[str], bool] = _never
    spots: Callable[[V, Choice], Sequence[Spot]] = _nowhere
    signs: Mapping[str, str] = field(default_factory=dict)
    sign: Callable[[str], bytes] = _undrawn
    liveries: Sequence[Any] = ()
