"""A whole log folded in memory, and the record of a finished game built from it."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.model import Former, Phase, Table
from games.core import Event, Seat, State
from games.transcript import (
    Answer,
    Back,
    Hint,
    Mixing,
    Player,
    Seating,
    Share,
    Transcript,
    commitment,
    result_of,
)

from .consent import require_open
from .deal import Started
from .decide import apply_entry
from .lobby import Opened
from .log import Entry, NoPast
from .play import Hinted, Moved
from .seat_history import former_sitters
from .seats import ComputerSeated, Joined, SeatAccepted, SeatFreed, SeatTaken, Unseated
from .state import TableState, game_of, given_name, refuse
from .undo import TookBack


@dataclass
class FoldedLog:
    """A log folded in memory, with every intermediate position; also the `Past` for decisions about its table."""

    table_id: str
    now: TableState | None = None
    entries: list[Entry] = field(default_factory=list)
    positions: dict[int, State] = field(default_factory=dict)
    told: list[tuple[int, Event]] = field(default_factory=list)

    @classmethod
    def of(cls, table_id: str, entries: Iterable[Entry]) -> "FoldedLog":
        """Fold a log."""
        folded = cls(table_id)
        for entry in entries:
            folded.add(entry)
        return folded

    def add(self, entry: Entry) -> TableState:
        """Fold one more entry and return the table after it."""
        before = self.now
        self.entries.append(entry)
        self.now = after = apply_entry(self.table_id, before, entry, self if before else NoPast())
        if after.state is not None and (before is None or after.state is not before.state):
            self.positions[entry.n] = after.state
        self.told += [(entry.n, event) for event in after.told]
        return after

    def entry(self, n: int) -> Entry | None:
        """Return one entry."""
        return next((entry for entry in self.entries if entry.n == n), None)

    def has_key(self, key: str) -> bool:
        """Return whether an interaction is already in the log."""
        return any(entry.key == key for entry in self.entries)

    def answer_to(self, seat: Seat, ticket: str) -> str | None:
        """Return a seat's last answer to the question with this ticket, as its game saves it."""
        moves = [entry.fact for entry in self.entries if isinstance(entry.fact, Moved)]
        return next((one.choice for one in reversed(moves) if (one.seat, one.ticket) == (seat, ticket)), None)

    def position(self, n: int) -> State:
        """Return the position numbered `n`."""
        return self.positions[n]

    def former(self, table: Table) -> Sequence[Former]:
        """Return the former players of this table, whose seats have passed to others."""
        return former_sitters(self.table_id, table, self.entries)


def transcript_of(table: Table, entries: Sequence[Entry]) -> Transcript:
    """Return the record of a game.

    Raises:
        Refusal: the game is not over, was never dealt, or others of its round still play the same deal.
    """
    require_open(table, "bot-no-record-yet")
    log = FoldedLog.of(table.id, entries)
    started = next(((entry, entry.fact) for entry in entries if isinstance(entry.fact, Started)), None)
    if started is None:
        raise refuse("bot-no-record-of-it")
    entry, deal = started
    game = game_of(table)
    last = log.positions[max(log.positions)]
    return Transcript(
        game=game.id,
        edition=deal.edition,
        catalogue=game.editions.text(deal.edition),
        players=tuple(_players(table.id, entries, entry.n)),
        options=dict(deal.options),
        first=deal.first,
        seed=deal.seed,
        mixing=_mixing(entries, deal),
        dealt=entry.n,
        entries=tuple(_answers(entries)),
        position=_position(entries, deal),
        hints=tuple(Hint(n=one.n, seat=one.fact.seat) for one in entries if isinstance(one.fact, Hinted)),
        result=result_of(game, last) if table.phase is Phase.OVER else None,
        lobby=tuple(_lobby(table.id, entries, entry.n)),
    ).with_digest()


def _players(table_id: str, entries: Sequence[Entry], dealt: int) -> Iterable[Player]:
    """Return who sat where when the game was dealt."""
    at_deal = FoldedLog.of(table_id, [entry for entry in entries if entry.n <= dealt]).now
    assert at_deal is not None, "a log that deals has an opening"
    for sitter in at_deal.table.sitters:
        yield Player(name=given_name(sitter), computer=sitter.computer)


def _lobby(table_id: str, entries: Sequence[Entry], dealt: int) -> Iterable[Seating]:
    """Return who sat down and who left before the deal, with their shares of the seed."""
    folded = FoldedLog(table_id)
    for entry in entries:
        if entry.n >= dealt:
            return
        before = folded.now.table if folded.now is not None else None
        after, n = folded.add(entry).table, entry.n
        match entry.fact:
            case Opened(seats=seats, share=share):
                host = entry.fact.host
                for seat in seats:
                    yield Seating(n=n, what="opened", name=seat.name, share=share if seat.person == host else "")
            case Joined(name=name, share=share) | SeatTaken(name=name, share=share):
                yield Seating(n=n, what="joined", name=name, share=share)
            case SeatAccepted(seat, share):
                yield Seating(n=n, what="accepted", name=given_name(after.sitters[seat]), share=share)
            case ComputerSeated(name):
                yield Seating(n=n, what="computer", name=name)
            case Unseated(seat) | SeatFreed(seat) if before is not None:
                yield Seating(n=n, what="left", name=given_name(before.sitters[seat]))


def _mixing(entries: Sequence[Entry], deal: Started) -> Mixing | None:
    opening = entries[0].fact
    if deal.shares is None or not isinstance(opening, Opened):
        return None
    shares = tuple(Share(name=name, share=share) for name, share in deal.shares)
    return Mixing(commitment=commitment(opening.secret), secret=opening.secret, shares=shares)


def _position(entries: Sequence[Entry], deal: Started) -> dict[str, Any] | None:
    """Return the position that the game started from, if it was not dealt."""
    opening = entries[0].fact
    if not deal.is_position or not isinstance(opening, Opened):
        return None
    found: dict[str, Any] = json.loads(opening.opening_position)
    return found


def _answers(entries: Sequence[Entry]) -> Iterable[Answer | Back]:
    """Yield the answers and the take-backs."""
    for entry in entries:
        match entry.fact:
            case Moved(seat, choice=choice, by=by):
                yield Answer(n=entry.n, seat=seat, choice=json.loads(choice), by=by)
            case TookBack(seat, to, keeps=keeps):
                yield Back(n=entry.n, seat=seat, to=to, keeps=keeps)
