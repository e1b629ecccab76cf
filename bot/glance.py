"""A glance at a table: all that one reader may know of it. Presenters get glances, never states."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games import core
from games.core import Choice, Game, Outcome, Question, Say, Seat, Shape, State
from games.registry import GAMES

from .model import Phase, Table


class Offer:
    """What a seat may answer, with the words for it. It keeps the state to itself.

    Attributes:
        seat: whose decision it is.
        shape: the answers on offer to this reader: all of them to the seat itself, to others the open part.
        ticket: the mark that buttons carry.
        prompt: the question.
        sealed: whether answers stay secret until the last is in.
        barred: choices that come to mind but are not legal now, for the seat itself only.
        begun: whether the seat has given the first stages of a sealed answer, and may take them back.
    """

    def __init__(self, state: State, seat: Seat, shape: Shape, step: Question[Any, Any], *, own: bool) -> None:
        """Make an offer of `shape` to a reader, who is the seat itself when `own`."""
        self._state, self._step = state, step
        self.seat, self.shape, self.own = seat, shape, own
        self.ticket = str(core.ticket(state, seat))
        self.prompt: Say = step.question(state, seat)
        self.sealed = isinstance(step, core.AskAll)
        self.unavailable: Sequence[Choice] = step.unavailable(state, seat) if own else ()
        self.begun = own and seat in state.answers

    def label(self, choice: Choice) -> Say:
        """What a control for the whole choice says."""
        return self._step.label(self._state, choice)

    def field_label(self, choice: Choice, name: str) -> Say:
        """What a menu says for one field of the choice."""
        return self._step.field_label(self._state, self.seat, choice, name)

    def why_not(self, choice: Choice) -> core.NotAllowed:
        """Why a barred choice cannot be made."""
        return self._step.refusal(self._state, self.seat, choice)


@dataclass(frozen=True)
class Glance:
    """A table as one reader may know it.

    Attributes:
        table, game: which table, which game.
        seat: the reader's seat, None for the public.
        view: the game's view for that seat.
        waiting: seats that must still answer; `done`: seats whose sealed answer is in.
        secret: whether the pending answers stay sealed until the last is in.
        question: what the one seat that must answer openly is asked; None when several are, or in secret.
        ticket: the mark that the reader's own controls carry; for the public, the one of the seat asked openly.
        offer: what this reader may answer; for the public, the open part of the one decision pending, if any.
        story: the latest public events, oldest first.
        private: events told to this seat alone since its last own move.
        outcome: the final score, once the game is over.
    """

    table: Table
    game: Game[Any, Any]
    seat: Seat | None
    view: Any
    waiting: tuple[Seat, ...]
    done: tuple[Seat, ...]
    offer: Offer | None
    story: tuple[Say, ...] = ()
    private: tuple[Say, ...] = ()
    outcome: Outcome | None = None
    secret: bool = False
    question: Say | None = None
    ticket: str = ""


def look(
    table: Table, state: State, seat: Seat | None, story: Sequence[Say] = (), private: Sequence[Say] = ()
) -> Glance:
    """What the reader at `seat` (None: everyone) may know of a table in this state."""
    game = GAMES[table.game]
    now = core.decision(state) if table.phase is Phase.PLAYING else None
    over = core.decision(state) is None
    sole = next(iter(now.asks)) if now and not now.sealed and len(now.asks) == 1 else None
    marked = sole if seat is None else seat
    return Glance(
        table,
        game,
        seat,
        game.view(state, seat),
        tuple(now.asks) if now else (),
        now.done if now else (),
        _offer(state, seat, now),
        tuple(story),
        tuple(private),
        game.outcome(state) if over else None,
        now.sealed if now else False,
        now.step.question(state, sole) if now and sole is not None else None,
        str(core.ticket(state, marked)) if now and marked is not None else "",
    )


def _offer(state: State, seat: Seat | None, now: core.Decision | None) -> Offer | None:
    if now is None:
        return None
    if seat is not None:
        return Offer(state, seat, now.asks[seat], now.step, own=True) if seat in now.asks else None
    if len(now.asks) != 1 or now.sealed:
        return None
    asked = next(iter(now.asks))
    shape = now.step.public_options(state, asked)
    return Offer(state, asked, shape, now.step, own=False) if shape else None
