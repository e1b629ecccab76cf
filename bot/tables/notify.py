"""What each change at a table triggers for everyone: board, hands, calls, the final score, sentences."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.model import Phase, Table
from games import core
from games.core import Say, Seat

from .absence import CameBack
from .ending import seats_with_hand
from .lobby import Opened
from .log import Entry
from .pace import Reminded
from .state import TableState, questions
from .transfers import HandedOver, TransferProposed


class Kind(StrEnum):
    """The kinds of notices."""

    BOARD = "board"
    """The board has changed."""
    REPOST = "repost"
    """The board is to be posted again at the bottom of the channel."""
    HAND = "hand"
    """The hand of a seat may have changed; if its person has left, an old one may still have to be removed."""
    CALL = "call"
    """A person must answer and does not know it yet."""
    REMINDER = "reminder"
    """Half of a person's time is over."""
    DAILY = "daily"
    """Someone has been waiting for a person for more than a day, here or elsewhere."""
    WATCH = "watch"
    """The board has changed, for its followers."""
    FINAL = "final"
    """The game is over: show the final score."""
    NOTICE = "notice"
    """A sentence for the table."""
    TRANSFER = "transfer"
    """Tell one person privately that a seat may change hands: theirs, or one that is offered to them.

    With a seat, it is the one that a rematch reserves for them.
    """
    STORY = "story"
    """Tell a person new at a seat what has happened so far."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to deliver.

    Attributes:
        seat: whose hand, or whom to call.
        ticket: for a reminder, the question that waits; for a call, the number that the question has at all its stages.
        say: the sentence of a notice.
    """

    kind: Kind
    seat: Seat | None = None
    ticket: str = ""
    say: Say | None = None


OVERWRITTEN = "overwritten"
"""The ticket of a board that may not show what is stored about it."""


def notices_for(before: TableState | None, after: TableState, entries: Sequence[Entry]) -> tuple[Notice, ...]:
    """Return the notices that these entries trigger."""
    facts = [entry.fact for entry in entries]
    reminders = [Notice(Kind.REMINDER, fact.seat, fact.ticket) for fact in facts if isinstance(fact, Reminded)]
    if len(reminders) == len(entries):
        return tuple(reminders)
    old = before.table if before is not None else None
    found = [Notice(Kind.BOARD)]
    found += [Notice(Kind.STORY, fact.seat) for fact in facts if isinstance(fact, HandedOver)]
    found += [Notice(Kind.HAND, seat) for seat in sorted(_hands_to_compare(before, after, entries))]
    found += [
        Notice(Kind.NOTICE, say=said) for entry in entries for said in entry.fact.sentences(old, after.table, entry)
    ]
    if any(isinstance(fact, TransferProposed) for fact in facts):
        found.append(Notice(Kind.TRANSFER))
    if any(isinstance(fact, Opened) for fact in facts):
        found += [Notice(Kind.TRANSFER, seat) for seat, occupant in after.table.seated() if occupant.kept_until]
    was_over = old is not None and old.phase is Phase.OVER
    if after.table.phase is Phase.OVER and not was_over:
        found.append(Notice(Kind.FINAL))
    if after.table.phase is Phase.PLAYING:
        tickets = questions(after.state)
        found += [Notice(Kind.CALL, seat, tickets[seat]) for seat in sorted(_newly_asked(before, after, entries))]
    return tuple(found)


def calls_for(after: TableState) -> dict[Seat, str]:
    """Return the calls that are still needed: people whose answer a game in play waits for, with their questions."""
    if after.table.phase is not Phase.PLAYING:
        return {}
    occupants = after.table.occupants
    return {seat: ticket for seat, ticket in questions(after.state).items() if occupants[seat].person is not None}


def everything(table: Table) -> Iterator[Notice]:
    """Yield the notices to show a table's board and hands again."""
    yield Notice(Kind.BOARD)
    if table.phase is not Phase.LOBBY:
        yield from (Notice(Kind.HAND, seat) for seat in seats_with_hand(table))


def _hands_to_compare(before: TableState | None, after: TableState, entries: Sequence[Entry]) -> set[Seat]:
    """Return the seats whose hand may have changed: everybody's after a new position, and after a change in
    what is proposed about a seat.

    Delivery compares what a hand shows; an unchanged one costs no request.
    """
    was_lobby = before is None or before.table.phase is Phase.LOBBY
    if after.table.phase is Phase.LOBBY or (was_lobby and after.state is None):
        return set()
    found = {seat for entry in entries for seat in entry.fact.hands(after.table, entry)}
    is_voted = before is not None and before.table.transfer != after.table.transfer
    if after.state is not None and (before is None or is_voted or after.state is not before.state):
        found |= {seat for seat, occupant in after.table.seated() if occupant.person is not None}
    return found


def _newly_asked(before: TableState | None, after: TableState, entries: Sequence[Entry]) -> set[Seat]:
    """Return the people who must answer a question that they were not asked before."""
    asked = core.decision(after.state) if after.state is not None else None
    if asked is None:
        return set()
    newcomers = {entry.fact.seat for entry in entries if isinstance(entry.fact, CameBack | HandedOver)}
    earlier = core.decision(before.state) if before is not None and before.state is not None else None
    known = set(earlier.asks) if earlier is not None and type(earlier.step) is type(asked.step) else set()
    people = {seat for seat in asked.asks if after.table.occupants[seat].person is not None}
    return people - (known - newcomers)
