"""A tournament in Discord: opened, enrolled in, and played in threads, with a kill in each round."""

import pytest

from bot.ids import ControlAction, ControlId
from playground.readable import menus, text_of
from tests.e2e.contest import Contest
from tests.e2e.evening import labels, says, until
from tests.e2e.forging import send
from tests.e2e.room import new_channel, told
from tournaments import Phase

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def concede_everywhere(evening, contest, people):
    """Let the person at the second seat of each table concede."""
    known = {int(person.id): person for person in people}
    for table, loser, channel in contest.tables:
        board = next(iter(known[loser].messages(str(channel))))
        concede = ControlId(ControlAction.CONCEDE, table, path=("sure",))
        await send(evening, known[loser], board["id"], str(concede))


async def test_a_swiss_with_the_bot_killed_in_each_round(evening, mira, odo, tess):
    """A Swiss tournament with a kill in each round has complete results, standings and announcements."""
    ann = await evening.person("Ann")
    people, channel = (mira, odo, tess, ann), await new_channel(mira)
    contest = await Contest.open(evening, mira, channel, *people, rounds="2")
    await contest.press(mira, "begin")
    for number in (1, 2):
        await until(lambda: len(contest.tables) == 2)
        await evening.seen()
        for _, loser, thread in contest.tables:
            who = next(person for person in people if int(person.id) == loser)
            await who.wait_for(lambda who=who, thread=thread: list(who.messages(str(thread))))
        await concede_everywhere(evening, contest, people)
        await evening.kill_bot()
        await evening.bring_back()
        sql = "SELECT count(*) FROM tournament_tables WHERE tournament = ? AND is_reported = 1"
        await until(lambda number=number, sql=sql: evening.ask(sql, contest.id) == [(2 * number,)])
    await until(lambda: contest.now.phase is Phase.OVER)
    await until(lambda: not contest.errands)
    await evening.seen()
    over = await mira.wait_message(channel, says("The tournament is over.", "🥇"))
    announced = contest.announced()
    for number in (1, 2):  # a round that ended while the bot was down is not announced any more
        assert sum(f"Autumn cup: round {number}" in text for text in announced) <= 1
    assert sum("The tournament is over." in text for text in announced) == 1
    assert "The tournament is over." in announced[-1]
    assert "Standings" in labels(over)
    assert "Save as a file" in labels(over)
    replay = next(label for label in labels(over) if label.startswith("Replay: "))
    assert "Tunhell · replay" in told(await mira.press(over, replay))
    await mira.press(over, "Standings")
    await mira.wait_message(channel, says("Buchholz"))


async def test_the_first_tournament_of_a_server_is_opened_by_choosing_its_game(evening, mira):
    """With no tournaments, choosing a game in the list opens the first one, named after the game."""
    channel = await new_channel(mira, 1)
    await mira.ask("moderator", on=True)
    offered = (await mira.run("tournament", channel)).message
    assert "### No tournament yet" in text_of(offered)
    (menu,) = menus(offered)
    panel = await mira.choose(offered, "winter", menu=menu["custom_id"])
    assert "Dwar7s Winter tournament" in told(panel)
    assert "Players can enrol now." in told(panel)
    await mira.ask("moderator", on=False)


async def test_bad_input_changes_nothing(evening, mira, odo):
    """Too few people, double enrolments and missing rights get one sentence each."""
    channel = await new_channel(mira)
    contest = await Contest.open(evening, mira, channel, odo)
    before = contest.now

    async def pressed(person, *path, values=None):
        return told(await contest.press(person, *path, values=values))

    assert "Only one player has enrolled" in await pressed(mira, "begin")
    assert "Votre inscription est enregistrée" in await pressed(odo, "enrol")  # with the way out
    assert "la personne qui organise ce tournoi" in await pressed(odo, "begin")
    assert "Personne ne peut confirmer" in await pressed(odo, "in")
    assert contest.now == before
    await mira.ask("moderator", on=False)
    refused = told(await odo.run("organise", channel))  # before anything is asked, and it says who may
    assert "Seules les personnes qui gèrent ce serveur peuvent organiser" in refused
    assert refused == await pressed(odo, "new", values=["winter"]), "nobody has offered them that"


async def test_the_organiser_arranges_adjourns_settles_and_ends(evening, mira, odo, tess):
    """The organiser sets title and options, adjourns, settles a result and ends, with public reasons."""
    contest = await Contest.open(evening, mira, await new_channel(mira), mira, odo, tess)
    await mira.submit(await contest.press(mira, "set", values=["title"]), answer="Spring cup")
    await contest.press(mira, "set", "option-length", values=["shortest"])
    assert (contest.now.title, contest.now.settings.options) == ("Spring cup", {"length": "shortest"})
    await mira.submit(await contest.press(mira, "pause"), answer="The power is out")
    assert contest.now.paused_at is not None
    assert "adjourned" in told(await contest.press(mira, "begin"))
    await contest.press(mira, "resume")
    await contest.press(mira, "begin")
    await until(lambda: contest.tables)
    await mira.submit(await contest.press(mira, "result", "1", "1", values=["0"]), answer="They agreed")
    result = contest.now.rounds[0].matches[0].result
    assert (result.places, result.reason) == ((1, 2), "They agreed")
    await until(lambda: len(contest.now.rounds) == 2)
    await mira.submit(await contest.press(mira, "end", "2"), answer="It is late")
    assert (contest.now.phase, contest.now.reason) == (Phase.OVER, "It is late")
    await until(lambda: not contest.errands)
    await evening.seen()
    told_to_all = "\n".join(contest.announced())
    for reason in ("The power is out", "They agreed", "It is late"):
        assert reason in told_to_all
