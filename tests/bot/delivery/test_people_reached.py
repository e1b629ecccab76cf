"""Whom messages reach, what they are told of a call or a request, and how a message is sent again."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.delivery import calls, messages, notices
from bot.delivery.calls import Reminders
from bot.delivery.messages import LINGER_S, STORE_RETRY_S, MessageLedger
from bot.delivery.notices import ALONE, IN_CHANNEL, SENTENCE
from bot.delivery.people import PrivateMessages
from bot.ids import ControlAction, parse
from bot.model import Person, Phase, Table, Transfer
from bot.post import BOARD, Gone, NoChannel, Post, PostedMessage, Refused, Trouble
from bot.present.messages.board import board_copy_post
from bot.present.messages.hand import hand_post
from bot.present.messages.notices import notice_post
from bot.store import OutboxItem
from bot.tables.notify import Kind
from games.core import Seat, say
from locales import words
from tests.bot.service.evening import CHANNEL, meet, playing

from .port import DM

SAID = say("bot-hand-by-button", game=say("tunhell-title"))


class People:
    """Notes which channels of private messages were opened."""

    def __init__(self):
        self.opened = []

    async def dm_opened(self, person, channel):
        self.opened.append((person, channel))

    async def person(self, person):
        return None


@pytest.mark.parametrize(
    ("person", "opened"),
    [
        (Person(7, "Mira", "fr"), [(7, DM + 7)]),
        (Person(7, "Mira", "fr", dm=40), []),
        (Person(7, "Mira", "fr", dm=40, closed=True), [(7, 40)]),
    ],
)
async def test_where_people_are_reached_is_noted_if_it_is_new_or_was_closed(port, person, opened):
    people = People()
    private = PrivateMessages(SimpleNamespace(people=people), port, None, None, lambda: 5.0)
    ref = await private.write(person, Post(()), "mark")
    assert (ref.channel, ref.at) == (person.dm or DM + 7, 5.0)
    assert people.opened == opened


@pytest.mark.parametrize(
    ("wants", "closed", "is_quiet", "done"),
    [
        (True, False, False, ["hand", "noted"]),
        (True, True, False, ["call"]),
        (False, False, False, ["call"]),
        (False, True, False, ["call"]),
        (False, False, True, []),
    ],
)
async def test_people_are_reminded_by_their_hand_or_else_called(monkeypatch, wants, closed, is_quiet, done):
    """In the channel nobody is called whose question everybody answers in secret."""
    found = []

    async def note(what):
        found.append(what)

    reminders = object.__new__(Reminders)
    reminders._private = SimpleNamespace(is_closed=lambda table, person: closed)
    reminders._hands = SimpleNamespace(bring=lambda *_, **how: note("hand" if how["anew"] else "edit"))
    reminders._calls = SimpleNamespace(call_again=lambda *_: note("call"))
    reminders._presence = SimpleNamespace(called=lambda *_: found.append("noted"))
    monkeypatch.setattr(calls, "wants_hand", lambda table, person: wants)
    snapshot = SimpleNamespace(
        table=SimpleNamespace(id="t"),
        people={Seat(0): SimpleNamespace(id=7)},
        view_for=lambda seat: SimpleNamespace(is_quiet=is_quiet),
    )
    await reminders._remind(snapshot, Seat(0), may_stand=False)
    assert found == done


def request(*asks):
    return PostedMessage(10, 1, 0.0, asks=asks)


async def test_a_request_in_the_channel_still_names_the_people_it_has_called(service):
    table = await playing(service, 2, game="tunhell")
    ref = request(IN_CHANNEL, "3", SENTENCE.dump_json(SAID).decode(), "1", "2")
    assert notices._said(ref) == SAID
    assert notices._asking(ref, table) == notice_post(SAID, table, words(table.locale), (1, 2))


async def test_a_request_to_one_of_the_people_keeps_their_text_and_language(service):
    """Of one without a text only the outcome is left."""
    table = await playing(service, 2, game="tunhell")
    shown = notices._rest(request(ALONE, "3", "fr", "Bonjour", "2"), table, None)
    assert shown.words().startswith("Bonjour")
    assert "Bonjour" not in notices._rest(request(ALONE, "3", "fr", "", "2"), table, None).words()


@pytest.mark.parametrize(("person", "name"), [(9, "Zoé"), (8, "")])
async def test_somebody_whom_the_bot_has_never_met_has_the_name_of_the_request(person, name):
    transfer = Transfer(1, "offer", Seat(0), 0.0, 9, "Zoé")
    table = Table("t", "game", 1, 10, 1, "fr", Phase.PLAYING, transfer=transfer)
    service = SimpleNamespace(people=People())
    assert await notices.one_concerned(service, table, person) == Person(person, name, "fr")


@pytest.mark.parametrize(
    ("error", "is_lost"), [(None, False), (NoChannel("404"), True), (Gone("404"), False), (Refused("403"), False),
                           (Trouble("503"), False)],
)  # fmt: skip
async def test_people_are_told_of_a_channel_that_is_gone_when_its_boards_are_looked_at(
    service, told, port, monkeypatch, error, is_lost
):
    """One message below the board is enough to know; without a board, the channel itself is asked about."""
    table, asked = await playing(service, 2, game="tunhell"), []

    async def talk_since(ref, limit):
        asked.append((ref, limit))
        if error is not None:
            raise error
        return 0

    monkeypatch.setattr(port, "talk_since", talk_since)
    await told.delivery.boards.check_channel(table)
    assert asked == [(PostedMessage(CHANNEL, 0, 0.0), 1)]
    assert (await service.queries.table(table.id)).lost == is_lost


async def test_a_copy_of_the_board_leads_players_to_their_hand_and_their_turn(service, told):
    table = await playing(service, 2, game="tunhell")
    snapshot = await service.queries.snapshot(table.id)
    for number in (1, 2, 3):
        reader = await meet(service, number)
        copy, lang = told.delivery.boards.copy(snapshot, reader), words(reader.locale)
        pictures = told.delivery.pictures.plan(copy.view, lang, copy.field)
        seat = table.seat_of(number)
        assert copy.complete() == board_copy_post(copy.view, lang, pictures, seat=seat)
        turns = [one for one in copy.complete().controls() if parse(one.id).action is ControlAction.TURN]
        assert len(turns) == (seat in copy.view.waiting)


async def test_people_read_that_the_pictures_of_their_hands_are_drawn(service, told):
    """The words of a hand come first, and say that its pictures follow."""
    table = await playing(service, 2, game="tunhell")
    view, mira = await service.queries.view_for(table.id, Seat(0)), await meet(service, 1)
    draft = told.delivery.hands.draft(view, mira)
    lang = words(mira.locale)
    assert draft.awaiting() == hand_post(view, lang, is_awaiting=True, is_begun=False)
    assert draft.awaiting() != hand_post(view, lang, is_awaiting=False, is_begun=False)


@pytest.mark.parametrize(("attempts", "calls"), [(1, ["send"]), (2, ["send", "edit"])])
async def test_a_message_of_boards_that_may_stand_already_is_edited_as_well(service, told, port, attempts, calls):
    """What a first attempt may have sent to a follower shows an older text."""
    table = await playing(service, 2, game="tunhell")
    await told.all()
    await service.watchers.follow(table.id, await meet(service, 3))
    port.calls.clear()
    await told.delivery.watching.deliver(OutboxItem(5, table.id, Kind.WATCH, None, "", attempts=attempts))
    assert [kind for kind, channel in port.calls if channel == DM + 3] == calls


@pytest.mark.parametrize(("attempts", "may_stand"), [(1, False), (2, True)])
async def test_a_hand_that_may_have_reached_people_is_sent_as_such(told, monkeypatch, attempts, may_stand):
    found = []

    async def bring(table, seat, **how):
        found.append(how)

    async def refresh(table, seat):
        pass

    monkeypatch.setattr(told.delivery.hands, "bring", bring)
    monkeypatch.setattr(told.delivery.hands, "refresh_answer", refresh)
    await told.delivery._carry([OutboxItem(5, "t", Kind.HAND, Seat(0), "", attempts=attempts)])
    assert found == [{"may_stand": may_stand}]


async def test_messages_that_could_not_be_stored_are_stored_later(monkeypatch):
    """Reports wait a moment for others; while the store fails they wait longer."""
    waited, results = [], [False, False, True]
    ledger = MessageLedger(SimpleNamespace())
    ledger._done.append("item")

    async def write():
        if results[0]:
            ledger._done.clear()
        return results.pop(0)

    async def nothing():
        pass

    async def sleep(seconds, real=asyncio.sleep):
        waited.append(seconds)
        await real(0)

    monkeypatch.setattr(ledger, "_write", write)
    monkeypatch.setattr(ledger, "_others", nothing)
    monkeypatch.setattr(messages.asyncio, "sleep", sleep)
    await ledger._write_soon()
    assert waited == [LINGER_S, STORE_RETRY_S, STORE_RETRY_S]


@pytest.mark.parametrize("kind", ["done", "put off", "slot"])
async def test_messages_of_every_kind_wake_the_writer(monkeypatch, kind):
    """Whatever is pending is stored: what was delivered, put off or changed."""
    written = []
    ledger = MessageLedger(SimpleNamespace(outbox_feed=SimpleNamespace(report=None)))

    async def report(done, put_off, places):
        written.append((len(done), len(put_off), [slot for _, slot, _ in places]))

    ledger._service.outbox_feed.report = report
    item = OutboxItem(5, "t", Kind.BOARD)
    if kind == "done":
        ledger.done(item)
    elif kind == "put off":
        ledger.put_off(item, 9.0)
    else:
        ledger.put("t", BOARD, None)
    async with asyncio.timeout(5):
        await ledger._writer
    await ledger.flush()
    expected = {"done": (1, 0, []), "put off": (0, 1, []), "slot": (0, 0, [BOARD])}
    assert written == [expected[kind]]
