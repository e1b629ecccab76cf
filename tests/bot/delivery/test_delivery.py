"""Deliveries end up correct in Discord, whatever was lost on the way."""

import asyncio
from dataclasses import replace

from bot.delivery import dispatcher, messages
from bot.delivery.boards import BURIED, LOOK_EVERY_S
from bot.delivery.choosing import HELD_S
from bot.post import Button, Trouble, Unauthorised, hand_slot
from bot.service import Service
from bot.tables.play import Move
from bot.tables.proposals import Concede
from bot.tables.seats import Join
from games.core import Dice, Seat, any_of
from tests.bot.service.evening import CHANNEL, key, lobby, meet, playing

from .port import DM, Told


async def hands_of(service, table):
    return [(await service.queries.table(table.id)).hand(Seat(seat)).message for seat in (0, 1)]


async def played_one(service, table):
    """Let the asked player make a move."""
    seat = (await service.queries.view_for(table.id, None)).waiting[0]
    own = await service.queries.view_for(table.id, seat)
    await service.execute(
        table.id, Move(table.occupants[seat].person, own.offer.ticket, own.offer.shape.choices[0], key())
    )


async def test_older_words_do_not_stay_after_a_lost_receipt(service, clock, told, port):
    """After a lost confirmation, the repeated board is edited to its current text."""
    port.lost = 1
    table = await lobby(service, 1, game="tunhell")
    await told.all()
    await service.execute(table.id, Join(await meet(service, 2)))
    clock.now += 5
    await told.all()
    (board,) = port.words(CHANNEL)
    assert "Odo" in board


async def test_older_words_do_not_stay_after_a_kill(service, clock, told, port):
    """After a kill between sending and recording, the new process sends with the same nonce and then edits."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    boards, hands = port.words(CHANNEL)[0], port.words(DM + 1)
    await service.outbox_feed.report(messages=[(table.id, "board", None)])
    await service.outbox_feed.report(messages=[(table.id, "hand:0", None)])
    await played_one(service, table)
    fresh = Service(service.store, clock)
    again = Told(fresh, port)
    await fresh.resume()
    await again.all()
    assert port.words(CHANNEL)[0] != boards
    assert port.words(DM + 1) != hands
    assert len(port.words(DM + 1)) == 1
    await fresh.drain()


async def test_a_board_sent_without_doubt_is_not_edited_besides(service, told, port):
    """A board sent without doubt takes one request."""
    await lobby(service, 1, game="tunhell")
    await told.all()
    assert port.calls == [("send", CHANNEL)]


async def test_what_waits_long_is_not_delivered_twice(service, clock, told, port):
    """Items that wait longer than their lease are delivered once."""
    port.slow = asyncio.Event()
    await lobby(service, 1, game="tunhell")
    told.start()
    for _ in range(3):
        await asyncio.sleep(0.005)
        clock.now += 61
        service.outbox_feed.wakeup.set()
    port.slow.set()
    await told.all()
    assert port.calls == [("send", CHANNEL)]


async def test_what_is_under_way_when_the_bot_leaves_waits_in_the_outbox(service, told, port):
    """Deliveries interrupted by a shutdown stay in the outbox for the next process."""
    port.slow = asyncio.Event()
    await lobby(service, 1, game="tunhell")
    told.start()
    while not told.is_busy:  # noqa: ASYNC110 - the dispatcher has no event
        await asyncio.sleep(0.002)
    await asyncio.sleep(0)
    told.delivery.close()
    while told.is_busy:  # noqa: ASYNC110 - as above
        await asyncio.sleep(0.002)
    left = await service.store.read(lambda unit: unit.db.execute("SELECT kind FROM outbox").fetchall())
    assert left == [("board",)]


async def test_a_board_is_labelled_in_the_languages_of_its_players(service, told, port):
    """Of the people who sit there now."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    assert "Mon tour / My turn" in labels(port)
    await service.people.set_language(2, "fr")
    await told.all()
    await played_one(service, table)
    await told.all()
    assert "Mon tour" in labels(port)


def labels(port):
    """Return the labels of all buttons in the channel."""
    return [one.label for post in port.posts(CHANNEL).values() for one in post.controls() if isinstance(one, Button)]


async def half_made_choice(service, told, port):
    """Return a table whose asked player is in the middle of a choice while their hand is outdated."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    seat = (await service.queries.view_for(table.id, None)).waiting[0]
    own, hand = await service.queries.view_for(table.id, seat), (await service.queries.table(table.id)).hand(seat)
    before = port.shown[hand.message]
    told.delivery.choosing.begin(hand.message, own.ticket)
    await service.people.set_language(table.occupants[seat].person, "en" if seat == 0 else "fr")
    await told.all()
    assert port.shown[hand.message] == before
    return table, hand, before


async def test_nobody_is_thrown_out_of_a_half_made_choice(service, told, port):
    """A half-made choice is not interrupted: its message is unchanged while the decision is the same."""
    table, hand, before = await half_made_choice(service, told, port)
    await played_one(service, table)
    await told.all()
    assert port.shown[hand.message] != before


async def test_a_secret_answer_of_another_seat_leaves_a_half_made_choice_alone(service, clock, told, port):
    """Another seat's secret answer never resets a half-made choice, however long it takes."""
    table = await playing(service, 2, game="maphr")
    await told.all()
    own, hand = await service.queries.view_for(table.id, 0), (await service.queries.table(table.id)).hand(Seat(0))
    other = (await service.queries.view_for(table.id, 1)).offer
    assert own.secret
    told.delivery.choosing.begin(hand.message, own.ticket)
    step = replace(hand, shows="a later step")
    told.delivery.ledger.put(table.id, hand_slot(Seat(0)), step, is_step=True)
    port.calls.clear()
    await service.execute(table.id, Move(2, None, any_of(other.shape, Dice("secret")), key()))
    await told.all()
    clock.now += HELD_S
    await told.all()
    assert ("edit", hand.channel) not in port.calls


async def test_what_was_kept_out_of_a_half_made_choice_comes_later(service, clock, told, port):
    """News held back by a half-made choice are delivered later, after minutes at most."""
    _, hand, before = await half_made_choice(service, told, port)
    clock.now += HELD_S
    await told.all()
    assert port.shown[hand.message] != before


async def test_a_quick_game_need_not_look_what_stands_below_its_board_at_each_move(service, clock, told, port):
    """A board is not checked again within seconds, even after quick moves; later it is, and moves to the bottom."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    port.talk = BURIED + 1
    first = (await service.queries.table(table.id)).board.message
    port.calls.clear()
    await played_one(service, table)
    await told.all()
    assert ("look", CHANNEL) not in port.calls
    assert (await service.queries.table(table.id)).board.message == first
    clock.now += LOOK_EVERY_S
    await played_one(service, table)
    await told.all()
    assert port.calls.count(("look", CHANNEL)) == 1
    assert (await service.queries.table(table.id)).board.message != first


async def test_nobody_waits_for_an_old_board_to_be_taken_away(service, clock, told, port):
    """The new board and the call do not wait for the slow edit of an old board."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    old = (await service.queries.table(table.id)).board
    clock.now += 3600
    port.held[old.message] = asyncio.Event()
    await played_one(service, table)
    told.start()
    while (await service.queries.table(table.id)).board.message == old.message:  # noqa: ASYNC110 - there is no event
        await asyncio.sleep(0.002)
    port.held[old.message].set()
    await told.all()
    assert not list(port.shown[old.message][1].controls())


async def test_nothing_is_tried_any_more_once_the_bot_has_left(told):
    """Background edits are cancelled at shutdown, without logging an error."""
    never = asyncio.Event()
    told.delivery.messages.in_background(never.wait())
    (task,) = told.delivery.messages.under_way
    told.delivery.close()
    await asyncio.wait({task})
    assert task.cancelled()


async def test_delivery_survives_what_nobody_foresaw(service, monkeypatch, caplog, told, port):
    """An unexpected failure to read the outbox is logged, and the next read delivers."""
    monkeypatch.setattr(dispatcher, "LOOK_RETRY_S", 0.0)
    look = service.outbox_feed.take
    await lobby(service, 1, game="tunhell")

    async def broken(limit: int):
        monkeypatch.setattr(service.outbox_feed, "take", look)
        raise RuntimeError("out of the blue")

    monkeypatch.setattr(service.outbox_feed, "take", broken)
    await told.all()
    assert port.calls == [("send", CHANNEL)]
    line = next(one for one in caplog.records if one.getMessage() == "The outbox could not be read")
    assert line.error == "RuntimeError"


async def test_a_final_score_reaches_everyone_without_the_channel(service, told, port):
    """Without a channel, the final score is sent to everyone as a new message, as edits do not notify."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    before = [
        ref.message
        for slot, ref in sorted((await service.queries.table(table.id)).messages.items())
        if slot.startswith("hand")
    ]
    port.forbidden.add(CHANNEL)
    told.delivery.ledger.put(table.id, "board", None)
    await told.delivery._final(dispatcher.OutboxItem(0, table.id, dispatcher.Kind.FINAL))
    await told.stop()
    after = [
        ref.message
        for slot, ref in sorted((await service.queries.table(table.id)).messages.items())
        if slot.startswith("hand")
    ]
    assert not set(before) & set(after)


async def test_a_game_that_is_conceded_is_told_once(service, told, port):
    """The end of a conceded game is announced once, by the board at the bottom of the channel."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    await service.execute(table.id, Concede(await meet(service, 1)))
    await told.all()
    assert ["Mira abandonne" in words for words in port.words(CHANNEL)].count(True) == 1
    assert "Mira abandonne" in port.words(CHANNEL)[-1]


async def test_no_more_is_taken_than_can_be_carried(service, monkeypatch, told, port):
    """After a restart only a limited number of items is taken at a time, and every table gets its board."""
    monkeypatch.setattr(dispatcher, "HELD", 5)
    taken = []
    host = await meet(service, 1)
    for n in range(20):
        await service.openings.open("tunhell", 5, 100 + n, host, "fr")
    look = service.outbox_feed.take

    async def counted(limit: int):
        taken.append(len(told.delivery.dispatcher._held) + limit)
        return await look(limit)

    monkeypatch.setattr(service.outbox_feed, "take", counted)
    await told.all()
    assert max(taken) == 5
    assert sorted(channel for _, channel in port.calls) == list(range(100, 120))


async def test_a_token_that_is_no_longer_accepted_loses_nothing(service, clock, caplog, told, port):
    """A rejected token is logged prominently, and everything is delivered once it is renewed."""
    port.failures.extend(Unauthorised("401") for _ in range(3))
    await lobby(service, 1, game="tunhell")
    for _ in range(3):
        await told.all()
        clock.now += 60
    assert port.words(CHANNEL) == []
    assert [record.levelname for record in caplog.records].count("CRITICAL") == 1
    await told.all()
    assert len(port.words(CHANNEL)) == 1


async def test_a_failure_is_retried_after_a_while_and_ever_later(service, clock, told, port):
    """Failures are retried with growing delays, without end while Discord is in trouble."""
    port.failures.extend(Trouble("503") for _ in range(2))
    await lobby(service, 1, game="tunhell")
    await told.all()
    assert port.words(CHANNEL) == []
    for wait in dispatcher.RETRIES_S[:2]:
        clock.now += wait - 0.1
        await told.all()
        assert port.words(CHANNEL) == []
        clock.now += 0.2
        await told.all()
    assert len(port.words(CHANNEL)) == 1


async def test_a_fault_of_ours_is_reported_tried_again_and_given_up_in_the_end(service, clock, caplog, told, port):
    """A bug in one delivery is reported, retried and finally given up, without affecting other tables."""
    tries = len(dispatcher.RETRIES_S) + 1
    port.failures.extend(RuntimeError("out of the blue") for _ in range(tries))
    table = await lobby(service, 1, game="tunhell")
    for wait in (*dispatcher.RETRIES_S, 0.0):
        await told.all()
        assert port.words(CHANNEL) == []
        clock.now += wait + 0.1
    assert port.failures == []
    wrong = [line for line in caplog.records if line.getMessage() == "A delivery went wrong"]
    assert {(line.table, line.kind, line.error) for line in wrong} == {(table.id, "board", "RuntimeError")}
    assert len(wrong) == tries
    clock.now += 3600
    await told.all()
    assert port.words(CHANNEL) == [], "it is given up"
    await lobby(service, 1, game="tunhell", channel=CHANNEL + 1)
    await told.all()
    assert len(port.words(CHANNEL + 1)) == 1


async def test_reports_of_one_moment_are_one_transaction(service, told, port, monkeypatch):
    """Reports of a board and two hands are one transaction, and with the move there are two.

    A call is stored separately and at once, as a kill before that would leave a mention that is never deleted.
    """
    table = await playing(service, 2, game="tunhell")
    await told.all()
    monkeypatch.setattr(messages, "GATHERED_S", 10.0)  # however slow the machine is
    writes = []
    write = service.store.write

    async def counted(work):
        writes.append(1)
        return await write(work)

    monkeypatch.setattr(service.store, "write", counted)
    await played_one(service, table)
    await told.all()
    assert len(writes) == 3  # the move; board and hands; the call
