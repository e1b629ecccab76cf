"""Take-backs: a seat's own last step, while nothing has been learnt from it. No log entry is rewritten."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from bot.model import Person, Phase, Table
from games import core
from games.core import Event, Refusal, Say, Seat, State
from games.core.record import record

from .consent import claims, counts, has_learnt, others, unrated_reason
from .log import Command, Decision, Entry, Fact, Past, rule
from .play import Moved, require_position
from .state import given_name, is_thrown, refuse, require_seat


@record
class TakeBack(Command):
    """Take back the seat's own last step, as long as nothing has been learnt from it."""

    by: Person
    key: str | None = None


@record
class TookBack(Fact):
    """A seat took its last step back, alone or by consent of all: the position is again the one numbered `to`.

    Attributes:
        unrates: whether others had moved or something had been learnt since, which makes the game unrated.
        keeps: whether the others keep their half-made choices, as far as these are still possible.
        is_lesson: whether this leads back to where the seat left the script of a guided game.
    """

    seat: Seat
    to: int
    by_consent: bool = False
    unrates: bool = False
    keeps: bool = False
    is_lesson: bool = False

    @property
    def mover(self) -> Seat | None:
        return self.seat

    def change(self, table: Table, entry: Entry) -> Table:
        return replace(table, proposal=None, rewound=table.rewound or self.unrates)

    def position(self, table: Table, state: State | None, entry: Entry, past: Past) -> State | None:
        if state is None or not self.keeps:
            return core.reopen(past.position(self.to), at=entry.n)
        return core.back(past.position(self.to), entry.n, state, self.seat)

    def told(self, table: Table, state: State | None) -> tuple[Event, ...]:
        name, cost = given_name(table.occupants[self.seat]), "count" if len(claims(table)) < 2 else "rating"
        unrates = cost if self.unrates and unrated_reason(table) == "rewound" else "nothing"  # a lesson never counts
        unrates = "lesson" if self.is_lesson else unrates
        story = Event(Say("bot-story-took-back", {"name": name, "unrates": unrates, "to": self.to}))
        cut = state.told if state is not None and self.keeps else ()
        return (story, *(event for event in cut if event.say.id in core.CUT))

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        is_asked = self.by_consent and bool(others(table, self.seat))  # then the proposal has said so
        if self.unrates and not is_asked and before is not None and counts(before):
            alone = int(len(claims(before)) < 2)
            yield Say("bot-notice-rewound", {"name": table.occupants[self.seat].name, "alone": alone})


@rule(TakeBack)
def take_back(decision: Decision, command: TakeBack) -> None:
    """Go back to the position before the seat's own last step; dice and decks return to their former state."""
    seat = require_seat(decision.table, command.by.id)
    state = require_position(decision)
    decision.seat = seat
    if command.key is not None and decision.past.has_key(command.key):
        decision.is_repeated = True
        return
    last = last_move(state, decision.past)
    step = undoable_move(decision.table, state, seat, decision.past, last)
    decision.add(TookBack(seat, step.before, keeps=True), command.by.id, command.key)


def undoable_move(table: Table, state: State, seat: Seat, past: Past, last: Entry | None) -> Moved:
    """Return the move that a seat may take back alone: `last`, which led to this position, if it is its own.

    Raises:
        Refusal: there is none.
    """
    if table.phase is not Phase.PLAYING:
        raise refuse("bot-no-table-ended")
    now = core.decision(state)
    if now is not None and now.hides_progress:
        raise refuse("bot-no-quiet-now")  # otherwise the possibility would vanish when someone begins to answer
    has_roll = False
    try:
        while last is not None and isinstance(last.fact, Moved) and last.fact.by == "rules":
            begun = past.position(last.fact.before)
            last, has_roll = last_move(begun, past), has_roll or is_thrown(begun)  # an automatic consequence of a move
        if last is None or not isinstance(last.fact, Moved) or last.fact.seat != seat or last.fact.by != "person":
            raise refuse("bot-no-nothing-to-take-back")
        before = past.position(last.fact.before)
    except LookupError:
        raise refuse("bot-no-nothing-to-take-back") from None
    if has_learnt(before, state):
        raise refuse("bot-no-rolled-since" if has_roll else "bot-no-learnt-since")
    return last.fact


def undo_refusals(table: Table, state: State, seats: Iterable[Seat], past: Past) -> Mapping[Seat, Say | None]:
    """Return why each of these seats cannot take its last step back alone; None for one that can."""
    last, found = last_move(state, past), dict[Seat, Say | None]()
    for seat in seats:
        try:
            undoable_move(table, state, seat, past, last)
        except Refusal as refusal:
            found[seat] = refusal.say
        else:
            found[seat] = None
    return found


def last_move(state: State, past: Past) -> Entry | None:
    """Return the entry that led to this position, ignoring what was taken back since; None after the deal."""
    entry = past.entry(state.number)
    while entry is not None and isinstance(entry.fact, TookBack):
        try:
            entry = past.entry(past.position(entry.fact.to).number)
        except LookupError:
            return None
    return entry if entry is not None and isinstance(entry.fact, Moved) else None
