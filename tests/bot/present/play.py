"""Random games for the presenters: every reader's view of every position."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.ids import ControlAction, parse
from bot.model import Occupant, Phase, Table
from bot.post import Post
from bot.tables.view import TableView
from games import core
from games.core import Deal, Dice, EventKinds, Game, Number, Say, Seat, State, say
from games.registry import GAMES
from locales import Locale
from tests.lantern import GAME
from tests.looking import look

PLAIN = ("Mira", "Odo", "Zoé", "Bärbel")
WILD = (
    "*_~`||@everyone||`~_*<@1><#2>[x](",
    "https://discord.gg/porion_is_fun",
    "ﷺ" * 32,
    "```\n# \u202e-# @here <t:0:R> </a:1>",
)
"""Names as hostile as Discord allows."""
STORY = tuple(say("lantern-lit", seat=n % 3, gallery=n) for n in range(1, 20))
"""Events of a game of Lantern, oldest first."""


def table_of(game: Game, seats: int, names: tuple[str, ...], locale: Locale = "en") -> Table:
    """Return a table with a running game."""
    occupants = tuple(Occupant(names[i], 2**63 - 1 - i) for i in range(seats))
    return Table("abcdefghij", game.id, 2**63 - 1, 2**63 - 2, 2**63 - 1, locale, Phase.PLAYING, occupants=occupants)


def set_kinds(monkeypatch: pytest.MonkeyPatch, *, reveals: str = "", scored: str = "") -> None:
    """Let a log event of Lantern reveal something, or another tell of points, for the duration of a test."""
    kinds = EventKinds(reveals=frozenset({reveals}), scored=frozenset({scored}))
    monkeypatch.setitem(GAMES, "lantern", replace(GAME, events=kinds))


def positions(game: Game, seats: int, seed: str, **options: str) -> Iterator[tuple[State, tuple[Say, ...]]]:
    """Yield every position of a random game with the public events up to it."""
    dice, story = Dice(seed), []
    state = game.begin(Deal(seats, seed, options))
    while True:
        story += [event.say for event in state.told if event.to is None]
        yield state, tuple(story[-30:])
        if (now := core.decision(state)) is None:
            return
        seat = dice.pick(tuple(now.asks))
        state = core.apply(state, seat, core.at_random(state, seat, dice))


def glances(table: Table, state: State, story: tuple[Say, ...]) -> Iterator[TableView]:
    """Yield the public view and each seat's view of a position."""
    if core.decision(state) is None:
        table = replace(table, phase=Phase.OVER)
    for seat in (None, *map(Seat, range(state.seats))):
        told = tuple(event.say for event in state.told if event.to is not None and event.to == seat)
        yield look(table, state, seat, story, told)


def imagined(game: Game, state: State, seed: str) -> State:
    """Return a position that looks the same to everyone, with secrets re-dealt and sealed answers replaced."""
    return replace_told(game.imagine(state, None, Dice(seed)), state)


def replace_told(other: State, state: State) -> State:
    """Return the imagined position with the same public events as the real one."""
    other.told = [event for event in state.told if event.to is None]
    return other


def begun(*bids: int) -> State:
    """Return a game of Lantern at the first bid, with the first seats' bids given."""
    state = GAME.begin(Deal(3, "lamp", first=Seat(0)))
    for seat, coins in enumerate(bids):
        state = core.apply(state, Seat(seat), Number(coins))
    return state


def actions(post: Post) -> list[ControlAction]:
    """Return the actions of a message's controls in order."""
    return [parse(control.id).action for control in post.controls()]


def lines(post: Post) -> list[str]:
    """Return the text of a message as lines."""
    return post.words().splitlines()
