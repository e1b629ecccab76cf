"""A tournament as it is met in Discord: opened, enrolled in, played in threads, with the bot killed in each round."""

import pytest

from bot.ids import ControlAction, ControlId
from playground.readable import text_of
from tests.e2e.evening import labels, says, until
from tests.e2e.forging import send
from tests.e2e.player import EPHEMERAL
from tests.e2e.room import new_channel, told

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def opened(evening, keeper, channel, *people, **settings):
    """A tournament in a channel with some people: its message there, and its id."""
    await keeper.ask("moderator", on=True)
    panel = (await keeper.run("organise", channel, game="tunhell", title="Autumn cup")).message
    assert "Enrolment is open." in text_of(panel)
    ((tournament,),) = evening.ask("SELECT id FROM tournaments ORDER BY opened DESC LIMIT 1")
    for field, value in settings.items():
        control = ControlId(ControlAction.TOURNAMENT, tournament, path=("set", field))
        await send(evening, keeper, panel["id"], str(control), [value])
    posted = says("### Autumn cup", "Nobody has enrolled")
    shown = await keeper.wait_message(channel, lambda one: not one["flags"] & EPHEMERAL and posted(one))
    for person in people:
        await person.press_id(shown["id"], str(ControlId(ControlAction.TOURNAMENT, tournament, path=("enrol",))))
    return shown, tournament


def tables_of(evening, tournament):
    """The open tables of a tournament: each with the person at its second seat, and its channel."""
    return evening.ask(
        "SELECT t.id, s.person, t.channel FROM tournament_tables tt JOIN tables t ON t.id = tt.table_id"
        " JOIN seats s ON s.table_id = t.id AND s.seat = 1 WHERE tournament = ? AND t.phase = 'playing'",
        tournament,
    )


async def concede_everywhere(evening, tournament, people):
    """The person at the second seat of each table gives up."""
    known = {int(person.id): person for person in people}
    for table, loser, channel in tables_of(evening, tournament):
        board = next(iter(known[loser].messages(str(channel))))
        concede = ControlId(ControlAction.CONCEDE, table, path=("sure",))
        await send(evening, known[loser], board["id"], str(concede))


async def test_a_swiss_with_the_bot_killed_in_each_round(evening, mira, odo, tess):
    """Nothing is lost: two rounds of two tables, their results, the standings, the podium; each told once."""
    ann = await evening.person("Ann")
    people, channel = (mira, odo, tess, ann), await new_channel(mira)
    shown, tournament = await opened(evening, mira, channel, *people, rounds="2")
    begin = ControlId(ControlAction.TOURNAMENT, tournament, path=("begin",))
    await send(evening, mira, shown["id"], str(begin))
    for number in (1, 2):
        await until(lambda: len(tables_of(evening, tournament)) == 2)
        await evening.seen()
        for _, loser, thread in tables_of(evening, tournament):
            who = next(person for person in people if int(person.id) == loser)
            await who.wait_for(lambda who=who, thread=thread: list(who.messages(str(thread))))
        await concede_everywhere(evening, tournament, people)
        await evening.kill_bot()
        await evening.bring_back()
        sql = "SELECT count(*) FROM tournament_tables WHERE tournament = ? AND is_reported = 1"
        await until(lambda number=number, sql=sql: evening.ask(sql, tournament) == [(2 * number,)])
    await until(lambda: evening.ask("SELECT is_live FROM tournaments WHERE id = ?", tournament) == [(0,)])
    over = await mira.wait_message(channel, says("The tournament is over.", "🥇"))
    await until(lambda: evening.ask("SELECT count(*) FROM tournament_errands") == [(0,)])
    await evening.seen()
    announced = [text_of(one) for one in mira.messages(channel) if not one["flags"] & EPHEMERAL]
    for number in (1, 2):
        assert sum(f"Autumn cup: round {number}" in text for text in announced) == 1
    assert sum("The tournament is over." in text for text in announced) == 1
    assert "The tournament is over." in announced[-1]
    assert "Standings" in labels(over)
    await mira.press(over, "Standings")
    await mira.wait_message(channel, says("Buchholz"))


async def test_bad_input_changes_nothing(evening, mira, odo):
    """Too few people, somebody twice, somebody who may not: one sentence each."""
    channel = await new_channel(mira)
    shown, tournament = await opened(evening, mira, channel, odo)
    before = evening.ask("SELECT n, state FROM tournaments WHERE id = ?", tournament)

    async def pressed(person, *path):
        control = ControlId(ControlAction.TOURNAMENT, tournament, path=path)
        return told(await send(evening, person, shown["id"], str(control)))

    assert "Only one player has enrolled" in await pressed(mira, "begin")
    assert "est déjà dans ce tournoi" in await pressed(odo, "enrol")
    assert "qui organise ce tournoi" in await pressed(odo, "begin")
    assert "Personne ne peut confirmer" in await pressed(odo, "in")
    assert evening.ask("SELECT n, state FROM tournaments WHERE id = ?", tournament) == before
    await mira.ask("moderator", on=False)
    refused = await odo.run("organise", channel, game="tunhell", title="Mine")
    assert "ne pouvez pas organiser" in told(refused)
