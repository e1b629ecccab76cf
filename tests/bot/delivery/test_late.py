"""Messages in the channel about players whose time has run out, and how long the outcome of a vote is shown."""

from bot.delivery.notices import STANDS_S
from bot.ids import ControlAction, parse
from bot.model import TimeOuts
from bot.tables.deal import Start
from bot.tables.lobby import SetFirst
from bot.tables.pace import LATE_IN_A_ROW, SetPace, SetTimeOuts, TimeOut, answer_due
from bot.tables.proposals import Propose, Respond
from bot.tables.transfers import ProposeStandIn
from games.core import Seat
from tests.bot.service.evening import CHANNEL, lobby, meet

from .test_delivery import played_one
from .test_settled import asking


def texts(port, words_):
    """Return the texts in the table's channel that contain some words."""
    return [post.words() for post in port.posts(CHANNEL).values() if words_ in post.words()]


async def timed(service):
    """Return a two-player chase with ten minutes per decision, after which the rules answer."""
    table, mira = await lobby(service, 2, game="poursuite"), await meet(service, 1)
    for command in (SetPace(mira, 600.0), SetTimeOuts(mira, TimeOuts.RULES), SetFirst(mira, Seat(0)), Start(mira)):
        table = (await service.execute(table.id, command)).table
    return table


async def until_asked(service, table, seat):
    """Let the other player move until this seat is asked; return the table."""
    while seat not in (await service.queries.view_for(table.id, None)).waiting:
        await played_one(service, table)
    return await service.queries.table(table.id)


async def timed_out(service, clock, table, seat):
    """Let a seat's time run out at its next decision."""
    table = await until_asked(service, table, seat)
    clock.now = answer_due(table, seat)
    ticket = (await service.queries.view_for(table.id, seat)).ticket
    await service.execute(table.id, TimeOut(seat, ticket))


async def test_a_channel_is_told_of_a_time_out_with_what_the_others_can_do_about_it(service, told, port, clock):
    """One message counts a player's time-outs in a row; its button to replace them comes with the vote, at the second.

    The player's next move removes it.
    """
    table, odo = await timed(service), Seat(1)
    for n in (1, 2):
        await timed_out(service, clock, table, odo)
        await told.all()
        (post,) = [one for one in port.posts(CHANNEL).values() if "autre personne peut" in one.words()]
        offered = [ControlAction.LATE] * (n >= LATE_IN_A_ROW)
        assert [parse(one.id).action for one in post.controls()] == [*offered, ControlAction.PROPOSE]
        assert ("2 fois de suite" in post.words()) == (n == 2)
    table = await until_asked(service, table, odo)
    await played_one(service, table)
    await told.all()
    assert texts(port, "autre personne peut") == []


async def test_a_vote_about_somebody_late_takes_the_place_of_the_message_that_offers_it(service, told, port, clock):
    table = await timed(service)
    for _ in range(LATE_IN_A_ROW):
        await timed_out(service, clock, table, Seat(1))
        await told.all()
    await service.execute(table.id, ProposeStandIn(await meet(service, 1), Seat(1)))
    await told.all()
    assert texts(port, "autre personne peut") == []
    assert len(asking(port)) == 1


async def test_an_outcome_leaves_the_channel_once_the_game_has_gone_on(service, told, port, clock):
    """A settled request is shown in small print for two minutes at least, then deleted by the next move."""
    table = await timed(service)
    await told.all()
    mira, odo = await meet(service, 1), await meet(service, 2)
    asked = (await service.execute(table.id, Propose(mira, "end"))).table.proposal.n
    await told.all()
    await service.execute(table.id, Respond(odo, asked, agrees=False))
    await told.all()
    (left,) = texts(port, "propose d’arrêter")
    assert all(line.startswith("-# ") for line in left.splitlines())
    await played_one(service, await service.queries.table(table.id))
    await told.all()
    assert texts(port, "propose d’arrêter") == [left], "it has hardly been read"
    clock.now += STANDS_S
    await played_one(service, await service.queries.table(table.id))
    await told.all()
    assert texts(port, "propose d’arrêter") == []


async def test_two_who_are_late_share_one_message(service, told, port, clock):
    """If two players are late, one message names both, until the first of them comes back."""
    table = await timed(service)
    for seat in (Seat(0), Seat(1)):
        await timed_out(service, clock, table, seat)
        await told.all()
    (post,) = [one for one in port.posts(CHANNEL).values() if "n’ont pas répondu à temps" in one.words()]
    assert all(name in post.words() for name in ("Mira", "Odo"))
    assert [parse(one.id).action for one in post.controls()] == [ControlAction.PROPOSE]
    assert "cette décision" not in post.words()
    table = await until_asked(service, table, Seat(0))
    await played_one(service, table)
    await told.all()
    (post,) = [one for one in port.posts(CHANNEL).values() if "autre personne peut" in one.words()]
    assert "Mira" not in post.words()
