"""The lobby: who may join, change, start and end; refusals are one sentence and change nothing."""

import asyncio

import pytest

from bot.model import Phase
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.lobby import SetFirst, SetLanguage, SetOption
from bot.tables.seats import Join, Leave, SeatComputer, UnseatComputer
from games.core import Refusal, Seat

from .evening import CHANNEL, lobby, meet, play_out, playing


async def refused(service, text, table, call):
    """Assert that the call is refused with this sentence and changes nothing."""
    before = await service.queries.table(table.id)
    with pytest.raises(Refusal) as caught:
        await call
    assert caught.value.say.id == text
    assert await service.queries.table(table.id) == before
    return caught.value.say.values


async def test_a_table_is_opened_with_its_host_and_usual_options(service):
    """A new table has its host at seat 0 and the usual options."""
    table = await lobby(service, 1)
    assert (table.phase, table.host, table.names, table.options) == (
        Phase.LOBBY,
        1,
        ("Mira",),
        {"rounds": "3", "market": "closed"},
    )
    assert await service.queries.table_in(CHANNEL) == table
    assert await service.queries.tables_of(1) == [table]


async def test_a_channel_has_one_table(service, clock):
    """A second table in a channel is refused until the first has ended."""
    table = await lobby(service, 1)
    odo = await meet(service, 2)
    await refused(service, "bot-no-table-here-already", table, service.openings.open("lantern", 5, CHANNEL, odo, "en"))
    elsewhere = await service.openings.open("lantern", 5, CHANNEL + 1, odo, "en")
    await service.execute(table.id, End(await meet(service, 1), moderator=False))
    clock.now += 1
    second = await service.openings.open("lantern", 5, CHANNEL, odo, "en")
    assert await service.queries.table_in(CHANNEL) == second
    assert await service.queries.tables_of(2) == [elsewhere, second]


async def test_two_tables_opened_at_once_give_one(service):
    """Of two tables opened at once in a channel, one succeeds."""
    people = [await meet(service, person) for person in (1, 2)]
    opened = await asyncio.gather(
        *(service.openings.open("lantern", 5, CHANNEL, person, "fr") for person in people), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in opened) == ["Refusal", "Table"]


async def test_an_unknown_game_or_table_is_refused(service):
    """Forged and outdated controls for unknown games or tables are refused in words."""
    mira = await meet(service, 1)
    with pytest.raises(Refusal) as caught:
        await service.openings.open("chess", 5, CHANNEL, mira, "fr")
    assert caught.value.say.id == "bot-no-such-game"
    for call in (
        service.execute("nowhere", Join(mira)),
        service.execute("nowhere", Start(mira)),
        service.queries.view_for("nowhere", None),
    ):
        with pytest.raises(Refusal) as caught:
            await call
        assert caught.value.say.id == "bot-no-such-table"
    assert await service.queries.table("nowhere") is None
    assert await service.queries.table_in(999) is None


async def test_only_the_host_changes_the_table(service):
    """Only the host may change the table; others are told the host's name."""
    table, odo = await lobby(service, 2, 1), await meet(service, 2)
    for call in (
        service.execute(table.id, SeatComputer(odo)),
        service.execute(table.id, UnseatComputer(odo)),
        service.execute(table.id, SetOption(odo, "rounds", "5")),
        service.execute(table.id, SetFirst(odo, Seat(0))),
        service.execute(table.id, Start(odo)),
        service.execute(table.id, End(odo, moderator=False)),
    ):
        assert await refused(service, "bot-no-not-host", table, call) == {"name": "Mira"}


async def test_the_host_chooses_the_language_of_the_table(service):
    """The host sets the table's language in the lobby; the channel's language can be set in every phase."""
    table = await lobby(service, 2)
    other = "fr" if table.locale == "en" else "en"
    mira, odo = await meet(service, 1), await meet(service, 2)
    await refused(service, "bot-no-not-host", table, service.execute(table.id, SetLanguage(other, odo)))
    assert (await service.execute(table.id, SetLanguage(other, mira))).table.locale == other


async def test_a_moderator_ends_any_table(service):
    table = await lobby(service, 2)
    ended = (await service.execute(table.id, End(await meet(service, 3), moderator=True))).table
    assert ended.phase is Phase.ENDED


async def test_seats_are_taken_once_and_not_beyond_their_number(service):
    """Each person takes one seat; a fifth person at four seats is refused."""
    table = await lobby(service, 3, 1)
    assert await refused(
        service, "bot-no-table-full", table, service.execute(table.id, Join(await meet(service, 4)))
    ) == {"most": 4}  # fmt: skip
    mira = await meet(service, 1)
    await refused(service, "bot-no-table-full", table, service.execute(table.id, SeatComputer(mira)))
    await refused(service, "bot-no-already-seated", table, service.execute(table.id, Join(mira)))


async def test_two_people_at_once_get_two_seats(service):
    """Two people who join at once get different seats; the fourth for three seats is refused."""
    table = await lobby(service, 2)
    people = [await meet(service, person) for person in (3, 4)]
    stranger = await service.people.meet(9, "Zed", None)
    seated = await asyncio.gather(
        *(service.execute(table.id, Join(person)) for person in (*people, stranger)), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in seated) == ["Done", "Done", "Refusal"]
    assert len((await service.queries.table(table.id)).occupants) == 4


async def test_computer_players_come_with_names_and_go(service):
    """Computer players have unique names; one is removed by name, otherwise the last one added."""
    table = await lobby(service, 1, 3)
    names = table.names
    assert len(set(names)) == 4
    assert [occupant.computer for occupant in table.occupants] == [None, "random", "random", "random"]
    mira = await meet(service, 1)
    table = (await service.execute(table.id, UnseatComputer(mira))).table
    assert table.names == names[:3]
    table = (await service.execute(table.id, UnseatComputer(mira, names[1]))).table
    assert table.names == (names[0], names[2])
    await refused(service, "bot-no-computer-here", table, service.execute(table.id, UnseatComputer(mira, "Mira")))
    table = (await service.execute(table.id, UnseatComputer(mira))).table
    await refused(service, "bot-no-computer-here", table, service.execute(table.id, UnseatComputer(mira)))
    await refused(service, "bot-no-such-computer", table, service.execute(table.id, SeatComputer(mira, "genius")))


async def test_options_and_first_player_are_set_before_the_start(service):
    """Options and first player are set before the start; unknown ones are refused."""
    table, mira = await lobby(service), await meet(service, 1)
    await refused(service, "bot-no-such-option", table, service.execute(table.id, SetOption(mira, "rounds", "4")))
    await refused(service, "bot-no-such-option", table, service.execute(table.id, SetOption(mira, "speed", "3")))
    await refused(service, "bot-no-such-seat", table, service.execute(table.id, SetFirst(mira, Seat(2))))
    await refused(service, "bot-no-such-seat", table, service.execute(table.id, SetFirst(mira, Seat(-1))))
    await service.execute(table.id, SetOption(mira, "rounds", "5"))
    await service.execute(table.id, SetFirst(mira, Seat(1)))
    table = (await service.execute(table.id, SetFirst(mira, None))).table
    assert table.first is None
    assert ((await service.execute(table.id, SetFirst(mira, Seat(1)))).table).first == 1
    started = (await service.execute(table.id, Start(mira))).table
    assert started.options == {"rounds": "5", "market": "closed"}


@pytest.mark.parametrize(("first", "then"), [(0, 0), (1, None), (2, 1), (None, None)])
async def test_the_first_player_stays_the_same_person_when_someone_leaves(service, first, then):
    """If somebody leaves, the first player stays the same person, or is random if they left."""
    table = await lobby(service, 3)
    await service.execute(table.id, SetFirst(await meet(service, 1), first))
    table = (await service.execute(table.id, Leave(await meet(service, 2)))).table
    assert table.names == ("Mira", "Fern")
    assert table.first == then


async def test_the_lobby_passes_to_the_next_person_and_ends_empty(service):
    """The lobby passes to the next person, never to a computer player, and ends if empty."""
    table = await lobby(service, 2, 1)
    table = (await service.execute(table.id, Leave(await meet(service, 1)))).table
    assert (table.host, table.phase) == (2, Phase.LOBBY)
    await refused(service, "bot-no-not-seated", table, service.execute(table.id, Leave(await meet(service, 1))))
    table = (await service.execute(table.id, Leave(await meet(service, 2)))).table
    assert table.phase is Phase.ENDED


async def test_a_wrong_number_of_players_cannot_start(service):
    """A wrong number of players is refused with the possible numbers."""
    table = await lobby(service, 1)
    values = await refused(
        service, "bot-no-wrong-number", table, service.execute(table.id, Start(await meet(service, 1)))
    )
    assert values == {"players": 1, "least": 2, "most": 4}


async def test_nothing_is_set_up_once_the_game_runs(service):
    """Controls of the lobby are refused once the game is running."""
    table, mira = await playing(service, 2), await meet(service, 1)
    for call in (
        service.execute(table.id, SeatComputer(mira)),
        service.execute(table.id, UnseatComputer(mira)),
        service.execute(table.id, SetOption(mira, "rounds", "5")),
        service.execute(table.id, SetFirst(mira, None)),
        service.execute(table.id, Start(mira)),
    ):
        await refused(service, "bot-no-already-started", table, call)
    await refused(service, "bot-no-seat-waiting", table, service.execute(table.id, Join(await meet(service, 3))))
    await refused(service, "bot-no-still-running", table, service.openings.again(table.id, mira))


async def test_nothing_happens_at_a_table_that_is_over(service):
    """Controls of a finished table are refused."""
    table, mira = await play_out(service, await playing(service)), await meet(service, 1)
    for call in (
        service.execute(table.id, Join(await meet(service, 3))),
        service.execute(table.id, Leave(mira)),
        service.execute(table.id, Start(mira)),
        service.execute(table.id, End(mira, moderator=True)),
        service.execute(table.id, SetOption(mira, "rounds", "5")),
    ):
        await refused(service, "bot-no-table-ended", table, call)


@pytest.mark.slow
async def test_playing_again_keeps_people_options_and_place(service):
    """A rematch keeps people, options and channel; only former players can start one."""
    table = await lobby(service, 2, 1)
    await service.execute(table.id, SetOption(await meet(service, 1), "rounds", "5"))
    old = await play_out(service, (await service.execute(table.id, Start(await meet(service, 1)))).table)
    await refused(service, "bot-no-not-in-game", old, service.openings.again(old.id, await meet(service, 3)))
    new = await service.openings.again(old.id, await meet(service, 2))
    assert (new.phase, new.host, new.names, new.options) == (
        Phase.LOBBY,
        2,
        old.names,
        {"rounds": "5", "market": "closed"},
    )
    assert (new.guild, new.channel, new.locale, new.game) == (old.guild, old.channel, old.locale, old.game)
    assert [occupant.computer for occupant in new.occupants] == [None, None, "random"]
    await refused(service, "bot-no-table-here-already", new, service.openings.again(old.id, await meet(service, 1)))


async def test_two_presses_of_start_deal_once(service):
    """Of two simultaneous starts one deals, and the other is told that the game has begun."""
    table, mira = await lobby(service), await meet(service, 1)
    both = await asyncio.gather(*(service.execute(table.id, Start(mira)) for _ in range(2)), return_exceptions=True)
    assert sorted(type(one).__name__ for one in both) == ["Done", "Refusal"]
    assert (await service.queries.table(table.id)).n == 2
