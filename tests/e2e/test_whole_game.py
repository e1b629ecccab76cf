"""From the command to the final score, by taps alone: the games that chance finishes in a minute."""

import re

import pytest

from games.registry import GAMES
from playground.readable import text_of
from tests.e2e.evening import Evening, labels, live, place, says
from tests.e2e.player import Tapper, play_out

BY_TAPS = sorted(set(GAMES) - {"maphr"})
"""By chance Maphr takes some thousand taps: `tests/bot/service/test_games.py` plays it out without a client."""


@pytest.mark.parametrize("computers", [0, 2], ids=["alone", "with computers"])
@pytest.mark.parametrize("game", BY_TAPS)
async def test_two_people_play_a_whole_game(tmp_path, game, computers):
    """An English and a French player tap through the game in their private messages; the channel tells the score."""
    async with Evening(tmp_path) as evening:
        mira, odo = await evening.person("Mira"), await evening.person("Odo", "fr")
        channel = place(mira)
        opened = await mira.run("game new", channel, game=game)
        assert opened.state == "done"
        lobby = await mira.wait_message(channel, live)
        await odo.press(lobby, "Join")
        await mira.wait_message(channel, says("Odo"))
        for seat in range(3, 3 + computers):
            await mira.press(lobby, "Add a computer player")
            await mira.wait_message(channel, says(f"At the table: {seat}"))
        await mira.press(lobby, "Start")
        tappers = [Tapper(mira, game), Tapper(odo, game)]

        def final():
            return next((one for one in mira.public(channel) if "Rematch" in labels(one)), None)

        await play_out(tappers, lambda: final() is not None)
        told = text_of(final())
        ranked = re.findall(r"^\*\*\d\. (.+)\*\* · −?\d+\spoints?$", told, re.MULTILINE)
        if ranked or "Nobody wins" not in told:  # where everyone has lost, nobody is ranked
            assert len(ranked) == 2 + computers
            assert {"Mira", "Odo"} <= set(ranked)
        assert all(tapper.taps > 3 for tapper in tappers)
        assert "Traceback" not in evening.log.read_text()
