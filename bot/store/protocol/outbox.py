"""What a store keeps of what is to be told, what stands in Discord, and what falls due."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.post import PostedMessage
from bot.tables.decide import Timer
from bot.tables.notify import Kind, Notice
from games.core import Say, Seat


@dataclass(frozen=True, slots=True)
class OutboxItem:
    """Something to be delivered at least once.

    Attributes:
        table: the table's id.
        seat: whose hand, or whom to call.
        ticket: for a call, the question that waits.
        version: counts up when the item becomes due again before it was delivered.
        say: the sentence of a notice.
        attempts: how often it was handed out; above 1, it may have been delivered without a report.
    """

    id: int
    table: str
    kind: Kind
    seat: Seat | None = None
    ticket: str = ""
    version: int = 1
    say: Say | None = None
    attempts: int = 1


class Outbox(Protocol):
    """What is still to be told."""

    def enqueue(
        self,
        table_id: str,
        notices: Sequence[Notice],
        due: float,
        holder: str = "",
        until: float = 0.0,
        *,
        calls: Mapping[Seat, str] | None = None,
    ) -> list[OutboxItem]:
        """Have notices delivered; what waits already is delivered once, in its newest version.

        Args:
            table_id: the table.
            notices: what is to be told.
            due: from when on.
            holder: who has them at once; by default they are free.
            until: how long they do.
            calls: the tickets of the seats that are still to be called: a call for another seat is forgotten, and one
                that waits is for this question now. None: all calls stay as they are.

        Returns:
            those that the holder now has until then: all that its process is to deliver, or none while another holder
            is delivering something of the table there. That holder gets the others too, as soon as it asks for what is
            due.
        """

    def is_waiting(self, table_id: str, kind: Kind) -> bool:
        """Return whether something of this kind waits for a table."""

    def take(self, now: float, limit: int, holder: str, until: float) -> list[OutboxItem]:
        """Hand out what is due, free and to be delivered by this process, longest waiting first.

        Of one table, all goes to one holder.

        Two holders that take at the same moment get different tables: an implementation that lets them locks the rows
        of the tables (not those of the items, of which new ones may be on their way) and passes over locked ones:
        in PostgreSQL, `FOR UPDATE OF tables SKIP LOCKED`. What it passes over is due again at the next look.
        """

    def report(self, done: Collection[OutboxItem], put_off: Collection[tuple[OutboxItem, float]]) -> Mapping[int, int]:
        """Forget what was delivered, unless it became due again meanwhile; hand the rest out again when it is due.

        Returns:
            by id, the versions in which items are free now. A version that is written later than this report is in
            the hands of the process that enqueued it, even if that hears of it before.
        """

    def next_due(self, now: float, holder: str) -> float | None:
        """Return when something can be handed out next to a holder who has just taken all that is free `now`."""

    def release(self, holder: str, now: float) -> None:
        """Take back all that a holder has, and have everything looked at `now` that was put off.

        Until when was said by a clock that may have been set back since.
        """

    def count(self) -> int:
        """Count what is still to be told."""


class Timers(Protocol):
    """What falls due at the tables."""

    def schedule(self, table_id: str, timers: Collection[Timer]) -> None:
        """Store that these and no others fall due at a table."""

    def due(self, now: float, limit: int) -> list[tuple[str, Timer]]:
        """Return what is due and to be carried out by this process, longest waiting first.

        Nothing is leased: a command no longer due changes nothing.
        """

    def next_due(self) -> float | None:
        """Return when something falls due next that this process carries out; None for never."""

    def postpone(self, table_id: str, timer: Timer, at: float) -> None:
        """Let something fall due later: the very timer that was read, not one scheduled since for the same seat."""


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
