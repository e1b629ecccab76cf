"""The bot itself: a discord.py client that puts service, delivery and cogs together."""

import asyncio
import gc
import json
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import discord
import yarl
from discord import gateway, http
from discord.ext import commands

from bot.delivery import Delivery, GivingWay
from bot.delivery.pictures import PictureMaker
from bot.health import Pulse
from bot.operation.metrics import Metrics
from bot.operation.monitor import Monitor
from bot.service import Limits as TableLimits
from bot.service import Service, StoreFailed, report
from bot.service.thinking import Processes
from bot.settings import Settings
from bot.store import Store
from bot.tables import Accepted, TableState
from bot.workers.draw import Painters
from games.core import Refusal, say
from locales import LOCALES, words

from .cogs import COGS
from .ephemeral import EphemeralReplies
from .failures import OFFLINE, TOO_LATE
from .first_answer import forget_controls
from .limits import BUSY, Limits
from .receiving import responding
from .responder import Interaction
from .translation import FluentTranslator
from .transport import Transport

log = logging.getLogger(__name__)

ROOT = Path(__file__).parents[2]
PATIENCE = 5.0
"""Seconds that whoever is being answered has, once the bot is told to leave."""


class Tree(discord.app_commands.CommandTree["Porion"]):
    """The commands, which nobody is served any more once the bot is leaving."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Whether there is still time for an answer; Discord tells its person that there was none."""
        return not self.client.is_leaving


class Porion(commands.Bot):
    """One process of the bot.

    Attributes:
        is_leaving: whether whoever comes now comes too late.
        service: the tables.
        metrics: what is counted and timed.
        delivery: what is told without being asked for.
        replies: who can be told something alone.
        limits: what nobody may do without end.
    """

    def __init__(self, settings: Settings, store: Store, limits: TableLimits | None = None) -> None:
        """Make a bot that keeps its tables in `store`, which must be open; `limits` are for people and servers."""
        point_elsewhere(settings)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nothing is ever spoken here
        super().__init__(
            command_prefix=(),
            tree_cls=Tree,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
        )
        self.tree.error(self._on_command_error)
        parsers = self._connection.parsers  # private: discord.py offers no way to leave an object of a message unmade
        parsers["INTERACTION_CREATE"] = partial(_parse_click, parsers["INTERACTION_CREATE"])
        self._store = store
        self._pulse = Pulse(settings.database)
        self._tasks: list[asyncio.Task[None]] = []
        self.is_leaving = False
        self._at_work = 0
        self._idle = asyncio.Event()
        self._idle.set()
        pause, limits = settings.computer_pause, limits or TableLimits(repost_after=settings.repost_after)
        self.service = Service(
            store,
            clock=time.time,
            computer_pause=pause,
            limits=limits,
            release=release(),
            pool=Processes(),
            is_busy=lambda: self.is_busy,
        )
        self.metrics = Metrics()
        self.service.changed.append(self._count)
        self._monitor = Monitor(self.metrics, self.service.summary, self.is_connected)
        self._metrics_port = settings.metrics_port
        self._painters = Painters()
        self.replies = EphemeralReplies()
        self.limits = Limits()
        giving_way = GivingWay(lambda: self.is_busy, self._idle)
        self.delivery = Delivery(
            self.service,
            Transport(self),
            self.replies,
            PictureMaker(self._painters, giving_way),
            call_after=settings.call_after,
            giving_way=giving_way,
        )

    def warm_up(self) -> None:
        """Read all words and start to draw before anybody comes: the first to press a button would wait for that."""
        self._painters.warm_up()
        for locale in LOCALES:
            words(locale)

    async def setup_hook(self) -> None:
        """Before the gateway opens: resume the tables, register the commands, start delivering."""
        await self.service.resume()
        if self._metrics_port is not None:
            await self._monitor.start(self._metrics_port)
        logging.getLogger("discord.app_commands.tree").addFilter(late_suggestions)
        await self.tree.set_translator(FluentTranslator())
        for cog in COGS:
            await self.add_cog(cog(self))
        self._tasks = [
            asyncio.create_task(self._sync(), name="sync"),
            asyncio.create_task(self.delivery.run(), name="delivery"),
            asyncio.create_task(self._pulse.beat(self), name="pulse"),
        ]
        for task in self._tasks:
            task.add_done_callback(_log_crash)
        gc.collect()
        gc.freeze()  # what is loaded by now stays for good: the collector need not look at it again and again

    async def _on_command_error(self, interaction: Interaction, error: discord.app_commands.AppCommandError) -> None:
        """Answer a command that Discord still shows but the bot no longer has; tell the operator of all else."""
        outdated = isinstance(
            error, (discord.app_commands.CommandNotFound, discord.app_commands.CommandSignatureMismatch)
        )
        if not outdated:
            report("a command went wrong", error)
        if interaction.type is discord.InteractionType.application_command:
            async with responding(self, interaction):
                raise Refusal(say("bot-no-such-command" if outdated else "bot-mishap"))

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on, unless the bot has left: discord.py may still be about to say that it has arrived."""
        if not self.is_closed():
            super().dispatch(event_name, *args, **kwargs)

    async def on_ready(self) -> None:
        """Tell the operator; nothing is set up here, since it happens again after each new session."""
        log.info("Ready as %s in %d server(s)", self.user, len(self.guilds))

    def is_connected(self) -> bool:
        """Whether the gateway is connected now."""
        return self.ws is not None and self.ws.open

    def _count(self, after: TableState, accepted: Accepted) -> None:
        """Count what was added to the log of a table."""
        for entry in accepted.entries:
            self.metrics.entry(after.table.game, entry.fact.word())

    @property
    def is_busy(self) -> bool:
        """Whether so many are being answered that answers should be short."""
        return self._at_work > BUSY

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """While somebody is being answered: the bot does not leave in the middle."""
        self._at_work += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._at_work -= 1
            if not self._at_work:
                self._idle.set()

    async def close(self) -> None:
        """Finish what is running, then leave. May be called twice."""
        if self.is_closed():
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._idle.wait()
        self.is_leaving = True
        await self.service.drain()
        await self.delivery.drain()
        self.delivery.close()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self._monitor.close()
        await super().close()
        await self.service.drain()
        await self._store.close()
        await asyncio.to_thread(self._painters.shutdown)
        self._pulse.stop()

    async def _sync(self) -> None:
        """Register the commands when they changed; a failure here never stops running games."""
        translator = self.tree.translator
        payload = (
            [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
            if translator
            else []
        )
        digest = sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        try:
            if await self.service.note("commands") == f"{self.application_id} {digest}":
                return
            await self.tree.sync()
            await self.service.set_note("commands", f"{self.application_id} {digest}")
        except (discord.DiscordException, StoreFailed, *OFFLINE) as error:
            log.error("The commands could not be registered, the old ones stay: %s", error)
            return
        log.info("Commands registered")


def _parse_click(parse: Callable[[Any], None], data: dict[str, Any]) -> None:
    """Hand an interaction to discord.py without what nobody looks at."""
    forget_controls(data)
    parse(data)


def _log_crash(task: asyncio.Task[None]) -> None:
    """Tell the operator of a task that should have gone on."""
    if not task.cancelled() and (error := task.exception()) is not None:
        report(f"the task {task.get_name()!r} has ended", error)


def release() -> str:
    """Name what this program shows: when its words, games or presentation change, messages are compared again."""
    digest = sha256()
    for folder in ("bot/present", "games", "locales"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in {".py", ".ftl", ".toml", ".svg"}:
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def late_suggestions(record: logging.LogRecord) -> bool:
    """Let one line tell of suggestions that came too late for somebody still typing, in place of a traceback."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        record.exc_info, record.exc_text = None, None
        record.levelno, record.levelname = logging.INFO, "INFO"
        record.msg, record.args = "Suggestions came too late", ()
        return log.isEnabledFor(logging.INFO)
    return True


def point_elsewhere(settings: Settings) -> None:
    """Send REST and gateway to the addresses of the settings, when there are any; before the client logs in."""
    if settings.discord_api_url is not None:
        http.Route.BASE = str(settings.discord_api_url).rstrip("/")
    if settings.discord_gateway_url is not None:
        gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(str(settings.discord_gateway_url))
