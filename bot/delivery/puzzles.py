"""What appears in a channel that a server has chosen, at its time: the puzzle of the day, the digest of the month."""

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial

from bot.operation.logs import report
from bot.post import Gone, PortError, Refused
from bot.present.messages.positions import player_table
from bot.present.messages.puzzles import day_post
from bot.present.messages.records import digest_post
from bot.profile import DailyPuzzle, ServerSettings
from bot.service import Service, StoreFailed
from bot.service.clocks import Recurring
from bot.service.records import DueDigest
from bot.tables.puzzles import Posed, Tally, puzzle_named
from bot.tables.view import TableView, view_for
from locales import Words, words

from .messages import Messages, nonce
from .pictures import PICTURES_S, Draft, PictureMaker

log = logging.getLogger(__name__)


@lru_cache(maxsize=256)
def seen(posed: Posed, lang: Words) -> TableView:
    """What the seat of a puzzle knows, at a table at which nobody sits; its controls lead back to the puzzle."""
    puzzle, state = posed.puzzle, posed.puzzle.state()
    table = player_table(puzzle.game, state.options, state.seats, state.edition, lang)
    return view_for(replace(table, id=posed.id), state, puzzle.seat)


class DailyPuzzles(Recurring):
    """Posts the puzzle of the day of every server that wants one."""

    apart = 60.0

    def __init__(self, service: Service, messages: Messages, pictures: PictureMaker) -> None:
        """Post what a service says."""
        self._service, self._messages, self._pictures = service, messages, pictures

    async def fire(self) -> None:
        """Post all puzzles that are due by now; where one cannot be shown for good, the server wants none any more."""
        for guild, settings in (await self._service.puzzles.due()).items():
            claimed = await self._service.puzzles.claim(guild)
            if claimed is None or settings.puzzle_channel is None:
                continue
            try:
                await self._post(guild, settings, settings.puzzle_channel, claimed)
            except (Gone, Refused) as error:
                about = {"guild": guild, "error": str(error)}
                log.warning("A server has no puzzle of the day any more", extra=about)
                trouble = "gone" if isinstance(error, Gone) else "refused"
                await self._service.places.change_server(guild, _without_puzzle(trouble))
            except PortError as error:
                log.info("A puzzle of the day is posted later", extra={"guild": guild, "error": str(error)})
            except StoreFailed:
                raise
            except Exception as error:  # noqa: BLE001 - one server's trouble must not take the others' puzzle away
                report("A puzzle of the day was not posted", error, guild=guild)

    async def _post(self, guild: int, settings: ServerSettings, channel: int, claimed: DailyPuzzle) -> None:
        """Post one puzzle, and note where it stands."""
        puzzle = puzzle_named(claimed.puzzle)
        if puzzle is None:
            return  # it was taken out between two tries
        known = settings.locale or settings.known_locale
        lang = words(settings.locale or await self._service.places.channel_language(channel, known))
        posed, before = Posed(puzzle, claimed.day), await self._before(guild, claimed.day, lang)
        solvers = (await self._service.puzzles.month(guild))[1]
        view = seen(posed, lang)
        draft = Draft(
            self._pictures, view, lang, lambda pictures: day_post(view, posed, lang, before, solvers, pictures)
        )
        post, _ = await draft.finished((), PICTURES_S)
        mark = nonce("puzzle", guild, claimed.day)
        sent = await self._messages.send(channel, post, mark, is_repeated=claimed.attempts > 1)
        await self._service.puzzles.posted(guild, claimed, sent.message)

    async def _before(self, guild: int, day: str, lang: Words) -> tuple[Posed, TableView, Tally] | None:
        found = await self._service.puzzles.before(guild, day)
        puzzle = puzzle_named(found[0].puzzle) if found is not None else None
        if found is None or puzzle is None:
            return None
        posed = Posed(puzzle, found[0].day)
        return posed, seen(posed, lang), found[1]


def _without_puzzle(trouble: str) -> Callable[[ServerSettings], ServerSettings]:
    return lambda settings: replace(settings, puzzle_channel=None, puzzle_trouble=trouble)


class Digests(Recurring):
    """Posts the digest of the month before on every server that wants one."""

    apart = 300.0

    def __init__(self, service: Service, messages: Messages) -> None:
        """Post what a service says."""
        self._service, self._messages = service, messages

    async def fire(self) -> None:
        """Post all digests that are due by now; where one cannot be shown for good, the server wants none any more."""
        for guild in await self._service.records.due():
            claimed = await self._service.records.claim(guild)
            if claimed is None:
                continue
            try:
                await self._post(claimed)
            except (Gone, Refused) as error:
                log.warning("A server has no digest any more", extra={"guild": guild, "error": str(error)})
                trouble = "gone" if isinstance(error, Gone) else "refused"
                off = partial(replace, digest_channel=None, digest_trouble=trouble)
                await self._service.places.change_server(guild, off)
            except PortError as error:
                log.info("A digest is posted later", extra={"guild": guild, "error": str(error)})
            except StoreFailed:
                raise
            except Exception as error:  # noqa: BLE001 - one server's trouble must not take the others' digest away
                report("A digest was not posted", error, guild=guild)

    async def _post(self, due: DueDigest) -> None:
        """Post one digest in the language of the server, and note that it stands."""
        settings, channel, month = due.settings, due.settings.digest_channel, due.digest.month
        assert channel is not None, "nothing is due without a channel"
        known = await self._service.places.channel_language(channel, settings.known_locale)
        post = digest_post(due.digest, words(settings.locale or known))
        mark = nonce("digest", due.guild, f"{month.year}-{month.month:02}")
        await self._messages.send(channel, post, mark, is_repeated=due.attempts > 1)
        await self._service.records.posted(due)
