"""A minimal Discord server for benchmarks: it checks nothing, and records when answers arrive.

The playground checks, stores and shows every message, which takes longer than most bots take to answer. This server
measures the bot alone: from the event on its gateway to the first byte of its answer.
"""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, TypeAlias

from aiohttp import WSMessage, WSMsgType, web

from tools.bench.stations import ARRIVED, SENT

Json: TypeAlias = dict[str, Any]

APPLICATION, GUILD = "1000000000000000001", "1000000000000000002"
TOKEN = "bare.server.token"
EPOCH_MS = 1_420_070_400_000
HEARTBEAT_MS = 41_250
HELLO, IDENTIFY, HEARTBEAT, ACKNOWLEDGED = 10, 2, 1, 11
DM, TEXT, COMPONENT, BUTTON = 1, 0, 3, 2
NEW_MESSAGE, SAME_MESSAGE = 4, 7
NOW = "2026-01-01T00:00:00+00:00"


@dataclass(slots=True)
class Click:
    """A pending interaction.

    Attributes:
        message: the message whose button was pressed.
        answered: a future that resolves to the time at which the answer arrived.
    """

    message: str
    answered: asyncio.Future[float]


@dataclass
class BareServer:
    """Holds the latest version of each message, and the pending clicks."""

    messages: dict[str, Json] = field(default_factory=dict)
    clicks: dict[str, Click] = field(default_factory=dict)
    answers: dict[str, str] = field(default_factory=dict)
    commands: list[Json] = field(default_factory=list)
    requests: int = 0
    passed: dict[str, dict[str, float]] = field(default_factory=dict)
    address: str = ""
    _socket: web.WebSocketResponse | None = None
    _last: int = 0
    _sequence: int = 0

    @property
    def environment(self) -> dict[str, str]:
        """The token and addresses that connect a bot to this server."""
        gateway = f"{self.address.replace('http', 'ws', 1)}/gateway/"
        return {"DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": f"{self.address}/api", "DISCORD_GATEWAY_URL": gateway}

    @property
    def is_joined(self) -> bool:
        """Whether a bot is connected."""
        return self._socket is not None

    def snowflake(self) -> str:
        """Return a new unique id."""
        self._last = max(self._last + 1, (int(time.time() * 1000) - EPOCH_MS) << 22)
        return str(self._last)

    async def press(self, person: str, message_id: str, custom_id: str) -> float:
        """Press a button, and return the seconds until the bot's answer arrives."""
        assert self._socket is not None, "a bot is there before anything is pressed"
        number, message = self.snowflake(), self.messages[message_id]
        click = self.clicks[number] = Click(message_id, asyncio.get_running_loop().create_future())
        frame = self._frame("INTERACTION_CREATE", _click(number, person, message, custom_id))
        sent = perf_counter()
        await self._socket.send_str(frame)
        arrived = await click.answered
        self.passed[number] = {SENT: sent, ARRIVED: arrived}
        return arrived - sent

    def post(self, channel: str, payload: Json, *, number: str | None = None) -> Json:
        """Remember a message, and return it as Discord would."""
        before = self.messages.get(number or "", {})
        found = number or self.snowflake()
        kept = [one for one in before.get("attachments", ()) if one["id"] in _kept(payload)]
        new = [
            _attachment(self.snowflake(), one["filename"])
            for one in payload.get("attachments", ())
            if "filename" in one and one["id"] not in _kept(payload)
        ]
        self.messages[found] = {
            **_message(found, channel),
            "components": payload.get("components", []),
            "flags": payload.get("flags", 0),
            "attachments": [*kept, *new],
        }
        return self.messages[found]

    # Requests of the bot.

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the gateway until it closes."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        async for frame in socket:
            await self._received(socket, frame)
        return socket

    async def rest(self, request: web.Request) -> web.Response:
        """Answer a request of Discord's API."""
        arrived = perf_counter()
        body = await request.read()
        self.requests += 1
        found = self._answer(request.method, request.match_info["path"].split("/"), _payload(body), arrived)
        is_wanted = "callback" not in request.path or "with_response" in request.query
        if found is None or not is_wanted:
            return web.Response(status=204)
        return web.Response(body=json.dumps(found).encode(), content_type="application/json")

    def _answer(self, method: str, path: list[str], payload: Any, arrived: float) -> Any:
        match method, path:
            case "POST", ["interactions", number, _, "callback"]:
                return self._callback(number, payload, arrived)
            case "POST", ["channels", channel, "messages"]:
                return self.post(channel, payload)
            case "PATCH", ["channels", channel, "messages", number]:
                return self.post(channel, payload, number=number)
            case "GET", ["channels", _, "messages"]:
                return []
            case "PATCH", ["webhooks", _, token, "messages", _]:
                number = self.answers[token]
                return self.post(self.messages[number]["channel_id"], payload, number=number)
            case "POST", ["webhooks", _, token]:
                return self.post(self.messages[self.answers[token]]["channel_id"], payload)
            case "POST", ["users", "@me", "channels"]:
                return {"id": str(int(payload["recipient_id"]) + 1), "type": DM, "recipients": []}
            case "GET", ["users", "@me"]:
                return _user(APPLICATION, "Porion")
            case "GET", ["applications", _, "commands"]:
                return self.commands
            case "GET", ["applications" | "oauth2", *_]:
                return _application()
            case "PUT", ["applications", *_]:
                self.commands = [{**one, "id": self.snowflake(), "application_id": APPLICATION} for one in payload]
                return self.commands
            case "GET", ["guilds", _, "members", person]:
                return {**_member(), "user": _user(person, "Somebody")}
        return None

    def _callback(self, number: str, payload: Json, arrived: float) -> Json:
        click = self.clicks.pop(number)
        click.answered.set_result(arrived)
        self.answers[number] = click.message
        answer: Json = {"interaction": {"id": number, "type": COMPONENT}}
        if payload["type"] in {NEW_MESSAGE, SAME_MESSAGE}:
            old = click.message if payload["type"] == SAME_MESSAGE else None
            shown = self.post(self.messages[click.message]["channel_id"], payload["data"], number=old)
            self.answers[number] = shown["id"]
            answer["interaction"]["response_message_id"] = shown["id"]
            answer["resource"] = {"type": payload["type"], "message": shown}
        return answer

    async def _received(self, socket: web.WebSocketResponse, frame: WSMessage) -> None:
        if frame.type is not WSMsgType.TEXT:
            return
        asked = json.loads(frame.data)
        if asked["op"] == HEARTBEAT:
            await socket.send_json({"op": ACKNOWLEDGED})
        elif asked["op"] == IDENTIFY:
            ready = {
                "v": 10, "user": _user(APPLICATION, "Porion"), "guilds": [{"id": GUILD, "unavailable": True}],
                "session_id": "bare", "resume_gateway_url": self.environment["DISCORD_GATEWAY_URL"],
                "application": {"id": APPLICATION, "flags": 0},
            }  # fmt: skip
            await socket.send_str(self._frame("READY", ready))
            await socket.send_str(self._frame("GUILD_CREATE", _guild()))
            self._socket = socket

    def _frame(self, event: str, data: Json) -> str:
        self._sequence += 1
        return json.dumps({"op": 0, "t": event, "s": self._sequence, "d": data})


@contextlib.asynccontextmanager
async def serving() -> AsyncIterator[BareServer]:
    """Run a server on a free local port within the block."""
    server = BareServer()
    app = web.Application(client_max_size=1 << 26)
    app.router.add_get("/gateway/", server.gateway)
    app.router.add_route("*", "/api/{path:.+}", server.rest)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    server.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield server
    finally:
        await runner.cleanup()


def _payload(body: bytes) -> Any:
    """Return the JSON payload of a request, also of a multipart one with files."""
    if not body:
        return {}
    if body.startswith(b"--"):
        boundary, _, rest = body.partition(b"\r\n")
        part = next(one for one in rest.split(boundary) if b'name="payload_json"' in one[:300])
        body = part.partition(b"\r\n\r\n")[2]
    return json.loads(body)


def _kept(payload: Json) -> set[str]:
    """Return the ids of the attachments to keep; new files have small numbers as ids."""
    return {str(one["id"]) for one in payload.get("attachments", ()) if int(one["id"]) > 10}


def _click(number: str, person: str, message: Json, custom_id: str) -> Json:
    channel = message["channel_id"]
    return {
        "id": number, "application_id": APPLICATION, "type": COMPONENT, "token": number, "version": 1,
        "data": {"custom_id": custom_id, "component_type": BUTTON, "id": 1}, "channel_id": channel, "locale": "en-GB",
        "app_permissions": "0", "entitlements": [], "attachment_size_limit": 10_000_000, "message": message,
        "user": _user(person, "Somebody"), "context": 1, "authorizing_integration_owners": {"0": "0"},
        "channel": {"id": channel, "type": DM, "recipients": [_user(person, "Somebody")], "permissions": "0"},
    }  # fmt: skip


def _message(number: str, channel: str) -> Json:
    return {
        "id": number, "channel_id": channel, "type": 0, "content": "", "author": _user(APPLICATION, "Porion"),
        "mentions": [], "mention_roles": [], "mention_everyone": False, "embeds": [], "pinned": False, "tts": False,
        "timestamp": NOW, "edited_timestamp": None,
    }  # fmt: skip


def _attachment(number: str, name: str) -> Json:
    address = f"http://files.invalid/{number}/{name}"
    kind = {"size": 10_000, "width": 800, "height": 500, "content_type": "image/png"}
    return {"id": number, "filename": name, "url": address, "proxy_url": address, **kind}


def _user(number: str, name: str) -> Json:
    return {"id": number, "username": name, "global_name": None, "discriminator": "0", "avatar": None, "bot": False}


def _application() -> Json:
    return {
        "id": APPLICATION, "name": "Porion", "description": "", "icon": None, "summary": "", "verify_key": "",
        "bot_public": True, "bot_require_code_grant": False, "flags": 0, "owner": _user(APPLICATION, "Porion"),
    }  # fmt: skip


def _member() -> Json:
    return {"nick": None, "roles": [], "joined_at": NOW, "deaf": False, "mute": False, "flags": 0}


def _guild() -> Json:
    role = {
        "id": GUILD, "name": "@everyone", "color": 0, "colors": {"primary_color": 0}, "hoist": False, "position": 0,
        "permissions": "0", "managed": False, "mentionable": False, "flags": 0,
    }  # fmt: skip
    return {
        "id": GUILD, "name": "Bare", "owner_id": APPLICATION, "preferred_locale": "en-GB", "features": [],
        "roles": [role], "emojis": [], "stickers": [], "afk_timeout": 0, "verification_level": 0, "mfa_level": 0,
        "default_message_notifications": 0, "explicit_content_filter": 0, "nsfw_level": 0, "premium_tier": 0,
        "members": [], "channels": [], "threads": [], "voice_states": [], "presences": [], "stage_instances": [],
        "guild_scheduled_events": [], "soundboard_sounds": [], "member_count": 1, "joined_at": NOW, "large": False,
        "system_channel_flags": 0, "unavailable": False,
    }  # fmt: skip
