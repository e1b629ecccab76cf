"""The pictures of a game: panels arranged from a view."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from .outcome import Outcome
from .shapes import Choice
from .texts import Event, Say

V = TypeVar("V")
Speak = Callable[[Say], str]
"""Puts a sentence into words, in one language and for one table; passed to functions that draw."""


@dataclass(frozen=True, slots=True)
class Panel:
    """One picture of a message, 800 pixels wide and at most 509 high: desktop clients scale down higher ones.

    Attributes:
        id: name of the panel ("mines", "mine-2"), unique in its message and constant while its content changes.
        shows: everything the picture depends on besides language and names: equal `repr`, equal picture.
        draw: returns the picture as a PNG file.
        describe: the alternative text in whole sentences, most important first; cut off after 1024 characters.
        is_loss: whether a moment has ended badly for someone, and says so in red.
    """

    id: str
    shows: object
    draw: Callable[[Speak], bytes]
    describe: Sequence[Say]
    is_loss: bool = False


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
    """The position of something in a picture.

    Attributes:
        panel: the id of the panel.
        x, y: the position in it.
        thing: its id if the picture shows only a symbol, so that its name must be added; "" if the name is legible.
        is_place: whether it is among places, orders or cards offered, so that its picture stays next to the buttons.
    """

    panel: str
    x: float
    y: float
    thing: str = ""
    is_place: bool = False


@dataclass(frozen=True, slots=True)
class Pictures(Generic[V]):
    """The drawing functions of a game: panels arranged from a view, the one needed for the current decision last.

    Attributes:
        table: what everyone sees, from the public's view or a seat's.
        own: what a seat sees in private, from its view and the field of its choice that it is asked for ("" at first).
        score: the final score, with the source of each point.
        cover: the picture of a lobby.
        legend: the symbols and what they mean.
        card: one thing of the glossary, by its id; None if it has no picture.
        emblem: returns the symbol by which the game is known in a list of games, small and square, as a PNG file.
        more: what is not needed at the moment, shown on request.
        context: what a seat's view shows above `own` in a puzzle, where no earlier turn has told it.
        step: what a step of a replay has changed, from the public's views before and after it; nothing if the whole
            table is shown at every step.
        reveal: what has just been revealed, hit, caught or lost, as a sequence of one to six panels, the last of which
            is complete; from the events a reader was told, oldest first, and that reader's view. For the
            public only while nothing else has happened since, or while it says what comes next; nothing if nothing was
            revealed. The last one takes the place of a panel of the same id.
        at: a seat's view for `own` at one step of a choice: earlier selections are marked, possible ones are
            highlighted, and nothing else; from the choices that still fit and the field that is asked for: ""
            for a verb, or for things selected several at a time, each of which is then a choice. Without choices, for a
            seat that is asked nothing, nothing is highlighted.
        since: a reader's view in which what has moved lately is marked, in games that mark it; from the events told
            by the reader's own last move and since, or to the public by the last one, oldest first.
        keeps_own: whether a seat still sees what its own last move revealed beside a later reveal by others.
        whole_turn: whether what a seat's last move revealed is one scene with what its turn had revealed before.
        told: ids of log events that add nothing to the pictures of a seat or the table.
        tells: whether a seat's pictures fully explain what a thing does, by its id, so that no text is needed.
        examples: the picture of each topic of the rules help: the id of a thing that has one, or how many moves of the
            lesson precede it, with the id of a panel that its pupil sees then, recent events and the score included.
        spots: the positions of a choice in the pictures of a view, at most one per picture.
        signs: the symbol of a thing on buttons and in menus, by the thing's id; several things may share
            one.
        sign: returns a symbol, small and square, as a PNG file.
        liveries: colour, shape and letter of each seat's mark (`games.draw.Livery`), if the game has its own.
    """

    table: Callable[[V], Sequence[Panel]]
    own: Callable[[V, str], Sequence[Panel]]
    score: Callable[[V, Outcome], Sequence[Panel]]
    cover: Callable[[], Panel]
    legend: Callable[[], Sequence[Panel]]
    card: Callable[[str], Panel | None]
    emblem: Callable[[], bytes]
    more: Callable[[V], Sequence[Panel]] = _no_panels
    context: Callable[[V], Sequence[Panel]] = _no_panels
    step: Callable[[V, V], Sequence[Panel]] = _no_panels
    reveal: Callable[[Sequence[Event], V], Sequence[Panel]] = _no_panels
    at: Callable[[V, Sequence[Choice], str], V] = _as_it_is
    since: Callable[[Sequence[Event], V], V] | None = None
    keeps_own: bool = True
    whole_turn: bool = False
    told: frozenset[str] = frozenset()
    tells: Callable[[str], bool] = _never
    examples: Mapping[str, str | tuple[int, str]] = field(default_factory=dict)
    spots: Callable[[V, Choice], Sequence[Spot]] = _nowhere
    signs: Mapping[str, str] = field(default_factory=dict)
    sign: Callable[[str], bytes] = _undrawn
    liveries: Sequence[Any] = ()
