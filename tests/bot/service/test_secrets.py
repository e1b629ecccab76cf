"""A view contains what its reader may know and nothing else, and so do log lines."""

import json
import logging
from dataclasses import replace

import pytest

from bot.service import places
from bot.service.positions import require_nothing_hidden
from bot.tables.deal import Start
from bot.tables.ending import End
from bot.tables.play import Move
from bot.tables.seats import Join
from bot.tables.view import TableView
from games.core import Number, Refusal, Seat
from games.registry import GAMES
from tests.lantern import Shout

from .evening import CHANNEL, bid, key, lobby, meet, play_out, playing

SEED = "5eed" * 8


@pytest.fixture
def _same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "token_hex", lambda size: SEED)


def seen(glance: TableView) -> tuple[object, ...]:
    """Return everything in a view that a presenter can read, except the table's id."""
    offer = glance.offer
    asked = offer and (offer.seat, offer.shape, offer.ticket, offer.prompt, offer.sealed, tuple(offer.unavailable))
    facts = (glance.seat, glance.view, glance.waiting, glance.done, glance.story, glance.private, glance.outcome)
    return (*facts, asked, glance.table.moves, glance.table.names)


async def all_glances(service, table, seats):
    return [seen(await service.queries.view_for(table.id, seat)) for seat in seats]


@pytest.mark.usefixtures("_same_deal")
async def test_a_sealed_answer_shows_to_nobody_else(service):
    """A sealed answer changes no other player's view."""
    found = []
    for coins in (0, 6):
        table = await playing(service, 3)
        await service.execute(table.id, Move(1, None, Number(coins), key()))
        found.append(await all_glances(service, table, (None, Seat(1), Seat(2))))
        await service.execute(table.id, End(await meet(service, 1), moderator=True))
    assert found[0] == found[1]
    assert found[0][0][3] == (Seat(0),)


async def test_a_private_sentence_reaches_its_seat_alone(service):
    """A private event reaches its seat only, also later."""
    table = await playing(service, 3)
    await bid(service, table, 1, 3, 2)
    assert [say.id for say in (await service.queries.view_for(table.id, Seat(1))).private] == ["lantern-stock"]
    for reader in (None, Seat(0), Seat(2)):
        glance = await service.queries.view_for(table.id, reader)
        assert "lantern-stock" not in [say.id for say in (*glance.story, *glance.private)]
    assert (await service.queries.view_of(table.id, 2)).private != ()
    assert (await service.queries.view_of(table.id, 4)).private == ()


async def test_a_private_sentence_is_shown_until_the_seat_has_moved_on(service):
    """A private event is shown until the seat's next move."""
    table = await playing(service)
    await bid(service, table, 3, 2)
    assert len((await service.queries.view_for(table.id, Seat(0))).private) == 1
    await service.execute(
        table.id, Move(1, None, (await service.queries.view_of(table.id, 1)).offer.shape.choices[0], key())
    )
    assert (await service.queries.view_for(table.id, Seat(0))).private == ()


async def test_only_the_seat_itself_is_offered_secret_choices(service):
    """The public view includes open choices, but no choices of a sealed decision."""
    table = await playing(service)
    assert (await service.queries.view_for(table.id, None)).offer is None
    await bid(service, table, 3, 2)
    public = (await service.queries.view_for(table.id, None)).offer
    assert (public.seat, public.own, len(public.shape.choices)) == (0, False, 30)
    assert (await service.queries.view_for(table.id, Seat(1))).offer is None
    watcher = await service.queries.view_of(table.id, 999)
    assert (watcher.seat, watcher.offer.own) == (None, False)


@pytest.mark.slow
async def test_the_seed_is_told_to_nobody_before_the_end(service):
    """The seed is revealed only after the end, though its fingerprint is public, and is never in the story."""
    table = await playing(service, 2)
    seed = json.loads((await service.store.read(lambda unit: unit.positions.by(table.id, 99)))[1])["dice"]["seed"]
    for seat in (None, Seat(0), Seat(1)):
        assert seed not in repr(seen(await service.queries.view_for(table.id, seat)))
    assert (await service.queries.fairness(table.id)).seed is None
    await play_out(service, table)
    assert (await service.queries.fairness(table.id)).seed == seed
    assert seed not in repr((await service.queries.view_for(table.id, None)).story)


async def test_a_game_given_up_opens_its_deal_too(service):
    """Ending a game early reveals its deal, if there was one."""
    table = await playing(service)
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    assert (await service.queries.fairness(table.id)).seed is not None
    table = await lobby(service)
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    assert (await service.queries.fairness(table.id)).seed is None


@pytest.mark.usefixtures("_same_deal")
async def test_no_seed_and_no_hidden_card_in_a_log_line(service, caplog):
    """No log line contains the seed or a hidden card, even after errors."""
    with caplog.at_level(logging.INFO):
        table = await playing(service, 1, 1)
        await play_out(service, table)
        broken = await playing(service, 2)

        def spoil(unit):
            unit.db.execute("UPDATE positions SET state = replace(state, '\"stock\"', '\"stick\"')")

        await service.store.write(spoil)
        service._cache.forget()
        with pytest.raises(Exception, match="bot-no-broken-table"):
            await service.execute(broken.id, Move(1, None, Shout(), key()))
    assert SEED not in caplog.text
    assert "stick" not in caplog.text
    assert [line.table for line in caplog.records if line.getMessage() == "A position cannot be read"][-1] == broken.id
    ended = (await service.execute(broken.id, End(await meet(service, 1), moderator=True))).table
    assert not ended.phase.live


async def test_a_position_is_not_given_out_because_the_same_was_dealt_again(service, monkeypatch):
    """Hidden information counts as hidden even if re-dealing happens to leave it unchanged."""
    host, game = await meet(service, 1), GAMES["poursuite"]
    table = await service.openings.open(game.id, 5, CHANNEL, host, "en")
    await service.execute(table.id, Join(await meet(service, 2)))
    await service.execute(table.id, Start(host))
    found = await service.queries.state_of(table.id)
    require_nothing_hidden(*found)
    monkeypatch.setitem(GAMES, game.id, replace(game, redeal=lambda t, _: t.dice.shuffle(["card", "card"])))
    with pytest.raises(Refusal, match="bot-no-position-open"):
        require_nothing_hidden(*found)
