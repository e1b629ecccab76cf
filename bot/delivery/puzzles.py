"""Scheduled posts in a channel that a server has chosen: the puzzle of the day, the monthly digest."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache, partial

from bot.operation import report
from bot.post import Gone, PortError, Refused, nonce
from bot.present.messages.positions import player_table
from bot.present.messages.puzzles import day_post
from bot.present.messages.records import digest_post
from bot.profile import DailyPuzzle, ServerSettings
from bot.service import Service
from bot.service.clocks import Recurring
from bot.store import StoreFailed
from bot.tables.puzzles import Posed, Tally, puzzle_named
from bot.tables.view import TableView, view_for
from games import core
from games.core import Dice, Scripted
from locales import Words, words

from .backpressure import URGENCY, Urgency
from .messages import Messages
from .pictures import PICTURES_S, Draft, PictureMaker

log = logging.getLogger(__name__)

PUZZLES_APART_S, DIGESTS_APART_S = 60.0, 300.0
"""Seconds between two looks for puzzles, and for digests, that are due."""


@lru_cache(maxsize=256)
def seen(posed: Posed, lang: Words) -> TableView:
    """Return the view of a puzzle's seat, at a table without players; its controls refer to the puzzle."""
    puzzle, state = posed.puzzle, posed.puzzle.state()
    table = player_table(puzzle.game, state.options, state.seats, state.edition, lang, "puzzle-player")
    return view_for(replace(table, id=posed.id), state, puzzle.seat)


@lru_cache(maxsize=256)
def solved(posed: Posed, lang: Words) -> tuple[TableView, str]:
    """Return what is drawn once a puzzle has been answered, and how that shows the solution.

    It is the position "after" it, with its events, if the seat knows what follows. If that depends on luck or hidden
    information, it is the position of the question with a "circle" on the solution; "" if nothing can be circled.
    """
    puzzle, view = posed.puzzle, seen(posed, lang)
    game, state, answer, seat = view.game, puzzle.state(), puzzle.answer(), puzzle.seat
    one, other = (core.apply(game.imagine(state, seat, Dice(deal)), seat, answer) for deal in ("one", "other"))
    told = [[event for event in after.told if event.to in {None, seat}] for after in (one, other)]
    if told[0] == told[1] and game.view(one, seat) == game.view(other, seat):
        return replace(view_for(view.table, one, seat, news=told[0]), earlier=view.view), "after"
    return replace(view, lesson=Scripted(answer)), "circle" if game.pictures.spots(view.view, answer) else ""


class ServerPosts(Recurring, ABC):
    """Posts what a server wants in a channel of its choice, when it is due.

    Attributes:
        kind: "puzzle" or "digest", as in the fields of `ServerSettings`.
    """

    kind: str

    def __init__(self, service: Service, messages: Messages) -> None:
        """Post for a service."""
        self._service, self._messages = service, messages

    @abstractmethod
    async def due(self) -> Mapping[int, ServerSettings]:
        """Return the servers on which something is due, with their settings."""

    @abstractmethod
    async def post(self, guild: int, settings: ServerSettings) -> None:
        """Claim what is due on a server, post it, and record the message; do nothing if another process has claimed it.

        Raises:
            PortError: Discord did not take it.
            StoreFailed: it could not be claimed or recorded.
        """

    async def fire(self) -> None:
        """Post everything that is due; if a channel can no longer be used, ask its server for another one."""
        URGENCY.set(Urgency.UPKEEP)  # this may run in the context of a click
        for guild, settings in (await self.due()).items():
            about = {"guild": guild, "posts": self.kind}
            try:
                await self.post(guild, settings)
            except (Gone, Refused) as error:
                log.warning("A channel is no longer posted to", extra=about | {"error": str(error)})
                trouble = "gone" if isinstance(error, Gone) else "refused"
                off = {f"{self.kind}_channel": None, f"{self.kind}_trouble": trouble}
                await self._service.places.change_server(guild, partial(replace, **off))
            except PortError as error:
                log.info("A scheduled post is postponed", extra=about | {"error": str(error)})
            except StoreFailed:
                raise
            except Exception as error:  # noqa: BLE001 - a failure on one server must not affect the others
                report("A scheduled post failed", error, **about)


class DailyPuzzles(ServerPosts):
    """Posts the puzzle of the day on every server that wants one."""

    kind, apart = "puzzle", PUZZLES_APART_S

    def __init__(self, service: Service, messages: Messages, pictures: PictureMaker) -> None:
        """Post for a service, with pictures."""
        super().__init__(service, messages)
        self._pictures = pictures

    async def due(self) -> Mapping[int, ServerSettings]:
        """Return the servers whose puzzle is due."""
        return await self._service.puzzles.due()

    async def post(self, guild: int, settings: ServerSettings) -> None:
        """Post one puzzle, and record the message."""
        claimed = await self._service.puzzles.claim(guild)
        if claimed is not None and settings.puzzle_channel is not None:
            await self._post(guild, settings, settings.puzzle_channel, claimed)

    async def _post(self, guild: int, settings: ServerSettings, channel: int, claimed: DailyPuzzle) -> None:
        """Post one puzzle, and record the message."""
        puzzle = puzzle_named(claimed.puzzle)
        if puzzle is None:
            return  # it was removed between two attempts
        known = settings.locale or settings.known_locale
        lang = words(settings.locale or await self._service.places.channel_language(channel, known))
        posed, before = Posed(puzzle, claimed.day), await self._before(guild, claimed.day, lang)
        solvers = (await self._service.puzzles.month(guild))[1]
        view = seen(posed, lang)
        make = partial(day_post, view, posed, lang, before, solvers)
        draft = Draft(self._pictures, view, lang, make)
        post, _ = await draft.finished((), PICTURES_S)
        mark = nonce("puzzle", guild, claimed.day)
        sent = await self._messages.send(channel, post, mark, may_stand=claimed.attempts > 1)
        await self._service.puzzles.posted(guild, claimed, sent.message)

    async def _before(self, guild: int, day: str, lang: Words) -> tuple[Posed, TableView, Tally] | None:
        found = await self._service.puzzles.before(guild, day)
        puzzle = puzzle_named(found[0].puzzle) if found is not None else None
        if found is None or puzzle is None:
            return None
        posed = Posed(puzzle, found[0].day)
        return posed, seen(posed, lang), found[1]


class Digests(ServerPosts):
    """Posts the previous month's digest on every server that wants one."""

    kind, apart = "digest", DIGESTS_APART_S

    async def due(self) -> Mapping[int, ServerSettings]:
        """Return the servers whose digest is due."""
        return await self._service.records.due()

    async def post(self, guild: int, settings: ServerSettings) -> None:
        """Post one digest in the language of the server, and record that it was posted."""
        due = await self._service.records.claim(guild)
        if due is None:
            return
        channel, month = due.settings.digest_channel, due.digest.month
        assert channel is not None, "nothing is due without a channel"
        known = await self._service.places.channel_language(channel, due.settings.known_locale)
        post = digest_post(due.digest, words(due.settings.locale or known))
        mark = nonce("digest", due.guild, f"{month.year}-{month.month:02}")
        await self._messages.send(channel, post, mark, may_stand=due.attempts > 1)
        await self._service.records.posted(due)
