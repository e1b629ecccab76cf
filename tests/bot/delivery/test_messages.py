"""A single message: its requests, failures and retries."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.delivery import messages
from bot.delivery.backpressure import URGENCY, Urgency
from bot.delivery.messages import DOUBT_S, EDITABLE_S, READ_S, RETRIES_S, MessageLedger, Messages
from bot.post import Gone, Picture, Post, PostedMessage, Refused, Text, Trouble, digest_of, nonce
from bot.store import StoreFailed
from tests.bot.service.evening import CHANNEL, Clock, lobby

from .port import FakePort, Replies

OLD, NEW = Post((Text("older words"),)), Post((Text("newer words"),))
SLOT = ("table", "board")
CARD = "digger-2"
"""A card of a hand, which must not be logged."""


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def told(port: FakePort, clock: Clock) -> Messages:
    return Messages(port, Replies(), clock)


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Replace pauses by none, and return their lengths."""
    found: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        found.append(seconds)
        await sleep(0)

    monkeypatch.setattr(messages.asyncio, "sleep", noted)
    return found


ABOUT = {"table": "t1"}


def failing(*errors: Exception | None) -> tuple[Callable, list[Exception | None]]:
    """Return a function that raises these errors in turn and then succeeds, and the errors left."""
    left = list(errors)

    async def doing() -> None:
        if left and (error := left.pop(0)) is not None:
            raise error

    return doing, left


async def posted(told: Messages, post: Post = OLD) -> PostedMessage:
    return await told.send(CHANNEL, post, "mark", may_stand=False)


async def test_what_fails_is_tried_again_after_longer_and_longer_pauses(told, waits):
    """Failures are retried at once and then with growing pauses; success ends the retries."""
    doing, left = failing(Trouble("500"), StoreFailed("disk full"), Trouble("500"))
    await told.retry(doing, "It is not done", ABOUT)
    assert (left, waits) == ([], [0.0, *RETRIES_S[:3]])
    assert list(RETRIES_S) == sorted(set(RETRIES_S)), "longer and longer"


@pytest.mark.parametrize("error", [Refused("forbidden"), Gone("no such message")])
async def test_what_discord_forbids_is_not_tried_again(told, waits, error):
    doing, left = failing(Trouble("500"), error, None)
    await told.retry(doing, "It is not done", ABOUT)
    assert (left, waits) == ([None], [0.0, RETRIES_S[0]])


async def test_what_never_works_is_given_up_with_a_warning(told, waits, caplog):
    doing, left = failing(*[Trouble("500")] * 20)
    await told.retry(doing, "It is not done", ABOUT, RETRIES_S)
    assert len(left) == 20 - len(RETRIES_S)
    assert waits == [*RETRIES_S]
    given_up = [record for record in caplog.records if record.levelname == "WARNING"]
    assert [(record.getMessage(), record.table, record.final) for record in given_up] == [
        ("It is not done", "t1", True)
    ]


async def test_a_message_can_be_edited_until_discord_throttles_that(told, clock):
    ref = await posted(told)
    clock.now += EDITABLE_S - 1
    assert told.is_editable(ref)
    clock.now += 1
    assert not told.is_editable(ref)
    assert not told.is_editable(None)
    assert EDITABLE_S < 3600


async def test_a_message_that_shows_it_already_is_not_edited(told, port):
    """A message that already shows the post is not edited; a new one returns its content, files and questions."""
    ref = await told.send(CHANNEL, OLD, "mark", may_stand=False, asks=("0-1",))
    assert (ref.channel, ref.asks, ref.shows) == (CHANNEL, ("0-1",), digest_of(OLD))
    assert told.trusted(ref) is ref
    port.calls.clear()
    assert await told.edit(ref, OLD) is ref
    assert port.calls == []
    edited = await told.edit(ref, NEW)
    assert edited.shows == digest_of(NEW)
    assert (edited.message, edited.at, edited.asks) == (ref.message, ref.at, ref.asks)
    assert port.words(CHANNEL) == ["newer words"]


@pytest.mark.parametrize("error", [Refused("forbidden"), Gone("no such message")])
async def test_a_message_that_cannot_be_edited_is_none(told, port, error):
    """An edit that is impossible returns None, so that the caller can post again."""
    ref = await posted(told)
    port.failures.append(error)
    assert await told.edit(ref, NEW) is None


async def test_trouble_while_editing_is_told_to_the_caller(told, port):
    ref = await posted(told)
    port.failures.append(Trouble("500"))
    with pytest.raises(Trouble):
        await told.edit(ref, NEW)


async def test_a_recent_press_edits_for_nothing(told, port, monkeypatch):
    """An edit through a recent interaction is used if possible, as Discord does not count it."""
    ref = await posted(told)

    async def edit(message, post, kept):
        return {"a.png": 7}

    monkeypatch.setattr(told._recent, "edit", edit)
    port.calls.clear()
    edited = await told.edit(ref, NEW)
    assert (edited.files, port.calls) == ({"a.png": 7}, [])


async def test_a_repeated_message_is_edited_to_the_newer_words_and_files(told, port):
    """A repeated message is also edited, as Discord keeps the text of the first attempt."""
    pictured = Post((Text("newer words"), Picture("a.png", b"png", "A mine.")))
    await posted(told)
    again = await told.send(CHANNEL, pictured, "mark", may_stand=True)
    assert port.calls == [("send", CHANNEL), ("send", CHANNEL), ("edit", CHANNEL)]
    assert [*again.files] == ["a.png"]
    assert again.files == port.files[again.message]


async def test_a_lost_receipt_keeps_its_mark_for_the_next_try(told, port, clock):
    """After a lost confirmation the slot keeps its nonce, so that there is one message with the latest text."""
    port.lost = 1
    with pytest.raises(Trouble):
        await told.send(CHANNEL, OLD, "first", may_stand=False, slot=SLOT)
    assert told.is_unconfirmed(SLOT)
    assert not told.is_unconfirmed(("table", "hand:0"))
    await told.send(CHANNEL, NEW, "second", may_stand=False, slot=SLOT)
    assert port.words(CHANNEL) == ["newer words"]
    assert not told.is_unconfirmed(SLOT)
    await told.send(CHANNEL, OLD, "third", may_stand=False, slot=SLOT)
    assert len(port.words(CHANNEL)) == 2, "what stands without doubt is none of its business"


async def test_doubt_about_a_message_ends_when_discord_forgets_its_mark(told, port, clock):
    port.lost = 1
    with pytest.raises(Trouble):
        await told.send(CHANNEL, OLD, "first", may_stand=False, slot=SLOT)
    clock.now += DOUBT_S
    assert not told.is_unconfirmed(SLOT)


@pytest.mark.parametrize("error", [Refused("forbidden"), Gone("no such channel")])
async def test_what_discord_refuses_stands_nowhere_without_doubt(told, port, error):
    port.failures.append(error)
    with pytest.raises(type(error)):
        await told.send(CHANNEL, OLD, "first", may_stand=False, slot=SLOT)
    assert not told.is_unconfirmed(SLOT)


async def test_controls_are_taken_at_once_or_else_aside(told, port, waits):
    """Controls are stripped at once, or in the background if Discord fails."""
    ref = await posted(told)
    await told.strip_controls(ref, NEW)
    assert (port.words(CHANNEL), len(told.under_way), waits) == (["newer words"], 0, [])
    port.failures.append(Trouble("500"))
    await told.strip_controls(ref, OLD)
    assert (port.words(CHANNEL), len(told.under_way)) == (["newer words"], 1)
    await asyncio.gather(*told.under_way)
    assert (port.words(CHANNEL), waits) == (["older words"], [RETRIES_S[0]])


async def test_controls_of_an_old_message_are_taken_aside(told, port, clock, waits):
    """Controls of an old message are stripped in the background, as Discord delays such edits."""
    ref = await posted(told)
    clock.now += EDITABLE_S
    port.calls.clear()
    await told.strip_controls(ref, NEW)
    assert port.calls == []
    await asyncio.gather(*told.under_way)
    assert (port.words(CHANNEL), waits) == (["newer words"], [0.0])


@pytest.mark.parametrize("error", [Refused("forbidden"), Gone("no such message")])
async def test_controls_of_a_message_that_is_gone_are_left(told, port, error):
    ref = await posted(told)
    port.failures.append(error)
    await told.strip_controls(ref, NEW)
    assert not told.under_way


async def test_a_message_that_is_not_deleted_at_once_is_deleted_aside(told, port, waits, monkeypatch):
    ref, delete = await posted(told), port.delete
    failing_once, _ = failing(Trouble("500"))

    async def deleted(message):
        await failing_once()
        await delete(message)

    monkeypatch.setattr(port, "delete", deleted)
    await told.delete(ref)
    assert (len(port.shown), len(told.under_way)) == (1, 1)
    await asyncio.gather(*told.under_way)
    assert (port.shown, waits) == ({}, [RETRIES_S[0]])


async def test_what_is_done_aside_ends_when_the_bot_leaves(told):
    never = asyncio.Event()
    told.in_background(never.wait())
    (task,) = told.under_way
    told.close()
    await asyncio.wait({task})
    assert (task.cancelled(), told.under_way) == (True, set())


async def test_what_fails_aside_is_logged_without_the_words_of_its_error(told, caplog):
    """A background failure is logged without the error's text, which might name a hidden card."""

    async def fail():
        raise ValueError(f"hand: {CARD}")

    told.in_background(fail())
    await asyncio.wait(told.under_way)
    (line,) = caplog.records
    assert (line.message, line.error) == ("Work in the background went wrong", "ValueError")
    assert CARD not in caplog.text + line.trace


async def test_only_the_first_try_is_waited_for(told, waits):
    """Only the first attempt has the urgency of a click; retries do not."""
    tries = []

    async def fail():
        tries.append(URGENCY.get())
        raise Trouble("503")

    URGENCY.set(Urgency.WAITED_FOR)
    await told.retry(fail, "nothing", {})
    assert tries == [Urgency.WAITED_FOR] + [Urgency.UPKEEP] * len(RETRIES_S)


def test_a_mark_is_the_same_for_the_same_message_and_no_other():
    """Nonces are equal for the same message only, and have at most 25 characters."""
    assert nonce("call", "abc", 1) == nonce("call", "abc", "1") != nonce("call", "abc", 2)
    assert len(nonce("call")) <= 25


async def test_a_stored_change_is_kept_while_a_table_read_before_it_may_be_in_use(service, monkeypatch):
    """A table read before a message was stored shows it all the same, for a minute; then nothing is kept."""
    now = 1000.0
    monkeypatch.setattr(messages, "monotonic", lambda: now)
    ledger, table = MessageLedger(service), await lobby(service)
    before, after = replace(table, read_at=now - 1), replace(table, read_at=now)
    first, second, third = (PostedMessage(CHANNEL, number, 0.0) for number in (1, 2, 3))
    ledger.put(table.id, "hand:0", first)
    assert ledger.place(after, "hand:0") == first, "it is not stored yet"
    await ledger.flush()
    assert (ledger.place(before, "hand:0"), ledger.place(after, "hand:0")) == (first, None)
    now += READ_S
    ledger.put(table.id, "hand:0", second)
    await ledger.flush()
    assert ledger.place(before, "hand:0") == second
    now += 1
    ledger.put(table.id, "hand:1", third)
    await ledger.flush()
    assert ledger.place(before, "hand:0") == second, "of the same place something newer was stored"
    now += READ_S
    ledger.put("another", "board", None)
    await ledger.flush()
    assert (ledger.place(before, "hand:0"), ledger.place(before, "hand:1")) == (None, third)
    now += 1
    ledger.put("another", "board", None)
    await ledger.flush()
    assert ([*ledger._changes], ledger.place(before, "hand:1")) == (["another"], None)


async def test_a_step_of_a_choice_is_stored_with_the_next_report_and_all_else_at_once(service, monkeypatch):
    """What is soon replaced costs no write of its own."""
    ledger, table, stored = MessageLedger(service), await lobby(service), []

    async def report(done, put_off, places):
        stored.append([(slot, message and message.message) for _, slot, message in places])

    monkeypatch.setattr(service.outbox_feed, "report", report)
    ledger.put(table.id, "hand:0", PostedMessage(CHANNEL, 1, 0.0), is_step=True)
    await asyncio.sleep(2 * messages.GATHERED_S)
    assert stored == []
    ledger.put(table.id, "hand:1", PostedMessage(CHANNEL, 2, 0.0))
    await asyncio.sleep(2 * messages.GATHERED_S)
    assert [sorted(one) for one in stored] == [[("hand:0", 1), ("hand:1", 2)]]
    await ledger.flush()
    assert len(stored) == 1, "nothing is left"
