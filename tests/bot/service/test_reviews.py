"""The review of a finished game: for its player, computed once, stored with the game, erased with them."""

import asyncio
import json
import re
from contextlib import aclosing
from dataclasses import replace
from itertools import count

import pytest

from bot.ids import ControlAction, parse
from bot.model import Phase
from bot.present.messages.board import end_row, ended_text
from bot.present.messages.review import review_post
from bot.service import Service, replays
from bot.service.budget import USUAL, Expense
from bot.service.replays import Queued
from bot.store import SqliteStore
from bot.tables.ending import End
from bot.tables.proposals import Concede
from bot.workers import think
from bot.workers.think import Reviewed, found_by, review_apart
from games import core
from games.core import Concession, Dice, NotYours, Refusal, Seat
from games.registry import GAMES
from games.review.reviewing import review
from games.transcript import read, replay
from locales import words
from tests.bot.present.limits import taken

from .evening import finished, meet, play, play_out, playing

SIMULATIONS = {"winter": 20, "dungeon_lords": 50, "maphr": 60, "tunhell": 100}  # where one takes milliseconds


@pytest.fixture
def asked():
    """Return the questions to the reviewer, in order."""
    return []


@pytest.fixture
async def reviewing(file, clock, asked):
    """Return a service whose reviews play a few games ahead, in a thread, however busy the machine is."""

    def judged(task: Reviewed):
        over = replay(read(task.record))
        return [*review(over, task.seat, task.seed, simulations=SIMULATIONS.get(over.game.id, 700))]

    async def judge(task: Reviewed):
        asked.append(task)
        for found in await asyncio.to_thread(judged, task):
            yield found

    store = await SqliteStore.open(file, busy=0.1)
    made = Service(store, clock, judge=judge)
    yield made
    await made.drain()
    await store.close()


async def _all(found):
    return [one async for one in found]


async def reviewed(service, table, person=1):
    return (await _all(service.reviews.follow(table, await service.reviews.require(table, person), person)))[-1]


async def refusal(service, table, person=1):
    with pytest.raises(Refusal) as refused:
        await reviewed(service, table, person)
    return refused.value.say.id


async def test_it_is_worked_out_once_for_each_seat_and_kept(reviewing, asked):
    """A review is computed once per seat, and the stored one is read back unchanged."""
    table = await finished(reviewing)
    assert ((found := await reviewed(reviewing, table)).is_done, found.seat) == (True, Seat(0))
    assert await reviewing.reviews.known(table, Seat(0)) == found
    assert await reviewing.reviews.known(table, Seat(1)) is None
    await reviewed(reviewing, table, 2)
    assert [task.seat for task in asked] == [Seat(0), Seat(1)]
    assert await reviewing.reviews.known(table, Seat(0)) == found, "another review changes nothing"


async def test_one_that_weighed_too_little_is_neither_kept_nor_charged_for(reviewing):
    """If the time was too short, the next request computes it again, within the same budget."""
    table = await finished(reviewing)
    whole = await reviewed(reviewing, table)

    async def busy(_):
        yield replace(whole, weighed=(whole.decisions - 1) // 2)

    reviewing.reviews._judge = busy
    assert not (await reviewed(reviewing, table, 2)).is_weighed
    assert await reviewing.reviews.known(table, Seat(1)) is None
    assert reviewing.budget.used(Expense.REVIEWS, table.guild) == 1


async def test_two_presses_share_one_piece_of_work(reviewing, asked):
    """Two requests share one computation, and cost the person's budget once."""
    table = await finished(reviewing)
    one, other = await asyncio.gather(reviewed(reviewing, table), reviewed(reviewing, table))
    assert one == other
    assert len(asked) == 1
    assert reviewing.budget.used(Expense.REVIEWS, table.guild) == 1


async def test_it_knows_how_many_come_before_it(reviewing):
    """Reviews are computed one at a time, and a request knows how many are ahead."""
    table, reviews = await finished(reviewing), reviewing.reviews
    assert [reviews.queued(table, Seat(seat)).before for seat in range(2)] == [0, 0]
    async with reviews._one:  # so that none finishes before both are requested
        asking = []
        for person in (1, 2):
            asking.append(asyncio.create_task(reviewed(reviewing, table, person)))
            while len(reviews._making) < person:  # noqa: ASYNC110 - there is no event
                await asyncio.sleep(0.001)
        assert [reviews.queued(table, Seat(seat)).before for seat in range(2)] == [0, 1]
    await asyncio.gather(*asking)


async def test_who_waits_hears_when_their_turn_comes_nearer(reviewing, monkeypatch):
    """Whoever waits for the reviews of others is told each time that one fewer is ahead, before any result."""
    monkeypatch.setattr(replays, "LOOK_S", 0.01)
    table, reviews = await finished(reviewing), reviewing.reviews
    found = await reviewed(reviewing, table)

    async def slow(_):
        await asyncio.sleep(0.1)
        yield found

    monkeypatch.setattr(reviews, "_judge", slow)
    one, other = (reviews.follow(table, Seat(seat), seat + 1) for seat in range(2))
    first, second = await asyncio.gather(_all(one), _all(other))
    assert first[0] == found
    assert second[:2] == [Queued(0), found]


async def test_who_waits_reads_how_far_the_review_before_has_come(reviewing, monkeypatch):
    """The estimate follows the pace of the review being made, whose curve is shown, and is told anew meanwhile."""
    monkeypatch.setattr(replays, "LOOK_S", 0.01)
    monkeypatch.setattr(replays, "TELL_S", 0.0)
    table, reviews, now = await finished(reviewing), reviewing.reviews, [0.0]
    monkeypatch.setattr(replays, "monotonic", lambda: now[0])
    found = await reviewed(reviewing, table)

    async def slow(_):
        for tenth in (1, 2, 9):
            now[0] += 120 if tenth == 2 else 60
            yield replace(found, progress=tenth / 10, is_done=False)
            await asyncio.sleep(0.1)
        yield found

    monkeypatch.setattr(reviews, "_judge", slow)
    one, other = (reviews.follow(table, Seat(seat), seat + 1) for seat in range(2))
    _, second = await asyncio.gather(_all(one), _all(other))
    waited = [(one, one.curve and one.curve.points) for one in second if isinstance(one, Queued) and one.before]
    assert waited[:3] == [(Queued(*at), found.points) for at in ((1, 10, 9), (1, 20, 12), (1, 90, 1))]


async def test_on_a_busy_machine_a_review_weighs_less_instead_of_taking_forever(reviewing, monkeypatch):
    """Without any processor time it ends all the same, after one and a half times its budget by the clock."""
    table, clock = await finished(reviewing), count(0, 0.01)
    record = (await reviewing.queries.transcript(table.id)).dump()
    monkeypatch.setattr(think.time, "thread_time", lambda: 0.0)
    monkeypatch.setattr(think, "monotonic", lambda: next(clock))
    assert [*found_by(Reviewed(record, Seat(0), "busy", 1.0))][-1].is_done
    assert 1.5 <= next(clock) < 2.5


async def test_it_says_in_one_sentence_why_there_is_none(reviewing, service, asked):
    """Without a review there is one sentence with the reason: strangers, running, guided or unfinished games."""
    running = await playing(reviewing, 2, game="poursuite", channel=1)
    assert await refusal(reviewing, running) == "bot-no-review-yet"
    over = await finished(reviewing)
    with pytest.raises(NotYours) as stranger:
        await reviewed(reviewing, over, 3)
    assert stranger.value.say.id == "bot-no-review-stranger"
    ended = (await reviewing.execute(running.id, End(await meet(reviewing, 1), moderator=True))).table
    assert await refusal(reviewing, ended) == "review-too-brief"
    assert await refusal(service, over) == "bot-no-review-helpers"
    host = await meet(reviewing, 1)
    await reviewing.openings.play_on(over.id, 20, 5, 2, host, "en")
    assert await refusal(reviewing, over) == "bot-no-review-played-on"
    assert (await reviewed(reviewing, over, 2)).is_done
    guided = await reviewing.openings.open_guided("poursuite", 5, 3, host, "en")
    await play_out(reviewing, guided)
    assert await refusal(reviewing, await reviewing.queries.table(guided.id)) == "bot-no-review-guided"
    assert [task.seat for task in asked] == [Seat(0), Seat(1)]


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.concession is not None])
async def test_who_has_conceded_reads_why(reviewing, game):
    """A game that was conceded, or given up alone, is reviewed as far as it was played, for either side."""
    is_shared = GAMES[game].concession is Concession.COMMON_DEFEAT
    table = await playing(reviewing, 1 if is_shared else 2, game=game)
    await play(reviewing, table, 8 if is_shared else 16)
    table = (await reviewing.execute(table.id, Concede(await meet(reviewing, 1)))).table
    assert table.phase is Phase.ENDED
    view = await reviewing.queries.view_for(table.id, Seat(0))
    assert ControlAction.REVIEW in [parse(one.id).action for one in end_row(view, words("en")).buttons]
    if not is_shared:
        first, second = sorted(
            score.total for score in GAMES[game].outcome((await reviewing.queries.state_of(table.id))[1]).scores
        )
        stood = f"The score at that moment: .+ {second}, .+ {first}\\."
        assert re.search(stood, ended_text(view, words("en"), is_drawn=False))
    for person in range(1, len(table.occupants) + 1):
        found = await reviewed(reviewing, table, person)
        assert (found.is_done, found.seat) == (True, Seat(person - 1))
        assert found.decisions > 0
        assert 0 <= found.points[-1].shares[found.seat] <= 1
        assert taken(review_post(found, table, words("fr")))


async def test_a_game_that_nobody_can_judge_is_refused(reviewing, asked):
    table = await finished(reviewing, "lantern")
    assert (await refusal(reviewing, table), asked) == ("review-no-judge", [])


@pytest.mark.slow
async def test_a_person_has_so_many_within_an_hour(reviewing, asked):
    """Reviews are limited per hour, but stored ones are always available."""
    tables = [await finished(reviewing) for _ in range(USUAL["person"][Expense.REVIEWS] + 1)]
    for table in tables[:-1]:
        await reviewed(reviewing, table)
    assert await refusal(reviewing, tables[-1]) == "bot-no-budget-person"
    assert await reviewing.reviews.known(tables[0], Seat(0)) is not None


async def test_a_judge_that_dies_leaves_nothing_behind(reviewing):
    """After a crash of the reviewer the next request starts again, at normal cost."""
    table = await finished(reviewing)

    async def dies(task):
        raise EOFError
        yield

    reviewing.reviews._judge = dies
    with pytest.raises(EOFError):
        await reviewed(reviewing, table)
    assert (await reviewing.reviews.known(table, Seat(0)), reviewing.reviews._making) == (None, {})
    assert reviewing.budget.used(Expense.REVIEWS, table.guild) == 0


async def test_whoever_waits_for_one_hears_that_a_restart_has_interrupted_it(reviewing):
    """Of the one being computed, and of one behind it in the queue."""
    tables = [await finished(reviewing), await finished(reviewing)]

    async def endless(task):
        await asyncio.sleep(3600)
        yield

    reviewing.reviews._judge = endless
    waiting = [asyncio.create_task(reviewed(reviewing, table)) for table in tables]
    while len(reviewing.reviews._making) < len(tables):  # noqa: ASYNC110 - there is no event
        await asyncio.sleep(0.001)
    await reviewing.reviews.close()
    for told in waiting:
        with pytest.raises(Refusal) as refused:
            await told
        assert refused.value.say.id == "bot-no-review-interrupted"


async def test_it_is_forgotten_with_its_person(reviewing):
    """A review is listed in its person's data, and erased with them but not for others."""
    table = await finished(reviewing)
    await reviewed(reviewing, table)
    await reviewed(reviewing, table, 2)
    about = await reviewing.store.read(lambda unit: unit.privacy.about(1))
    assert [(row["table_id"], row["seat"]) for row in about["reviews"]] == [(table.id, 0)]
    assert not {"Mira", "Odo"} & {word.strip('",') for word in about["reviews"][0]["review"].split()}
    await reviewing.privacy.forget(await meet(reviewing, 1))
    assert await reviewing.reviews.known(table, Seat(0)) is None
    assert await reviewing.reviews.known(table, Seat(1)) is not None


async def test_what_is_kept_in_another_shape_is_worked_out_again(reviewing, asked):
    table = await finished(reviewing)
    await reviewing.store.write(lambda unit: unit.reviews.keep(table.id, Seat(0), 1, json.dumps({"old": 1})))
    assert (await reviewed(reviewing, table)).is_done
    assert len(asked) == 1


async def test_a_question_of_the_past_is_asked_as_it_was(reviewing):
    """Each own question can be asked again with the view of its time, after the game only."""
    table = await playing(reviewing, 2, game="poursuite")
    await play(reviewing, table, 10)
    with pytest.raises(Refusal) as refused:
        await reviewing.replays.question(table.id, Seat(0), 12)
    assert refused.value.say.id == "bot-no-replay-open"
    over = await play_out(reviewing, table)
    record = await reviewing.queries.transcript(over.id)
    answers = [entry for entry in record.entries if getattr(entry, "by", "") == "person"][:40]
    game = GAMES["poursuite"]
    for entry in answers:
        view, state = await reviewing.replays.question(over.id, Seat(entry.seat), entry.n)
        assert (view.seat, view.offer is not None and view.offer.own) == (entry.seat, True)
        assert view.view == game.view(state, Seat(entry.seat))
        core.check(state, Seat(entry.seat), game.codec.load_choice(json.dumps(entry.choice)))


@pytest.mark.slow
async def test_another_answer_is_weighed(reviewing, monkeypatch):
    """Another answer is compared with the better one, using the seat's knowledge only."""
    monkeypatch.setattr("bot.service.replays.COMPARED_S", 0.5)
    table = await finished(reviewing)
    record = await reviewing.queries.transcript(table.id)
    entry = next(entry for entry in record.entries if getattr(entry, "by", "") == "person")
    seat = Seat(entry.seat)
    view, state = await reviewing.replays.question(table.id, seat, entry.n)
    dice = Dice("other")
    one, other = core.any_of(view.offer.shape, dice), core.any_of(view.offer.shape, dice)
    assert abs((await reviewing.reviews.try_again(table, seat, state, one, other)).share) <= 1
    assert (await reviewing.reviews.try_again(table, seat, state, one, one)).share == pytest.approx(0, abs=0.05)


@pytest.mark.slow
async def test_a_process_of_its_own_tells_more_and_more_and_ends(reviewing):
    """The review process reports progress, refuses unreadable records, and ends when abandoned."""
    table = await finished(reviewing)
    record = (await reviewing.queries.transcript(table.id)).dump()
    found = [one async for one in review_apart(Reviewed(record, Seat(0), "apart", 1.0))]
    assert [one.is_done for one in found] == [False] * (len(found) - 1) + [True]
    assert len(found) > 1
    assert sorted(one.progress for one in found) == [one.progress for one in found]
    with pytest.raises(Refusal):
        [one async for one in review_apart(Reviewed("{}", Seat(0), "apart", 1.0))]
    async with aclosing(review_apart(Reviewed(record, Seat(0), "apart", 60.0))) as long:
        async for _ in long:
            break


async def test_why_a_process_of_its_own_has_failed_is_logged(reviewing, caplog):
    """A failure in the review process is logged with its location, without the error's text."""
    record = (await reviewing.queries.transcript((await finished(reviewing)).id)).dump()
    with pytest.raises(EOFError):
        [one async for one in review_apart(Reviewed(record, Seat(0), "apart", None))]
    (line,) = [one for one in caplog.records if one.message == "A review failed in its process"]
    assert (line.error, "think.py" in line.trace) == ("TypeError", True)
