"""Tournaments in their channel: the message that is edited in place, tables in threads, reminders and news."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from cachetools import LRUCache

from bot.operation.logs import report
from bot.post import Gone, Picture, Port, PortError, Post, PostedMessage, Refused
from bot.present.messages.tournaments import round_post, told_post, tournament_post
from bot.present.words.speech import cut
from bot.service import Service, StoreFailed
from bot.service.clocks import Recurring
from bot.store import Errand
from bot.store.protocol.tournaments import Stored
from games.core import Refusal, Say
from locales import Words, locale_of, words
from tournaments import (
    AnnounceCheckIn,
    AnnounceEnd,
    AnnounceRound,
    CloseTable,
    Column,
    FormatName,
    GiveSeat,
    OpenTable,
    Remind,
    Status,
    TakeOver,
    Tell,
    standings,
)
from tournaments.pictures import PAGE, draw_bracket, draw_cross_table, draw_standings

from .messages import Messages, nonce
from .pictures import PictureMaker

log = logging.getLogger(__name__)

SHOWN_KEPT = 500
"""Messages of which this process remembers what they show."""
THREAD_NAME = 100
PAGES = 2
"""Pictures of the standings in one message."""


class TournamentDesk(Recurring):
    """Carries out what tournaments have decided, and keeps their messages up to date."""

    apart = 3.0

    def __init__(self, service: Service, messages: Messages, port: Port, pictures: PictureMaker) -> None:
        """Carry out what a service says."""
        self._service, self._messages, self._port, self._pictures = service, messages, port, pictures
        self._shown: LRUCache[str, PostedMessage] = LRUCache(SHOWN_KEPT)
        self._one = asyncio.Lock()

    async def fire(self) -> None:
        """Carry out what is to be done by now, then show what has changed."""
        async with self._one:
            errands = await self._service.tournaments.errands()
            for errand in sorted(errands, key=_order):
                if await self._service.tournaments.lease(errand):
                    await self._try(errand)
            for stored in await self._service.tournaments.stale():
                await self._show(stored)

    async def _try(self, errand: Errand) -> None:
        """Carry one errand out; what fails is tried again later, and the organiser sees why."""
        tournaments = self._service.tournaments
        try:
            await self._carry_out(errand, await tournaments.get(errand.tournament))
        except StoreFailed:
            raise
        except (PortError, Refusal) as error:
            about = {"tournament": errand.tournament, "error": str(error)}
            log.info("What a tournament has decided is tried again later", extra=about)
            await tournaments.failed(errand, str(error)[:200])
        except Exception as error:  # noqa: BLE001 - one tournament's trouble must not hold up the others
            told = "What a tournament has decided could not be carried out"
            report(told, error, tournament=errand.tournament, effect=errand.effect.kind)
            await tournaments.failed(errand, type(error).__name__)
        else:
            await tournaments.done(errand)

    async def _carry_out(self, errand: Errand, stored: Stored) -> None:
        t, tournaments, effect = stored.tournament, self._service.tournaments, errand.effect
        lang = words(locale_of(t.locale))
        match effect:
            case OpenTable():
                await self._open_table(errand, effect, stored, lang)
            case CloseTable(round=number, number=table):
                await tournaments.change_table(t, number, table, None)
            case TakeOver(round=number, number=table, seats=seats):
                await tournaments.change_table(t, number, table, seats)
            case GiveSeat(round=number, number=table, seat=seat, entrant=entrant):
                await tournaments.give_seat(t, number, table, seat, entrant)
            case AnnounceRound(round=number):
                post = round_post(stored, await tournaments.tables(stored), number, lang)
                may = await tournaments.pinged(t, [one.number for one in t.entrants])
                allowed = tuple(person for person in post.mentions if person in may)
                await self._tell(errand, stored, replace(post, mentions=allowed))
            case AnnounceCheckIn():
                waiting = [one.number for one in t.entrants if one.status is Status.ENROLLED]
                await self._say(errand, stored, Say("tournament-check-in-open", {}), waiting, lang)
            case Remind(round=number, entrants=entrants):
                said = Say("tournament-remind-round", {"round": number}) if number else _CHECK_IN
                await self._say(errand, stored, said, list(entrants), lang)
            case Tell(say=said):
                await self._say(errand, stored, said, [], lang)
            case AnnounceEnd():
                await self._show(stored, anew=True)

    async def _open_table(self, errand: Errand, effect: OpenTable, stored: Stored, lang: Words) -> None:
        """Open a thread with the table of a pairing."""
        t = stored.tournament
        match = t.rounds[effect.round - 1].match(effect.number)
        if match is None or match.table or match.result is not None:
            return
        people = [person for one in match.entrants if (person := t.entrants[one].person) is not None and person > 0]
        name = lang.text("tournament-thread", title=t.title, round=effect.round, table=effect.number)
        thread = errand.thread
        if not thread:
            thread = await self._port.open_thread(t.channel, cut(name, THREAD_NAME), people)
            await self._service.tournaments.opened(errand, thread)
        await self._service.tournaments.open_table(errand, effect, thread)

    async def _say(self, errand: Errand, stored: Stored, said: Say, numbers: Sequence[int], lang: Words) -> None:
        people = await self._service.tournaments.pinged(stored.tournament, numbers)
        await self._tell(errand, stored, told_post(stored, said, people, lang))

    async def _tell(self, errand: Errand, stored: Stored, post: Post) -> None:
        """Post something new in the channel, once."""
        mark = nonce("tournament", errand.tournament, errand.n, errand.i)
        await self._messages.send(stored.tournament.channel, post, mark, is_repeated=errand.attempts > 0)

    async def _show(self, stored: Stored, *, anew: bool = False) -> None:
        """Let the message of a tournament show it as it is now; too old for an edit, or `anew`, it is posted again."""
        t, tournaments = stored.tournament, self._service.tournaments
        lang = words(locale_of(t.locale))
        pictures = await self.pictures(stored, lang)
        post = tournament_post(stored, await tournaments.tables(stored), lang, pictures)
        try:
            ref = await self._bring(stored, post, anew=anew)
        except (Gone, Refused) as error:
            log.info("A tournament cannot be shown", extra={"tournament": stored.id, "error": str(error)})
            await tournaments.stands(replace(stored, message=0))
        except PortError as error:
            log.info("A tournament is shown later", extra={"tournament": stored.id, "error": str(error)})
        else:
            self._shown[stored.id] = ref
            await tournaments.stands(replace(stored, message=ref.message, posted=ref.at))

    async def pictures(self, stored: Stored, lang: Words, person: int | None = None) -> tuple[Picture, ...]:
        """Draw the standings, and the bracket or cross table where there is one, with a reader's row lit."""
        t = stored.tournament
        if not t.rounds:
            return ()
        mine = t.entrant_of(person) if person is not None else None
        own = mine.number if mine is not None else None
        names = {column: lang.text(f"tournament-column-{column}") for column in Column}
        pages = range(-(-min(len(standings(t)), PAGES * PAGE) // PAGE))
        plans: list[tuple[str, Callable[[], bytes | None]]] = [
            (f"standings-{page}", partial(draw_standings, t, t.title, names, page=page, own=own)) for page in pages
        ]
        titles = [lang.text("tournament-picture-round", round=one.number, planned=t.planned) for one in t.rounds]
        if t.is_knock_out:
            plans.append(("bracket", partial(draw_bracket, t, titles, own)))
        elif t.settings.seats == 2 and t.settings.format is FormatName.EVERYONE:
            plans.append(("cross", partial(draw_cross_table, t, t.title, own=own)))
        drawn = [(name, await self._pictures.drawn(draw)) for name, draw in plans]
        return tuple(
            Picture(
                f"tournament-{name}-{t.n}-{lang.locale}-{own}.png", data,
                lang.text(f"tournament-alt-{name.partition('-')[0]}", title=t.title),
            )
            for name, data in drawn
            if data is not None
        )  # fmt: skip

    async def _bring(self, stored: Stored, post: Post, *, anew: bool) -> PostedMessage:
        """Edit the message, or post another one.

        Raises:
            PortError: neither was possible.
        """
        channel = stored.tournament.channel
        standing = PostedMessage(channel, stored.message, stored.posted) if stored.message else None
        standing = self._shown.get(stored.id, standing)
        if standing is not None and not anew and self._messages.is_editable(standing):
            edited = await self._messages.edit(standing, post)
            if edited is not None:
                return edited
        mark = nonce("tournament", stored.id, "message", stored.message)
        sent = await self._messages.send(channel, post, mark, is_repeated=standing is None and stored.tournament.n > 0)
        if standing is not None:
            self._messages.in_background(self._port.delete(standing))
        return sent


_CHECK_IN = Say("tournament-remind-check-in", {})


def _order(errand: Errand) -> tuple[str, int, bool, int]:
    """Return a key that puts what is told of a round behind the tables that it names."""
    return errand.tournament, errand.n, isinstance(errand.effect, AnnounceRound), errand.i
