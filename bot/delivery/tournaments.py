"""Tournaments in their channel: the message that is edited in place, tables in threads, reminders and news."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from cachetools import LRUCache

from bot.ids import ControlAction, ControlId
from bot.operation import report
from bot.post import Gone, Picture, PortError, Post, PostedMessage, Refused, Trouble, nonce
from bot.present.messages.lobby import THREAD_NAME
from bot.present.messages.tournament import PICTURES_MOST, round_post, section_title, standings_alt, tournament_post
from bot.present.messages.tournaments import Ask, against, match_line, title_of, told_post
from bot.present.speech import clean, cut, unmarked
from bot.service.clocks import Recurring
from bot.store import Errand, StoreFailed
from bot.store.protocol.people import Stored
from games.core import Refusal, Say
from locales import Words, locale_of, words
from tournaments import (
    AnnounceCheckIn,
    AnnounceEnd,
    AnnounceRound,
    CloseTable,
    Column,
    EntrantId,
    FormatName,
    GiveSeat,
    OpenTable,
    Remind,
    Round,
    Slot,
    Status,
    TakeOver,
    Tell,
    Tournament,
    sections,
)
from tournaments.pictures import PAGE, draw_bracket, draw_cross_table, draw_standings

from .backpressure import URGENCY, Urgency
from .people import Outlet

log = logging.getLogger(__name__)

APART_S = 3.0
"""Seconds between two looks for what tournaments have decided."""
SOUGHT_S = 86_400.0
"""How far back a message is looked for that may have been posted without a confirmation, in seconds."""
SHOWN_KEPT = 500
"""The number of messages whose content this process caches."""
PAGES = 2
"""The number of pictures for one table of the standings in the channel."""
IN_CHANNEL = 4
"""The maximum number of pictures in the channel."""
ALT = 1024
"""The maximum length of a picture's alternative text."""
CROSSED = frozenset({FormatName.EVERYONE, FormatName.LEAGUE, FormatName.GROUPS})
"""Formats in which everyone meets everyone, at least within a group."""


class TournamentDesk(Recurring):
    """Carries out the errands of tournaments, and keeps their messages up to date."""

    apart = APART_S

    def __init__(self, outlet: Outlet) -> None:
        """Carry out errands for a service."""
        self._service, self._messages, self._port = outlet.service, outlet.messages, outlet.port
        self._pictures, self._members = outlet.pictures, outlet.members
        self._shown: LRUCache[str, PostedMessage] = LRUCache(SHOWN_KEPT)
        self._told: LRUCache[str, bool] = LRUCache(SHOWN_KEPT)
        self._one = asyncio.Lock()
        self.begun: list[Callable[[str], None]] = []
        """Called with the id of a tournament when its first round is announced."""
        self.changed: list[Callable[[Stored], None]] = []
        """Called with a tournament whose message is about to show a change."""

    async def fire(self) -> None:
        """Carry out the errands that are due, then show what has changed."""
        URGENCY.set(Urgency.UPKEEP)  # this may run in the context of a click
        async with self._one:
            errands = await self._service.tournaments.errands()
            for errand in sorted(errands, key=_order):
                if await self._service.tournaments.lease(errand):
                    await self._try(errand)
            for stored in await self._service.tournaments.stale():
                try:
                    await self._show(stored)
                except StoreFailed:
                    raise
                except Exception as error:  # noqa: BLE001 - a failure in one tournament must not affect the others
                    report("A tournament could not be shown", error, tournament=stored.id)
                    await self._service.tournaments.show_later(stored)

    async def _try(self, errand: Errand) -> None:
        """Carry out one errand; if it fails, it is retried later, and the organiser sees why."""
        tournaments = self._service.tournaments
        try:
            await self._carry_out(errand, await tournaments.get(errand.tournament))
        except StoreFailed:
            raise
        except (PortError, Refusal) as error:
            about = {"tournament": errand.tournament, "error": str(error)}
            log.info("An errand of a tournament failed, it is tried again", extra=about)
            await tournaments.failed(errand, str(error)[:200], is_doubtful=isinstance(error, Trouble))
        except Exception as error:  # noqa: BLE001 - a failure in one tournament must not affect the others
            told = "An errand of a tournament could not be carried out"
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
                if t.rounds[number - 1].ended_at is None:  # a late attempt must not call people to a round that is over
                    post = round_post(stored, await tournaments.tables(stored), number, lang)
                    may = await self._called(stored, [one.number for one in t.entrants])
                    allowed = tuple(person for person in post.mentions if person in may)
                    await self._tell(errand, stored, replace(post, mentions=allowed))
                for hear in self.begun if number == 1 else ():
                    hear(stored.id)
            case AnnounceCheckIn():
                waiting = [one.number for one in t.entrants if one.status is Status.ENROLLED]
                await self._say(errand, stored, Say("tournament-check-in-open", {}), waiting, lang, Ask.CHECK_IN)
            case Remind(round=number, entrants=entrants):
                said = Say("tournament-remind-round", {"round": number}) if number else _CHECK_IN
                await self._say(errand, stored, said, entrants, lang, Ask.MINE if number else Ask.CHECK_IN)
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
        people = await self._called(stored, match.entrants)  # being added to a thread notifies them, too
        known = (None if one is None else t.entrants[one].name for one in match.seats)
        names = [lang.text("tournament-computer") if one is None else clean(lang, one) for one in known]
        name = lang.text("tournament-thread", round=effect.round, players=against(names, lang))
        thread = errand.thread
        if not thread:
            thread = await self._port.open_thread(t.channel, cut(name, THREAD_NAME), people)
            await self._service.tournaments.opened(errand, thread)
        await self._service.tournaments.open_table(errand, effect, thread)

    async def _say(
        self, errand: Errand, stored: Stored, said: Say, numbers: Sequence[int], lang: Words, ask: Ask = Ask.MINE
    ) -> None:
        people = await self._called(stored, numbers)
        await self._tell(errand, stored, told_post(stored, said, people, lang, ask))

    async def _called(self, stored: Stored, numbers: Sequence[int]) -> list[int]:
        """Return the people with some places who may be called: they allow it, and are on the server."""
        t = stored.tournament
        found = await self._service.tournaments.pinged(t, numbers)
        return [person for person in found if not await self._members.is_missing(t.guild, person)]

    async def _tell(self, errand: Errand, stored: Stored, post: Post) -> None:
        """Post something new in the channel, at most once, even if the store fails afterwards for a long time."""
        mark = nonce("tournament", errand.tournament, errand.n, errand.i)
        if mark not in self._told:
            await self._messages.send(stored.tournament.channel, post, mark, may_stand=errand.attempts > 0)
            self._told[mark] = True

    async def _show(self, stored: Stored, *, anew: bool = False) -> None:
        """Show a tournament's current state in its message; if that is too old to edit, or `anew`, post it again."""
        t, tournaments = stored.tournament, self._service.tournaments
        for hear in self.changed:
            hear(stored)
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
            await tournaments.show_later(stored, is_doubtful=True)
        else:
            self._shown[stored.id] = ref
            await tournaments.stands(replace(stored, message=ref.message, posted=ref.at))

    async def pictures(self, stored: Stored, lang: Words, person: int | None = None) -> tuple[Picture, ...]:
        """Draw the standings, and the bracket or cross tables, highlighting a reader's row; the channel gets fewer."""
        t = stored.tournament
        if not t.rounds:
            return ()
        mine = t.entrant_of(person) if person is not None else None
        own = mine.number if mine is not None else None
        plans = _plans(t, lang, own)
        shown = plans if person is not None else [plan for plan in plans if not plan.is_further][:IN_CHANNEL]
        drawn = [(plan, await self._pictures.drawn(plan.draw)) for plan in shown[:PICTURES_MOST]]
        return tuple(
            Picture(f"tournament-{plan.name}-{t.n}-{lang.locale}-{own}.png", data, cut(plan.alt, ALT))
            for plan, data in drawn
            if data is not None
        )

    async def _bring(self, stored: Stored, post: Post, *, anew: bool) -> PostedMessage:
        """Edit the message, or post another one.

        Raises:
            PortError: neither was possible.
        """
        channel = stored.tournament.channel
        standing = PostedMessage(channel, stored.message, stored.posted) if stored.message else None
        standing = self._shown.get(stored.id, standing)
        if stored.tries:
            standing = await self._found(stored) or standing
        if standing is not None and not anew and self._messages.is_editable(standing):
            edited = await self._messages.edit(standing, post)
            if edited is not None:
                return edited
        mark = nonce("tournament", stored.id, "message", stored.message)
        sent = await self._messages.send(channel, post, mark, may_stand=standing is None and stored.tournament.n > 0)
        if standing is not None:
            self._messages.in_background(self._messages.delete(standing))
        return sent

    async def _found(self, stored: Stored) -> PostedMessage | None:
        """Return a newer message that an earlier attempt of the last day posted without a confirmation."""
        channel, now = stored.tournament.channel, self._service.clock()
        control = str(ControlId(ControlAction.TOURNAMENT, stored.id, path=(Ask.ORGANISE,)))  # no other message has it
        try:
            found = await self._port.controls_since(channel, now - SOUGHT_S)
        except (Refused, Gone) as error:
            about = {"tournament": stored.id, "error": str(error)}
            log.info("The messages of a channel cannot be read", extra=about)
            return None
        last = max((message for message, ids in found.items() if control in ids), default=0)
        return PostedMessage(channel, last, now) if last > stored.message else None


@dataclass(frozen=True, slots=True)
class _Plan:
    """A picture to be drawn.

    Attributes:
        alt: its alternative text.
        is_further: whether only those who ask for the standings see it.
    """

    name: str
    draw: Callable[[], bytes | None]
    alt: str
    is_further: bool = False


def _plans(t: Tournament, lang: Words, own: EntrantId | None) -> list[_Plan]:
    """Return the pictures of a tournament: the bracket of a knock-out, the standings, cross tables of pairs."""
    names = {column: lang.text(f"tournament-column-{column}.short") for column in Column}
    found, tables = sections(t), []
    bracket = _Plan("bracket", partial(draw_bracket, t, _titles(t, lang), own), _games_alt(t, lang))
    plans = [bracket] if t.is_knock_out else []
    has_cross = t.settings.seats == 2 and t.settings.format in CROSSED and (not t.is_knock_out or len(found) > 1)
    for section in found:
        title = section_title(section, lang) if section.kind else title_of(t, lang)
        for page in range(-(-len(section.rows) // PAGE)):
            draw = partial(draw_standings, t, title, names, page=page, own=own, among=section.people)
            alt = standings_alt(t, section, range(page * PAGE, (page + 1) * PAGE), lang)
            plans.append(_Plan(f"standings-{section.number}-{page}", draw, alt, is_further=page >= PAGES))
        if has_cross:
            draw_cross = partial(draw_cross_table, t, title, section.people, own)
            alt = lang.text("tournament-alt-cross", title=title)
            tables.append(_Plan(f"cross-{section.number}", draw_cross, alt, is_further=len(found) > 1))
    return [*plans, *tables]


def _titles(t: Tournament, lang: Words) -> list[str]:
    """Return the titles of the rounds above the bracket."""
    return [_title_of(t, found, lang) for found in t.rounds]


def _title_of(t: Tournament, found: Round, lang: Words) -> str:
    """Return the title of a round: its number, or the usual name of the last rounds of a knock-out."""
    slots = {match.slot for match in found.matches}
    if slots == {Slot.FINAL}:
        return lang.text("tournament-picture-final")
    if slots == {Slot.WINNERS} and t.settings.format is not FormatName.SECOND_CHANCE and t.settings.seats == 2:
        games = len(found.matches) + len(found.byes)
        if games in {2, 4}:
            return lang.text("tournament-picture-semi" if games == 2 else "tournament-picture-quarter")
    return lang.text("tournament-picture-round", round=found.number, planned=max(t.planned, found.number))


def _games_alt(t: Tournament, lang: Words) -> str:
    """Describe the bracket by the games of its last round."""
    games = [unmarked(match_line(t, match, {}, lang)) for match in t.rounds[-1].matches]
    return lang.text("tournament-alt-bracket", title=title_of(t, lang), count=len(games), games=lang.enumerate(games))


_CHECK_IN = Say("tournament-remind-check-in", {})


def _order(errand: Errand) -> tuple[str, int, bool, int]:
    """Return a sort key that puts the announcement of a round behind the tables that it names."""
    return errand.tournament, errand.n, isinstance(errand.effect, AnnounceRound), errand.i
