"""Answers to interactions: in time, to the right person, and correct if the database fails in between."""

import asyncio
import logging
import threading
from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import replace
from types import SimpleNamespace

import discord
import pytest

from bot.app import Notes, Reaction
from bot.delivery.backpressure import Load
from bot.delivery.choosing import Answers, Choosing
from bot.delivery.pictures import Draft
from bot.discord_io import press
from bot.discord_io.answer import DEFER_AFTER_S, Answer
from bot.discord_io.bodies import late_suggestions
from bot.discord_io.client import Tree
from bot.discord_io.commands.play import Play
from bot.discord_io.handlers import dispatch
from bot.discord_io.handlers.lookup import NEEDED, NEEDED_IN_THREADS, permission_text
from bot.discord_io.handlers.table import ask_whether_to_end
from bot.model import Occupant, Person, Phase, Table
from bot.post import BOARD, Post, PostedMessage, Sent, Text, Trouble
from games.core import Refusal, Say
from locales import LOCALES, words

from .test_retry import refusal

TABLE = Table("abc", "tunhell", 5, 10, 1, "en", Phase.PLAYING)
COMPONENT, COMMAND = discord.InteractionType.component, discord.InteractionType.application_command
PRIVATE = SimpleNamespace(id=9, attachments=[], flags=SimpleNamespace(ephemeral=False))


class Callbacks:
    """Records the answers to interactions."""

    def __init__(self) -> None:
        self.order: list[object] = []
        self.edits: list[Post] = []
        self.error: Exception | None = None

    async def first(self, key: object, reaction: Reaction, content: object, kept: object, pressed: int) -> Sent | None:
        if self.error is not None and reaction is Reaction.EDIT:
            raise self.error
        self.order.append(reaction)
        return Sent(7) if isinstance(content, Post) else None

    async def follow(self, key: object, post: Post) -> Sent:
        raise Trouble("502")

    async def remove(self, key: object, message: int | None = None) -> None:
        raise Trouble("502")

    async def edit(self, key: object, post: Post, kept: Mapping[str, int], message: int | None = None) -> object:
        self.edits.append(post)
        return {}


def answer_to(**interaction: object) -> Answer:
    """Return the answer to a new interaction."""
    now, choosing, later = asyncio.get_running_loop().time(), Choosing(lambda: 0.0), []
    asked = SimpleNamespace(
        **{"id": 1, "application_id": 2, "token": "t", "message": None, "type": COMPONENT, "channel_id": 3}
        | interaction
    )
    delivery = SimpleNamespace(
        choosing=choosing,
        answers=Answers(choosing, lambda: 0.0),
        later=later,
        messages=SimpleNamespace(in_background=later.append),
        reporter=SimpleNamespace(shows=lambda message, shows: None),
    )
    app = SimpleNamespace(callbacks=Callbacks(), delivery=delivery, notes=Notes())
    return Answer(app, asked, Person(1, "Mira", "en"), words("en"), now, TABLE)


@pytest.mark.parametrize(("guild", "keeps_order"), [(5, True), (6, False), (None, False)])
async def test_who_keeps_order_on_one_server_does_not_on_another(guild, keeps_order):
    """A moderator's rights apply only on the table's server, as a table without a channel can be found elsewhere."""
    answer = answer_to(guild_id=guild, permissions=SimpleNamespace(manage_messages=True))
    assert answer.is_moderator is keeps_order


@pytest.mark.parametrize("taps", [True, False])
async def test_a_late_picture_throws_nobody_out_of_a_half_made_choice(taps):
    """A late picture is added only if its message still shows the same step of a choice."""

    class Late(Draft):
        """A draft whose pictures are late, possibly after a tap."""

        def __init__(self) -> None: ...

        def at_once(self, kept: object) -> tuple[Post, bool]:
            return Post((Text("Hand"),)), True

        async def drawn(self) -> None:
            if taps:
                answer.app.delivery.choosing.touch(7)

        async def finished(self, kept: object, patience: float) -> tuple[Post, bool]:
            return Post((Text("Hand with pictures"),)), False

    answer = answer_to()
    answer.table = None
    await answer.say(Late())
    assert answer.app.callbacks.edits == [], "nobody waits for pictures"
    (following,) = answer.app.delivery.later
    await following
    assert len(answer.app.callbacks.edits) == (0 if taps else 1)


async def test_what_was_asked_for_is_done_before_it_is_answered():
    """A command is committed before it is answered, so that a kill in between breaks no promise."""
    answer = answer_to()
    order = answer.app.callbacks.order

    async def work() -> int:
        order.append("written")
        return 5

    assert await answer.carry_out(work()) == 5
    await answer.acknowledge(quietly=True)
    assert order == ["written", Reaction.DEFER]
    assert answer.is_written


async def test_what_takes_long_is_acknowledged_meanwhile():
    """A slow command is acknowledged meanwhile, and completed."""
    answer = answer_to()
    order = answer.app.callbacks.order
    answer.arrived -= DEFER_AFTER_S

    async def work() -> None:
        while not order:  # noqa: ASYNC110 - until it is acknowledged
            await asyncio.sleep(0)
        order.append("written")

    await answer.carry_out(work())
    assert order == [Reaction.DEFER, "written"]


@pytest.mark.parametrize(("kind", "reaction"), [(COMPONENT, Reaction.DEFER), (COMMAND, Reaction.THINK)])
async def test_a_command_is_never_acknowledged_by_nothing(kind, reaction):
    """A command is acknowledged by "thinking…", since Discord allows a silent acknowledgement only for clicks."""
    answer = answer_to(type=kind)
    await answer.acknowledge(quietly=True)
    assert answer.app.callbacks.order == [reaction]


@pytest.mark.parametrize(("is_private", "reaction"), [(True, Reaction.DEFER), (False, Reaction.THINK)])
async def test_that_we_think_is_never_a_new_message_beside_a_private_one(is_private, reaction):
    """In private messages a slow click is acknowledged silently, as its result replaces the message."""
    pressed = SimpleNamespace(id=9, attachments=[], flags=SimpleNamespace(ephemeral=is_private))
    answer = answer_to(message=pressed, guild_id=5)
    await answer.acknowledge(quietly=False)
    assert answer.app.callbacks.order == [reaction]


async def test_words_that_discord_does_not_take_are_said_privately():
    """If the webhook fails, the answer is sent as a private message, and "thinking…" is replaced later."""
    told, later = [], []

    async def reach(channel: int | None, person: Person, post: Post, mark: str) -> bool:
        told.append((channel, person.id, post.words()))
        return True

    answer = answer_to(type=discord.InteractionType.application_command)
    answer.is_answered = True
    aside = SimpleNamespace(in_background=lambda work: (later.append(work), work.close()))
    answer.app.delivery = SimpleNamespace(messages=aside, private=SimpleNamespace(reach=reach))
    await press._tell(answer, Post((Text("Done."),)))
    assert told == [(None, 1, "Done.")]
    assert len(later) == 1


async def test_a_deleted_message_is_answered_beside():
    """If the pressed message was deleted, its step is shown in a new message."""
    answer = answer_to(guild_id=None, message=PRIVATE)
    answer.table, answer.app.callbacks.error = None, refusal(404, 10008)
    await answer.show(Post((Text("Which mine?"),)))
    assert answer.app.callbacks.order == [Reaction.SHOW]


@pytest.mark.parametrize(
    ("error", "files", "is_delivered"),
    [((404, 10008), {}, True), ((400, 50035), {"a.png": 5}, True), ((400, 50035), {}, False)],
)
async def test_a_board_that_cannot_be_answered_in_is_left_to_delivery_but_no_fault_of_ours_is(
    error, files, is_delivered
):
    """A board that cannot be edited is left to delivery, but an error in our own request is raised."""
    answer, puts = answer_to(guild_id=5, message=PRIVATE), []
    answer.app.load, answer.app.callbacks.error = Load(), refusal(*error)
    answer.app.delivery.ledger = SimpleNamespace(put=lambda table, slot, message: puts.append(message.shows))
    answer.app.delivery.messages.is_editable = lambda message: True
    standing = PostedMessage(3, PRIVATE.id, 0.0, "what it shows", files)
    draft = Draft(None, None, words("en"), lambda _: Post((Text("Your turn."),)))
    with nullcontext() if is_delivered else pytest.raises(discord.HTTPException):
        assert not await answer.update(TABLE, BOARD, standing, draft)
    assert puts == ([""] if is_delivered else [])


async def test_a_click_that_comes_while_the_bot_is_leaving_is_not_answered():
    """A click during shutdown is not answered, and Discord tells the person."""
    app = SimpleNamespace(load=Load())  # any other access would fail
    app.load.is_leaving = True
    click = SimpleNamespace(id=1, type=discord.InteractionType.component, data={"custom_id": "porion:turn:abc::"})
    await dispatch(app, click)
    tree = Tree(discord.Client(intents=discord.Intents.none()))
    tree.client.app = app
    assert not await tree.interaction_check(click)
    app.load.is_leaving = False
    assert await tree.interaction_check(click)
    assert not await tree.interaction_check(click), "the gateway sends some events twice after a lost connection"


async def test_suggestions_are_looked_for_beside_the_event_loop(monkeypatch):
    """Suggestions are computed outside the event loop, as there may be thousands at every keystroke."""
    threads = []

    def suggest(*_: object) -> list[tuple[str, str]]:
        threads.append(threading.current_thread())
        return [("dig 1", "Dig in mine 1")]

    async def person(*_: object) -> Person:
        return Person(1, "Mira", "en")

    async def tables_of(*_: object) -> list[Table]:
        return [TABLE]

    async def view_of(*_: object) -> object:
        return SimpleNamespace(seat=0, offer=object())

    monkeypatch.setattr("bot.present.controls.buttons.suggest", suggest)
    queries = SimpleNamespace(tables_of=tables_of, view_of=view_of)
    app = SimpleNamespace(service=SimpleNamespace(people=SimpleNamespace(person=person), queries=queries))
    typing = SimpleNamespace(guild_id=None, user=SimpleNamespace(id=1), namespace=SimpleNamespace())
    (found,) = await Play(app).moves(typing, "dig")
    assert (found.value, found.name) == ("dig 1", "Dig in mine 1")
    assert threads != [threading.current_thread()]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_permission_has_a_name(locale):
    """Every permission has a name, including the one that discord.py calls differently."""
    for needed in (NEEDED, NEEDED_IN_THREADS):
        for name, wanted in needed:
            if wanted:
                assert permission_text(name, words(locale))


def test_suggestions_that_come_too_late_leave_no_traceback():
    """Late suggestions leave one log line without a traceback, and none at the usual level."""
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
    """Only the host, or if absent the longest seated player, is asked whether to end the table."""
    seats = tuple(Occupant(f"P{n}", n, since=n) for n in (1, 2, 3))
    table = replace(TABLE, occupants=seats, phase=Phase.LOBBY)
    known = replace(table, occupants=(replace(seats[0], is_gone=True), *seats[1:])) if gone else table

    async def has_left(_: Table, person: int) -> bool:
        return gone and person == 1

    async def newest(_: str) -> Table:
        return known

    async def no_view(*_: object) -> None:
        raise Refusal(Say("bot-no-not-started", {}))

    said: list[Post] = []

    async def say(post: Post) -> None:
        said.append(post)

    answer = answer_to(guild_id=5, permissions=SimpleNamespace(manage_messages=False, manage_guild=False))
    answer.person, answer.say = Person(who, "P", "en"), say
    answer.app.delivery = SimpleNamespace(members=SimpleNamespace(has_left=has_left))
    queries = SimpleNamespace(table=newest, snapshot=newest, view_for=no_view)
    answer.app.service = SimpleNamespace(queries=queries, clock=lambda: 0.0)
    if asked:
        await ask_whether_to_end(answer, table)
        assert len(said) == 1
    else:
        with pytest.raises(Refusal, match="bot-no-not-host"):
            await ask_whether_to_end(answer, table)


@pytest.mark.parametrize("held", ["manage_messages", "manage_guild"])
async def test_who_keeps_order_may_close_any_table(held):
    """Moderators with either permission may close any table on their own server only."""
    permissions = SimpleNamespace(**{"manage_messages": False, "manage_guild": False, held: True})
    for guild, may in ((TABLE.guild, True), (TABLE.guild + 1, False)):
        assert answer_to(guild_id=guild, permissions=permissions).is_moderator is may
