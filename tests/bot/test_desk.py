"""How an interaction is answered: in time, by whom, and without a lie when the database fails in between."""

import asyncio
import threading
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.app import Tree
from bot.cogs import desk
from bot.cogs.controls import Controls
from bot.cogs.desk import Desk, Shown, Unheard
from bot.cogs.moves import Moves
from bot.delivery import Delivery
from bot.ids import ControlId, Deed
from bot.model import Person, Phase, Table
from bot.post import Picture, Post, Text
from bot.service import StoreFailed
from games.core import Number
from locales import words

TABLE = Table("abc", "tunhell", 5, 10, 1, "en", Phase.PLAYING)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds become hundredths of a second."""
    monkeypatch.setattr(desk, "TRIES", tuple(end / 100 for end in desk.TRIES))
    monkeypatch.setattr(desk, "_SHORTEST", desk._SHORTEST / 100)


def at_desk(**interaction: object) -> Desk:
    """Somebody whose interaction has just come."""
    now = asyncio.get_running_loop().time()
    asked = SimpleNamespace(id=1, message=None, **interaction)
    return Desk(SimpleNamespace(), asked, Person(1, "Mira", "en"), words("en"), now, TABLE)


def refusal(status: int, code: int) -> discord.HTTPException:
    """What discord.py raises for an answer of Discord."""
    response = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})


async def test_an_answer_is_tried_until_it_gets_through():
    """Whether it was refused at once or nothing came back at all."""
    tried = []

    async def answer():
        tried.append(1)
        if len(tried) == 1:
            raise aiohttp.ClientConnectionError
        if len(tried) == 2:
            await asyncio.sleep(10)

    at = at_desk()
    await at._first(answer)
    assert (len(tried), at.is_answered, at.is_unheard) == (3, True, False)


async def test_after_three_seconds_nobody_listens_any_more():
    """As many tries as there is time for, then whoever asked is told by another way."""
    tried = []

    async def answer():
        tried.append(1)
        raise aiohttp.ClientConnectionError

    at = at_desk()
    with pytest.raises(Unheard):
        await at._first(answer)
    assert (len(tried), at.is_answered, at.is_unheard) == (4, False, True)


async def test_one_try_is_made_however_late_it_is():
    """The database may have been slow; Discord's clock is not ours."""
    tried = []

    async def answer():
        tried.append(1)

    at = at_desk()
    at.arrived -= 10
    await at._first(answer)
    assert (len(tried), at.is_answered) == (1, True)


@pytest.mark.parametrize(("code", "is_answered"), [(40060, True), (10062, False), (10015, False)])
async def test_what_discord_says_of_an_answer(code, is_answered):
    """It has one already, which is as good; or it takes none any more."""

    async def answer():
        raise refusal(400, code)

    at = at_desk()
    if is_answered:
        await at._first(answer)
    else:
        with pytest.raises(Unheard):
            await at._first(answer)
    assert (at.is_answered, at.is_unheard) == (is_answered, not is_answered)


@pytest.mark.parametrize(("guild", "keeps_order"), [(5, True), (6, False), (None, False)])
async def test_who_keeps_order_on_one_server_does_not_on_another(guild, keeps_order):
    """A table without its channel can be found from other servers too."""
    at = at_desk(guild_id=guild, permissions=SimpleNamespace(manage_messages=True))
    assert at.moderator is keeps_order


async def test_a_move_that_stands_is_not_called_unwritten():
    """The database fails after the move was written: nobody is told that nothing has changed."""

    async def act(*_: object, key: str) -> object:
        return SimpleNamespace(repeated=False)

    async def glance_of(*_: object) -> object:
        raise StoreFailed

    at = at_desk()
    at.is_answered = True
    at.bot.service = SimpleNamespace(act=act, glance_of=glance_of)
    await Controls(at.bot)._act(at, ControlId(Deed.AMOUNT, "abc", "1"), Number(3))


class Slow:
    """A studio whose picture comes late, after what `meanwhile` does."""

    def __init__(self, meanwhile: Callable[[], object]) -> None:
        self.meanwhile = meanwhile

    async def pictures(self, glance: object, lang: object, patience: float = 5.0) -> tuple[Picture, ...]:
        if patience < 5.0:
            return ()
        self.meanwhile()
        return (Picture("hand.png", b"", "a hand"),)


@pytest.mark.parametrize("taps", [True, False])
async def test_a_late_picture_throws_nobody_out_of_a_half_made_choice(taps):
    """It is put into the message it belongs to, unless that shows the next step by now."""
    edits = []

    async def put(post: object) -> Shown:
        return Shown(edit, 7)

    async def edit(**message: object) -> None:
        edits.append(message)

    at = at_desk()
    carrier = Delivery(None, None, None, None, Slow(lambda: taps and carrier.use(7, "3")))
    at.bot.courier = carrier
    await at._illustrated(None, put, lambda pictures: Post((Text("Hand"), *pictures)))
    assert len(edits) == (0 if taps else 1)


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

    async def glance_of(*_: object) -> object:
        return SimpleNamespace(seat=0, offer=None)

    monkeypatch.setattr("bot.typed.suggest", suggest)
    bot = SimpleNamespace(service=SimpleNamespace(person=person, tables_of=tables_of, glance_of=glance_of))
    typing = SimpleNamespace(guild_id=None, user=SimpleNamespace(id=1), namespace=SimpleNamespace())
    (found,) = await Moves(bot).moves(typing, "dig")
    assert (found.value, found.name) == ("dig 1", "Dig in mine 1")
    assert threads != [threading.current_thread()]
