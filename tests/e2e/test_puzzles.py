"""Puzzles in Discord: given privately, answered, continued; and the puzzle of the day."""

import pytest

from games.puzzles import puzzles_of
from playground.readable import controls, text_of
from tests.e2e.evening import says
from tests.e2e.room import new_channel, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_puzzle_is_given_and_a_table_goes_on_from_it(evening, mira):
    """A puzzle can be continued as a table; a game without puzzles is refused in one sentence."""
    channel = await new_channel(mira)
    given = (await mira.run("puzzle", channel, game="poursuite")).message
    assert text_of(given).startswith("### Underground Chase · puzzle")
    labels = [one["label"] for one in controls(given)]
    assert "Rules" in labels
    if not puzzles_of("winter"):
        assert "no puzzles for this game" in told(await mira.run("puzzle", channel, game="winter"))
    shown = given
    while "Play on from here" not in labels:
        before = text_of(shown)
        is_missed = "Show the solution" in labels
        assert is_missed == before.startswith("### Not the best answer")
        await mira.press(shown, "Show the solution" if is_missed else labels[0])
        shown = await mira.wait_message(
            channel, lambda one, before=before: one["id"] == given["id"] and text_of(one) != before
        )
        labels = [one["label"] for one in controls(shown)]
    await mira.press(shown, "Play on from here")
    await mira.wait_message(channel, lambda one: "porion:start:" in str(one))


async def test_the_puzzle_of_the_day_is_set_in_a_panel(evening, mira, odo):
    """The puzzle of the day is set in a panel, posted if its hour has passed, and answered privately."""
    channel = await new_channel(mira)
    await mira.ask("moderator", on=True)
    panel = (await mira.run("settings server", channel)).message
    await mira.press(panel, "Puzzle of the day…")
    await mira.wait_message(channel, says("### Puzzle of the day"))
    for field, values in (("hour", ["0"]), ("channel", [channel])):
        await mira.ask("select", message=panel["id"], custom_id=f"porion:server:::puzzle.{field}", values=values)
    await mira.wait_message(channel, says("every day at 0:00"))
    await mira.ask("moderator", on=False)
    posted = await odo.wait_message(channel, says("Puzzle of the day · "))
    await odo.press(posted, "Solve it")
    await odo.wait_message(channel, says("Vous êtes"))
