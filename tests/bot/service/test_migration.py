"""A database from before the log held everything: its tables go on, and the buttons that stand there stay alive.

`version3.db.gz` was written by version 3 of the schema: Tunhell in mid-turn; Poursuite without its channel, where a
computer player keeps a seat; Dungeon Lords with sealed orders of which one seat has given the first; a lobby, and a
table that was ended.
"""

import gzip
from pathlib import Path

import pytest

from bot.model import MessageRef, Phase
from bot.service import Service
from bot.store import SqliteStore
from bot.tables.entries import Adopted
from bot.tables.replay import Replay
from games import core
from games.core import Dice, NotYours, Refusal, Revise, Seat, TooLate
from games.registry import GAMES

from .evening import key as click
from .evening import log_of, play_out

OLD = Path(__file__).parents[1] / "store" / "version3.db.gz"
CHANNELS = {"tunhell": 100, "poursuite": 101, "dungeon_lords": 102, "lobby": 103, "ended": 104}


def key():
    """The key of an interaction that the old database does not know."""
    return f"new-{click()}"


@pytest.fixture
async def service(tmp_path, clock):
    file = tmp_path / "old.sqlite"
    file.write_bytes(gzip.decompress(OLD.read_bytes()))
    clock.now = 1_790_000_000.0
    store = await SqliteStore.open(file)
    made = Service(store, clock)
    made.computers.closing.set()  # so that the tables stand still until they are looked at
    await made.resume()
    made.computers.closing.clear()
    yield made
    await made.drain()
    await store.close()


async def table_at(service, which):
    return await service.table_in(CHANNELS[which])


async def answer(service, table, person, ticket):
    """Any legal answer, by a control that carries this ticket."""
    view = await service.view_of(table.id, person)
    assert view.offer.is_for(ticket)
    return await service.act(table.id, person, ticket, core.any_of(view.offer.shape, Dice("any")), key())


async def test_tables_are_what_they_were(service):
    """Seats, host, channel, options, messages, and who keeps whose seat."""
    tunhell, poursuite = await table_at(service, "tunhell"), await table_at(service, "poursuite")
    assert (tunhell.phase, tunhell.host, tunhell.names, tunhell.moves) == (
        Phase.PLAYING,
        1,
        ("Mira", "Odo", "Fern"),
        14,
    )
    assert (tunhell.board.message, tunhell.ping.message) == (1001, 1002)
    assert [sitter.hand.message for sitter in tunhell.sitters] == [2100, 2101, 2102]
    assert isinstance(tunhell.board, MessageRef)
    assert (poursuite.lost, poursuite.sitters[1].computer, poursuite.sitters[1].owner) == (True, "random", 4)
    assert poursuite.names[2] == "Zed", "names are cleaned on the way"
    assert (await table_at(service, "lobby")).phase is Phase.LOBBY
    assert (await table_at(service, "ended")).phase is Phase.ENDED
    assert all(said.id.startswith(("tunhell-", "bot-")) for said in (await service.view_for(tunhell.id, None)).story)


@pytest.mark.parametrize(
    ("which", "person", "ticket"), [("tunhell", 3, "14"), ("dungeon_lords", 6, "1"), ("dungeon_lords", 3, "1.1")]
)
async def test_a_button_that_stands_is_alive_while_it_is_still_that_question(service, which, person, ticket):
    """And dead from then on, whatever follows."""
    table = await table_at(service, which)
    done = await answer(service, table, person, ticket)
    assert not done.repeated
    assert done.table.n == table.n + 1
    with pytest.raises((TooLate, NotYours)):
        await service.act(table.id, person, ticket, Revise(), key())


async def test_one_seats_answer_does_not_kill_the_old_buttons_of_another(service):
    """Both have orders to give: the second still uses the button it has had since before."""
    table = await table_at(service, "dungeon_lords")
    await answer(service, table, 3, "1.1")
    assert not (await answer(service, table, 6, "1")).repeated


async def test_an_old_button_of_another_stage_or_decision_is_refused(service):
    """The half-given orders of seat 0 are at their second stage: the buttons of the first are too late."""
    table = await table_at(service, "dungeon_lords")
    view = await service.view_of(table.id, 3)
    choice = core.any_of(view.offer.shape, Dice("any"))
    for ticket in ("1", "0", "1.2", "2"):
        with pytest.raises(TooLate):
            await service.act(table.id, 3, ticket, choice, key())


async def test_sealed_stages_given_before_can_be_taken_back(service):
    """With the button that stands there; then everything is asked anew."""
    table = await table_at(service, "dungeon_lords")
    done = await service.act(table.id, 3, "1.1", Revise(), key())
    assert (done.repeated, done.view.offer.begun) == (False, False)


@pytest.mark.parametrize("which", ["tunhell", "poursuite", "dungeon_lords"])
async def test_its_log_folds_to_what_is_stored(service, which):
    """From the entry that took the table over, after some more moves too."""
    table = await table_at(service, which)
    for _ in range(6):
        for sitter in (await service.table(table.id)).sitters:
            view = await service.view_of(table.id, sitter.person) if sitter.person else None
            if view is not None and view.offer is not None:
                await service.act(table.id, sitter.person, None, core.any_of(view.offer.shape, Dice("more")), key())
                break
    await service.drain()
    codec, entries = GAMES[which].codec, await log_of(service, table)
    kept = await service.store.read(lambda unit: unit.positions.kept(table.id))
    adopted = next(entry.n for entry in entries if isinstance(entry.fact, Adopted))
    replay = Replay.of(table.id, entries, {adopted - 1: codec.load(kept[adopted - 1])})
    stored = await service.table(table.id)
    bare = [(s.name, s.person, s.computer, s.owner, s.since, s.seen_at, s.asked_at) for s in stored.sitters]
    assert bare == [
        (s.name, s.person, s.computer, s.owner, s.since, s.seen_at, s.asked_at) for s in replay.now.table.sitters
    ]
    assert (stored.n, stored.moves, stored.phase, stored.host) == (
        replay.now.table.n, replay.now.table.moves, replay.now.table.phase, replay.now.table.host,
    )  # fmt: skip
    later = {n: text for n, text in kept.items() if n > adopted}
    assert later == {n: codec.save(replay.positions[n]).decode() for n in later}


@pytest.mark.slow
@pytest.mark.parametrize("which", ["tunhell", "poursuite", "dungeon_lords"])
async def test_a_game_from_before_is_played_to_its_end(service, which):
    """By its people, and the computer player that keeps a seat."""
    table = await table_at(service, which)
    service.computers.wake(table.id)
    assert (await play_out(service, table)).phase is Phase.OVER


async def test_a_lobby_from_before_can_start_and_what_is_left_can_be_had_back(service):
    """Everything else that people do at tables goes on too."""
    lobby, poursuite = await table_at(service, "lobby"), await table_at(service, "poursuite")
    mira, gro = await service.person(1), await service.person(4)
    assert (await service.start(lobby.id, mira)).phase is Phase.PLAYING
    assert (await service.join(poursuite.id, gro)).sitters[1].person == 4
    with pytest.raises(Refusal):
        await service.start((await table_at(service, "ended")).id, mira)
    assert (await service.view_for(poursuite.id, Seat(1))).seat == 1
