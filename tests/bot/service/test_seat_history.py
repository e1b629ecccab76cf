"""Events about a seat keep the name of its player at the time, wherever the story is shown."""

import json

import pytest

from bot.present.messages.board import story_text
from bot.present.messages.history import history_post
from bot.present.messages.replay import replay_post
from bot.service import Service
from bot.tables.play import Move
from bot.tables.seats import Join, Leave
from bot.tables.transfers import AnswerTransfer, ClaimSeat, OfferSeat
from games import core
from games.core import Dice, Seat
from locales import LOCALES, words
from tests.bot.present.limits import sent

from .evening import check_whole, key, meet, play_out, playing, waits_for


async def moves(service: Service, table, count: int):
    """Let the asked person answer at random, `count` times."""
    dice = Dice(f"moves {count}")
    for _ in range(count):
        table, state = await service.queries.state_of(table.id)
        now = core.decision(state)
        seat = next(iter(now.asks))
        person = table.occupants[seat].person
        if person is None:
            await waits_for(service, table, *(seat for seat, one in table.seated() if one.person is not None))
            continue
        await service.execute(
            table.id, Move(person, str(core.ticket(state, seat)), core.any_of(now.asks[seat], dice), key())
        )


async def handed_over(service: Service):
    """Return a table where Odo plays, hands his seat to Fern, and Fern plays."""
    table = await playing(service, 2, game="poursuite")
    await moves(service, table, 12)
    odo, fern = await meet(service, 2), await meet(service, 3)
    changing = (await service.execute(table.id, OfferSeat(odo, fern))).table
    await service.execute(table.id, AnswerTransfer(await meet(service, 1), changing.transfer.n, agrees=True))
    n = (await service.execute(table.id, AnswerTransfer(fern, changing.transfer.n, agrees=True), fern.id)).table.n
    return table, n


def spoken(post):
    """Return all texts of a message."""
    return json.dumps(sent(post), ensure_ascii=False)


def history(events, table, lang, entries):
    """Return every page of a history."""
    pages = [history_post(events, table, lang, number, None, entries) for number in range(4)]
    return "\n".join(map(spoken, pages))


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
async def test_what_odo_did_stays_his_after_fern_has_his_seat(service: Service, locale):
    """Odo's actions keep his name after Fern takes over: in history, board, story so far and replay."""
    table, n = await handed_over(service)
    lang = words(locale)
    now, told = await service.queries.told(table.id, 3)
    events, entries = [event for _, event in told], [n for n, _ in told]
    said = history(events, now, lang, entries)
    assert "Odo" in said
    assert "Fern" not in said
    view = await service.queries.view_of(table.id, 3)
    assert "Odo" in story_text(view, lang)
    assert "Fern" not in story_text(view, lang)
    moment = await service.replays.moment(table.id, entry=n - 3)
    assert [occupant.name for occupant in moment.view.table.occupants] == ["Mira", "Odo"]
    assert "Fern" not in spoken(replay_post(moment, lang))
    steps = [await service.replays.moment(table.id, step) for step in range(8)]
    assert any("Odo" in spoken(replay_post(step, lang)) for step in steps)

    await moves(service, table, 12)
    now, told = await service.queries.told(table.id, 1)
    later = [event for entry, event in told if entry > n]
    assert "Fern" in history(later, now, lang, [entry for entry, _ in told if entry > n])
    assert "Odo" not in history(later, now, lang, [entry for entry, _ in told if entry > n])
    last = await service.replays.moment(table.id)
    assert [occupant.name for occupant in last.view.table.occupants] == ["Mira", "Fern"]
    await service.store.read(lambda unit: check_whole(unit, table.id))


@pytest.mark.slow
async def test_a_computer_player_keeps_its_moves_when_somebody_claims_its_seat(service: Service):
    """A computer player's actions keep its name and robot after somebody claims its seat."""
    table = await playing(service, 1, computers=1, game="poursuite")
    await moves(service, table, 12)
    await waits_for(service, table, 0)
    robot = table.occupants[1].name
    fern, mira = await meet(service, 3), await meet(service, 1)
    changing = (await service.execute(table.id, ClaimSeat(fern, Seat(1)))).table
    await service.execute(table.id, AnswerTransfer(mira, changing.transfer.n, agrees=True), mira.id)
    now, told = await service.queries.told(table.id, 3)
    assert now.occupants[1].name == "Fern"
    said = history([event for _, event in told], now, words("en"), [n for n, _ in told])
    assert f"🤖 {robot}" in said
    assert "Fern" not in said


@pytest.mark.slow
async def test_who_comes_back_had_the_seat_all_along_but_for_the_computer_player(service: Service):
    """After a person's return their own moves have their name, and those of the substitute the robot."""
    table = await playing(service, 2, game="poursuite")
    await moves(service, table, 8)
    odo = await meet(service, 2)
    before = ((await service.execute(table.id, Leave(odo))).table).n
    await moves(service, table, 8)
    await waits_for(service, table, 0)
    now, told = await service.queries.told(table.id, 1)
    lang = words("en")
    earlier = [(n, event) for n, event in told if n < before]
    assert "🤖" not in history([event for _, event in earlier], now, lang, [n for n, _ in earlier])
    await service.execute(table.id, Join(odo))
    now, told = await service.queries.told(table.id, 1)
    assert [(one.seat, one.person, one.name) for one in now.former] == [(1, None, "Odo")]
    kept = [(n, event) for n, event in told if n > before]
    assert "🤖 Odo" in history([event for _, event in kept], now, lang, [n for n, _ in kept])
    earlier = [(n, event) for n, event in told if n < before]
    assert "🤖" not in history([event for _, event in earlier], now, lang, [n for n, _ in earlier])


@pytest.mark.slow
async def test_the_recap_shows_each_turn_under_the_name_of_the_time(service: Service):
    """A recap names the players of the time in each turn, and the current ones in the last frame."""
    table, n = await handed_over(service)
    table = await play_out(service, await service.queries.table(table.id))
    first, last = await service.replays.moment(table.id, entry=n - 1), await service.replays.moment(table.id)
    assert [occupant.name for occupant in first.view.table.occupants] == ["Mira", "Odo"]
    assert [occupant.name for occupant in last.view.table.occupants] == ["Mira", "Fern"]


@pytest.mark.slow
async def test_a_view_that_is_known_already_still_names_those_who_left(service: Service):
    """A cached view still names former players, on the board and in the story so far."""
    table, _ = await handed_over(service)
    for person in (None, 3):
        first, again = [await service.queries.view_for(table.id, None if person is None else Seat(1)) for _ in range(2)]
        assert story_text(again, words("en")) == story_text(first, words("en"))
        assert again.table.former == first.table.former != ()
