"""The app: everything that commands and handlers need, assembled once per process."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import IntEnum
from hashlib import sha256
from pathlib import Path
from typing import Protocol, TypeAlias

from cachetools import TTLCache

from bot.delivery import Delivery
from bot.delivery.backpressure import Load
from bot.delivery.pictures import PictureMaker
from bot.operation.metrics import Metrics
from bot.post import FileGone, Form, Gone, Port, PortError, Post, Refused, Sent, Unauthorised, hand_slot
from bot.service import Service
from bot.service.clocks import steady_clock
from bot.settings import Settings
from bot.store import Store
from bot.store.protocol.people import Stored
from bot.tables import Accepted, Limits, TableState
from bot.tables.absence import CameBack
from bot.tables.deal import Started
from bot.tables.proposals import ProposalClosed
from bot.tables.transfers import HandedOver, TransferClosed
from bot.workers.draw import Painters
from bot.workers.think import Processes, Reviewed, Threads, review_apart
from games.review.account import Review
from locales import LOCALES, words

log = logging.getLogger(__name__)

ROOT = Path(__file__).parents[1]
TOKEN_S = 14 * 60.0
"""Seconds during which an interaction can be followed up; Discord allows a minute more."""
WAITING_S = 5.0
"""Seconds during which the table that waits for a person is cached."""
OFFERED_S = 15 * 60.0
"""Seconds during which an offer's message can be used: as long as its interaction is valid."""
NOTES_MOST = 10_000
"""The maximum number of entries per kind of transient state; the oldest are dropped first."""


class Reaction(IntEnum):
    """The kinds of first responses to an interaction, numbered as Discord numbers them."""

    SHOW = 4
    THINK = 5
    DEFER = 6
    EDIT = 7
    FORM = 9


@dataclass(frozen=True, slots=True)
class InteractionKey:
    """What identifies an interaction in the requests that answer it."""

    application: int
    id: int
    token: str


class Callbacks(Protocol):
    """The requests that answer an interaction; they do not count towards the bot's limit of fifty requests a second."""

    async def first(
        self,
        key: InteractionKey,
        reaction: Reaction,
        content: Post | Form | None,
        kept: Mapping[str, int],
        pressed: int,
    ) -> Sent | None:
        """Send the first answer, in a single attempt; see `bot.discord_io.callbacks`."""

    async def follow(self, key: InteractionKey, post: Post) -> Sent:
        """Send one more ephemeral message; raises `PortError`."""

    async def edit(
        self, key: InteractionKey, post: Post, kept: Mapping[str, int], message: int | None = None
    ) -> Mapping[str, int]:
        """Edit the first answer, or the follow-up with that id; return the ids of its files; raises `PortError`."""

    async def remove(self, key: InteractionKey, message: int | None = None) -> None:
        """Delete the first answer, or the follow-up with that id; raises `PortError`."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A side message: the ephemeral message with an explanation, a hint, a rule or a refusal that one person sees.

    Attributes:
        message: its id.
        remove: deletes it; raises `PortError`.
        table: the table (or tournament) it is about; "" for what can be read at any time, such as the rules.
        is_note: whether it is only a sentence on how something stood, such as a refusal.
        source: the message with the control that opened it; 0 if a command did.
    """

    message: int
    remove: Callable[[], Awaitable[None]]
    table: str = ""
    is_note: bool = False
    source: int = 0


AsidePlace: TypeAlias = tuple[int | str, int]
"""Key of a side message: channel and person; of a review: table and person, so other side messages leave it open."""


class Notes:
    """Short-lived state of this process; losing it in a restart does no harm.

    Attributes:
        waiting_table: by person, the table that was recently found waiting for them.
        threads: offers of a thread that have been accepted, by the ticket of their control.
        followed: by tournament, what brings its organiser's latest panel up to date.
        interactions: by channel and person, the latest interaction that can be followed up.
        answered_in: by message, the latest interaction answered by editing it, which can therefore edit it again.
        asides: by channel and person, the person's side message; by table and person, their review.
        answering: messages that the answer to a press on them will replace, so they are not deleted as out of date.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Start with nothing stored."""
        self.waiting_table: TTLCache[int, str] = TTLCache(NOTES_MOST, WAITING_S, clock)
        self.threads: TTLCache[str, bool] = TTLCache(NOTES_MOST, OFFERED_S, clock)
        self.followed: TTLCache[str, Callable[[], Awaitable[None]]] = TTLCache(NOTES_MOST, TOKEN_S, clock)
        self.interactions: TTLCache[tuple[int, int], InteractionKey] = TTLCache(NOTES_MOST, TOKEN_S, clock)
        self.answered_in: TTLCache[int, InteractionKey] = TTLCache(NOTES_MOST, TOKEN_S, clock)
        self.asides: TTLCache[AsidePlace, Aside] = TTLCache(NOTES_MOST, TOKEN_S, clock)
        self.answering: TTLCache[int, bool] = TTLCache(NOTES_MOST, TOKEN_S, clock)


class RecentInteractions:
    """Sends deliveries through recent interactions, which do not count towards Discord's rate limit."""

    def __init__(self, callbacks: Callbacks, notes: Notes) -> None:
        """Use the interactions stored in `notes`."""
        self._callbacks, self._interactions, self._answered_in = callbacks, notes.interactions, notes.answered_in

    async def say(self, channel: int, person: int, post: Post) -> bool:
        """Show a post to one person in an ephemeral message in a channel; return whether that was possible."""
        key = self._interactions.get((channel, person))
        if key is None:
            return False
        try:
            await self._callbacks.follow(key, post)
        except PortError as error:
            log.info("An interaction could not be followed up", extra={"interaction": key.id, "error": str(error)})
            return False
        return True

    async def edit(self, message: int, post: Post, kept: Mapping[str, int]) -> Mapping[str, int] | None:
        """Edit a message through the interaction that was last answered by editing it; return None if that is too old.

        Raises:
            FileGone: a picture that was to be kept no longer exists.
            Trouble: Discord fails.
        """
        key = self._answered_in.get(message)
        if key is None:
            return None
        try:
            return await self._callbacks.edit(key, post, kept)
        except FileGone:
            raise
        except (Gone, Refused, Unauthorised) as error:
            log.info("An interaction no longer edits its message", extra={"interaction": key.id, "error": str(error)})
            self._answered_in.pop(message, None)
            return None


@dataclass(frozen=True, slots=True)
class App:
    """Everything that commands and handlers need.

    Attributes:
        service: the tables.
        delivery: the messages that are sent without anyone asking for them.
        callbacks: the requests that answer interactions.
        notes: short-lived state of this process.
        load: how many interactions are being answered.
        metrics: counters and timings.
        painters: the processes or the thread that draw; None if pictures are drawn elsewhere.
    """

    service: Service
    delivery: Delivery
    callbacks: Callbacks
    notes: Notes
    load: Load
    metrics: Metrics
    painters: Painters | None = None

    def __post_init__(self) -> None:
        """Hear of every change of a table or tournament, and of tournaments that begin."""
        self.service.runner.changed.append(self._clear_beside)
        self.delivery.tournaments.begun.append(lambda tournament: self._clear_about(tournament, None))
        self.delivery.tournaments.changed.append(self._follow)

    def _follow(self, stored: Stored) -> None:
        """Bring the organiser's panel up to date through its interaction, and delete what refusals said before."""
        self._clear_about(stored.id, None, only_notes=True)
        if (follow := self.notes.followed.get(stored.id)) is not None:
            messages, about = self.delivery.messages, {"tournament": stored.id}
            messages.in_background(messages.retry(follow, "An organiser's panel is out of date", about))

    def put_beside(self, place: AsidePlace, aside: Aside | None) -> None:
        """Store a person's side message in a channel; the previous one, if it is a different message, is deleted.

        Args:
            place: the channel, or for a review the table, and the person.
            aside: the message; None if there no longer is one.
        """
        before, messages = self.notes.asides.pop(place, None), self.delivery.messages
        if aside is not None:  # what is edited still stands below what it was opened from
            is_edited = before is not None and before.message == aside.message
            self.notes.asides[place] = replace(aside, source=before.source) if before and is_edited else aside
        is_replaced = before is not None and (aside is None or before.message != aside.message)
        if before is not None and is_replaced and before.message not in self.notes.answering:
            about = {"message_id": before.message}
            messages.in_background(messages.retry(before.remove, "A side message stays", about))

    def _clear_beside(self, after: TableState, accepted: Accepted) -> None:
        """Delete side messages that no longer hold.

        These are those of everybody at a table whose game begins, of a person who comes back to it, and, below their
        hands, of players who have just been asked something. Of sentences on how things stood, these are also those of
        a player who does something at the table, and everybody's once a request about a seat or a proposal is settled.
        """
        table, now = after.table, accepted.entries[-1].at if accepted.entries else None
        for entry in accepted.entries:
            if isinstance(entry.fact, Started | CameBack):
                self._clear_about(table.id, table.people if isinstance(entry.fact, Started) else (entry.person,))
            elif isinstance(entry.fact, HandedOver | TransferClosed | ProposalClosed):
                self._clear_about(table.id, None, only_notes=True)
        active = {entry.person for entry in accepted.entries}
        for seat, occupant in table.seated():
            is_asked = occupant.asked_at is not None and occupant.asked_at == now
            if occupant.person is None or not (is_asked or occupant.person in active):
                continue
            hand = self.delivery.ledger.place(table, hand_slot(seat))
            channels = {table.channel, hand.channel if hand is not None else table.channel}
            for place in ((channel, occupant.person) for channel in channels):
                is_below = is_asked and hand is not None and place[0] == hand.channel
                if (aside := self.notes.asides.get(place)) and aside.table == table.id and (aside.is_note or is_below):
                    self.put_beside(place, None)

    def _clear_about(self, about: str, people: Collection[int | None] | None, *, only_notes: bool = False) -> None:
        """Delete side messages about a table or tournament, but no reviews: of some people, or of all (None)."""
        for place, aside in list(self.notes.asides.items()):
            is_meant = aside.is_note or not only_notes
            if is_meant and aside.table == about and place[0] != about and (people is None or place[1] in people):
                self.put_beside(place, None)

    def warm_up(self) -> None:
        """Load all texts and start the painters, so that the first interaction need not wait for it."""
        if self.painters is not None:
            self.painters.warm_up()
        for locale in LOCALES:
            words(locale)

    async def close(self, patience: float) -> None:
        """Finish what is running; interactions in progress get `patience` seconds, and new ones are not answered."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self.load.idle.wait()
        self.load.is_leaving = True
        await self.service.drain()
        await self.delivery.drain()
        self.delivery.close()


def build(settings: Settings, store: Store, port: Port, callbacks: Callbacks, limits: Limits | None = None) -> App:
    """Assemble an app.

    Args:
        settings: the operator's settings.
        store: where the tables are kept; it must be open.
        port: sends the requests of deliveries.
        callbacks: the requests that answer interactions.
        limits: the quotas of people and servers; None for the defaults.
    """
    load, notes, metrics, has_helpers = Load(), Notes(), Metrics(), settings.helpers == "on"

    def judge(task: Reviewed) -> AsyncIterator[Review]:
        return review_apart(replace(task, budget=settings.review_seconds))

    painters = Painters() if has_helpers else Painters(1, is_apart=False)
    service = Service(
        store,
        clock=steady_clock(),
        computer_pause=settings.computer_pause,
        limits=limits or Limits(repost_after=settings.repost_after),
        budget=settings.budget,
        release=release(),
        pool=Processes() if has_helpers else Threads(1),
        judge=judge if has_helpers else None,
        is_busy=lambda: load.is_busy,
    )

    def count(after: TableState, accepted: Accepted) -> None:
        for entry in accepted.entries:
            metrics.entry(after.table.game, entry.fact.word())

    service.runner.changed.append(count)
    service.budget.refused.append(metrics.over_budget)
    delivery = Delivery(
        service,
        port,
        RecentInteractions(callbacks, notes),
        PictureMaker(painters, load),
        call_after=settings.call_after,
        load=load,
    )
    return App(service, delivery, callbacks, notes, load, metrics, painters)


def release() -> str:
    """Return a digest of the words, games and presentation: when it changes, messages are compared again."""
    digest = sha256()
    for folder in ("bot/present", "games", "locales"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in {".py", ".ftl", ".toml", ".svg"}:
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
