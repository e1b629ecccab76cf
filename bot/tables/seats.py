"""Who sits where in a lobby; during a game, leaving a seat and returning to it."""

from collections.abc import Iterator
from dataclasses import replace

from bot.model import Occupant, Person, Phase, Table
from games.core import Ending, Say, Seat
from games.core.record import record

from .absence import come_back, leave_game
from .ending import Ended, HostPassed, seated_by_age
from .lobby import opened_by, prepare_deal, require_lobby, require_room_for_person
from .log import Command, Decision, Entry, Fact, rule
from .state import (
    RANDOM,
    computer_names,
    game_of,
    given_name,
    refuse,
    usual_strategy,
    with_next_seat,
    with_seat,
)  # fmt: skip


@record
class Join(Command):
    """Sit down in the lobby, adding a share to the seed; in play, take back the seat that a computer player kept."""

    by: Person
    share: str = ""


@record
class Leave(Command):
    """Leave the table. In the lobby the seat becomes free; during a game a computer player keeps it.

    Attributes:
        for_good: whether the person does not come back, because they are about to be forgotten.
        is_declining: whether it declines an invitation, which has no effect once the game has started.
    """

    by: Person
    for_good: bool = False
    is_declining: bool = False


@record
class SeatComputer(Command):
    """Add a computer player with a strategy of the game (None: the default)."""

    by: Person
    strategy: str | None = None


@record
class UnseatComputer(Command):
    """Remove a computer player: the one with that name (None: the one that was seated last)."""

    by: Person
    name: str | None = None


@record
class Joined(Fact):
    """A person took the next seat of the lobby, and added a share to the seed."""

    person: int
    name: str
    share: str = ""

    def change(self, table: Table, entry: Entry) -> Table:
        return with_next_seat(table, Occupant(self.name, self.person, since=entry.n, seen_at=entry.at))


@record
class ComputerSeated(Fact):
    """A computer player took the next seat of the lobby."""

    name: str
    strategy: str

    def change(self, table: Table, entry: Entry) -> Table:
        return with_next_seat(table, Occupant(self.name, computer=self.strategy, since=entry.n, seen_at=entry.at))


@record
class Unseated(Fact):
    """A seat of the lobby was given up; those behind it moved up."""

    seat: Seat

    def change(self, table: Table, entry: Entry) -> Table:
        """Move up those behind the seat, and the first player; if the first player leaves, chance decides again."""
        seat, first = self.seat, table.first
        if first is not None and first >= seat:
            first = None if first == seat else Seat(first - 1)
        return replace(table, occupants=table.occupants[:seat] + table.occupants[seat + 1 :], first=first)

    def sentences(self, before: Table | None, table: Table, entry: Entry) -> Iterator[Say]:
        if before is not None and (kept := before.occupants[self.seat]).kept_until:
            why = "declined" if entry.person == kept.person else "expired"
            yield Say("bot-rematch-declined", {"name": kept.name, "why": why})


@record
class SeatTaken(Fact):
    """A person took a seat of a lobby whose game starts from a position, and added a share to the seed."""

    seat: Seat
    person: int
    name: str
    share: str = ""

    def change(self, table: Table, entry: Entry) -> Table:
        return with_seat(table, self.seat, Occupant(self.name, self.person, since=entry.n, seen_at=entry.at))


@record
class SeatFreed(Fact):
    """A person left their seat in such a lobby to a computer player, who keeps it for them."""

    seat: Seat
    strategy: str

    def change(self, table: Table, entry: Entry) -> Table:
        left = table.occupants[self.seat]
        kept = Occupant(given_name(left), None, self.strategy, owner=left.person, since=entry.n, seen_at=entry.at)
        return with_seat(table, self.seat, kept)


@record
class SeatAccepted(Fact):
    """A person accepted the seat that a rematch reserved for them, and added a share to the seed."""

    seat: Seat
    share: str = ""

    def change(self, table: Table, entry: Entry) -> Table:
        accepted = replace(table.occupants[self.seat], kept_until=0.0, since=entry.n)
        return with_seat(table, self.seat, accepted)


@rule(Join)
def join(decision: Decision, command: Join) -> None:
    """Take the next seat, or the one a rematch reserves; in play, take back the seat a computer player kept."""
    table, by = decision.table, command.by
    seat = table.seat_of(by.id)
    if seat is not None and table.phase is Phase.LOBBY and table.occupants[seat].kept_until:
        decision.add(SeatAccepted(seat, command.share), by.id)
        return None
    if seat is not None:
        raise refuse("bot-no-already-seated")
    if table.phase is Phase.PLAYING:
        return come_back(decision, by)
    require_lobby(table)
    if table.origin is not None:
        require_room_for_person(decision.context)
        return _take_seat_of_position(decision, command)
    _require_free_seat(table)
    require_room_for_person(decision.context)
    decision.add(Joined(by.id, by.name, command.share), by.id)
    return None


@rule(Leave)
def leave(decision: Decision, command: Leave) -> None:
    """Leave a seat, in the lobby or during a game."""
    match decision.table.phase:
        case Phase.LOBBY:
            _leave_lobby(decision, command.by)
        case Phase.PLAYING if command.is_declining:
            raise refuse("bot-no-decline-started")
        case Phase.PLAYING:
            leave_game(decision, command.by, for_good=command.for_good)
        case _:
            raise refuse("bot-no-table-ended")


@rule(SeatComputer)
def seat_computer(decision: Decision, command: SeatComputer) -> None:
    """Add a computer player under a name of its own, in the table's language."""
    table = prepare_deal(decision, command.by)
    strategy = usual_strategy(table) if command.strategy is None else command.strategy
    if strategy != RANDOM and strategy not in game_of(table).strategies:
        raise refuse("bot-no-such-computer")
    _require_free_seat(table)
    seat_next_computer(decision, command.by, strategy)


@rule(UnseatComputer)
def unseat_computer(decision: Decision, command: UnseatComputer) -> None:
    """Remove the computer player with that name, or the one that was seated last."""
    occupants = prepare_deal(decision, command.by).seated()
    seats = [seat for seat, one in occupants if one.computer is not None and command.name in {None, one.name}]
    if not seats:
        raise refuse("bot-no-computer-here")
    decision.add(Unseated(seats[-1]), command.by.id)


def seat_next_computer(decision: Decision, by: Person, strategy: str | None = None) -> None:
    """Give the next seat to a computer player, under a name that is not used at the table."""
    table = decision.table
    taken = {occupant.name for occupant in table.occupants}
    name = next(name for name in computer_names(table.game, table.locale) if name not in taken)
    decision.add(ComputerSeated(name, usual_strategy(table) if strategy is None else strategy), by.id)


def _leave_lobby(decision: Decision, by: Person) -> None:
    """Leave a seat of the lobby; the lobby passes to the next person, or closes if there is none."""
    seat = decision.table.seat_of(by.id)
    if seat is None:
        raise refuse("bot-no-not-seated")
    is_position = decision.table.origin is not None
    decision.add(SeatFreed(seat, usual_strategy(decision.table)) if is_position else Unseated(seat), by.id)
    heirs = seated_by_age(decision.table)
    if not heirs:
        decision.add(Ended(Ending.ABANDONED, reason="deserted"))
    elif decision.table.seat_of(decision.table.host) is None:
        decision.add(HostPassed(heirs[0]))
    close_unanswered(decision)


def close_unanswered(decision: Decision) -> None:
    """Close the lobby of a rematch that nobody accepted, so that another table can use its channel.

    It stays open while an answer is missing, and if its host has found others to play with.
    """
    table, opened = decision.table, opened_by(decision.past)
    if table.phase is not Phase.LOBBY or opened is None:
        return
    came = {person for person in table.people if person != table.host}
    computers = [sum(one.computer is not None for one in found) for found in (opened.seats, table.occupants)]
    is_open = any(occupant.kept_until for occupant in table.occupants) or came or computers[1] > computers[0]
    if any(seat.kept_until for seat in opened.seats) and not is_open:
        decision.add(Ended(Ending.ABANDONED, reason="unanswered"))


def _take_seat_of_position(decision: Decision, command: Join) -> None:
    """Take the person's own seat of the earlier game, or a free one.

    Raises:
        Refusal: all other seats are reserved for those who had them.
    """
    table, by = decision.table, command.by
    kept = [seat for seat, occupant in table.seated() if occupant.person is None and occupant.owner == by.id]
    free = [seat for seat, occupant in table.seated() if occupant.person is None and occupant.owner is None]
    if not (kept or free):
        names = tuple(occupant.name for occupant in table.occupants if occupant.owner is not None)
        if not names:
            raise refuse("bot-no-table-full", most=len(table.occupants))
        raise refuse("bot-no-seat-kept", names=names)
    decision.add(SeatTaken((kept or free)[0], by.id, by.name, command.share), by.id)


def _require_free_seat(table: Table) -> None:
    """Refuse if every seat is taken."""
    most = max(game_of(table).seats)
    if len(table.occupants) >= most:
        raise refuse("bot-no-table-full", most=most)
