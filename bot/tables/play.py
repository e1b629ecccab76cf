"""Moves of people and computer players, and hints."""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b
from typing import Literal, TypeAlias

from bot.model import Change, Person, Phase, Table
from games import core
from games.core import Choice, Event, NotYours, Say, Seat, State, TooLate
from games.core.record import record
from games.review.quoting import label

from .consent import may_have_hints
from .log import Command, Decision, Entry, Fact, Past, rule
from .state import character_named, game_of, given_name, is_current, is_quiet, refuse, require_seat, voters_on_late

RARELY, REMARKS = 3, 2
"""One in how many occasions a computer player comments on, and the number of its sentences for each kind of them."""
HINTED = "bot-story-hinted"
"""The sentence of a hint: until the end of the game, only the person who asked for it sees it."""
PLAYED_FOR, CHOSEN_FOR = "bot-story-played-for", "bot-story-chosen-for"
"""The sentences before a move that the rules or a computer player made for a person whose time was up, and to that
person on what was chosen."""
Mover: TypeAlias = Literal["person", "computer", "clock", "rules", "substitute"]
"""Who answers for a seat.

For a person whose time is over, the clock (by the rules) or a substitute (a computer player) begins the answer, and the
story says so. The rules or a computer player give the rest, and all of an answer that nobody may know to be late.
"""


@record
class Move(Command):
    """Answer the open question, or take a sealed answer back with `Revise()`.

    Attributes:
        person: the person who answers.
        ticket: the question that the control was made for; None for a typed move, which answers the current one.
        choice: the answer.
        key: identifies the interaction, so that a second delivery of it is recognised.
    """

    person: int
    ticket: str | None
    choice: Choice
    key: str | None = None


@record
class ComputerMove(Command):
    """Let a computer player answer the question with this ticket."""

    seat: Seat
    ticket: str
    choice: Choice


@record
class ComputerTurn(Command):
    """Let computer players make several consecutive moves, which everyone sees as one turn.

    Attributes:
        moves: the moves in order; if one of them no longer fits, none is made.
    """

    moves: tuple[ComputerMove, ...]


@record
class AskHint(Command):
    """Ask what a computer player would do in a person's place; this makes the game unrated."""

    by: Person


@record
class Moved(Fact):
    """A seat answered, in whole or in part, or took its sealed answer back.

    Attributes:
        ticket: the entry at which the question was opened, as in the control.
        choice: the answer, as the game saves it.
        before: the number of the position that was answered.
        by: who answered for the seat.
        chosen: the answer in words, if it was given for a person, who is told of it.
    """

    seat: Seat
    ticket: str
    choice: str
    before: int
    by: Mover = "person"
    chosen: Say | None = None

    @property
    def mover(self) -> Seat | None:
        return self.seat

    def change(self, table: Table, entry: Entry) -> Table:
        """Count the move; it voids a take-back, and a vote about a person who has answered in time.

        A proposal to end the game lapses only when a person plays on.
        """
        transfer, proposal = table.transfer, table.proposal
        is_in_time = (
            transfer is not None
            and transfer.change is Change.STAND_IN
            and transfer.seat == self.seat
            and self.by == "person"
        )
        is_void = proposal is not None and (proposal.back_to is not None or self.by == "person")
        return replace(
            table,
            moves=table.moves + 1,
            proposal=None if is_void else proposal,
            transfer=None if is_in_time else transfer,
        )

    def position(self, table: Table, state: State | None, entry: Entry, past: Past) -> State | None:
        if state is None:
            raise ValueError("a move was made before the deal")
        return core.apply(state, self.seat, game_of(table).codec.load_choice(self.choice), at=entry.n)

    def told(self, table: Table, state: State | None) -> tuple[Event, ...]:
        """Return the game's sentences; if a person's time was up, preceded by one that says who answered for them.

        Only that person is told what was answered.
        """
        told, first = tuple(state.told) if state is not None else (), list[Event]()
        if self.by in {"clock", "substitute"}:
            how, name = "rules" if self.by == "clock" else "computer", given_name(table.occupants[self.seat])
            first.append(Event(Say(PLAYED_FOR, {"name": name, "how": how})))
        if self.chosen is not None:
            first.append(Event(Say(CHOSEN_FOR, {"answer": self.chosen}), to=self.seat))
        begins = int(bool(told) and told[0].is_heading)
        return (*told[:begins], *first, *told[begins:])

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        if self.by == "clock":
            name, n, others = table.occupants[self.seat].name, table.occupants[self.seat].missed, voters_on_late(table)
            yield Say("bot-notice-timed-out", {"name": name, "count": 1, "n": n, "others": others, "everybody": 0})


@record
class Hinted(Fact):
    """A seat was told what a computer player would do in its place."""

    seat: Seat

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, hinted=True)

    def told(self, table: Table, state: State | None) -> tuple[Event, ...]:
        return (Event(Say(HINTED, {"name": given_name(table.occupants[self.seat])}), to=self.seat),)


@record
class Remarked(Fact):
    """A computer player commented on something that has just happened to it.

    Attributes:
        who: its character.
        moment: the kind of occasion, by name.
        n: the number of its sentence for that, from 1.
    """

    seat: Seat
    who: str
    moment: str
    n: int

    def told(self, table: Table, state: State | None) -> tuple[Event, ...]:
        return (Event(Say(f"{table.game}-says-{self.who}-{self.moment}", {"seat": self.seat, "n": self.n})),)


@rule(Move)
def move(decision: Decision, command: Move) -> None:
    """Answer for a person.

    Raises:
        NotYours: the person does not sit here, or is not asked.
        TooLate: the game has moved on, or is over.
        NotAllowed: the rules forbid it.
        Refusal: the game has not started, or its position cannot be read.
    """
    seat = require_seat(decision.table, command.person)
    state = require_position(decision)
    decision.seat = seat
    if _stands_already(decision, state, seat, command):
        decision.is_repeated = True
        return
    _require_open(decision, state, seat, command.ticket)
    decision.add(answered(decision, state, seat, command.choice), command.person, command.key)


@rule(ComputerMove)
def computer_move(decision: Decision, command: ComputerMove) -> None:
    """Answer for a computer player, or for a person whose question one took over when their time ran out.

    Raises:
        TooLate: neither applies any more.
    """
    state, seat = require_position(decision), command.seat
    occupant = decision.table.occupants[seat]
    is_its_own = occupant.computer is not None or occupant.played_by_clock_for == command.ticket
    if decision.table.phase is not Phase.PLAYING or decision.table.is_deserted or not is_its_own:
        raise TooLate(Say("bot-no-moved-on", {}))
    _require_open(decision, state, seat, command.ticket)
    decision.seat = seat
    is_told = occupant.computer is None and not is_quiet(state) and not _goes_on(decision, seat)
    decision.add(answered_for(decision, state, seat, command.choice, "substitute" if is_told else "computer"))


def _goes_on(decision: Decision, seat: Seat) -> bool:
    """Return whether a computer player made the last move for this seat, too: then this is a later stage of it."""
    last = decision.entries[-1] if decision.entries else decision.past.entry(decision.table.n)
    moved = last.fact if last is not None and isinstance(last.fact, Moved) else None
    return moved is not None and moved.seat == seat and moved.by in {"computer", "substitute"}


@rule(ComputerTurn)
def computer_turn(decision: Decision, command: ComputerTurn) -> None:
    """Answer for computer players several times in a row; one of them may comment on it."""
    for move_ in command.moves:
        computer_move(decision, move_)
    if decision.context.has_remarks and decision.table.phase is Phase.PLAYING and not decision.table.is_guided:
        _remark(decision)


def _remark(decision: Decision) -> None:
    """Let a character comment on what was told about it, on a few of many occasions."""
    table = decision.table
    chance, n, *_ = blake2b(f"{table.id} {table.n}".encode()).digest()
    if chance % RARELY:
        return
    characters = game_of(table).characters
    for seat, occupant in table.seated():
        who = character_named(table.game, given_name(occupant)) if occupant.computer is not None else None
        moments = (characters.moment(event, seat) for _, event in decision.told)
        moment = next(filter(None, moments), None)
        if who is not None and moment is not None:
            decision.add(Remarked(seat, who, moment, n % REMARKS + 1))
            return


@rule(AskHint)
def ask_hint(decision: Decision, command: AskHint) -> None:
    """Record that a seat asked what a computer player would do.

    Only at unrated tables; a person who plays alone makes theirs unrated by asking. A repeated request is not recorded.
    """
    seat = require_seat(decision.table, command.by.id)
    state = require_position(decision)
    now = core.decision(state) if decision.table.phase is Phase.PLAYING else None
    if now is None or seat not in now.asks:
        raise refuse("bot-no-hint-now")
    if not may_have_hints(decision.table):
        raise refuse("bot-no-hint-here")
    decision.seat = seat
    last = decision.past.entry(decision.table.n)
    if last is not None and last.fact == Hinted(seat):
        decision.is_repeated = True
        return
    decision.add(Hinted(seat), command.by.id)


def require_position(decision: Decision) -> State:
    """Return the position of a table that was dealt.

    Raises:
        Refusal: it was not dealt, or this program cannot read it.
    """
    if decision.state is not None:
        return decision.state
    match decision.table.phase:
        case Phase.LOBBY:
            raise refuse("bot-no-not-started")
        case Phase.ENDED:
            raise refuse("bot-no-table-ended")
    raise refuse("bot-no-broken-table")


def answered(decision: Decision, state: State, seat: Seat, choice: Choice, by: Mover = "person") -> Moved:
    """Return the fact that records an answer.

    Raises:
        NotAllowed: the rules forbid it.
    """
    saved = game_of(decision.table).codec.save_choice(core.check(state, seat, choice))
    ticket = str(core.ticket(state, seat))
    return Moved(seat, ticket, saved, decision.position_number(), by)


def answered_for(decision: Decision, state: State, seat: Seat, choice: Choice, by: Mover) -> Moved:
    """Return the fact that records an answer which the person at a seat has not given, and of which they are told.

    Raises:
        NotAllowed: the rules forbid it.
    """
    made = answered(decision, state, seat, choice, by)
    is_persons = decision.table.occupants[seat].person is not None
    return replace(made, chosen=label(state, seat, core.check(state, seat, choice))) if is_persons else made


def _stands_already(decision: Decision, state: State, seat: Seat, command: Move) -> bool:
    """Return whether this interaction is in the log, or an old control repeats the answer its seat already gave."""
    if command.key is not None and decision.past.has_key(command.key):
        return True
    if command.ticket is None or is_current(state, seat, command.ticket):
        return False
    answer = decision.past.answer_to(seat, command.ticket)
    return answer is not None and game_of(decision.table).codec.load_choice(answer) == command.choice


def _require_open(decision: Decision, state: State, seat: Seat, ticket: str | None) -> None:
    """Refuse if the seat cannot answer at all."""
    if decision.table.phase is Phase.ENDED:
        raise TooLate(Say("bot-no-table-ended", {}))
    now = core.decision(state)
    if now is None or ticket is None or is_current(state, seat, ticket):
        return
    if seat in now.done:
        raise NotYours(Say("core-answer-is-in", {}))
    raise TooLate(Say("bot-no-moved-on", {}))
