"""What one reader may know of a table. Presenters receive views, never states."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.ids import PUZZLE_MARK
from bot.model import Lesson, Phase, Table
from games import core
from games.core import (
    Choice,
    Event,
    Game,
    NotAllowed,
    Outcome,
    Question,
    Refusal,
    Revise,
    Say,
    Scripted,
    Seat,
    Shape,
    State,
)

from .consent import is_open
from .ending import OWN_ENDINGS
from .records import TOOK_BACK
from .state import game_of


class Identity:
    """An object as part of a cache key, compared by identity: equal only to itself.

    Comparing views or offers by value would cost more than the cached result. The key holds a reference to the object,
    so that nothing else can get its address.
    """

    __slots__ = ("_of",)

    def __init__(self, of: object) -> None:
        """Wrap an object."""
        self._of = of

    def __eq__(self, other: object) -> bool:
        """Return whether both wrap the same object."""
        return isinstance(other, Identity) and self._of is other._of

    def __hash__(self) -> int:
        """Return a hash that depends only on identity."""
        return object.__hash__(self._of)


@dataclass(frozen=True, slots=True)
class Offer:
    """What a seat may answer, with the texts for it.

    Attributes:
        seat: the seat that decides.
        shape: the answers offered to this reader: all of them to the seat itself, to others the open part.
        own: whether the reader is the seat itself.
        is_whole: whether the reader sees everything that the seat is offered.
        ticket: the ticket that controls carry.
        prompt: the question.
        explanation: what is asked and why, for the seat itself.
        sealed: whether answers stay secret until the last is in.
        unavailable: obvious choices that are not legal now, for the seat itself only.
        given: the stages of an answer that the seat has given, and may take back.
        label: returns a control's label for the whole choice.
        field_label: returns a menu's label for one field of the choice.
        why_not: returns why a choice that is not offered cannot be made.
        word: the kind of question, as the word of its step.
        warning: returns what a choice would lose for good, if that may be overlooked; None for most.
        default: returns the first answer of the rules for a seat that does not answer.
        in_rows: whether the first two fields of a choice are asked in one step.
        together: returns the stages after a choice that are answered in one dialog.
    """

    seat: Seat
    shape: Shape
    own: bool
    is_whole: bool
    ticket: str
    prompt: Say
    explanation: Say | None
    sealed: bool
    unavailable: Sequence[Choice]
    given: tuple[Choice, ...]
    label: Callable[[Choice], Say] = field(repr=False, compare=False)
    field_label: Callable[[Choice, str], Say] = field(repr=False, compare=False)
    why_not: Callable[[Choice], NotAllowed] = field(repr=False, compare=False)
    warning: Callable[[Choice], Say | None] = field(default=lambda _: None, repr=False, compare=False)
    word: str = ""
    default: Callable[[], Choice] | None = field(default=None, repr=False, compare=False)
    in_rows: bool = False
    together: Callable[[Choice], Mapping[str, Shape]] = field(default=lambda _: {}, repr=False, compare=False)

    @property
    def begun(self) -> int:
        """How many stages of an answer the seat has given."""
        return len(self.given)

    def is_vain(self, leads: Callable[[Choice], bool]) -> bool:
        """Whether people are warned of every choice to which a control leads: it surely brings nothing, or costs."""
        if not self.own or not isinstance(self.shape, core.OneOf):
            return False
        is_warned = (self.warning(one) is not None for one in self.shape.shown if leads(one))
        return next(is_warned, False) and all(is_warned)


@dataclass(frozen=True, slots=True)
class Answer:
    """A sealed answer, for the seat that gave it.

    Attributes:
        given: its stages.
        label: returns a control's label for a whole choice.
        field_label: returns a menu's label for one field of a choice.
    """

    given: tuple[Choice, ...]
    label: Callable[[Choice], Say] = field(repr=False, compare=False)
    field_label: Callable[[Choice, str], Say] = field(repr=False, compare=False)


@dataclass(frozen=True)
class TableView:
    """A table as one reader may know it.

    Attributes:
        table, game: the table and its game.
        seat: the reader's seat, None for the public.
        view: the game's view for that seat.
        waiting: seats that must still answer; `done`: seats whose sealed answer is in.
        questions: the seats that are awaited, each with the number of its question, the same at all its stages.
        secret: whether the pending answers stay sealed until the last is in.
        is_quiet: whether nobody sees who has answered; then all who were asked count as awaited, except the reader.
        question: the question of the one seat that must answer openly; None if there are several, or in secret.
        asked: the word of the step that asks; "" if nothing is asked, or quietly.
        ticket: the ticket of the reader's own controls; for the public, of those of the seat asked openly.
        offer: what this reader may answer; for the public, the open part of the one decision pending, if any.
        events: the latest public events, oldest first, including headings.
        private: sentences told only to this seat since its own last move.
        news: what this seat and everyone were told by its own last move and since, oldest first.
        lesson: what a person in a guided game should choose now, while they follow its script.
        has_moved: whether the seat has made a move in this game.
        can_take_back: whether the reader can take their last step back without asking the others.
        no_take_back: why not, if the reader plays and cannot.
        answer: the reader's sealed answer, stage by stage, with its texts; None without one.
        outcome: the final score, once the game is over.
        stood: the score at the end of a game that ended before its final score, once it may be known.
        earlier: in a replay, the game's view of the previous step.
        closing: once the game is over, the changes of ratings, and the turn in which it was decided.
        has_motion: whether the reader wants animations; for the public, whether the host does.
        told_at: when those of the reader's sentences were told that an animation may still be showing.
    """

    table: Table
    game: Game[Any, Any]
    seat: Seat | None
    view: Any
    waiting: tuple[Seat, ...]
    done: tuple[Seat, ...]
    offer: Offer | None
    events: tuple[Event, ...] = ()
    private: tuple[Say, ...] = ()
    outcome: Outcome | None = None
    questions: Mapping[Seat, str] = field(default_factory=dict)
    secret: bool = False
    is_quiet: bool = False
    question: Say | None = None
    asked: str = ""
    ticket: str = ""
    news: tuple[Event, ...] = ()
    can_take_back: bool = False
    no_take_back: Say | None = None
    answer: Answer | None = None
    earlier: Any = None
    has_moved: bool = False
    lesson: Scripted | None = None
    closing: tuple[Say, ...] = ()
    has_motion: bool = False
    stood: Outcome | None = None
    told_at: Mapping[Say, float] = field(default_factory=dict)

    @property
    def is_puzzle(self) -> bool:
        """Whether this is the position of a puzzle, whose controls must not tell which answer is best."""
        return self.table.id.startswith(PUZZLE_MARK)

    @property
    def story(self) -> tuple[Say, ...]:
        """The latest public sentences, oldest first."""
        return tuple(event.say for event in self.events)

    @property
    def own_ending(self) -> Say | None:
        """The sentence on a game that its players have ended themselves."""
        return next((said for said in self.story if said.id in OWN_ENDINGS), None)

    @property
    def taken_back(self) -> Event | None:
        """The last event of a move being taken back since the reader's own last move."""
        return next((event for event in reversed(self.news) if event.say.id == TOOK_BACK), None)

    @property
    def lesson_told(self) -> Lesson | None:
        """The lesson whose tips a reader sees: their own; in a guided game the channel sees the player's."""
        occupants = self.table.occupants
        if self.seat is not None:
            return occupants[self.seat].lesson
        guided = (occupant.lesson for occupant in occupants if occupant.person is not None)
        return next(guided, None) if self.table.is_guided else None


def view_for(
    table: Table,
    state: State,
    seat: Seat | None,
    events: Sequence[Event] = (),
    private: Sequence[Say] = (),
    news: Sequence[Event] = (),
    take_back: Mapping[Seat, Say | None] | None = None,
) -> TableView:
    """Return what the reader at `seat` (None: everyone) may know of a table in this state.

    Args:
        table: the table.
        state: its position.
        seat: whose view it is.
        events: the latest public events.
        private: what was told only to the seat.
        news: what the seat and everyone were told by its own last move and since.
        take_back: by seat, why it cannot take its last step back alone; None for one that can.
    """
    barred = take_back or {}
    game = game_of(table)
    now = core.decision(state) if table.phase is Phase.PLAYING else None
    is_over = core.decision(state) is None
    shown = core.public(state) if now else None
    awaits, done, question = _known_to(seat, state, now, shown) if now and shown else ((), (), None)
    marked = seat if seat is not None or shown is None else shown.sole
    return TableView(
        table,
        game,
        seat,
        game.view(state, seat),
        awaits,
        done,
        _offer(state, seat, now, shown),
        tuple(events),
        tuple(private),
        game.outcome(state) if is_over else None,
        questions={one: str(core.opened(state, one)) for one in awaits},
        secret=now.sealed if now else False,
        is_quiet=shown.is_quiet if shown else False,
        question=question,
        asked=now.step.word() if now and shown and not shown.is_quiet else "",
        ticket=str(core.ticket(state, marked)) if now and marked is not None else "",
        news=tuple(news),
        can_take_back=seat is not None and seat in barred and barred[seat] is None,
        no_take_back=barred.get(seat) if seat is not None else None,
        answer=_answer(state, seat, now),
        lesson=_lesson(table, state, seat),
        stood=game.outcome(state) if table.phase is Phase.ENDED and not is_over and is_open(table) else None,
    )


def _lesson(table: Table, state: State, seat: Seat | None) -> Scripted | None:
    """Return what the person in a guided game should choose, for them and for the channel, which reads along."""
    if not table.is_guided or table.phase is not Phase.PLAYING:
        return None
    pupil = next((one for one, occupant in table.seated() if occupant.person is not None), None)
    lesson = table.occupants[pupil].lesson if pupil is not None else None
    if pupil is None or lesson is None or not lesson.is_on or seat not in {None, pupil}:
        return None
    return game_of(table).lesson.at(state, pupil)


def _known_to(
    seat: Seat | None, state: State, now: core.Decision, shown: core.Public
) -> tuple[tuple[Seat, ...], tuple[Seat, ...], Say | None]:
    """Return who is awaited, who has answered and what is asked, as a reader may know: their own part in full."""
    if seat is not None and shown.is_quiet and seat in now.done:
        return tuple(other for other in shown.waiting if other != seat), (seat,), None
    own = now.step.own_question(state, seat) if seat is not None and seat == shown.sole else None
    return shown.waiting, shown.done, own or shown.question


def _answer(state: State, seat: Seat | None, now: core.Decision | None) -> Answer | None:
    """Return a seat's sealed answer while others still choose."""
    if now is None or seat is None or seat not in now.done:
        return None
    step = now.step
    return Answer(
        tuple(state.answers[seat]),
        lambda choice: step.label_for(state, seat, choice),
        lambda choice, name: step.field_label(state, seat, choice, name),
    )


def _offer(state: State, seat: Seat | None, now: core.Decision | None, shown: core.Public | None) -> Offer | None:
    """Return what a reader may answer, or may see being asked."""
    if now is None or shown is None:
        return None
    if seat is not None:
        return offer_of(state, seat, now.asks[seat], now.step, own=True) if seat in now.asks else None
    if shown.sole is None or not shown.options:
        return None
    return offer_of(state, shown.sole, shown.options, now.step, own=False)


def offer_of(state: State, seat: Seat, shape: Shape, step: Question[Any, Any], *, own: bool) -> Offer:
    """Return an offer with texts for its choices: functions, so that nothing of the state can be read from it."""
    field_label = step.own_label if own else step.field_label
    return Offer(
        seat,
        step.arranged(state, shape),
        own,
        own or step.is_public,
        str(core.ticket(state, seat)),
        step.own_question(state, seat) if own else step.question(state, seat),
        step.explanation(state, seat) if own else None,
        isinstance(step, core.AskAll),
        tuple(step.unavailable(state, seat)) if own else (),
        tuple(state.answers.get(seat, ())) if own else (),
        lambda choice: step.label_for(state, seat, choice) if own else step.label(state, choice),
        lambda choice, name: field_label(state, seat, choice, name),
        lambda choice: step.refusal(state, seat, choice),
        (lambda choice: _warning(state, seat, choice)) if isinstance(shape, core.OneOf) else (lambda _: None),
        step.word(),
        (lambda: _default(state, seat)) if own else None,
        step.in_rows,
        lambda choice: step.together(state, seat, choice) if own else {},
    )


def _warning(state: State, seat: Seat, choice: Choice) -> Say | None:
    """Return what a seat would lose for good by a choice; None for most, and for what it cannot choose."""
    now = core.decision(state)
    try:
        return now.step.warning(state, seat, core.check(state, seat, choice)) if now else None
    except Refusal:
        return None


def _default(state: State, seat: Seat) -> Choice:
    """Return the first stage of the rules' answer for a seat."""
    return next(choice for choice in core.default_answer(state, seat) if not isinstance(choice, Revise))
