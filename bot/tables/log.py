"""The log of a table: entries in order, each a fact that is never changed. What a table is, is what they fold to."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from pydantic import TypeAdapter

from bot.model import Former, Table
from games.core import Event, Say, Seat, State
from games.core.record import Record


class Fact(Record):
    """Something that happened at a table. Its methods say what that does to the table, and what is told of it."""

    __slots__ = ()

    def change(self, table: Table, entry: "Entry") -> Table:
        """Return seats, settings and place after the fact; the position plays no part in them."""
        return table

    def position(self, table: Table, state: State | None, entry: "Entry", past: "Past") -> State | None:
        """Return the position after the fact, which most leave as it is.

        Raises:
            Refusal: the move is not legal; this concerns only facts that are not in a log yet.
        """
        return state

    def told(self, table: Table, state: State | None) -> tuple[Event, ...]:
        """Return what the fact adds to the story of the table that it has led to."""
        return ()

    def sentences(self, before: Table | None, table: Table, entry: "Entry") -> Iterator[Say]:
        """Say in the channel what happened, seen from the table as it was and as it is after the whole command."""
        return iter(())

    def hands(self, table: Table, entry: "Entry") -> Collection[Seat]:
        """Return the seats whose hand may show something new although the position is the same."""
        return ()

    @property
    def mover(self) -> Seat | None:
        """The seat whose own step this is."""
        return None


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log.

    Attributes:
        n: its number, counted from 0.
        fact: what happened.
        person: who brought it about, None for a computer player, a clock or Discord.
        key: the interaction it came from, if any.
        at: when, in seconds since 1970.
    """

    n: int
    fact: Fact
    person: int | None
    key: str | None
    at: float


class Past(Protocol):
    """The entries of a table's log so far."""

    def entry(self, n: int) -> Entry | None:
        """Return one entry."""

    def has_key(self, key: str) -> bool:
        """Return whether an interaction is in the log already."""

    def answer_to(self, seat: Seat, ticket: str) -> str | None:
        """Return what a seat last answered to the question with this ticket, as its game saves it."""

    def position(self, n: int) -> State:
        """Return the position numbered `n`, as it was.

        Raises:
            LookupError: there is none of this number, or the log does not lead to it.
        """

    def former(self, table: Table) -> Sequence[Former]:
        """Return those who had a seat of this table that somebody else has now."""


class NoPast:
    """The past of a table that is being opened."""

    def entry(self, n: int) -> Entry | None:
        """Return None: there is no entry."""
        return None

    def has_key(self, key: str) -> bool:
        """Return False: nothing was done."""
        return False

    def answer_to(self, seat: Seat, ticket: str) -> str | None:
        """Return None: nothing was asked."""
        return None

    def position(self, n: int) -> State:
        """Raise LookupError: there is no position."""
        raise LookupError(f"no position {n}")

    def former(self, table: Table) -> Sequence[Former]:
        """Return nothing: nobody has had a seat."""
        return ()


def dump_fact(fact: Fact) -> str:
    """Return a fact as JSON with its kind, without the other fields that have their default."""
    return _facts().dump_json(fact, exclude_defaults=True).decode()


def load_fact(payload: str) -> Fact:
    """Return the fact that a JSON text describes.

    Raises:
        pydantic.ValidationError: it describes none.
    """
    return _facts().validate_json(payload)


@cache
def _facts() -> TypeAdapter[Fact]:
    """Return what reads and writes every kind of fact, told apart by `kind`."""
    return TypeAdapter(Fact)
