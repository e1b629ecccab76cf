"""The budget: limits per hour on the messages and the work that one person or one server may cause."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from enum import StrEnum
from math import ceil
from operator import attrgetter
from threading import Lock
from time import perf_counter
from typing import Literal, TypeAlias

from cachetools import TTLCache

from bot.model import Table
from bot.tables.absence import GoAway
from bot.tables.log import Command
from bot.tables.opening import Again, MovePlace, Open, PlayOn
from bot.tables.play import AskHint
from bot.tables.proposals import Propose
from bot.tables.seats import Join
from bot.tables.transfers import ClaimSeat, OfferSeat, ProposeStandIn
from games.core import Refusal, say
from tournaments import Accepted as ContestAccepted
from tournaments import (
    AnnounceCheckIn,
    AnnounceRound,
    End,
    Enrol,
    Exclude,
    OpenTable,
    Tell,
    Withdraw,
)
from tournaments import Command as ContestCommand
from tournaments import Open as OpenTournament

HOUR_S = 3600.0
SPENDERS = 20_000
"""The maximum number of entries, one per person or server and kind of expense; the one unchanged longest goes."""

Whose: TypeAlias = Literal["person", "server"]
_Spent: TypeAlias = tuple[float, int]
"""A time, and an amount."""


class Expense(StrEnum):
    """The kinds of cost that are limited: messages that others see, and work for the machine."""

    MESSAGES = "messages"  # messages in a table's channel, except for moves
    MENTIONS = "mentions"  # mentions of people
    TABLES = "tables"  # new tables, each with a message or thread
    HINTS = "hints"
    RECAPS = "recaps"
    REVIEWS = "reviews"  # each takes up to a minute of processor time, behind everything else
    FILES = "files"  # imported positions and records
    PUZZLES = "puzzles"  # judged answers
    CALLS = "calls"  # people called by a tournament, to its check-in or a round
    PAIRINGS = "pairings"  # tables of tournaments, each with its thread
    TOURNAMENTS = "tournaments"
    SECONDS = "seconds"  # of processor time for recaps, hints, explanations, files and puzzles


_Key: TypeAlias = tuple[Whose, int, Expense]


USUAL: Mapping[Whose, Mapping[Expense, int]] = {
    "person": dict(zip(Expense, (60, 24, 20, 90, 6, 3, 30, 60, 400, 120, 4, 240), strict=True)),
    "server": dict(zip(Expense, (900, 400, 150, 900, 40, 20, 150, 900, 1200, 400, 10, 1200), strict=True)),
}
"""The default hourly limits: several times the needs of the busiest evening."""

_REFUSED: Mapping[Whose, str] = {"person": "bot-no-budget-person", "server": "bot-no-budget-server"}

Cost: TypeAlias = Mapping[Expense, int]

_COSTS: Mapping[type[Command], Cost] = {  # leaving, returning and ending are free
    Again: {Expense.TABLES: 1, Expense.MENTIONS: 1},  # a mention for each of the others
    AskHint: {Expense.HINTS: 1},
    ClaimSeat: {Expense.MESSAGES: 1},
    GoAway: {Expense.MESSAGES: 2},  # and the message about the return
    Join: {Expense.MESSAGES: 1},
    MovePlace: {Expense.MESSAGES: 1},
    OfferSeat: {Expense.MESSAGES: 1, Expense.MENTIONS: 1},
    Open: {Expense.TABLES: 1},
    PlayOn: {Expense.TABLES: 1},
    Propose: {Expense.MESSAGES: 1, Expense.MENTIONS: 1},  # a mention for each of the others
    ProposeStandIn: {Expense.MESSAGES: 1, Expense.MENTIONS: 1},
}


def cost_of(command: Command, table: Table) -> Cost:
    """Return the cost of a command at a table; if it opens a table, at that table."""
    cost = _COSTS.get(type(command), {})
    if isinstance(command, Again | Propose):
        return {**cost, Expense.MENTIONS: len(set(table.people) - {command.by.id})}
    return cost


_ALWAYS = (End, Exclude, Withdraw)
"""Commands of tournaments that remove people or end it: they are always possible."""


def cost_of_contest(command: ContestCommand, accepted: ContestAccepted) -> Cost:
    """Return the cost of a person's command in a tournament: it follows from what the bot then has to do."""
    if isinstance(command, _ALWAYS):
        return {}
    cost = Counter[Expense]({Expense.TOURNAMENTS: isinstance(command, OpenTournament)})
    if isinstance(command, Enrol) and command.by.id != command.person:
        cost[Expense.CALLS] += 1
    for effect in accepted.effects:
        match effect:
            case AnnounceCheckIn() | AnnounceRound():
                cost[Expense.CALLS] += len(accepted.after.active)
            case OpenTable():
                cost[Expense.PAIRINGS] += 1
            case Tell():
                cost[Expense.MESSAGES] += 1
    return cost


class Bill:
    """The cost of one piece of work; it is refunded if nothing comes of the work."""

    def __init__(self, budget: "Budget") -> None:
        """Start with no cost."""
        self._budget, self._noted = budget, list[tuple[_Key, _Spent]]()

    def charge(self, cost: Cost, person: int, server: int | None) -> None:
        """Record a cost, before anybody else can spend it.

        Raises:
            Refusal: as `Budget.require` does.
        """
        self._noted += self._budget.charge(cost, person, server)

    def give_back(self) -> None:
        """Refund everything that was charged."""
        self._budget.give_back(self._noted)
        self._noted = []


class Budget:
    """Records in memory what people and servers have spent within the last hour. A restart clears it.

    Attributes:
        allowed: the hourly limits.
        refused: called with each refusal: whose budget was used up, and for what.
    """

    def __init__(self, clock: Callable[[], float], size: float = 1.0) -> None:
        """Start with nothing spent; `size` is a multiplier for the default limits."""
        self._clock = clock
        self.allowed: Mapping[Whose, Mapping[Expense, int]] = {
            whose: {expense: ceil(most * size) for expense, most in usual.items()} for whose, usual in USUAL.items()
        }
        self._spent: TTLCache[_Key, tuple[_Spent, ...]] = TTLCache(SPENDERS, HOUR_S, clock)
        self._lock = Lock()  # commands are decided in the writing thread
        self.refused: list[Callable[[Whose, Expense], None]] = []

    def require(self, expense: Expense, person: int, server: int | None, amount: int = 1) -> None:
        """Check that a person may cause an expense now, on a server or by private message.

        An amount above the hourly limit is allowed to those who have spent nothing of that kind.

        Raises:
            Refusal: the hourly limit of the person, or of everybody on the server together, has been reached.
        """
        for whose, who in _spenders(person, server):
            used, allowed = self._within_the_hour((whose, who, expense)), self.allowed[whose][expense]
            if used and sum(one for _, one in used) + amount > allowed:
                for listener in self.refused:
                    listener(whose, expense)
                minutes = max(ceil((_free_at(used, max(allowed - amount, 0)) - self._clock()) / 60), 1)
                raise Refusal(say(_REFUSED[whose], kind=expense.value, minutes=minutes))

    def spend(self, expense: Expense, person: int, server: int | None, amount: int = 1) -> list[tuple[_Key, _Spent]]:
        """Record an expense of a person; return what was recorded."""
        spent, noted = (self._clock(), amount), list[tuple[_Key, _Spent]]()
        for whose, who in _spenders(person, server):
            key = (whose, who, expense)
            used = self._within_the_hour(key)
            with self._lock:
                self._spent[key] = (*used, spent)
            noted.append((key, spent))
        return noted

    def charge(self, cost: Cost, person: int, server: int | None) -> list[tuple[_Key, _Spent]]:
        """Check that a person may cause all of this now, and record it; return what was recorded.

        Raises:
            Refusal: as `require` does; then nothing is recorded.
        """
        wanted = {expense: amount for expense, amount in cost.items() if amount}
        for expense, amount in wanted.items():
            self.require(expense, person, server, amount)
        return [one for expense, amount in wanted.items() for one in self.spend(expense, person, server, amount)]

    def give_back(self, noted: Iterable[tuple[_Key, _Spent]]) -> None:
        """Refund what was recorded for an expense that did not occur."""
        for key, spent in noted:
            with self._lock:
                left = list(self._spent.get(key, ()))
                with suppress(ValueError):  # it has expired, or was displaced by later expenses
                    left.remove(spent)
                    self._spent[key] = tuple(left)

    def used(self, expense: Expense, server: int) -> int:
        """Return how much of an expense a server has caused within the last hour."""
        return sum(amount for _, amount in self._within_the_hour(("server", server, expense)))

    def require_command(self, command: Command, table: Table) -> None:
        """Check that the person who gives a command may cause its cost.

        Raises:
            Refusal: as `require` does.
        """
        for expense, amount in cost_of(command, table).items():
            self.require(expense, _giver(command), table.guild, amount)

    def charge_command(self, command: Command, table: Table, bill: Bill) -> None:
        """Charge the cost of a command to a bill.

        Raises:
            Refusal: as `require` does.
        """
        if cost := cost_of(command, table):
            bill.charge(cost, _giver(command), table.guild)

    @contextmanager
    def billing(self) -> Iterator[Bill]:
        """Provide a bill for some work; if the work fails, everything is refunded."""
        bill = Bill(self)
        try:
            yield bill
        except BaseException:
            bill.give_back()
            raise

    @contextmanager
    def working(self, expense: Expense | None, person: int, server: int | None) -> Iterator[None]:
        """Count the seconds of some work, each begun second included, and the expense it is for.

        Raises:
            Refusal: as `require` does, before the work begins.
        """
        counted = (Expense.SECONDS,) if expense is None else (expense, Expense.SECONDS)
        for one in counted:
            self.require(one, person, server)
        if expense is not None:
            self.spend(expense, person, server)
        began = perf_counter()
        try:
            yield
        finally:
            self.spend(Expense.SECONDS, person, server, ceil(perf_counter() - began))

    def _within_the_hour(self, key: tuple[Whose, int, Expense]) -> tuple[tuple[float, int], ...]:
        earliest = self._clock() - HOUR_S
        with self._lock:
            return tuple(one for one in self._spent.get(key, ()) if one[0] > earliest)


def _free_at(used: Sequence[_Spent], most: int) -> float:
    """Return when the amount spent within an hour, given oldest first, will have dropped to `most`."""
    left = sum(amount for _, amount in used)
    for at, amount in used:
        left -= amount
        if left <= most:
            return at + HOUR_S
    return used[-1][0] + HOUR_S


def _spenders(person: int, server: int | None) -> tuple[tuple[Whose, int], ...]:
    return (("person", person),) if server is None else (("person", person), ("server", server))


_giver: Callable[[Command], int] = attrgetter("by.id")
"""Returns the person who gives a command; each command with a cost has a person in `by`."""
