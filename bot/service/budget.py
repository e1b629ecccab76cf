"""The budget: what one person, and one server, may cause within an hour of messages to others and of work."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from math import ceil
from operator import attrgetter
from threading import Lock
from time import perf_counter
from typing import Literal, TypeAlias

from cachetools import TTLCache

from bot.tables.log import Command
from bot.tables.opening import Again, MovePlace, Open, PlayOn
from bot.tables.play import AskHint
from bot.tables.proposals import Propose
from bot.tables.seats import Join
from bot.tables.transfers import ClaimSeat, OfferSeat, ProposeStandIn
from games.core import Refusal, say

HOUR_S = 3600.0
SPENDERS = 20_000
"""People and servers whose expenses are kept at most; those who have spent nothing for longest go first."""

Whose: TypeAlias = Literal["person", "server"]


class Expense(StrEnum):
    """What others notice, or the machine."""

    MESSAGES = "messages"  # news of a table in its channel that no move makes
    MENTIONS = "mentions"  # people who are called by name
    TABLES = "tables"  # tables opened, each with its message or thread
    HINTS = "hints"
    RECAPS = "recaps"
    REVIEWS = "reviews"  # each up to a minute of one processor, at the lowest priority
    FILES = "files"  # positions and records that are read
    PUZZLES = "puzzles"  # answers that are judged
    SECONDS = "seconds"  # of work for recaps, hints, explanations, files and puzzles


USUAL: Mapping[Whose, Mapping[Expense, int]] = {
    "person": dict(zip(Expense, (60, 12, 20, 90, 6, 3, 30, 60, 240), strict=True)),
    "server": dict(zip(Expense, (900, 200, 150, 900, 40, 20, 150, 900, 1200), strict=True)),
}
"""What is usually allowed within any hour: several times what the liveliest evening needs."""

_REFUSED: Mapping[Whose, str] = {"person": "bot-no-budget-person", "server": "bot-no-budget-server"}

_COSTS: Mapping[type[Command], tuple[Expense, ...]] = {  # leaving and ending are always possible
    Again: (Expense.TABLES, Expense.MENTIONS),
    AskHint: (Expense.HINTS,),
    ClaimSeat: (Expense.MESSAGES,),
    Join: (Expense.MESSAGES,),
    MovePlace: (Expense.MESSAGES,),
    OfferSeat: (Expense.MESSAGES, Expense.MENTIONS),
    Open: (Expense.TABLES,),
    PlayOn: (Expense.TABLES,),
    Propose: (Expense.MESSAGES,),
    ProposeStandIn: (Expense.MESSAGES, Expense.MENTIONS),
}


class Budget:
    """Notes in memory what people and servers have caused within the last hour. A restart forgives everything.

    Attributes:
        allowed: what is allowed within any hour.
        refused: told of each refusal: whose budget it was, and for what.
    """

    def __init__(self, clock: Callable[[], float], size: float = 1.0) -> None:
        """Begin with nothing spent; `size` is how many times the usual is allowed."""
        self._clock = clock
        self.allowed: Mapping[Whose, Mapping[Expense, int]] = {
            whose: {expense: ceil(most * size) for expense, most in usual.items()} for whose, usual in USUAL.items()
        }
        self._spent: TTLCache[tuple[Whose, int, Expense], tuple[tuple[float, int], ...]] = TTLCache(
            SPENDERS, HOUR_S, clock
        )
        self._lock = Lock()  # commands are decided in the thread that writes
        self.refused: list[Callable[[Whose, Expense], None]] = []

    def require(self, expense: Expense, person: int, server: int | None) -> None:
        """Check that a person may cause something now, on a server or by private message.

        Raises:
            Refusal: they, or everybody on the server together, have caused as much of it as is allowed in an hour.
        """
        for whose, who in _spenders(person, server):
            used = self._within_the_hour((whose, who, expense))
            if sum(amount for _, amount in used) >= self.allowed[whose][expense]:
                for listener in self.refused:
                    listener(whose, expense)
                minutes = max(ceil((used[0][0] + HOUR_S - self._clock()) / 60), 1)
                raise Refusal(say(_REFUSED[whose], kind=expense.value, minutes=minutes))

    def spend(self, expense: Expense, person: int, server: int | None, amount: int = 1) -> None:
        """Note that a person has caused something."""
        for whose, who in _spenders(person, server):
            key = (whose, who, expense)
            used = self._within_the_hour(key)
            with self._lock:
                self._spent[key] = (*used, (self._clock(), amount))

    def used(self, expense: Expense, server: int) -> int:
        """Return how much of something was caused on a server within the last hour."""
        return sum(amount for _, amount in self._within_the_hour(("server", server, expense)))

    def require_command(self, command: Command, server: int | None) -> None:
        """Check that the person who gives a command may cause what it causes.

        Raises:
            Refusal: as `require` does.
        """
        for expense in _COSTS.get(type(command), ()):
            self.require(expense, _giver(command), server)

    def spend_command(self, command: Command, server: int | None) -> None:
        """Note what a command has caused that was carried out."""
        for expense in _COSTS.get(type(command), ()):
            self.spend(expense, _giver(command), server)

    @contextmanager
    def working(self, expense: Expense | None, person: int, server: int | None) -> Iterator[None]:
        """Count the seconds of some work, begun ones included, and what it is for.

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


def _spenders(person: int, server: int | None) -> tuple[tuple[Whose, int], ...]:
    return (("person", person),) if server is None else (("person", person), ("server", server))


_giver: Callable[[Command], int] = attrgetter("by.id")
"""Returns who gives a command; each that costs something has a person in `by`."""
