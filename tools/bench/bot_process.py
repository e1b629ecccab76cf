"""The measured bot in a process of its own, controlled by lines of JSON on standard input.

`python -m tools.bench.bot_process idle` is a bot that only acknowledges; `porion FOLDER` is Porion.
Its settings come from the environment, so that it finds the server.
"""

import asyncio
import cProfile
import json
import os
import pstats
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from time import process_time
from typing import Any

import discord
import discord.gateway
import discord.http
import yarl
from discord import app_commands, ui

from bot.app import RecentInteractions
from bot.discord_io import transport
from bot.discord_io.client import Porion
from bot.ids import ControlAction, ControlId
from bot.model import Table
from bot.present.controls import steps_of, token_for
from bot.present.controls.buttons import follow
from bot.service.computers import task_for
from bot.settings import Settings
from bot.store import SqliteStore
from bot.tables import Limits
from bot.tables.deal import Start
from bot.tables.seats import Join
from bot.workers import new_event_loop
from bot.workers.think import think
from games.core import NORMAL, STRONG, Choice, OneOf, Seat
from tools.bench.costs import Costs, counting
from tools.bench.stations import Marks, noting

PROFILE = "PORION_BENCH_PROFILE"
"""The environment variable that names a file for a profile of the time between `begin` and `spent`."""


class Idle(discord.Client):
    """A bot that only acknowledges: the cost of discord.py and the server for any bot.

    Its second button replaces the message by one as large as a hand: the cost of that for any bot.
    """

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.0)
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="idle", description="Answer with a word and a button")(self._answer)

    async def _answer(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=prepared(), ephemeral=True)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Acknowledge a click, or answer it with the prepared message."""
        if interaction.type is discord.InteractionType.component:
            if (interaction.data or {}).get("custom_id") == "nothing":
                await interaction.response.defer()
            else:
                await interaction.response.edit_message(view=prepared())

    async def setup_hook(self) -> None:
        """Register the one command."""
        await self.tree.sync()


def prepared() -> ui.LayoutView:
    """Return a message with the words and controls of a hand."""
    view = ui.LayoutView(timeout=None)
    rows = [
        ui.ActionRow(*(ui.Button(label=f"Choice {row} {column}", custom_id=f"{row}-{column}") for column in range(5)))
        for row in range(2)
    ]
    last = ui.ActionRow(*(ui.Button(label=name, custom_id=name) for name in ("nothing", "show")))
    view.add_item(ui.Container(*(ui.TextDisplay("Words of a hand. " * 12) for _ in range(3)), *rows, last))
    view.stop()
    return view


class Questions:
    """The questions that the benchmark can send to the bot: one method each, which returns the answer."""

    def __init__(self, bot: Porion | None, marks: Marks) -> None:
        self.bot, self._counting = bot, ExitStack()
        self._began, self._costs = 0.0, Costs()
        self._marks = marks
        self._thinking: list[asyncio.Task[None]] = []
        self._thoughts = 0
        self._profile = cProfile.Profile() if os.environ.get(PROFILE) else None

    async def begin(self, counts: bool = False) -> None:
        """Start measuring processor time and, if `counts`, loads, parses, writes and requests."""
        if counts:
            self._costs = self._counting.enter_context(counting())
        self._marks.clear()
        self._began = process_time()
        if self._profile is not None:
            self._profile.enable()

    async def spent(self) -> dict[str, float]:
        """Return the processor seconds of this process since `begin`, and the counts."""
        seconds = process_time() - self._began
        if self._profile is not None:
            self._profile.disable()
            _write_down(self._profile)
            self._profile = cProfile.Profile()
        self._counting.close()
        return {"seconds": seconds, **asdict(self._costs)}

    async def passed(self) -> Marks:
        """Return, by interaction, when each click since `begin` passed each station."""
        return self._marks

    async def table_in(self, channel: str) -> dict[str, Any] | None:
        """Return the table of a channel: its id, whether it is in play, its number of moves, and its board message."""
        table = await self._porion.app.service.queries.table_in(int(channel))
        board = str(table.board.message) if table is not None and table.board is not None else ""
        return table and {"id": table.id, "is_live": table.phase.live, "moves": table.moves, "board": board}

    async def moves(self, table: str) -> int | None:
        """Return the number of moves of a table; None if there is no such table."""
        found = await self._porion.app.service.queries.table(table)
        return None if found is None else found.moves

    async def open(
        self, guild: str, channels: Sequence[str], people: Mapping[str, str], is_begun: bool = True
    ) -> list[str]:
        """Open a table for these people in each channel, begin the game if `is_begun`, and return the tables' ids."""
        service, opened = self._porion.app.service, []
        met = [await service.people.meet(int(one), name, "en-GB", int(guild)) for one, name in people.items()]
        for channel in channels:
            table = await service.openings.open("tunhell", int(guild), int(channel), met[0], "en")
            for person in met[1:]:
                await service.execute(table.id, Join(person))
            if is_begun:
                await service.execute(table.id, Start(met[0]))
            opened.append(table.id)
        return opened

    async def told(self) -> None:
        """Wait until all due deliveries are sent, late pictures included."""
        bot, sql = self._porion.app, "SELECT count(*) FROM outbox WHERE due <= ?"
        await bot.load.idle.wait()  # acknowledged commands may still be running
        while await bot.service.store.read_by_key(  # noqa: ASYNC110 - no event tells
            lambda unit: unit.db.execute(sql, (bot.service.clock(),)).fetchone()[0]  # type: ignore[attr-defined]  # SQLite's
        ):
            await asyncio.sleep(0.02)
        while bot.delivery.messages.under_way:  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0.02)

    async def oldest(self) -> float:
        """Return the age in seconds of the oldest due delivery; 0 if there is none."""
        bot, sql = self._porion.app, "SELECT min(due) FROM outbox WHERE due <= ?"
        now = bot.service.clock()
        (due,) = await bot.service.store.read_by_key(lambda unit: unit.db.execute(sql, (now,)).fetchone())  # type: ignore[attr-defined]  # SQLite's
        return 0.0 if due is None else now - due

    async def hold_to(self, part: float, is_all_counted: bool) -> None:
        """Limit requests to a share of Discord's limit; if `is_all_counted`, never edit through interactions."""
        transport.ALTOGETHER = int(transport.ALTOGETHER * part)
        if is_all_counted:

            async def edit(*_: object) -> None:
                return None

            RecentInteractions.edit = edit  # type: ignore[assignment]  # the same, without doing it

    async def think(self, tables: Sequence[str]) -> None:
        """Start computer players that think at each of these tables repeatedly, strong and normal ones in turn.

        Return when each of them has made one decision, so that their processes have started.
        """
        self._thoughts = 0
        for number, table in enumerate(tables):
            level = (STRONG, NORMAL)[number % 2]
            self._thinking.append(asyncio.create_task(self._think(table, level), name=f"thinking {table}"))
        while self._thoughts < len(tables):  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0.05)

    async def rest(self) -> int:
        """Stop the thinking computer players; return the number of decisions they made."""
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        self._thinking.clear()
        return self._thoughts

    async def hands(self, tables: Sequence[str]) -> list[list[str]]:
        """Return a press of "My hand" at each table: person, message and custom id."""
        return [[*self._hand(await self._table(one), Seat(0)), f"porion:hand:{one}::"] for one in tables]

    async def starts(self, tables: Sequence[str]) -> list[list[str]]:
        """Return a press that begins the game at each table, in its channel: person, message and custom id."""
        found = [await self._table(one) for one in tables]
        boards = [(table, table.board) for table in found if table.board is not None]
        return [
            [str(table.host), str(board.message), str(ControlId(ControlAction.START, table.id))]
            for table, board in boards
        ]

    async def taps(self, tables: Sequence[str]) -> list[list[str]]:
        """Return a press that completes a move at each table, leaving out tables where no single press does."""
        return [tap for one in tables if (tap := await self._tap(one)) is not None]

    async def steps(self, tables: Sequence[str]) -> list[list[str]]:
        """Return a press of the first step of a longer choice at each table, or of "My hand" if there is none."""
        return [await self._first_step(one) for one in tables]

    async def waiting(self, table: str) -> list[int]:
        """Return the awaited seats of a table."""
        return list((await self._porion.app.service.queries.view_for(table, None)).waiting)

    async def _think(self, table_id: str, level: str) -> None:
        found = await self._porion.app.service.queries.state_of(table_id)
        assert found is not None, "it is in play"
        table, state = found
        seat = next(iter((await self._porion.app.service.queries.view_for(table_id, None)).waiting))
        while True:
            await self._porion.app.service.computers._pool.run(think, task_for(table, state, seat, level))
            self._thoughts += 1

    async def _tap(self, table_id: str) -> list[str] | None:
        table, service = await self._table(table_id), self._porion.app.service
        waiting = (await service.queries.view_for(table_id, None)).waiting if table.phase.live else ()
        if not waiting or table.occupants[waiting[0]].person is None:
            return None
        offer = (await service.queries.view_for(table_id, waiting[0])).offer
        assert offer is not None, "a player who is asked has an offer"
        assert isinstance(offer.shape, OneOf), "Tunhell asks for one of several"
        token = token_for(steps_of(offer.shape.choices[0]))
        return [*self._hand(table, waiting[0]), f"porion:step:{table_id}:{offer.ticket}:{token}"]

    async def _first_step(self, table_id: str) -> list[str]:
        table, service = await self._table(table_id), self._porion.app.service
        seat = (await service.queries.view_for(table_id, None)).waiting[0]
        offer = (await service.queries.view_for(table_id, seat)).offer
        assert offer is not None, "a player who is asked has an offer"
        for choice in getattr(offer.shape, "choices", ()):
            path = (token_for(steps_of(choice)[:1]),)
            if not isinstance(follow(offer, path), Choice):
                return [*self._hand(table, seat), f"porion:step:{table_id}:{offer.ticket}:{path[0]}"]
        return [*self._hand(table, seat), f"porion:hand:{table_id}::"]

    def _hand(self, table: Table, seat: Seat) -> tuple[str, str]:
        hand = table.hand(seat)
        assert hand is not None, "hands are shown before anything is measured"
        return str(table.occupants[seat].person), str(hand.message)

    async def _table(self, table_id: str) -> Table:
        table = await self._porion.app.service.queries.table(table_id)
        assert table is not None, "it was opened"
        return table

    @property
    def _porion(self) -> Porion:
        assert self.bot is not None, "only Porion knows tables"
        return self.bot


def _write_down(profile: cProfile.Profile) -> None:
    with Path(os.environ[PROFILE]).open("a") as out:
        for order in ("tottime", "cumtime"):
            pstats.Stats(profile, stream=out).sort_stats(order).print_stats(100)


async def answer(questions: Questions) -> None:
    """Answer the questions on standard input until it ends."""
    lines = asyncio.StreamReader(limit=1 << 24)
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while line := await lines.readline():
        asked = json.loads(line)
        result = await getattr(questions, asked["what"])(**asked["with"])
        print(json.dumps(result), flush=True)


async def main(kind: str, folder: Path | None) -> None:
    """Run the bot of this kind until standard input ends."""
    environment = os.environ
    discord.http.Route.BASE = environment["DISCORD_API_URL"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(environment["DISCORD_GATEWAY_URL"])
    with noting() as marks:
        await live(folder, marks)


async def live(folder: Path | None, marks: Marks) -> None:
    """Run Porion and record the stations that clicks pass."""
    bot: Idle | Porion = Idle()
    if folder is not None:
        database = folder / "porion.sqlite"
        settings = Settings.model_validate(
            {"PORION_DATABASE": database, "PORION_COMPUTER_PAUSE": 0, "PORION_EMOJIS": "off", "PORION_BUDGET": 100}
        )
        store = await SqliteStore.open(database)
        bot = Porion(settings, store, Limits(per_person=10_000, per_server=10_000, repost_after=0))
        bot.app.warm_up()
    life = asyncio.create_task(bot.start(os.environ["DISCORD_TOKEN"]))
    try:
        await answer(Questions(bot if isinstance(bot, Porion) else None, marks))
    finally:
        await bot.close()
        await life


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(main(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None))
