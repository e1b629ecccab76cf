"""A channel with a table in it, as tests use it: who is asked, what stands where, and moves made by tapping."""

import random
import sqlite3
from collections.abc import Callable
from itertools import count

from bot.ids import ControlAction, parse
from games import core
from games.registry import GAMES
from playground.jsontypes import Json
from playground.person import Outcome, Person, RefusedError
from playground.readable import buttons, controls, menus, text_of
from tests.e2e.evening import Evening, live, says, until
from tests.e2e.player import DM, REPLACED, answers

_NUMBER = count(1)
STUCK = 10.0
"""Seconds without a step to take, after which steps are tried that were tried before."""


class Room:
    """A table in a channel of its own.

    Attributes:
        channel: the channel's id.
        players: who sits at the table, the host first.
    """

    def __init__(self, evening: Evening, channel: str, *players: Person) -> None:
        self.evening = evening
        self.channel = channel
        self.players = list(players)
        self._chance = random.Random(channel)

    @classmethod
    async def open(
        cls, evening: Evening, *players: Person, game: str = "tunhell", start: bool = True, channel: str = "", server=0
    ) -> "Room":
        """A new channel where the first of these opens a table, the others join, and the game begins."""
        host = players[0]
        channel = channel or await new_channel(host, server)
        outcome = await host.run("game new", channel, game=game)
        assert outcome.state == "done", outcome
        room = cls(evening, channel, *players)
        await host.wait_message(channel, live)
        for player in players[1:]:
            await room.press(player, ControlAction.JOIN)
            await host.wait_message(channel, says(player.me["global_name"]))
        if start:
            await room.press(host, ControlAction.START)
            await host.wait_for(lambda: room.phase == "playing")
            await room.asked()
        return room

    # What the database says.

    def ask(self, sql: str, *values: object) -> list[tuple]:
        """Look into the bot's database."""
        return self.evening.ask(sql, *values)

    def write(self, sql: str, *values: object) -> None:
        """Change the bot's database while it is not running."""
        db = sqlite3.connect(self.evening.database, timeout=5)
        try:
            with db:
                db.execute(sql, values)
        finally:
            db.close()

    def public_first(self) -> str:
        """The id of the first message everybody sees here."""
        return str(self.players[0].public(self.channel)[0]["id"])

    @property
    def id(self) -> str:
        """The id of the newest table here."""
        return self.ask("SELECT id FROM tables WHERE channel = ? ORDER BY opened DESC LIMIT 1", int(self.channel))[0][0]

    @property
    def phase(self) -> str:
        return self.ask("SELECT phase FROM tables WHERE id = ?", self.id)[0][0]

    @property
    def moves(self) -> int:
        return self.ask("SELECT moves FROM tables WHERE id = ?", self.id)[0][0]

    @property
    def untold(self) -> int:
        """How much is still to be delivered."""
        return self.ask("SELECT count(*) FROM outbox WHERE table_id = ?", self.id)[0][0]

    async def quiet(self, patience: float = 120.0) -> None:
        """Wait until all is delivered and seen; edits of messages over an hour old may be held back for 20 seconds."""
        await until(lambda: not self.untold, patience)
        await self.evening.seen()

    async def played(self, moves: int) -> None:
        """Wait until so many moves are written down, and everything about them is told."""
        await until(lambda: self.moves >= moves)
        await self.quiet()

    # What stands where.

    def boards(self, reader: Person | None = None) -> list[Json]:
        """The lobbies and boards that can be pressed, oldest first; a call has two buttons and is none."""
        found = (reader or self.players[0]).public(self.channel)
        return [one for one in found if self._is_mine(one) and len(list(controls(one))) > 2]

    def board(self, reader: Person | None = None) -> Json:
        """The board or lobby as it stands."""
        return self.boards(reader)[-1]

    def calls(self, reader: Person | None = None) -> list[Json]:
        """The messages that call somebody."""
        return [one for one in (reader or self.players[0]).public(self.channel) if "<@" in text_of(one)]

    def hand(self, player: Person) -> Json | None:
        """The private message of a player for this table."""
        private = [one["id"] for one in player.channels.values() if one["type"] == DM]
        found = [each for channel in private for each in player.messages(channel) if not each["flags"] & 64]
        return next((one for one in reversed(found) if self._is_mine(one)), None)

    def control(self, message: Json, action: ControlAction) -> str:
        """The custom id of the one control in a message that does this."""
        known = [(one["custom_id"], parse(one["custom_id"])) for one in controls(message)]
        return next(custom for custom, control in known if control is not None and control.action is action)

    async def described(self, reader: Person) -> str:
        """The table in words."""
        return told(await self.press(reader, ControlAction.DESCRIBE))

    def state(self) -> core.State:
        """The position of the table, as it is written down."""
        game, state = self.ask(
            "SELECT game, state FROM positions JOIN tables ON id = table_id WHERE table_id = ?"
            " ORDER BY positions.n DESC LIMIT 1",
            self.id,
        )[0]
        return GAMES[game].codec.load(state)

    def ticket(self, player: Person) -> int:
        """What the controls of a player's present question carry."""
        seats = dict(self.ask("SELECT person, seat FROM seats WHERE table_id = ?", self.id))
        return core.ticket(self.state(), seats[int(player.id)])

    @property
    def mover(self) -> Person:
        """Who is to move, as it is written down."""
        now = core.decision(self.state())
        assert now is not None, "the game is over"
        seats = dict(self.ask("SELECT seat, person FROM seats WHERE table_id = ?", self.id))
        return next(one for one in self.players if int(one.id) == seats[next(iter(now.asks))])

    async def asked(self) -> Person:
        """Who is to move, once everything is told and the board says so too."""
        await self.quiet()
        asked = self.mover
        name = f" {asked.me['global_name']} "
        await self.players[0].wait_for(lambda: name in f"{text_of(self.board()).partition(chr(10))[0]} ")
        return asked

    async def idle(self) -> Person:
        """Somebody at the table who is not to move."""
        asked = await self.asked()
        return next(one for one in self.players if one is not asked)

    # What is done.

    async def press(self, player: Person, action: ControlAction, message: Json | None = None) -> Outcome:
        """Press the control of an action, of the board when no message is given, or the one behind *More*."""
        if message is None:
            await player.wait_for(lambda: self.boards(player))
            message = self.board(player)
        here = {one.action for each in controls(message) if (one := parse(each["custom_id"])) is not None}
        if action not in here and ControlAction.MENU in here:
            message = (await self.press(player, ControlAction.MENU, message)).message
            assert message is not None, "the menu is a message"
        return await player.press_id(message["id"], self.control(message, action))

    async def blocked(self, player: Person) -> Json | None:
        """What a player is told of blocked moves beside what they are asked; while none is, what they are asked."""
        page = (await self.press(player, ControlAction.ASKED)).message
        ids = [one["custom_id"] for one in buttons(page)] if page is not None else []
        why = next((one for one in ids if parse(one).action is ControlAction.WHY), None)
        return page if why is None else (await player.press_id(page["id"], why)).message

    async def seat_computer(self, player: Person, value: str = "normal") -> Outcome:
        """Choose a line of the lobby's menu of computer players: a level to add, or one to remove."""
        await player.wait_for(lambda: self.boards(player))
        lobby = self.board(player)
        return await player.choose(lobby, value, menu=self.control(lobby, ControlAction.COMPUTER))

    async def arrange(self, player: Person, value: str) -> Outcome:
        """Choose a value in the panel of the lobby's options."""
        panel = (await self.press(player, ControlAction.ARRANGE)).message
        assert panel is not None, "the panel is a message"
        menu = next(one for one in menus(panel) if value in [line["value"] for line in one["options"]])
        return await player.choose(panel, value, menu=menu["custom_id"])

    async def move(self, player: Person, source: Callable[[], Json | None] | None = None) -> int:
        """Make one whole move by taps on the private message, or on another one; returns the number of moves."""
        look = source or (lambda: self.hand(player))
        before, tried, patience = self.moves, set[tuple[int, str]](), 6

        def untried() -> list[tuple[Json, Json]]:
            message = look()
            found = answers(message) if message is not None else []
            return [(message, one) for one in found if (one["type"], one["custom_id"]) not in tried]

        while True:
            try:
                await until(lambda: self.moves > before or untried(), STUCK)
            except TimeoutError:  # a picture on its way when a tap was made may have put the first step back
                patience -= 1
                tried.clear()
                if not patience:
                    raise
            if self.moves > before:
                return self.moves
            if not (found := untried()):
                continue
            tried |= {(one["type"], one["custom_id"]) for _, one in found}
            try:
                await tap(player, *self._chance.choice(found), self._chance)
            except RefusedError as refused:
                if refused.code not in REPLACED:  # the message has changed under the finger: look again
                    raise

    async def make_moves(self, count: int) -> None:
        """Let the players move in turn until so many moves more have been made."""
        wanted = self.moves + count
        while self.moves < wanted:
            await self.move(await self.asked())
        await self.quiet()

    def _is_mine(self, message: Json) -> bool:
        known = [parse(one["custom_id"]) for one in controls(message)]
        return any(one is not None and one.table == self.id for one in known)


def newest_private(person: Person, channel: str) -> Json | None:
    """The latest message in a channel that only this person sees and that asks something."""
    return next((one for one in reversed(person.ephemerals(channel)) if answers(one)), None)


async def tap(player: Person, message: Json, control: Json, chance: random.Random) -> None:
    """Press a button, or choose by chance in a menu."""
    if "options" not in control:
        outcome = await player.press_id(message["id"], control["custom_id"])
    else:
        lines = [line["value"] for line in control["options"]]
        least, most = control.get("min_values", 1), min(control.get("max_values", 1), len(lines))
        picked = chance.sample(lines, chance.randint(max(least, 1), most))
        outcome = await player.choose(message, *picked, menu=control["custom_id"])
    assert outcome.state == "done", outcome


async def close_as_moderator(person: Person, channel: str) -> None:
    """Close the table of a channel although others have a claim on its game."""
    await person.ask("moderator", on=True)
    sure = (await person.run("game close", channel)).message
    await person.press(sure, "Yes, close the table")
    await person.ask("moderator", on=False)


async def new_channel(somebody: Person, server: int = 0) -> str:
    """A fresh channel; server 0 speaks English, 1 French, and is there once it was asked for."""
    if server and len(somebody.guilds) == 1:
        await somebody.admin("guild_create", name="La Galerie", locale="fr")
        await somebody.wait_for(lambda: len(somebody.guilds) > server)
    guild = list(somebody.guilds)[server]
    made = await somebody.ask("channel_create", guild=guild, name=f"table {next(_NUMBER)}")
    return str(made["channel"]["id"])


def told(outcome: Outcome) -> str:
    """What an interaction was answered with."""
    return text_of(outcome.message) if outcome.message is not None else ""


async def heard(person: Person, outcome: Outcome) -> str:
    """What somebody alone was told in answer: at once, or after a click that was acknowledged without a word."""
    message = outcome.message
    if message is None or (message["flags"] & 64 and int(message["id"]) > int(outcome.id)):
        return told(outcome)
    return text_of(
        await person.wait_message(
            message["channel_id"], lambda one: bool(one["flags"] & 64) and int(one["id"]) > int(outcome.id)
        )
    )


def button_labels(message: Json) -> dict[str, bool]:
    """The labels of a message's buttons, and whether they can be pressed."""
    return {one.get("label", ""): not one.get("disabled") for one in buttons(message)}
