"""Every game from the command to the final score, through the real client."""

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
"""Maximum seconds for a game, which takes about twenty on an idle machine."""
BY_THOUGHT = {"maphr"}
"""Games that random moves do not finish quickly: people play like the computer player instead."""
SHORT = {"tunhell": ("initiation", "shortest"), "poursuite": ("short",), "maphr": ("first_dig",)}
"""Options that make games short."""
COMPUTERS = {"tunhell": 2, "poursuite": 1}
"""Number of computer players next to the two people; none by default."""


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_two_people_play_a_whole_game(evening, mira, odo, game):
    """An English and a French player play a whole game in private messages, and the channel shows the score."""
    computers = COMPUTERS.get(game, 0)
    room = await Room.open(evening, mira, odo, game=game, start=False)
    for seat in range(3, 3 + computers):
        await mira.choose(room.board(), "Add a computer player: normal", menu="Add or remove a computer player")
        await mira.wait_message(room.channel, says(f"At the table: {seat}"))
    await room.arrange(mira, *SHORT.get(game, ()))
    await room.quiet()
    await room.press(mira, ControlAction.START)
    people = (mira, odo)
    thinkers = [Thinker(one, game, game, evening.database) for one in people if game in BY_THOUGHT]
    tappers = thinkers or [Tapper(one, game) for one in people]

    def final():
        return next((one for one in mira.public(room.channel) if "Rematch" in labels(one)), None)

    await play_out(tappers, lambda: final() is not None, PATIENCE)
    await room.quiet()  # private messages learn of the end only after the channel
    told = text_of(final())
    if "· defeat" not in told:  # where everyone has lost, nobody is ranked
        won = (
            r"wins −?\d+ to −?\d+|wins with −?\d+, ahead of .+|share the victory(?: with −?\d+ each)?(?:, ahead of .+)?"
        )
        assert re.search(rf"^### .+ (?:{won})!$", told, re.MULTILINE)
        described = " ".join(one.get("description", "") for one in final()["attachments"])
        scored = re.findall(r"\b([A-Z]\w*): (?:no|−?\d+)\s(?:point|treasure)s?\b", described)
        assert len(scored) == 2 + computers
        assert {"Mira", "Odo"} <= set(scored)
    assert all(tapper.taps > 3 for tapper in tappers)
    assert all(thinker.typed < thinker.taps / 2 for thinker in thinkers), "taps are what is tried here"
