"""A new table can continue from any step of a finished game, with its own log and dice and the same people."""

from dataclasses import replace

import pytest

from bot.model import Phase
from bot.present.messages.lobby import lobby_post
from bot.present.messages.positions import fair_post
from bot.service.positions import written
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.lobby import SetFirst, SetOption
from bot.tables.pace import SetPace
from bot.tables.seats import Join, Leave, SeatComputer, UnseatComputer
from bot.tables.tutorial import Guide
from games import core
from games.core import Refusal, Seat, say
from games.registry import GAMES
from games.transcript import read
from games.transcript import replay as played_again
from locales import LOCALES, words
from tests.bot.present.limits import taken
from tests.house.play import middle

from .evening import CHANNEL, check_whole, meet, play_out, playing
from .test_positions import position
from .test_replays import watched

THERE = CHANNEL + 5
SERVER = 5
READERS = (None, Seat(0), Seat(1))
every_game = pytest.mark.parametrize("game", sorted(set(GAMES)))


async def ended(service, game="tunhell", moves=25):
    """Return a table whose game was ended early, and a step in its middle."""
    table, _ = await watched(service, game, middle(game, 2, moves))
    if (await service.queries.table(table.id)).phase is Phase.PLAYING:
        await service.execute(table.id, End(await meet(service, 4), moderator=True))
    last = await service.replays.moment(table.id)
    then = await service.replays.moment(table.id, last.count // 2)
    _, _, state = await service.replays.position(table.id, then.entry)
    if (now := core.decision(state)) is not None and now.step.at_once:  # nobody was asked there: take the next step
        then = await service.replays.moment(table.id, then.step + 1)
    return await service.queries.table(table.id), then


async def continued(service, game="tunhell"):
    """Return a lobby that Mira opened from such a step."""
    old, then = await ended(service, game)
    opened = service.openings.play_on(old.id, then.entry, SERVER, THERE, await meet(service, 1), "en")
    return old, then, await opened


def shown(view):
    """Return what is on the table, without the events of the last step."""
    return replace(view, told=()) if hasattr(view, "told") else view


async def refusal(work) -> str:
    with pytest.raises(Refusal) as refused:
        await work
    return refused.value.say.id


@pytest.mark.slow
@every_game
async def test_a_game_goes_on_from_a_step_and_ends_with_a_record_of_its_own(service, game):
    """A continued game starts from everybody's old view, is played to its end, recorded and unrated."""
    old, then, table = await continued(service, game)
    assert (table.phase, table.origin.table, table.origin.step) == (Phase.LOBBY, old.id, then.step)
    assert [(one.person, one.owner) for one in table.occupants] == [(1, None), (None, 2)]
    await service.execute(table.id, Join(await meet(service, 2), "share of Odo"))
    table = (await service.execute(table.id, Start(await meet(service, 1), share="of the start"))).table
    for seat in READERS:
        before = await service.replays.moment(old.id, then.step, seat)
        assert shown((await service.queries.view_for(table.id, seat)).view) == shown(before.view.view)
    assert [say.id for say in (await service.queries.view_for(table.id, None)).story] == ["bot-story-continued"]
    await play_out(service, table)
    await service.store.read(lambda unit: check_whole(unit, table.id))
    record = await service.queries.transcript(table.id)
    again = played_again(read(record.dump()))
    assert core.decision(again.last) is None
    assert record.mixing is not None
    assert [share.name for share in record.mixing.shares] == ["Odo", "Mira"]
    assert [await service.store.read(lambda unit, n=n: unit.results.of_person(SERVER, n)) for n in (1, 2)] == [{}, {}]
    first = await service.replays.moment(table.id, 0)
    assert shown(first.view.view) == shown(then.view.view)


@pytest.mark.slow
async def test_an_altered_position_is_refused_by_the_record(service):
    """A record with another initial position fails verification."""
    _, _, table = await continued(service)
    await service.execute(table.id, Start(await meet(service, 1)))
    await play_out(service, table)
    record = await service.queries.transcript(table.id)
    position = {**record.position, "seats": 3}
    with pytest.raises(Refusal) as refused:
        played_again(read(record.model_copy(update={"position": position}).dump()))
    assert refused.value.say.id == "record-no-deal"
    assert "position" not in (await ordinary(service)).dump().replace('"position": "', "")


async def ordinary(service):
    """Return the record of a game that started with a deal, in the usual format."""
    table = await playing(service, 2)
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    return await service.queries.transcript(table.id)


@pytest.mark.slow
async def test_seats_are_kept_for_those_who_had_them(service):
    """Seats are kept for their former players, who may leave and return."""
    _, _, table = await continued(service)
    with pytest.raises(Refusal) as refused:
        await service.execute(table.id, Join(await meet(service, 3)))
    assert refused.value.say == say("bot-no-seat-kept", names=("Odo",))
    mira, odo = await meet(service, 1), await meet(service, 2)
    option = GAMES["tunhell"].options[0]
    for command in (
        SeatComputer(mira), UnseatComputer(mira), SetFirst(mira, Seat(1)), Guide(mira),
        SetOption(mira, option.id, option.values[-1]),
    ):  # fmt: skip
        assert await refusal(service.execute(table.id, command)) == "bot-no-change-position"
    table = (await service.execute(table.id, Join(odo))).table
    assert table.people == (1, 2)
    table = (await service.execute(table.id, Leave(mira))).table
    assert (table.host, table.people, table.occupants[0].owner) == (2, (2,), 1)
    table = (await service.execute(table.id, Join(mira))).table
    assert table.people == (1, 2)
    await service.store.read(lambda unit: check_whole(unit, table.id))
    await service.execute(table.id, SetPace(odo, 3600.0))
    assert ((await service.execute(table.id, Start(odo))).table).phase is Phase.PLAYING
    await service.store.read(lambda unit: check_whole(unit, table.id))


@pytest.mark.slow
async def test_a_lobby_that_everyone_leaves_is_closed(service):
    _, _, table = await continued(service)
    assert ((await service.execute(table.id, Leave(await meet(service, 1)))).table).phase is Phase.ENDED


@pytest.mark.slow
async def test_where_nothing_can_be_played_on_it_is_said_why(service):
    """Continuing is refused with a reason for finished last steps, running games and occupied channels."""
    mira = await meet(service, 1)
    running = await playing(service, 2, game="tunhell")
    first = await service.replays.moment(running.id, 0)
    on = service.openings.play_on(running.id, first.entry, SERVER, THERE, mira, "en")
    assert await refusal(on) == "bot-no-replay-open"
    await play_out(service, running)
    last = await service.replays.moment(running.id)
    assert (
        await refusal(service.openings.play_on(running.id, last.entry, SERVER, THERE, mira, "en"))
        == "bot-no-play-on-over"
    )
    await service.openings.play_on(running.id, first.entry, SERVER, THERE, mira, "en")
    again = service.openings.play_on(running.id, first.entry, SERVER, THERE, mira, "en")
    assert await refusal(again) == "bot-no-table-here-already"


@pytest.mark.slow
async def test_a_watcher_takes_the_place_of_the_player_to_move(service):
    """Somebody who did not play may continue a game in the seat of the player to move."""
    old, then = await ended(service)
    table = await service.openings.play_on(old.id, then.entry, SERVER, THERE, await meet(service, 3), "fr")
    (own,) = [seat for seat, occupant in table.seated() if occupant.person == 3]
    assert own in then.view.waiting
    assert [occupant.owner for seat, occupant in table.seated() if seat != own] == [2 if own == 0 else 1]


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
async def test_the_lobby_says_where_the_position_is_from_and_who_has_which_seat(service, locale):
    _, then, table = await continued(service)
    lang = words(locale)
    post = taken(lobby_post(table, lang))
    assert lang.text("bot-position-continued", step=then.step) in post.words()
    assert lang.text("bot-position-kept", name="Odo") in post.words()
    await service.execute(table.id, Start(await meet(service, 1)))
    fair = fair_post(await service.queries.table(table.id), await service.queries.fairness(table.id), lang)
    assert lang.text("bot-fair-continued") in fair.words()


async def test_a_position_is_played_on_before_it_is_called_playable(service, monkeypatch):
    """A position is checked by playing on from it before it is called playable."""
    text, moves = written(GAMES["tunhell"], position("tunhell")), []

    def apply(*given):
        moves.append(given)
        if len(moves) == 5:
            raise ValueError("no such card")
        return applied(*given)

    applied = core.apply
    monkeypatch.setattr(core, "apply", apply)
    with pytest.raises(Refusal) as refused:
        await service.positions.read(text)
    assert (refused.value.say.id, len(moves)) == ("bot-no-position-read", 5)
