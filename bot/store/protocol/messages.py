"""What a store keeps about the bot's messages in Discord, and about the people who follow a table."""

from typing import Protocol

from bot.post import PostedMessage


class Messages(Protocol):
    """The messages of the tables. Each has a slot at its table: `board`, `hand:<seat>`, `call:<message>`..."""

    def put(self, table_id: str, slot: str, message: PostedMessage) -> None:
        """Store the message of a slot in place of the one that was stored there, if any."""

    def forget(self, table_id: str, slot: str) -> None:
        """Store that a slot has no message any more; without effect if it has none."""

    def of_table(self, table_id: str) -> dict[str, PostedMessage]:
        """Return the messages of a table by slot."""


class Watchers(Protocol):
    """Who follows which table without playing there."""

    def follow(self, table_id: str, person: int, at: float) -> None:
        """Let a person follow a table; without effect if they do already."""

    def unfollow(self, table_id: str, person: int) -> bool:
        """Let a person follow a table no more; return whether they did."""

    def of_table(self, table_id: str) -> list[int]:
        """Return who follows a table, longest following first."""

    def of_person(self, person: int) -> list[str]:
        """Return the tables that a person follows, longest followed first."""

    def has_any(self, table_id: str) -> bool:
        """Return whether a table is followed at all."""
