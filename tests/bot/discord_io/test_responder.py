"""How an interaction is answered: in time, by whom, and without a lie when the database fails in between."""

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace

import discord
import pytest

from bot.delivery.choosing import Choosing
from bot.discord_io.client import Tree, late_suggestions
from bot.discord_io.cogs.controls import Controls
from bot.discord_io.cogs.moves import Moves
from bot.discord_io.cogs.opening import NEEDED, NEEDED_IN_THREADS, permission_text
from bot.discord_io.private_answer import PrivateAnswer, Reply
from bot.discord_io.responder import DEFER_AFTER_S, Responder
from bot.model import Person, Phase, Sitter, Table
from bot.post import Post, Text
from games.core import Refusal
from locales import LOCALES, words

from .test_first_answer import refusal

TABLE = Table("abc", "tunhell", 5, 10, 1, "en", Phase.PLAYING)


def responder(**interaction: object) -> Responder:
    """Somebody whose interaction has just come."""
    now = asyncio.get_running_loop().time()
    asked = SimpleNamespace(**{"id": 1, "message": None, **interaction})
    return Responder(SimpleNamespace(), asked, Person(1, "Mira", "en"), words("en"), now, TABLE)


@pytest.mark.parametrize(("guild", "keeps_order"), [(5, True), (6, False), (None, False)])
async def test_who_keeps_order_on_one_server_does_not_on_another(guild, keeps_order):
    """A table without its channel can be found from other servers too."""
    reply = responder(guild_id=guild, permissions=SimpleNamespace(manage_messages=True))
    assert reply.moderator is keeps_order


@pytest.mark.parametrize("taps", [True, False])
async def test_a_late_picture_throws_nobody_out_of_a_half_made_choice(taps):
    """It is put into the message it belongs to, unless that shows the next step by now."""
    edits = []

    async def put(post: object) -> Reply:
        return Reply(edit, 7, mark=choosing.touch(7))

    async def edit(**message: object) -> None:
        edits.append(message)

    class Late:
        """A draft whose pictures come late, after a tap perhaps."""

        def at_once(self, kept: object) -> tuple[Post, bool]:
            return Post((Text("Hand"),)), True

        async def drawn(self) -> None:
            if taps:
                choosing.touch(7)

        async def finished(self, kept: object, patience: float) -> tuple[Post, bool]:
            return Post((Text("Hand with pictures"),)), False

    choosing, later = Choosing(lambda: 0.0), []
    reply = responder()
    reply.table = None
    reply.bot.delivery = SimpleNamespace(
        choosing=choosing,
        messages=SimpleNamespace(aside=later.append),
    )
    await PrivateAnswer(reply).illustrated(Late(), put)
    assert edits == [], "nobody waits for pictures"
    (following,) = later
    await following
    assert len(edits) == (0 if taps else 1)


async def test_what_was_asked_for_is_done_before_it_is_answered():
    """A kill between the two leaves a move that stands, not a promise that was broken."""
    order = []
    reply = responder(response=SimpleNamespace(defer=answering(order, "defer")))

    async def work() -> int:
        order.append("written")
        return 5

    assert await reply.carry_out(work()) == 5
    await reply.acknowledge(quietly=True)
    assert order == ["written", "defer"]
    assert reply.is_written


async def test_what_takes_long_is_acknowledged_meanwhile():
    """And is done all the same."""
    order = []
    reply = responder(response=SimpleNamespace(defer=answering(order, "defer")))
    reply.arrived -= DEFER_AFTER_S

    async def work() -> None:
        while not order:  # noqa: ASYNC110 - until it is acknowledged
            await asyncio.sleep(0)
        order.append("written")

    await reply.carry_out(work())
    assert order == ["defer", "written"]


async def test_words_that_discord_does_not_take_are_said_privately():
    """The webhook fails: the person reads it in a private message, and "thinking…" is replaced later."""
    told, later = [], []

    async def send(**_: object) -> None:
        raise refusal(502, 0)

    async def reach(channel: int | None, person: Person, post: Post, mark: str) -> bool:
        told.append((channel, person.id, post.words()))
        return True

    reply = responder(followup=SimpleNamespace(send=send), type=discord.InteractionType.application_command)
    reply.is_answered = True
    aside = SimpleNamespace(aside=lambda work: (later.append(work), work.close()))
    reply.bot.delivery = SimpleNamespace(messages=aside, private=SimpleNamespace(reach=reach))
    await reply.last_words(Post((Text("Done."),)))
    assert told == [(None, 1, "Done.")]
    assert len(later) == 1


async def test_a_deleted_message_is_answered_beside():
    """A hand that was replaced while it was pressed: the step is shown in a new message."""
    order = []

    async def edit_message(**_: object) -> None:
        raise refusal(404, 10008)

    message = SimpleNamespace(id=9, attachments=[], flags=SimpleNamespace(ephemeral=False))
    answers = SimpleNamespace(edit_message=edit_message, send_message=answering(order, "said"))
    reply = responder(response=answers, guild_id=None, edit_original_response=None, message=message)
    reply.table, reply.bot.delivery = None, SimpleNamespace(choosing=Choosing(lambda: 0.0))
    await reply.show(Post((Text("Which mine?"),)))
    assert order == ["said"]


def answering(order: list[str], name: str) -> Callable[..., Awaitable[object]]:
    """An answer that is noted."""

    async def answer(**_: object) -> object:
        order.append(name)
        return SimpleNamespace(message_id=1)

    return answer


async def test_whoever_comes_when_the_bot_is_leaving_is_not_received():
    """There is no database and no line to Discord any more: whoever pressed it is told by Discord."""
    bot = SimpleNamespace(is_leaving=True)  # anything asked of it would be an error
    click = SimpleNamespace(type=discord.InteractionType.component, data={"custom_id": "porion:turn:abc::"})
    await Controls(bot).on_interaction(click)
    tree = Tree(discord.Client(intents=discord.Intents.none()))
    tree.client.is_leaving = True
    assert not await tree.interaction_check(click)
    tree.client.is_leaving = False
    assert await tree.interaction_check(click)


async def test_suggestions_are_looked_for_beside_the_event_loop(monkeypatch):
    """There may be thousands of moves to put into words, at each key: others are answered meanwhile."""
    threads = []

    def suggest(*_: object) -> list[tuple[str, str]]:
        threads.append(threading.current_thread())
        return [("dig 1", "Dig in mine 1")]

    async def person(*_: object) -> Person:
        return Person(1, "Mira", "en")

    async def tables_of(*_: object) -> list[Table]:
        return [TABLE]

    async def view_of(*_: object) -> object:
        return SimpleNamespace(seat=0, offer=None)

    monkeypatch.setattr("bot.present.controls.typed.suggest", suggest)
    bot = SimpleNamespace(service=SimpleNamespace(person=person, tables_of=tables_of, view_of=view_of))
    typing = SimpleNamespace(guild_id=None, user=SimpleNamespace(id=1), namespace=SimpleNamespace())
    (found,) = await Moves(bot).moves(typing, "dig")
    assert (found.value, found.name) == ("dig 1", "Dig in mine 1")
    assert threads != [threading.current_thread()]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_permission_has_a_name(locale):
    """Also the one that discord.py calls by an older word: a missing one is named, not a mishap."""
    for needed in (NEEDED, NEEDED_IN_THREADS):
        for name, wanted in needed:
            if wanted:
                assert permission_text(name, words(locale))


def test_suggestions_that_come_too_late_leave_no_traceback():
    """Somebody has typed on: one line, and not even that at the usual level."""
    error = refusal(404, 10062)
    record = logging.LogRecord("discord", logging.ERROR, "", 0, "Ignoring exception in autocomplete", (), None)
    record.exc_info = (type(error), error, None)
    late_suggestions(record)
    assert (record.exc_info, record.levelno) == (None, logging.INFO)
    other = logging.LogRecord("discord", logging.ERROR, "", 0, "broken", (), (ValueError, ValueError(), None))
    assert late_suggestions(other)
    assert other.exc_info


@pytest.mark.parametrize(
    ("gone", "who", "asked"), [(False, 2, False), (True, 2, True), (True, 3, False), (False, 1, True)]
)
async def test_who_inherits_a_table_is_asked_whether_to_end_it(gone, who, asked):
    """The host, or once they have left the server the longest seated of the others; nobody else."""
    seats = tuple(Sitter(f"P{n}", n, since=n) for n in (1, 2, 3))
    table = replace(TABLE, sitters=seats)
    known = replace(table, sitters=(replace(seats[0], is_gone=True), *seats[1:])) if gone else table

    async def has_left(_: Table, person: int) -> bool:
        return gone and person == 1

    async def newest(_: str) -> Table:
        return known

    said: list[Post] = []

    async def say(post: Post) -> None:
        said.append(post)

    reply = responder(guild_id=5, permissions=SimpleNamespace(manage_messages=False, manage_guild=False))
    reply.table, reply.person, reply.say = table, Person(who, "P", "en"), say
    reply.bot.delivery = SimpleNamespace(members=SimpleNamespace(has_left=has_left))
    reply.bot.service = SimpleNamespace(table=newest, clock=lambda: 0.0)
    if asked:
        await reply.ask_whether_to_end()
        assert len(said) == 1
    else:
        with pytest.raises(Refusal, match="bot-no-not-host"):
            await reply.ask_whether_to_end()


@pytest.mark.parametrize("held", ["manage_messages", "manage_guild"])
async def test_who_keeps_order_may_close_any_table(held):
    """By either permission; and by neither in another server than the table's."""
    permissions = SimpleNamespace(**{"manage_messages": False, "manage_guild": False, held: True})
    for guild, may in ((TABLE.guild, True), (TABLE.guild + 1, False)):
        reply = responder(guild_id=guild, permissions=permissions)
        reply.table = TABLE
        assert reply.moderator is may
