"""Requests that answer interactions, checked by a server that parses them."""

import asyncio
import json
from collections.abc import AsyncIterator

import discord
import pytest
from aiohttp import web
from discord.http import Route

from bot.app import InteractionKey, Reaction
from bot.discord_io import callbacks
from bot.discord_io.callbacks import DiscordCallbacks, ServerError
from bot.post import FileGone, Form, Gone, Input, Picture, Post, Sent, Text, Trouble

KEY = InteractionKey(7, 11, "token")
POST = Post((Text("Your hand"), Picture("hand.png", b"png", "A hand")))
SHOWN = {"id": "5", "attachments": [{"id": "9", "filename": "hand.png"}]}


class Discord:
    """A server that returns prepared responses and records requests."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, object]] = []
        self.asked: list[tuple[str, str, dict]] = []
        self.files: list[str] = []

    async def handle(self, request: web.Request) -> web.Response:
        if request.content_type == "application/json":
            said = await request.json()
        else:
            form = await request.post()
            said = json.loads(form["payload_json"])
            self.files += [name for name in form if name != "payload_json"]
        self.asked.append((request.method, request.path_qs, said))
        status, body = self.answers.pop(0)
        return web.json_response(body, status=status)


@pytest.fixture
async def there(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    """Yield a server in place of Discord's."""
    there = Discord()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", there.handle)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    monkeypatch.setattr(Route, "BASE", f"http://{host}:{port}")

    async def no_pause(_: float) -> None: ...

    monkeypatch.setattr(callbacks, "asyncio", type("Quick", (), {"sleep": staticmethod(no_pause)}))
    yield there
    await runner.cleanup()


@pytest.fixture
async def here() -> AsyncIterator[DiscordCallbacks]:
    made = DiscordCallbacks()
    yield made
    await made.close()


async def test_a_first_answer_is_shown_to_one_person_alone(there, here):
    """A first answer is ephemeral, and its message is returned with the ids of its files."""
    there.answers = [(200, {"resource": {"type": 4, "message": SHOWN}})]
    sent = await here.first(KEY, Reaction.SHOW, POST)
    assert (sent.message, sent.files) == (5, {"hand.png": 9})
    ((method, path, said),) = there.asked
    assert (method, path) == ("POST", "/interactions/11/token/callback?with_response=true")
    assert (said["type"], said["data"]["flags"]) == (4, 1 << 15 | 1 << 6)
    assert there.files == ["files[0]"]


async def test_an_edit_keeps_the_files_that_stay(there, here):
    """An edit names kept files instead of uploading them, and needs no message in return."""
    there.answers = [(200, {})]
    sent = await here.first(KEY, Reaction.EDIT, POST, {"hand.png": 9, "mines.png": 8}, 5)
    assert sent == Sent(5, {"hand.png": 9})
    ((_, path, said),) = there.asked
    assert path == "/interactions/11/token/callback"
    assert said["data"]["attachments"] == [{"id": 9, "filename": "hand.png"}]
    assert said["data"]["flags"] == 1 << 15
    assert there.files == []


async def test_an_edit_that_uploads_asks_for_the_ids(there, here):
    there.answers = [(200, {"resource": {"type": 7, "message": SHOWN}})]
    assert await here.first(KEY, Reaction.EDIT, POST, {}, 5) == Sent(5, {"hand.png": 9})
    assert there.asked[0][1] == "/interactions/11/token/callback?with_response=true"


@pytest.mark.parametrize(
    ("reaction", "said"), [(Reaction.DEFER, {"type": 6}), (Reaction.THINK, {"type": 5, "data": {"flags": 64}})]
)
async def test_an_acknowledgement_shows_nothing(there, here, reaction, said):
    there.answers = [(200, {})]
    assert await here.first(KEY, reaction) is None
    assert there.asked[0][2] == said


async def test_a_form_is_opened(there, here):
    there.answers = [(200, {})]
    await here.first(KEY, Reaction.FORM, Form("porion:amount:t:1:", "How many?", (Input("Coins"),)))
    assert there.asked[0][2]["data"]["custom_id"] == "porion:amount:t:1:"


async def test_a_first_answer_is_made_in_one_try(there, here):
    """A first answer is made in one attempt; its caller makes others, knowing the time left."""
    there.answers = [(503, {}), (200, {})]
    with pytest.raises(ServerError):
        await here.first(KEY, Reaction.DEFER)
    assert len(there.asked) == 1


async def test_discord_says_how_long_to_wait(there, here):
    """A rate-limited request is repeated after the time that Discord demands."""
    there.answers = [(429, {"retry_after": 0.5}), (200, {"resource": {"type": 4, "message": SHOWN}})]
    assert (await here.first(KEY, Reaction.SHOW, POST)).message == 5


async def test_what_discord_refuses_says_why(there, here):
    there.answers = [(400, {"code": 40060, "message": "already"})]
    with pytest.raises(discord.HTTPException) as raised:
        await here.first(KEY, Reaction.DEFER)
    assert raised.value.code == 40060


async def test_a_further_answer_is_tried_again(there, here):
    """A later answer is retried, as it has no deadline."""
    there.answers = [(502, {}), (500, {}), (200, SHOWN)]
    assert (await here.follow(KEY, POST)).message == 5
    assert [path for _, path, _ in there.asked] == ["/webhooks/7/token?wait=true"] * 3


async def test_a_further_answer_is_given_up_at_last(there, here):
    there.answers = [(502, {})] * callbacks.TRIES
    with pytest.raises(Trouble):
        await here.follow(KEY, POST)
    assert there.answers == []


@pytest.mark.parametrize(("message", "path"), [(None, "@original"), (5, "5")])
async def test_an_answer_is_edited_by_its_webhook(there, here, message, path):
    there.answers = [(200, SHOWN)]
    assert await here.edit(KEY, POST, {}, message) == {"hand.png": 9}
    assert there.asked[0][:2] == ("PATCH", f"/webhooks/7/token/messages/{path}")


@pytest.mark.parametrize(("answer", "error"), [((400, {"code": 50035}), FileGone), ((404, {"code": 10008}), Gone)])
async def test_an_edit_that_cannot_be_says_what_is_gone(there, here, answer, error):
    """A failed edit raises an error that says whether a file or the whole message is gone."""
    there.answers = [answer]
    with pytest.raises(error):
        await here.edit(KEY, POST, {"hand.png": 9})


async def test_an_answer_that_is_not_json_still_counts_as_a_refusal(there, here):
    """A response that is not JSON, for example by a proxy, is treated as a refusal."""
    there.answers = [(403, "forbidden")]
    with pytest.raises(discord.HTTPException):
        await here.first(KEY, Reaction.DEFER)
    assert asyncio.get_running_loop().is_running()
