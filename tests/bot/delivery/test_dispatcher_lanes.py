"""The dispatcher: which items wait for each other, how urgent they are, and which handler has them."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace

import pytest

from bot.delivery.backpressure import URGENCY, Urgency
from bot.delivery.dispatcher import CALL, HELD, LATER, PUBLIC, RETRIES_S, _lane_of
from bot.post import Gone, NoChannel, Refused, Trouble, Unauthorised
from bot.store import OutboxItem, StoreFailed
from bot.tables.ending import End
from bot.tables.notify import OVERWRITTEN, Kind
from bot.tables.play import Moved
from games.core import Refusal, Seat, say
from tests.bot.service.evening import CHANNEL, lobby, meet, play_out, playing

from .port import DM

SEAT = Seat(1)
ITEM = OutboxItem(7, "t", Kind.BOARD, None, "")


@pytest.mark.parametrize(
    ("kind", "lane"),
    [
        *((kind, PUBLIC) for kind in (Kind.BOARD, Kind.REPOST, Kind.FINAL, Kind.NOTICE)),
        (Kind.CALL, CALL),
        (Kind.HAND, SEAT),
        (Kind.STORY, SEAT),
        *((kind, (kind, SEAT)) for kind in (Kind.REMINDER, Kind.DAILY, Kind.WATCH, Kind.TRANSFER)),
    ],
)
def test_what_is_seen_in_one_place_is_delivered_in_order(kind, lane):
    assert _lane_of(replace(ITEM, kind=kind, seat=SEAT)) == ("t", lane)


@pytest.fixture
def dispatcher(told, monkeypatch):
    """Return the dispatcher, with what it has reported as `done` and `put_off`."""
    found = told.delivery.dispatcher
    found.done, found.later = [], []
    monkeypatch.setattr(found._ledger, "done", lambda item: found.done.append(item.id))
    monkeypatch.setattr(found._ledger, "put_off", lambda item, due: found.later.append((item.id, due)))
    return found


def carrying(dispatcher, *ends, put_off=None):
    """Let deliveries end with these errors, and note how urgent they are."""
    left, urgent = list(ends), []

    async def carry(items):
        urgent.append(URGENCY.get())
        if left and (error := left.pop(0)) is not None:
            raise error
        return put_off or {}

    dispatcher._carry = carry
    return urgent


@pytest.mark.parametrize("kind", Kind)
async def test_reminders_and_what_watchers_see_can_wait_for_everything_else(dispatcher, kind):
    urgent = carrying(dispatcher)
    await dispatcher._attempt([replace(ITEM, kind=kind)])
    assert urgent == [Urgency.UPKEEP if kind in LATER else Urgency.TABLE]
    assert {Kind.DAILY, Kind.REMINDER, Kind.WATCH} == LATER


async def test_what_is_delivered_is_done_and_what_is_put_off_comes_again(dispatcher):
    carrying(dispatcher, put_off={8: 99.0})
    await dispatcher._attempt([ITEM, replace(ITEM, id=8)])
    assert (dispatcher.done, dispatcher.later) == ([7], [(8, 99.0)])


@pytest.mark.parametrize("error", [Refused("forbidden"), Gone("gone"), NoChannel("404"), Refusal(say("bot-no-seats"))])
async def test_what_is_forbidden_is_given_up(dispatcher, error, caplog):
    carrying(dispatcher, error)
    await dispatcher._attempt([ITEM])
    assert (dispatcher.done, dispatcher.later) == ([7], [])
    assert [line.getMessage() for line in caplog.records] == ["Something cannot be delivered"]


@pytest.mark.parametrize("error", [Trouble("503"), StoreFailed("disk full"), Unauthorised("401"), ValueError("a bug")])
async def test_what_fails_comes_again_later_and_later(dispatcher, clock, error):
    """All items that belong together; after a success it begins anew."""
    carrying(dispatcher, *[error] * 4, None, error)
    for _ in range(6):
        await dispatcher._attempt([ITEM, replace(ITEM, id=8)])
    waits = [due - clock.now for id_, due in dispatcher.later if id_ == 7]
    assert waits == [*RETRIES_S[:4], RETRIES_S[0]]
    assert [id_ for id_, _ in dispatcher.later] == [7, 8] * 5
    assert dispatcher.done == [7, 8]


async def test_a_failure_of_discord_is_never_given_up_and_a_fault_of_ours_is(dispatcher, clock):
    carrying(dispatcher, *[Trouble("503")] * 8)
    for _ in range(8):
        await dispatcher._attempt([ITEM])
    assert [due - clock.now for _, due in dispatcher.later] == [*RETRIES_S, *[RETRIES_S[-1]] * 3]
    dispatcher.later.clear()
    dispatcher._failures.clear()
    carrying(dispatcher, *[ValueError("a bug")] * 9)
    while not dispatcher.done:
        await dispatcher._attempt([ITEM])
    assert (len(dispatcher.later), dispatcher.done) == (len(RETRIES_S), [7])


async def test_a_token_that_is_not_accepted_is_told_once(dispatcher, caplog):
    carrying(dispatcher, *[Unauthorised("401")] * 3)
    for _ in range(3):
        await dispatcher._attempt([ITEM])
    assert [line.levelname for line in caplog.records].count("CRITICAL") == 1


async def test_an_item_in_hand_is_taken_once_and_makes_room_when_it_ends(dispatcher):
    carrying(dispatcher)
    for _ in range(2):
        dispatcher._enqueue(ITEM)
    assert (len(dispatcher._queues["t", PUBLIC]), dispatcher._has_room.is_set()) == (1, True)
    for n in range(HELD - 1):
        assert dispatcher._has_room.is_set()
        dispatcher._enqueue(replace(ITEM, id=1000 + n))
    assert not dispatcher._has_room.is_set()
    await dispatcher.drain(60.0)
    assert (len(dispatcher.done), dispatcher._has_room.is_set(), dispatcher._held) == (HELD, True, set())
    assert (dispatcher._queues, dispatcher._workers) == ({}, {})
    await dispatcher.drain(60.0)


@pytest.mark.parametrize("end", [None, Trouble("503")])
async def test_nobody_reads_the_end_of_a_game_in_private_before_the_channel_shows_it(dispatcher, end):
    """Hands and watchers wait for the final score, but not for one that Discord fails to show; in play they do not."""
    carried = []

    async def carry(items):
        kind = items[0].kind
        if kind in {Kind.BOARD, Kind.FINAL}:
            await asyncio.sleep(0.02)
        carried.append(kind)
        if kind is Kind.FINAL and end is not None:
            raise end
        return {}

    dispatcher._carry = carry
    kinds = (Kind.BOARD, Kind.HAND, Kind.WATCH)
    for n, kind in enumerate((*kinds, Kind.FINAL)):
        dispatcher._enqueue(replace(ITEM, id=n, kind=kind, seat=SEAT))
    await dispatcher.drain(60.0)
    assert carried == [Kind.BOARD, Kind.FINAL, Kind.HAND, Kind.WATCH]
    carried.clear()
    for n, kind in enumerate(kinds):
        dispatcher._enqueue(replace(ITEM, id=n, kind=kind, seat=SEAT))
    await dispatcher.drain(60.0)
    assert carried == [Kind.HAND, Kind.WATCH, Kind.BOARD]


async def noted(told, monkeypatch, item):
    """Return which handlers have an item, and with what."""
    delivery, calls = told.delivery, []

    def note(part, name, result=None):
        async def called(*given, **named):
            calls.append((name, given[0] if given else None, {key: value for key, value in named.items() if value}))
            return result

        monkeypatch.setattr(part, name.partition(".")[2], called)

    for part, name, result in (
        (delivery.boards, "boards.bring", True), (delivery.hands, "hands.bring", 50.0),
        (delivery.hands, "hands.refresh_answer", None), (delivery.calls, "calls.deliver", {}),
        (delivery.calls, "calls.clear", None), (delivery.calls, "calls.retire", None),
        (delivery.reminders, "reminders.deliver", {}), (delivery.watching, "watching.deliver", {}),
        (delivery.daily, "daily.deliver", None), (delivery.notices, "notices.deliver", None),
        (delivery.transfers, "transfers.invite", None), (delivery.transfers, "transfers.ask", None),
        (delivery.transfers, "transfers.tell", None), (delivery.requests, "requests.settle", None),
    ):  # fmt: skip
        note(part, name, result)
    return calls, await delivery._carry([item])


@pytest.mark.parametrize(
    ("kind", "seat", "values", "names", "named"),
    [
        (Kind.BOARD, None, {}, ["boards.bring", "requests.settle", "calls.retire"], {}),
        (Kind.BOARD, None, {"attempts": 2}, ["boards.bring", "requests.settle", "calls.retire"], {"may_stand": True}),
        (Kind.BOARD, None, {"ticket": OVERWRITTEN}, ["boards.bring", "requests.settle", "calls.retire"],
         {"is_unsure": True}),
        (Kind.REPOST, None, {}, ["boards.bring", "requests.settle", "calls.retire"], {"anew": True}),
        (Kind.FINAL, None, {}, ["calls.clear", "boards.bring"], {}),
        (Kind.NOTICE, None, {"say": say("bot-notice-gone", name="Odo")}, ["notices.deliver"], {}),
        (Kind.CALL, SEAT, {}, ["calls.deliver"], {}),
        (Kind.HAND, SEAT, {}, ["hands.refresh_answer", "hands.bring"], {}),
        (Kind.REMINDER, SEAT, {}, ["reminders.deliver"], {}),
        (Kind.WATCH, None, {}, ["watching.deliver"], {}),
        (Kind.DAILY, SEAT, {}, ["daily.deliver"], {}),
        (Kind.TRANSFER, SEAT, {}, ["transfers.invite"], {}),
        (Kind.TRANSFER, None, {}, ["transfers.ask"], {}),
        (Kind.STORY, SEAT, {}, ["transfers.tell"], {}),
    ],
)  # fmt: skip
async def test_each_kind_has_its_handler(service, told, monkeypatch, kind, seat, values, names, named):
    table = await playing(service, 2, game="tunhell")
    item = replace(OutboxItem(7, table.id, kind, seat, "", attempts=1), **values)
    calls, put_off = await noted(told, monkeypatch, item)
    assert [name for name, _, _ in calls] == names
    (about,) = [found for name, _, found in calls if name == "boards.bring"] or [{}]
    assert about == named
    assert put_off == ({7: 50.0} if kind is Kind.HAND else {})


async def test_the_calls_of_a_game_that_has_ended_are_taken_away(service, told, monkeypatch):
    table = await playing(service, 2, game="tunhell")
    await service.execute(table.id, End(await meet(service, 1), moderator=True))
    calls, _ = await noted(told, monkeypatch, OutboxItem(7, table.id, Kind.BOARD, None, ""))
    assert [name for name, _, _ in calls] == ["boards.bring", "requests.settle", "calls.clear"]


async def test_of_a_table_that_is_gone_nothing_final_is_told(told, port, monkeypatch):
    calls, _ = await noted(told, monkeypatch, OutboxItem(7, "abcdefghijk", Kind.FINAL, None, ""))
    assert calls == []


@pytest.mark.parametrize("error", [Refused("forbidden"), Gone("no such message")])
@pytest.mark.parametrize(("attempts", "may_stand"), [(1, False), (2, True)])
async def test_a_final_score_that_no_channel_shows_comes_to_everybody(
    service, told, port, monkeypatch, error, attempts, may_stand
):
    """To people, that is, each in a new message."""
    table, brought = await play_out(service, await playing(service, 2, 1)), []

    async def bring(*_, **__):
        raise error

    async def hand(table_id, seat, **how):
        brought.append((seat, how))

    monkeypatch.setattr(told.delivery.boards, "bring", bring)
    monkeypatch.setattr(told.delivery.hands, "bring", hand)
    await told.delivery._carry([OutboxItem(7, table.id, Kind.FINAL, None, "", attempts=attempts)])
    assert brought == [(Seat(n), {"anew": True, "may_stand": may_stand}) for n in (0, 1)]


async def test_a_board_that_the_channel_refuses_is_told_to_everybody_and_not_done(service, told, port):
    table = await lobby(service, 2, game="tunhell")
    port.forbidden.add(CHANNEL)
    with pytest.raises(Refused):
        await told.delivery._carry([OutboxItem(7, table.id, Kind.BOARD, None, "")])
    assert [len(port.posts(DM + person)) for person in (1, 2)] == [1, 1]


def test_only_a_person_who_has_moved_forgets_what_they_had_begun(told, monkeypatch):
    """Not one for whom a computer player or the clock has moved: they are told what became of it."""
    finished = []
    monkeypatch.setattr(told.delivery.choosing, "finish", lambda table_id, seat: finished.append((table_id, seat)))
    entries = [
        SimpleNamespace(fact=Moved(Seat(n), "4", "{}", 3, by)) for n, by in enumerate(("person", "computer", "clock"))
    ]
    after = SimpleNamespace(table=SimpleNamespace(id="t"))
    told.delivery._note_moves(None, SimpleNamespace(entries=[*entries, SimpleNamespace(fact=None)], after=after))
    assert finished == [("t", Seat(0))]
