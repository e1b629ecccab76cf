"""A channel with a table: whose turn it is, its messages, and moves by pressing controls."""

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
from tests.e2e.player import DM, REPLACED, answers, fill_in

_NUMBER = count(1)
NEWEST = "FROM tables WHERE channel = ? ORDER BY opened DESC LIMIT 1"
STUCK = 10.0
"""Seconds without a new step after which earlier steps are tried again."""


class Room:
    """A table in a channel of its own.

    Attributes:
        channel: the channel's id.
        players: the players, host first.
    """

    def __init__(self, evening: Evening, channel: str, *players: Person) -> None:
        self.evening = evening
        self.channel = channel
        self.players = list(players)
        self._chance = random.Random("room")

    @classmethod
    async def open(
        cls, evening: Evening, *players: Person, game: str = "tunhell", start: bool = True, channel: str = "", server=0
    ) -> "Room":
        """Create a channel where the first player opens a table, the others join, and the game starts."""
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

    # The database.

    def ask(self, sql: str, *values: object) -> list[tuple]:
        """Query the bot's database."""
        return self.evening.ask(sql, *values)

    def write(self, sql: str, *values: object) -> None:
        """Change the bot's database while the bot is not running."""
        db = sqlite3.connect(self.evening.database, timeout=5)
        try:
            with db:
                db.execute(sql, values)
        finally:
            db.close()

    def public_first(self) -> str:
        """The id of the first public message here."""
        return str(self.players[0].public(self.channel)[0]["id"])

    @property
    def id(self) -> str:
        """The id of the newest table here."""
        return self.ask(f"SELECT id {NEWEST}", int(self.channel))[0][0]

    @property
    def phase(self) -> str:
        return self.ask(f"SELECT phase {NEWEST}", int(self.channel))[0][0]

    @property
    def moves(self) -> int:
        return self.ask(f"SELECT moves {NEWEST}", int(self.channel))[0][0]

    @property
    def untold(self) -> int:
        """Return the number of pending deliveries."""
        return self.ask(f"SELECT count(*) FROM outbox WHERE table_id = (SELECT id {NEWEST})", int(self.channel))[0][0]

    async def quiet(self, patience: float = 120.0) -> None:
        """Wait until all deliveries are made and seen; Discord may delay edits of old messages by 20 seconds."""
        await until(lambda: not self.untold, patience)
        await self.evening.seen()

    async def played(self, moves: int) -> None:
        """Wait until `moves` moves are stored and delivered."""
        await until(lambda: self.moves >= moves)
        await self.quiet()

    # Messages.

    def boards(self, reader: Person | None = None) -> list[Json]:
        """Return the lobbies and boards with controls, oldest first; calls have two buttons and do not count."""
        found = [one for one in (reader or self.players[0]).public(self.channel) if len(list(controls(one))) > 2]
        return self._mine(found)

    def board(self, reader: Person | None = None) -> Json:
        """Return the current board or lobby."""
        return self.boards(reader)[-1]

    def calls(self, reader: Person | None = None) -> list[Json]:
        """Return the messages that call somebody."""
        return [one for one in (reader or self.players[0]).public(self.channel) if "<@" in text_of(one)]

    def hand(self, player: Person) -> Json | None:
        """Return a player's private message for this table."""
        private = [one["id"] for one in player.channels.values() if one["type"] == DM]
        found = [each for channel in private for each in player.messages(channel) if not each["flags"] & 64]
        return next(reversed(self._mine(found)), None)

    def control(self, message: Json, action: ControlAction) -> str:
        """Return the custom id of the only control in a message with this action."""
        known = [(one["custom_id"], parse(one["custom_id"])) for one in controls(message)]
        return next(custom for custom, control in known if control is not None and control.action is action)

    async def described(self, reader: Person) -> str:
        """Return the description of the table."""
        return told(await self.press(reader, ControlAction.DESCRIBE))

    def state(self) -> core.State:
        """Return the stored position of the table."""
        game, state = self.ask(
            "SELECT game, state FROM positions JOIN tables ON id = table_id WHERE table_id = ?"
            " ORDER BY positions.n DESC LIMIT 1",
            self.id,
        )[0]
        return GAMES[game].codec.load(state)

    def ticket(self, player: Person) -> int:
        """Return the ticket of a player's current question."""
        seats = dict(self.ask("SELECT person, seat FROM seats WHERE table_id = ?", self.id))
        return core.ticket(self.state(), seats[int(player.id)])

    @property
    def mover(self) -> Person:
        """Return the person to move, as stored."""
        now = core.decision(self.state())
        assert now is not None, "the game is over"
        seats = dict(self.ask("SELECT seat, person FROM seats WHERE table_id = ?", self.id))
        return next(one for one in self.players if int(one.id) == seats[next(iter(now.asks))])

    async def asked(self) -> Person:
        """Return the person to move, once everything is delivered and the board agrees."""
        await self.quiet()
        asked = self.mover
        name = f" {asked.me['global_name']} "
        await self.players[0].wait_for(lambda: name in f"{text_of(self.board()).partition(chr(10))[0]} ")
        return asked

    async def leave(self, player: Person) -> Outcome:
        """Leave the game with the command, and confirm it; return what asks for the confirmation."""
        asked = await player.run("game leave", self.channel)
        assert asked.message is not None, "the question is a message"
        await player.press_id(asked.message["id"], self.control(asked.message, ControlAction.LEAVE))
        return asked

    async def idle(self) -> Person:
        """Return a person at the table who is not to move."""
        asked = await self.asked()
        return next(one for one in self.players if one is not asked)

    # Actions.

    async def press(self, player: Person, action: ControlAction, message: Json | None = None) -> Outcome:
        """Press an action's control in a message (by default the board), or in the menu behind *More*."""
        if message is None:
            await player.wait_for(lambda: self.boards(player))
            message = self.board(player)
        here = {one.action for each in controls(message) if (one := parse(each["custom_id"])) is not None}
        if action not in here and ControlAction.MENU in here:
            message = (await self.press(player, ControlAction.MENU, message)).message
            assert message is not None, "the menu is a message"
        for menu in menus(message):
            if action in {line["value"] for line in menu["options"]}:
                return await player.choose(message, action, menu=menu["custom_id"])
        return await player.press_id(message["id"], self.control(message, action))

    async def blocked(self, player: Person) -> Json | None:
        """Return the explanation of blocked moves, or of the question if none is blocked."""
        page = (await self.press(player, ControlAction.ASKED)).message
        ids = [one["custom_id"] for one in buttons(page)] if page is not None else []
        why = next((one for one in ids if parse(one).action is ControlAction.WHY), None)
        return page if why is None else (await player.press_id(page["id"], why)).message

    async def seat_computer(self, player: Person, value: str = "normal") -> Outcome:
        """Choose an entry in the lobby's menu of computer players: a level to add, or a player to remove."""
        await player.wait_for(lambda: self.boards(player))
        lobby = self.board(player)
        return await player.choose(lobby, value, menu=menus(lobby)[0]["custom_id"])

    async def arrange(self, player: Person, *chosen: str, form: ControlAction = ControlAction.ARRANGE) -> Outcome:
        """Open a form of the lobby, choose some values in it, each in the field that offers it, and submit it."""
        opened = await self.press(player, form)
        assert opened.modal is not None, "it is a form"
        fields = [label["component"] for label in opened.modal["components"]]
        places = {option["value"]: field["custom_id"] for field in fields for option in field["options"]}
        return await player.submit(opened, **{places[value]: value for value in chosen})

    async def move(self, player: Person, source: Callable[[], Json | None] | None = None) -> int:
        """Make one whole move in the private message, or another one; return the number of moves."""
        look = source or (lambda: self.hand(player))
        before, tried, patience = self.moves, set[tuple[int, str]](), 6

        def untried() -> list[tuple[Json, Json]]:
            message = look()
            found = answers(message) if message is not None else []
            return [(message, one) for one in found if (one["type"], one["custom_id"]) not in tried]

        while True:
            try:
                await until(lambda: self.moves > before or untried(), STUCK)
            except TimeoutError:  # a late picture may have reset the choice
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
                if refused.code not in REPLACED:  # the message has changed meanwhile: look again
                    raise

    async def make_moves(self, count: int) -> None:
        """Let the players move in turn until this many more moves have been made."""
        wanted = self.moves + count
        while self.moves < wanted:
            await self.move(await self.asked())
        await self.quiet()

    def _mine(self, messages: list[Json]) -> list[Json]:
        """Return the messages with a control of the newest table here."""
        found = [(message["id"], parse(one["custom_id"])) for message in messages for one in controls(message)]
        known = [(message, control.table) for message, control in found if control is not None]
        table = self.id if known else ""
        mine = {message for message, named in known if named == table}
        return [message for message in messages if message["id"] in mine]


def newest_private(person: Person, channel: str) -> Json | None:
    """Return the latest message in a channel with a question that only this person sees."""
    return next((one for one in reversed(person.ephemerals(channel)) if answers(one)), None)


async def tap(player: Person, message: Json, control: Json, chance: random.Random) -> None:
    """Press a button, or choose at random in a menu."""
    if "options" not in control:
        outcome = await fill_in(player, await player.press_id(message["id"], control["custom_id"]), chance)
    else:
        lines = [line["value"] for line in control["options"]]
        least, most = control.get("min_values", 1), min(control.get("max_values", 1), len(lines))
        picked = chance.sample(lines, chance.randint(max(least, 1), most))
        outcome = await player.choose(message, *picked, menu=control["custom_id"])
    assert outcome.state == "done", outcome


async def close_as_moderator(person: Person, channel: str) -> None:
    """End the table of a channel as a moderator, although others have a claim on its game."""
    await person.ask("moderator", on=True)
    sure = (await person.run("game close", channel)).message
    await person.press(sure, "Yes, close the table")
    await person.ask("moderator", on=False)


async def new_channel(somebody: Person, server: int = 0) -> str:
    """Create a channel on server 0 (English) or 1 (French, created on first use)."""
    if server and len(somebody.guilds) == 1:
        await somebody.admin("guild_create", name="La Galerie", locale="fr")
        await somebody.wait_for(lambda: len(somebody.guilds) > server)
    guild = list(somebody.guilds)[server]
    made = await somebody.ask("channel_create", guild=guild, name=f"table {next(_NUMBER)}")
    return str(made["channel"]["id"])


def told(outcome: Outcome) -> str:
    """Return the text that answered an interaction."""
    return text_of(outcome.message) if outcome.message is not None else ""


async def heard(person: Person, outcome: Outcome) -> str:
    """Return the private text that answered an interaction, at once or after a silent acknowledgement."""
    message = outcome.message
    if message is None or (message["flags"] & 64 and int(message["id"]) > int(outcome.id)):
        return told(outcome)
    return text_of(
        await person.wait_message(
            message["channel_id"], lambda one: bool(one["flags"] & 64) and int(one["id"]) > int(outcome.id)
        )
    )


def button_labels(message: Json) -> dict[str, bool]:
    """Return the labels of a message's buttons, and whether they are enabled."""
    return {one.get("label", ""): not one.get("disabled") for one in buttons(message)}
