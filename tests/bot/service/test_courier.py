"""What is delivered stands in Discord as it should, whatever was lost on the way."""

import asyncio

from bot.service import Service
from games.core import Seat

from .evening import CHANNEL, key, lobby, meet, playing
from .port import DM, FakePort, courier, settle


async def played_one(service, table):
    """Whoever is asked makes a move."""
    seat = (await service.glance(table.id, None)).waiting[0]
    own = await service.glance(table.id, seat)
    await service.act(table.id, table.sitters[seat].person, own.offer.ticket, own.offer.shape.choices[0], key())


async def test_older_words_do_not_stay_after_a_lost_receipt(service, clock):
    """Discord took the board, its receipt was lost, the game went on: the repetition is edited to what is so now."""
    port = FakePort(lost=1)
    table = await lobby(service, 1, game="tunhell")
    carrier = courier(service, port)
    running = asyncio.create_task(carrier.run())
    while not port.shown:  # noqa: ASYNC110 - the port tells nobody
        await asyncio.sleep(0.005)
    await service.join(table.id, await meet(service, 2))
    running.cancel()
    clock.now += 5
    await settle(service, carrier)
    (board,) = port.words(CHANNEL)
    assert "Odo" in board


async def test_older_words_do_not_stay_after_a_kill(service, clock):
    """Killed between sending and noting it: the new process sends it again under the same mark, then edits it."""
    port = FakePort()
    table = await playing(service, 2, game="tunhell")
    await settle(service, courier(service, port))
    boards, hands = port.words(CHANNEL)[0], port.words(DM + 1)
    await service.set_board(table.id, None)
    await service.set_hand(table.id, Seat(0), None)
    await played_one(service, table)
    fresh = Service(service.store, clock)
    carrier = courier(fresh, port)
    carrier.doubt(await fresh.resume())
    await settle(fresh, carrier)
    assert port.words(CHANNEL)[0] != boards
    assert port.words(DM + 1) != hands
    assert len(port.words(DM + 1)) == 1
    await fresh.drain()


async def test_a_board_sent_without_doubt_is_not_edited_besides(service):
    """One request is enough when nothing was lost."""
    port = FakePort()
    await lobby(service, 1, game="tunhell")
    await settle(service, courier(service, port))
    assert port.calls == [("send", CHANNEL)]


async def test_what_waits_long_is_not_delivered_twice(service, clock):
    """On many tables the last waits longer than an errand is lent for."""
    port = FakePort(slow=asyncio.Event())
    await lobby(service, 1, game="tunhell")
    carrier = courier(service, port)
    running = asyncio.create_task(carrier.run())
    for _ in range(3):
        await asyncio.sleep(0.02)
        clock.now += 61
        service.news.set()
    port.slow.set()
    await settle(service, carrier)
    running.cancel()
    assert port.calls == [("send", CHANNEL)]


async def test_nobody_is_thrown_out_of_a_half_made_choice(service):
    """What is new besides comes with the answer: as long as the decision is the same, the message stays as it is."""
    port = FakePort()
    table = await playing(service, 2, game="tunhell")
    carrier = courier(service, port)
    await settle(service, carrier)
    seat = (await service.glance(table.id, None)).waiting[0]
    own = await service.glance(table.id, seat)
    hand = (await service.table(table.id)).sitters[seat].hand
    before = port.shown[hand.message]
    carrier.use(hand.message, own.ticket)
    await service.set_language(table.sitters[seat].person, "en")
    await settle(service, carrier)
    assert port.shown[hand.message] == before
    await played_one(service, table)
    await settle(service, carrier)
    assert port.shown[hand.message] != before


async def test_nobody_waits_for_an_old_board_to_be_taken_away(service, clock):
    """Discord holds such edits back for a while; the new board and the call come at once."""
    port = FakePort()
    table = await playing(service, 2, game="tunhell")
    carrier = courier(service, port)
    await settle(service, carrier)
    old = (await service.table(table.id)).board
    clock.now += 3600
    port.held[old.message] = asyncio.Event()
    await played_one(service, table)
    await settle(service, carrier)
    assert (await service.table(table.id)).board.message != old.message
    port.held[old.message].set()
    await carrier.drain()
    assert not list(port.shown[old.message][1].controls())


async def test_the_courier_survives_what_nobody_foresaw(service, monkeypatch, caplog):
    """One look into the outbox fails in an unknown way: it is told in the log, and the next look delivers."""
    monkeypatch.setattr("bot.courier._RETRY", (0.01, 0.01))
    port, look = FakePort(), service.errands
    await lobby(service, 1, game="tunhell")

    async def broken(limit: int = 20):
        monkeypatch.setattr(service, "errands", look)
        raise RuntimeError("out of the blue")

    monkeypatch.setattr(service, "errands", broken)
    await settle(service, courier(service, port))
    assert port.calls == [("send", CHANNEL)]
    assert "looking for what is to be told went wrong: RuntimeError" in caplog.text


async def test_a_final_score_reaches_everyone_without_the_channel(service):
    """It is sent anew to each, who would not notice an edit."""
    port = FakePort()
    table = await playing(service, 2, game="tunhell")
    carrier = courier(service, port)
    await settle(service, carrier)
    before = [sitter.hand.message for sitter in (await service.table(table.id)).sitters]
    port.forbidden.add(CHANNEL)
    await carrier.final(await service.table(table.id))
    after = [sitter.hand.message for sitter in (await service.table(table.id)).sitters]
    assert not set(before) & set(after)


async def test_the_courier_takes_no_more_than_it_can_carry(service, monkeypatch):
    """Of many tables after a restart; and in the end each has its board."""
    monkeypatch.setattr("bot.courier._CARRIED", 5)
    port, taken = FakePort(), []
    host = await meet(service, 1)
    for n in range(20):
        await service.open("tunhell", 5, 100 + n, host, "fr")
    carrier, look = courier(service, port), service.errands

    async def counted(limit: int):
        taken.append(len(carrier._held) + limit)
        return await look(limit)

    monkeypatch.setattr(service, "errands", counted)
    await settle(service, carrier)
    assert max(taken) == 5
    assert sorted(channel for _, channel in port.calls) == list(range(100, 120))
