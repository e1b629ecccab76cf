"""Sentences for everyone at a table, requests that show who has answered, and news about transfers of seats."""

import logging
from dataclasses import replace

from cachetools import TTLCache
from pydantic import TypeAdapter

from bot.model import Person, Phase, Table
from bot.post import REQUEST, Gone, NoChannel, Post, PostedMessage, Refused, Text, nonce
from bot.present.messages.notices import (
    KEPT_SEATS,
    LATE,
    LATE_ASKED,
    REMATCH,
    TIMED_OUT,
    asked_in,
    author_of,
    called_by,
    notice_post,
    open_requests,
    rematch_outcome,
    rematch_post,
)
from bot.present.messages.transfers import settled_post, story_post, told_privately, transfer_post
from bot.present.speech import sentence, small
from bot.profile import SLOW_S
from bot.service import Service, Snapshot
from bot.store import OutboxItem
from bot.tables.consent import proposer_of
from bot.tables.state import DAY_S
from games.core import Say, Seat
from locales import locale_of, words

from .hands import Hands, wants_hand
from .messages import MessageLedger, Messages
from .people import Outlet, notice_mark

log = logging.getLogger(__name__)

IN_CHANNEL, ALONE, SETTLED = "channel", "alone", "settled"
"""The first stored element of a request's message: where the message is, or that its request is settled."""
STANDS_S, STANDS_LONG_S = 120.0, DAY_S
"""The minimum seconds for which an outcome stays in the channel, and the same for a table with a slow pace."""
SENTENCE: TypeAdapter[Say] = TypeAdapter(Say)
OUTCOMES = frozenset(
    {"bot-notice-declined", "bot-notice-proposal-expired", "bot-rematch-declined", "bot-transfer-vote-closed"}
)
"""Outcomes that a channel reads in the request's own message, and so not in a separate one."""
CARRIED = "bot-request-agreed"
"""The outcome of a request that was carried out."""
TOLD_ANYWAY = LATE_ASKED | {"bot-notice-proposed-take-back", "bot-notice-proposed-take-back-learnt"}
"""Requests whose result is shown on the board or in its own message, so that they are deleted once carried out."""
MUTED_S = 24 * 3600.0
"""Seconds before the people of a table are told again that the bot cannot write in their channel."""


class Requests:
    """Keeps messages with requests up to date; the ledger stores what each of them asks."""

    def __init__(self, service: Service, messages: Messages, ledger: MessageLedger) -> None:
        """Edit messages, and record them in the ledger; outcomes of requests are looked up in the log."""
        self._service, self._messages, self._ledger = service, messages, ledger

    def stands(self, table: Table, said: Say) -> bool:
        """Return whether a message in the channel already asks what a sentence asks, and is kept up to date."""
        number = asked_in(said, table)
        standing = self._ledger.places(table, REQUEST).values()
        return number is not None and any(ref.asks[:2] == (IN_CHANNEL, str(number)) for ref in standing)

    def asked_in_channel(self, table: Table, ref: PostedMessage, said: Say, called: tuple[int, ...]) -> None:
        """Record a message in the channel, if its sentence asks something.

        Args:
            table: the table.
            ref: the message.
            said: its sentence.
            called: the people whom it mentions.
        """
        if (request := asked_in(said, table)) is not None:
            asks = (IN_CHANNEL, str(request), SENTENCE.dump_json(said).decode(), *map(str, called))
            self._ledger.put(table.id, f"{REQUEST}{ref.message}", replace(ref, asks=asks))

    def asked_alone(self, table: Table, ref: PostedMessage, request: int, reader: Person, post: Post) -> None:
        """Record a private message that asks something.

        Args:
            table: the table.
            ref: the message.
            request: the number of the request among the table's open ones.
            reader: the person asked.
            post: its content; its text remains in the end, except that of a rematch: its author may be forgotten while
                it still asks.
        """
        told = next(block.markdown for block in post.blocks if isinstance(block, Text)) if request > 0 else ""
        asks = (ALONE, str(request), reader.locale, told, str(reader.id))
        self._ledger.put(table.id, f"{REQUEST}{ref.message}", replace(ref, asks=asks))

    async def settle(self, table: Table) -> None:
        """Show in the messages of settled requests the outcome without controls, and in open ones who has answered.

        An outcome is deleted from the channel once the game has gone on for a while; the history keeps it.
        """
        async with self._ledger.lock(table.id, REQUEST):
            await self._settle(table)

    async def retire(self, table: Table, ref: PostedMessage, post: Post) -> None:
        """Settle the outdated requests of a table after one of their controls was pressed.

        Args:
            table: the table, as currently stored.
            ref: the message.
            post: the content for a message about which nothing is stored, because it was never recorded or is settled.
        """
        async with self._ledger.lock(table.id, REQUEST):
            standing = self._ledger.places(table, REQUEST).values()
            known = {one.message for one in standing if one.asks[0] != SETTLED}
            await self._settle(table)
            if ref.message not in known:
                await self._messages.strip_controls(ref, post)

    async def _settle(self, table: Table) -> None:
        for slot, ref in self._ledger.places(table, REQUEST).items():
            if ref.asks[0] == SETTLED:
                await self._clear(table, slot, ref)
            elif int(ref.asks[1]) not in open_requests(table, _alone(ref)):
                await self._show_outcome(table, slot, ref)
            elif ref.asks[0] == IN_CHANNEL:
                edited = await self._messages.edit(ref, _asking(ref, table))
                if edited is not ref:
                    self._ledger.put(table.id, slot, edited)

    async def _show_outcome(self, table: Table, slot: str, ref: PostedMessage) -> None:
        """Show in a request's message how it was settled; delete the message if that can be seen elsewhere."""
        number, alone = int(ref.asks[1]), _alone(ref)
        is_logged = number > 0
        how = (
            await self._service.queries.settlement(table.id, number)
            if is_logged
            else rematch_outcome(number, table, alone)
        )
        is_kept = alone is None and table.phase is Phase.PLAYING
        said = _said(ref).id if is_kept else ""
        is_told = said in TOLD_ANYWAY and how is not None and how.id == CARRIED
        has_begun = said == REMATCH and how is None  # everybody has accepted
        if number == LATE or is_told or has_begun:  # the late have played again, or the vote stands below
            await self._messages.delete(ref)
            self._ledger.put(table.id, slot, None)
            return
        asks = (SETTLED, str(table.moves), str(round(self._service.clock())))
        self._ledger.put(table.id, slot, replace(ref, asks=asks) if is_kept else None)
        await self._messages.strip_controls(ref, _rest(ref, table, how))

    async def _clear(self, table: Table, slot: str, ref: PostedMessage) -> None:
        """Delete a message with an outcome once it has stood long enough and a move was made, or at the game's end."""
        _, moves, at = ref.asks
        stands = STANDS_LONG_S if table.pace is not None and table.pace >= SLOW_S else STANDS_S
        has_stood = table.moves > int(moves) and self._service.clock() - int(at) >= stands
        if has_stood or not table.phase.live:
            await self._messages.delete(ref)
            self._ledger.put(table.id, slot, None)


def _alone(ref: PostedMessage) -> int | None:
    """Return the only person whom a message asks; None for a message in the channel."""
    return int(ref.asks[4]) if ref.asks[0] == ALONE else None


def _said(ref: PostedMessage) -> Say:
    """Return the sentence of a message in the channel that asks something."""
    return SENTENCE.validate_json(ref.asks[2])


def _asking(ref: PostedMessage, table: Table) -> Post:
    """Return the current content of a message in the channel that asks something."""
    said, called = _said(ref), tuple(map(int, ref.asks[3:]))
    return notice_post(said, table, words(table.locale), called)


def _rest(ref: PostedMessage, table: Table, how: Say | None) -> Post:
    """Return the final content of a message whose request is settled: its text, and the outcome."""
    if ref.asks[0] == ALONE:
        _, _, locale, told, _ = ref.asks
        return settled_post(Post((Text(told),) if told else ()), table, words(locale_of(locale)), how)
    post, lang = _asking(ref, table), words(table.locale)
    outcome = (Text(small(sentence(lang, how, table))),) if how is not None else ()
    is_rematch = _said(ref).id == REMATCH  # its tally is the outcome
    left = [block for block in post.blocks[: None if is_rematch else 1] if isinstance(block, Text)]
    if not is_rematch:  # in small print: the board below matters more than what was asked
        left = [Text(small(block.markdown)) for block in left]
    return Post((*left, *outcome), post.accent)


class Notices:
    """Delivers the news of tables."""

    def __init__(self, outlet: Outlet, hands: Hands, requests: Requests) -> None:
        """Send news to channels, or else to each person privately."""
        self._service, self._messages, self._private = outlet.service, outlet.messages, outlet.private
        self._members, self._hands, self._requests = outlet.members, hands, requests
        self._muted: TTLCache[str, bool] = TTLCache(10_000, MUTED_S, outlet.service.clock)
        """Tables whose people have been told that the bot cannot write in their channel."""

    async def deliver(self, item: OutboxItem) -> None:
        """Post a sentence for a table."""
        snapshot = await self._service.queries.snapshot(item.table)
        if snapshot is not None:
            await self._requests.settle(snapshot.table)
        if snapshot is not None and item.say is not None and not await self._say_here(snapshot.table, item, item.say):
            await self._tell_each(await self._service.queries.snapshot(item.table) or snapshot, item.say, item.id)

    async def silenced(self, table_id: str) -> None:
        """Tell everyone at a table, once, that the bot cannot currently write in its channel."""
        snapshot = await self._service.queries.snapshot(table_id)
        if snapshot is None or not snapshot.table.phase.live or self._muted.get(table_id):
            return
        self._muted[table_id] = True
        game = Say(f"{snapshot.table.game}-title", {})
        said = Say("bot-notice-silenced", {"game": game, "channel": str(snapshot.table.channel)})
        await self._tell_each(snapshot, said, snapshot.table.channel, is_live=True)

    def heard_again(self, table_id: str) -> None:
        """Record that the bot can write in the channel of a table again."""
        self._muted.pop(table_id, None)

    async def _say_here(self, table: Table, item: OutboxItem, said: Say) -> bool:
        """Post a sentence in a table's channel; return whether that succeeded."""
        if table.lost:
            return False
        if (said.id in OUTCOMES and not self._muted.get(table.id)) or self._requests.stands(table, said):
            return True
        if said.id in TIMED_OUT and asked_in(said, table) is None:
            return True  # they have played since
        called = await self._called(said, table)
        post = notice_post(said, table, words(table.locale), called)
        try:
            ref = await self._messages.send(table.channel, post, nonce("notice", table.id, item.id), may_stand=False)
        except NoChannel:
            await self._service.places.lose(table.channel)
            return False
        except (Refused, Gone) as error:
            log.info("A channel cannot be written to", extra={"table": table.id, "error": str(error)})
            return False
        self._requests.asked_in_channel(table, ref, said, called)
        return True

    async def _called(self, said: Say, table: Table) -> tuple[int, ...]:
        """Return the people to mention in a sentence, without those who want no mentions or have blocked its author."""
        found = [await one_concerned(self._service, table, person) for person in called_by(said, table)]
        wanted = [person for person in found if person.mentions]
        author = author_of(said, table)
        return tuple([one.id for one in wanted if await self._members.may_reach(table, one, author)])

    async def _tell_each(self, snapshot: Snapshot, said: Say, mark: int, *, is_live: bool = False) -> None:
        """Tell everyone at a table privately; their hand is sent again below, so that it is not buried."""
        table = snapshot.table
        for number in range(len(table.occupants)):
            person = snapshot.people.get(Seat(number))
            if person is None or person.has_blocked(author_of(said, table)):
                continue
            post = notice_post(said, table, words(person.locale))
            channel = table.channel if is_live else None
            if await self._private.reach(channel, person, post, notice_mark(mark, person.id)):
                await self._hands.bring_below(table, Seat(number))


async def one_concerned(service: Service, table: Table, person: int) -> Person:
    """Return the person named in a request; one unknown to the bot is built from the request alone."""
    known, transfer = await service.people.person(person), table.transfer
    name = transfer.name if transfer is not None and transfer.person == person else ""
    return known or Person(person, name, table.locale)


class Transfers:
    """Tells people what is proposed about their seat, and new players what has happened so far."""

    def __init__(self, outlet: Outlet, hands: Hands, requests: Requests) -> None:
        """Tell people privately; the hand of one who plays there is sent again below."""
        self._service, self._private, self._members = outlet.service, outlet.private, outlet.members
        self._hands, self._requests = hands, requests

    async def ask(self, item: OutboxItem) -> None:
        """Tell the affected person about a proposal, as they may not be watching; do nothing once it is settled.

        Raises:
            Trouble: Discord fails; a retry may succeed.
        """
        table = await self._service.queries.table(item.table)
        if table is None or table.transfer is None or (concerned := told_privately(table)) is None:
            return
        person, author = await one_concerned(self._service, table, concerned), proposer_of(table, table.transfer)
        if await self._members.may_reach(table, person, author):
            post = transfer_post(table, table.transfer, words(person.locale))
            ref = await self._private.write(person, post, notice_mark(item.id, person.id))
            if ref is not None:
                self._requests.asked_alone(table, ref, table.transfer.n, person, post)
                if (seat := table.seat_of(person.id)) is not None:
                    await self._hands.bring_below(table, seat)

    async def invite(self, item: OutboxItem, seat: Seat) -> None:
        """Ask the person for whom a rematch reserves a seat whether they play, unless they want no private messages.

        Raises:
            Trouble: Discord fails; a retry may succeed.
        """
        table = await self._service.queries.table(item.table)
        occupant = table.occupants[seat] if table is not None and seat < len(table.occupants) else None
        if table is None or occupant is None or occupant.person is None or not occupant.kept_until:
            return
        person = await self._service.people.person(occupant.person)
        if person is None or not wants_hand(table, person):
            return
        if await self._members.may_reach(table, person, table.host):
            post = rematch_post(table, occupant, words(person.locale))
            if (ref := await self._private.write(person, post, notice_mark(item.id, person.id))) is not None:
                self._requests.asked_alone(table, ref, KEPT_SEATS, person, post)

    async def tell(self, item: OutboxItem, seat: Seat) -> None:
        """Tell the new player at a seat what has happened so far.

        Raises:
            Trouble: Discord fails; a retry may succeed.
        """
        snapshot = await self._service.queries.snapshot(item.table)
        person: Person | None = snapshot.people.get(seat) if snapshot is not None else None
        if snapshot is not None and snapshot.is_dealt and person is not None and snapshot.table.phase.live:
            post = story_post(snapshot.view_for(seat), words(person.locale))
            if await self._private.reach(None, person, post, notice_mark(item.id, person.id)):
                await self._hands.bring_below(snapshot.table, seat)
