"""The lobby: who may sit, change, start and end; each refusal is one sentence and changes nothing."""

import asyncio

import pytest

from bot.model import Phase
from games.core import Refusal, Seat

from .evening import CHANNEL, lobby, meet, play_out, playing


async def refused(service, text, table, call):
    """The call is refused with this sentence and leaves the table as it was."""
    before = await service.table(table.id)
    with pytest.raises(Refusal) as caught:
        await call
    assert caught.value.say.id == text
    assert await service.table(table.id) == before
    return caught.value.say.values


async def test_a_table_is_opened_with_its_host_and_usual_options(service):
    """The one who opens it sits at seat 0."""
    table = await lobby(service, 1)
    assert (table.phase, table.host, table.names, table.options) == (
        Phase.LOBBY,
        1,
        ("Mira",),
        {"rounds": "3", "market": "closed"},
    )
    assert await service.table_in(CHANNEL) == table
    assert await service.tables_of(1) == [table]


async def test_a_channel_has_one_table(service, clock):
    """The second is refused while the first lives, and opened once it has ended."""
    table = await lobby(service, 1)
    odo = await meet(service, 2)
    await refused(service, "bot-no-table-here-already", table, service.open("lantern", 5, CHANNEL, odo, "en"))
    elsewhere = await service.open("lantern", 5, CHANNEL + 1, odo, "en")
    await service.end(table.id, await meet(service, 1), moderator=False)
    clock.now += 1
    second = await service.open("lantern", 5, CHANNEL, odo, "en")
    assert await service.table_in(CHANNEL) == second
    assert await service.tables_of(2) == [elsewhere, second]


async def test_two_tables_opened_at_once_give_one(service):
    """One of two hosts is first."""
    people = [await meet(service, person) for person in (1, 2)]
    opened = await asyncio.gather(
        *(service.open("lantern", 5, CHANNEL, person, "fr") for person in people), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in opened) == ["Refusal", "Table"]


async def test_an_unknown_game_or_table_is_refused(service):
    """Forged and very old controls get an answer."""
    mira = await meet(service, 1)
    with pytest.raises(Refusal) as caught:
        await service.open("chess", 5, CHANNEL, mira, "fr")
    assert caught.value.say.id == "bot-no-such-game"
    for call in (service.join("nowhere", mira), service.start("nowhere", mira), service.view_for("nowhere", None)):
        with pytest.raises(Refusal) as caught:
            await call
        assert caught.value.say.id == "bot-no-such-table"
    assert await service.table("nowhere") is None
    assert await service.table_in(999) is None


async def test_only_the_host_changes_the_table(service):
    """Each thing the host may do is refused to the others, who are told the host's name."""
    table, odo = await lobby(service, 2, 1), await meet(service, 2)
    for call in (
        service.seat_computer(table.id, odo),
        service.unseat_computer(table.id, odo),
        service.set_option(table.id, odo, "rounds", "5"),
        service.set_first(table.id, odo, Seat(0)),
        service.start(table.id, odo),
        service.end(table.id, odo, moderator=False),
    ):
        assert await refused(service, "bot-no-not-host", table, call) == {"name": "Mira"}


async def test_a_moderator_ends_any_table(service):
    """Someone who keeps order on the server need not sit at the table."""
    table = await lobby(service, 2)
    ended = await service.end(table.id, await meet(service, 3), moderator=True)
    assert ended.phase is Phase.ENDED


async def test_seats_are_taken_once_and_not_beyond_their_number(service):
    """Four seats: the fifth person is told so, and so is who sits already."""
    table = await lobby(service, 3, 1)
    assert await refused(
        service, "bot-no-table-full", table, service.join(table.id, await meet(service, 4))
    ) == {"most": 4}  # fmt: skip
    mira = await meet(service, 1)
    await refused(service, "bot-no-table-full", table, service.seat_computer(table.id, mira))
    await refused(service, "bot-no-already-seated", table, service.join(table.id, mira))


async def test_two_people_at_once_get_two_seats(service):
    """And of four for three seats one is told that the table is full."""
    table = await lobby(service, 2)
    people = [await meet(service, person) for person in (3, 4)]
    stranger = await service.meet(9, "Zed", None)
    seated = await asyncio.gather(
        *(service.join(table.id, person) for person in (*people, stranger)), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in seated) == ["Refusal", "Table", "Table"]
    assert len((await service.table(table.id)).sitters) == 4


async def test_computer_players_come_with_names_and_go(service):
    """Each has a name of its own; one goes by its name, otherwise the last to come is the first to go."""
    table = await lobby(service, 1, 3)
    names = table.names
    assert len(set(names)) == 4
    assert [sitter.computer for sitter in table.sitters] == [None, "random", "random", "random"]
    mira = await meet(service, 1)
    table = await service.unseat_computer(table.id, mira)
    assert table.names == names[:3]
    table = await service.unseat_computer(table.id, mira, names[1])
    assert table.names == (names[0], names[2])
    await refused(service, "bot-no-computer-here", table, service.unseat_computer(table.id, mira, "Mira"))
    table = await service.unseat_computer(table.id, mira)
    await refused(service, "bot-no-computer-here", table, service.unseat_computer(table.id, mira))
    await refused(service, "bot-no-such-computer", table, service.seat_computer(table.id, mira, "genius"))


async def test_options_and_first_player_are_set_before_the_start(service):
    """What does not exist is refused; what does is played."""
    table, mira = await lobby(service), await meet(service, 1)
    await refused(service, "bot-no-such-option", table, service.set_option(table.id, mira, "rounds", "4"))
    await refused(service, "bot-no-such-option", table, service.set_option(table.id, mira, "speed", "3"))
    await refused(service, "bot-no-such-seat", table, service.set_first(table.id, mira, Seat(2)))
    await refused(service, "bot-no-such-seat", table, service.set_first(table.id, mira, Seat(-1)))
    await service.set_option(table.id, mira, "rounds", "5")
    await service.set_first(table.id, mira, Seat(1))
    table = await service.set_first(table.id, mira, None)
    assert table.first is None
    assert (await service.set_first(table.id, mira, Seat(1))).first == 1
    started = await service.start(table.id, mira)
    assert started.options == {"rounds": "5", "market": "closed"}


@pytest.mark.parametrize(("first", "then"), [(0, 0), (1, None), (2, 1), (None, None)])
async def test_the_first_player_stays_the_same_person_when_someone_leaves(service, first, then):
    """Seats move up; a first player who leaves is chosen again by chance."""
    table = await lobby(service, 3)
    await service.set_first(table.id, await meet(service, 1), first)
    table = await service.leave(table.id, await meet(service, 2))
    assert table.names == ("Mira", "Fern")
    assert table.first == then


async def test_the_lobby_passes_to_the_next_person_and_ends_empty(service):
    """A computer player cannot be host."""
    table = await lobby(service, 2, 1)
    table = await service.leave(table.id, await meet(service, 1))
    assert (table.host, table.phase) == (2, Phase.LOBBY)
    await refused(service, "bot-no-not-seated", table, service.leave(table.id, await meet(service, 1)))
    table = await service.leave(table.id, await meet(service, 2))
    assert table.phase is Phase.ENDED


async def test_a_wrong_number_of_players_cannot_start(service):
    """The sentence says how many may play."""
    table = await lobby(service, 1)
    values = await refused(service, "bot-no-wrong-number", table, service.start(table.id, await meet(service, 1)))
    assert values == {"players": 1, "least": 2, "most": 4}


async def test_nothing_is_set_up_once_the_game_runs(service):
    """Each control of an old lobby message is refused."""
    table, mira = await playing(service, 2), await meet(service, 1)
    for call in (
        service.join(table.id, await meet(service, 3)),
        service.seat_computer(table.id, mira),
        service.unseat_computer(table.id, mira),
        service.set_option(table.id, mira, "rounds", "5"),
        service.set_first(table.id, mira, None),
        service.start(table.id, mira),
    ):
        await refused(service, "bot-no-already-started", table, call)
    await refused(service, "bot-no-still-running", table, service.again(table.id, mira))


async def test_nothing_happens_at_a_table_that_is_over(service):
    """Whatever is pressed on its old messages."""
    table, mira = await play_out(service, await playing(service)), await meet(service, 1)
    for call in (
        service.join(table.id, await meet(service, 3)),
        service.leave(table.id, mira),
        service.start(table.id, mira),
        service.end(table.id, mira, moderator=True),
        service.set_option(table.id, mira, "rounds", "5"),
    ):
        await refused(service, "bot-no-table-ended", table, call)


@pytest.mark.slow
async def test_playing_again_keeps_people_options_and_place(service):
    """Whoever presses the button is host; who did not play cannot."""
    table = await lobby(service, 2, 1)
    await service.set_option(table.id, await meet(service, 1), "rounds", "5")
    old = await play_out(service, await service.start(table.id, await meet(service, 1)))
    await refused(service, "bot-no-not-in-game", old, service.again(old.id, await meet(service, 3)))
    new = await service.again(old.id, await meet(service, 2))
    assert (new.phase, new.host, new.names, new.options) == (
        Phase.LOBBY,
        2,
        old.names,
        {"rounds": "5", "market": "closed"},
    )
    assert (new.guild, new.channel, new.locale, new.game) == (old.guild, old.channel, old.locale, old.game)
    assert [sitter.computer for sitter in new.sitters] == [None, None, "random"]
    await refused(service, "bot-no-table-here-already", new, service.again(old.id, await meet(service, 1)))


async def test_two_presses_of_start_deal_once(service):
    """The second is told that the game has begun."""
    table, mira = await lobby(service), await meet(service, 1)
    both = await asyncio.gather(*(service.start(table.id, mira) for _ in range(2)), return_exceptions=True)
    assert sorted(type(one).__name__ for one in both) == ["Refusal", "Table"]
    assert (await service.table(table.id)).n == 2
