"""From the command to the final score, every game there is, through the real client."""

import re

import pytest

from bot.ids import ControlAction
from games.registry import GAMES
from playground.readable import text_of
from tests.e2e.evening import labels, says
from tests.e2e.player import Tapper, play_out
from tests.e2e.room import Room
from tests.e2e.thinker import Thinker

pytestmark = pytest.mark.asyncio(loop_scope="module")

PATIENCE = 400.0
"""Seconds after which a game that is not over is stuck; it takes some twenty on an idle machine."""
BY_THOUGHT = {"maphr"}
"""Games that chance does not finish in a minute: both people play as the game's own computer player would."""
SHORT = {"tunhell": ("initiation", "shortest"), "poursuite": ("short",), "maphr": ("first_dig",)}
"""Options with which a game is over soon."""
COMPUTERS = {"tunhell": 2, "poursuite": 1}
"""How many computer players sit with the two people; none where the map says nothing."""


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_two_people_play_a_whole_game(evening, mira, odo, game):
    """An English and a French player tap through the game in their private messages; the channel tells the score."""
    computers = COMPUTERS.get(game, 0)
    room = await Room.open(evening, mira, odo, game=game, start=False)
    for seat in range(3, 3 + computers):
        await mira.choose(room.board(), "Add a computer player: normal", menu="Add or remove a computer player")
        await mira.wait_message(room.channel, says(f"At the table: {seat}"))
    for value in SHORT.get(game, ()):
        await room.arrange(mira, value)
    await room.quiet()
    await room.press(mira, ControlAction.START)
    people = (mira, odo)
    thinkers = [Thinker(one, game, game, evening.database) for one in people if game in BY_THOUGHT]
    tappers = thinkers or [Tapper(one, game) for one in people]

    def final():
        return next((one for one in mira.public(room.channel) if "Rematch" in labels(one)), None)

    await play_out(tappers, lambda: final() is not None, PATIENCE)
    told = text_of(final())
    ranked = re.findall(r"^\*\*\d\. (.+)\*\* · −?\d+\s(?:point|treasure)s?(?: · rating .+)?$", told, re.MULTILINE)
    if ranked or "The game is lost" not in told:  # where everyone has lost, nobody is ranked
        assert len(ranked) == 2 + computers
        assert {"Mira", "Odo"} <= set(ranked)
    assert all(tapper.taps > 3 for tapper in tappers)
    assert all(thinker.typed < thinker.taps / 2 for thinker in thinkers), "taps are what is tried here"
