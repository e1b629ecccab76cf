"""What a store keeps about the bot's messages in Discord, and about the people who follow a table."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.model import MessageRef
from games.core import Seat


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message of ours that stands in Discord.

    Attributes:
        channel, message: where it stands.
        at: when it was sent, in seconds since 1970.
        shows: the digest of its content, in a form that only the delivery reads; empty where it is unknown.
        files: the ids of its attachments by file name.
        asks: the questions that its controls still answer, in a form that only the delivery reads; empty for a message
            without controls. After a restart they tell which messages lose their controls.
    """

    channel: int
    message: int
    at: float
    shows: str = ""
    files: Mapping[str, int] = field(default_factory=dict)
    asks: tuple[str, ...] = ()


class Messages(Protocol):
    """The messages of the tables. Each has a slot at its table: `board`, `hand:<seat>`, `call:<seat>:<ticket>`..."""

    def put(self, table_id: str, slot: str, message: PostedMessage) -> None:
        """Store the message of a slot in place of the one that was stored there, if any."""

    def forget(self, table_id: str, slot: str) -> None:
        """Store that a slot has no message any more; without effect if it has none."""

    def of_table(self, table_id: str) -> dict[str, PostedMessage]:
        """The messages of a table by slot."""

    def asking(self) -> list[tuple[str, str, PostedMessage]]:
        """Every message that still asks something, with its table and slot: read once, after a restart."""


class Watchers(Protocol):
    """Who follows which table without playing there."""

    def follow(self, table_id: str, person: int, at: float) -> None:
        """Let a person follow a table; without effect if they do already."""

    def unfollow(self, table_id: str, person: int) -> bool:
        """Let a person follow a table no more; return whether they did."""

    def of_table(self, table_id: str) -> list[tuple[int, MessageRef | None]]:
        """Who follows a table, longest following first, and where the private message of each stands."""

    def of_person(self, person: int) -> list[str]:
        """The tables that a person follows, longest followed first."""

    def has_any(self, table_id: str) -> bool:
        """Whether a table is followed at all."""


def hand_slot(seat: Seat) -> str:
    """The slot of the private message that shows a seat's hand."""
    return f"hand:{seat}"


def call_slot(seat: Seat, ticket: str) -> str:
    """The slot of the message that calls a seat to answer one question."""
    return f"call:{seat}:{ticket}"


def watcher_slot(person: int) -> str:
    """The slot of the private message of a person who follows a table."""
    return f"watcher:{person}"
