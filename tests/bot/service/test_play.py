"""Moves: of simultaneous ones one wins, others are refused politely, and repetitions are recognised."""

import asyncio
import logging

import pytest

from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.play import Move
from bot.tables.seats import Join
from games import core
from games.core import NotAllowed, NotYours, Number, Refusal, Revise, Seat, TooLate, say
from tests.lantern import GAME as LANTERN
from tests.lantern import Hush, Light, Shout

from .evening import bid, every_position, key, lit, lobby, meet, moves_of, play_out, playing, ticket_of

DEAL = "3"
"""The ticket of the first question at a table of two: the entry of the deal."""


async def moves(service, table):
    """Return the moves in the log as seat, ticket and choice."""
    facts = [entry.fact for entry in await moves_of(service, table)]
    return [(fact.seat, fact.ticket, fact.choice) for fact in facts]


async def refused(service, table, text, *action):
    before = await moves(service, table)
    with pytest.raises(Refusal) as caught:
        await service.execute(table.id, Move(*action))
    assert caught.value.say.id == text
    assert await moves(service, table) == before
    return caught.value


async def test_who_has_never_moved_has_nothing_to_ask_back(service):
    """Whether a person has a move to ask back is known by seat from their first move."""
    table = await playing(service)
    assert not await service.queries.has_moved(table.id, Seat(0))
    await service.execute(table.id, Move(1, DEAL, Number(4), key()))
    assert [await service.queries.has_moved(table.id, Seat(n)) for n in range(2)] == [True, False]


async def test_a_move_is_written_and_changes_the_table(service):
    """A move is logged, and the next question is asked."""
    table = await playing(service)
    done = await service.execute(table.id, Move(1, DEAL, Number(4), key()), 1)
    assert (done.seat, done.is_repeated, done.table.moves) == (0, False, 1)
    assert len(await moves(service, table)) == 1
    glance = await service.queries.view_for(table.id, None)
    assert (glance.waiting, glance.done, glance.secret) == ((1,), (0,), True)


async def test_of_two_clicks_at_once_exactly_one_wins(service):
    """Of two simultaneous answers one succeeds, and the other is told that the game has moved on."""
    table = await playing(service)
    await bid(service, table, 3, 2)
    ticket = (await service.queries.view_of(table.id, 1)).offer.ticket
    clicks = [service.execute(table.id, Move(1, ticket, Light(n), key()), 1) for n in range(1, 21)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert len([one for one in results if not isinstance(one, Exception)]) == 1
    assert {one.say.id for one in results if isinstance(one, Exception)} == {"bot-no-moved-on"}
    assert len(await moves(service, table)) == 3


async def test_a_double_click_is_one_move(service):
    """An answer given twice in two interactions is one move."""
    table = await playing(service)
    twice = await asyncio.gather(*(service.execute(table.id, Move(1, DEAL, Number(4), key()), 1) for _ in range(2)))
    assert sorted(done.is_repeated for done in twice) == [False, True]
    assert len(await moves(service, table)) == 1


async def test_an_interaction_delivered_twice_is_one_move(service):
    """A repeated interaction is one move, whatever it contains the second time."""
    table = await playing(service)
    once = key()
    await service.execute(table.id, Move(1, None, Number(4), once))
    again = await service.execute(table.id, Move(1, None, Number(4), once), 1)
    assert again.is_repeated
    await service.execute(table.id, Move(2, None, Number(1), key()))
    assert (await service.execute(table.id, Move(1, DEAL, Number(4), once), 1)).is_repeated
    assert len(await moves(service, table)) == 2


async def test_an_old_button_is_refused(service):
    """A control of a decision settled otherwise is refused."""
    table = await playing(service)
    await bid(service, table, 3, 2)
    refusal = await refused(service, table, "bot-no-moved-on", 1, DEAL, Number(1), key())
    assert isinstance(refusal, TooLate)
    await refused(service, table, "bot-no-moved-on", 1, "7.1", Light(3), key())
    await refused(service, table, "bot-no-moved-on", 1, "nonsense", Light(3), key())


async def test_an_old_button_whose_answer_stands_is_done(service):
    """A repeated click whose answer was already committed is recognised as done."""
    table = await playing(service)
    await bid(service, table, 3, 2)
    assert (await service.execute(table.id, Move(1, DEAL, Number(3), key()), 1)).is_repeated
    await refused(service, table, "bot-no-moved-on", 2, DEAL, Number(3), key())


async def test_someone_elses_button_is_refused(service):
    """Controls of others are refused: players who are not asked, finished seats, onlookers."""
    table = await playing(service)
    await bid(service, table, 3, 2)
    ticket = (await service.queries.view_of(table.id, 1)).offer.ticket
    refusal = await refused(service, table, "core-not-your-turn", 2, ticket, Light(3), key())
    assert isinstance(refusal, NotYours)
    await refused(service, table, "bot-no-not-in-game", 3, ticket, Light(3), key())
    await refused(service, table, "bot-no-not-in-game", 999, None, Light(3), key())


async def test_a_second_sealed_answer_is_told_how_to_change_the_first(service):
    table = await playing(service)
    await service.execute(table.id, Move(1, DEAL, Number(4), key()))
    await refused(service, table, "core-answer-is-in", 1, DEAL, Number(5), key())
    await refused(service, table, "core-answer-is-in", 1, None, Number(5), key())


async def test_a_sealed_answer_is_revised(service):
    """A sealed answer can be revised, once per double click."""
    table = await playing(service)
    await service.execute(table.id, Move(1, DEAL, Number(4), key()))
    answered = await ticket_of(service, table, 1)
    done = await asyncio.gather(*(service.execute(table.id, Move(1, answered, Revise(), key()), 1) for _ in range(2)))
    assert sorted(one.is_repeated for one in done) == [False, True]
    await service.execute(table.id, Move(1, await ticket_of(service, table, 1), Number(4), key()))
    assert len(await moves(service, table)) == 3


async def test_a_move_the_rules_forbid_names_its_rule(service):
    """A typed illegal move is refused with the game's reason."""
    table = await playing(service)
    await bid(service, table, 3, 2)
    for ticket in (None, (await service.queries.view_of(table.id, 1)).offer.ticket):
        refusal = await refused(service, table, "lantern-no-dark", 1, ticket, Light(77), key())
        assert isinstance(refusal, NotAllowed)
        assert refusal.rule == "2"
    await refused(service, table, "lantern-no-light", 1, None, Shout(), key())


async def test_moves_before_and_after_the_game_are_refused(service):
    """Moves before, after and outside a running game are refused."""
    table = await lobby(service)
    await refused(service, table, "bot-no-not-started", 1, None, Number(1), key())
    table = await play_out(service, (await service.execute(table.id, Start(await meet(service, 1)))).table)
    await refused(service, table, "core-game-over", 1, None, Hush(), key())
    await refused(service, table, "core-game-over", 1, DEAL, Hush(), key())
    seat, ticket, choice = (await moves(service, table))[-1]
    person = table.occupants[seat].person
    assert (
        await service.execute(table.id, Move(person, ticket, LANTERN.codec.load_choice(choice), key()), person)
    ).is_repeated
    table = await service.openings.again(table.id, await meet(service, 1))
    table = (await service.execute(table.id, Join(await meet(service, 2)))).table
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    await refused(service, table, "bot-no-table-ended", 1, DEAL, Number(1), key())


async def test_what_a_seat_answered_can_be_asked(service):
    """The latest answer of a seat to a decision can be looked up."""
    table = await playing(service)
    assert await service.queries.answered(table.id, Seat(0), DEAL) is None
    await service.execute(table.id, Move(1, DEAL, Number(4), key()))
    assert await service.queries.answered(table.id, Seat(0), DEAL) == Number(4)
    assert await service.queries.answered(table.id, Seat(1), DEAL) is None


@pytest.mark.slow
async def test_a_whole_game_reaches_its_score(service):
    """A whole game reaches its score, and the log leads from the first position to the last."""
    table = await play_out(service, await playing(service, 4))
    glance = await service.queries.view_for(table.id, None)
    assert len(glance.outcome.scores) == 4
    assert (glance.offer, glance.waiting) == (None, ())
    assert core.decision((await every_position(service, table))[-1]) is None


@pytest.mark.parametrize("turns", range(6))
async def test_a_cancelled_click_stands_wholly_or_not_at_all(service, turns):
    """A move cancelled at any point is stored wholly or not at all, and its deliveries are due."""
    table = await playing(service)
    service.outbox_feed.wakeup.clear()
    task = asyncio.create_task(service.execute(table.id, Move(1, DEAL, Number(4), key()), 1))
    for _ in range(turns):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await service.drain()
    after = await service.queries.table(table.id)
    assert after.moves == len(await moves(service, table))
    assert service.outbox_feed.wakeup.is_set() == bool(after.moves)
    done = await service.execute(table.id, Move(1, DEAL, Number(4), key()), 1)
    assert done.is_repeated == bool(after.moves)


@pytest.mark.parametrize(
    ("error", "is_told"), [(ValueError("a fault of ours"), True), (NotAllowed(say("bot-no")), False)]
)
async def test_what_fails_after_its_click_was_cancelled_is_told_to_the_operator(service, caplog, error, is_told):
    """A failure after a cancelled click is logged; a refusal is not."""

    async def work():
        await asyncio.sleep(0)
        raise error

    awaiting = asyncio.create_task(service.runner.run_to_completion(work()))
    await asyncio.sleep(0)
    awaiting.cancel()
    await service.drain()
    assert ("Work at the tables failed" in caplog.text) == is_told


async def test_a_move_stands_though_somebody_who_hears_of_it_fails(service, caplog):
    """A failing listener does not affect a move, its answer or other listeners, and is logged."""
    table, heard = await playing(service), list[str]()

    def failing(after, accepted):
        raise ValueError("a fault of ours")

    service.runner.changed[:0] = [failing]
    service.runner.changed.append(lambda after, _: heard.append(after.table.id))
    assert (await service.execute(table.id, Move(1, DEAL, Number(1), key()))).table.n > table.n
    assert heard == [table.id]
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == [
        "A listener for changes failed"
    ]


async def test_what_was_lit_is_seen_by_all(service):
    """The public story contains the sentences, oldest first."""
    table = await playing(service)
    await bid(service, table, 3, 2)
    await lit(service, table, 1, 7)
    await service.execute(table.id, Move(2, None, Hush(), key()))
    story = (await service.queries.view_for(table.id, None)).story
    assert [say.id for say in story] == ["lantern-bid", "lantern-lit"]
