"""Handles a page's requests (ops): one desk per WebSocket, one function per op."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
from aiohttp import WSMsgType, web
from pydantic import ConfigDict, ValidationError, validate_call

from playground.jsontypes import Json
from playground.outbox import Outbox
from playground.parts import Parts
from playground.refusals import RefusalError
from playground.tabs import Tab
from playground.world import DM

log = logging.getLogger(__name__)

Op = Callable[..., Awaitable[Json]]
OPS: dict[str, Op] = {}
BEFORE_JOINING = ("hello", "person_create", "join")
MOST_BYTES = 40 << 20


def op(function: Op) -> Op:
    """Register a function as an op under its own name, with type-checked arguments."""
    name = function.__name__.rstrip("_")
    OPS[name] = checked(function)
    return function


def checked(function: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Wrap a function so that its arguments are checked against their annotations."""
    return validate_call(config=ConfigDict(strict=True, arbitrary_types_allowed=True))(function)


class Desk:
    """One page: its person, and its connection."""

    def __init__(self, parts: Parts, tab: Tab) -> None:
        self.parts = parts
        self.tab = tab

    @property
    def person(self) -> Json:
        """The person at this page, who must have joined."""
        return self.parts.world.people[self.tab.person or ""]

    def channel(self, channel_id: str) -> Json:
        """Return a channel that this person can see; raise RefusalError otherwise."""
        found = self.parts.world.channels.get(channel_id)
        if found is None or (found["type"] == DM and found["person"] != self.person["id"]):
            raise RefusalError("unknown_channel")
        return found

    def message(self, message_id: str) -> Json:
        """Return a message that this person can see; raise RefusalError otherwise."""
        found = self.parts.world.messages.get(message_id)
        if found is None:
            raise RefusalError("unknown_message")
        self.channel(found["channel_id"])
        if found["playground"]["ephemeral_for"] not in (None, self.person["id"]):
            raise RefusalError("not_yours")
        return found

    def guild(self, guild_id: str) -> Json:
        """Return a server; raise RefusalError if there is none."""
        found = self.parts.world.guilds.get(guild_id)
        if found is None:
            raise RefusalError("unknown_guild")
        return found

    async def frame(self, raw: Any) -> None:
        """Run the op of one frame, and answer it."""
        frame = _decode(raw)
        reference = frame.pop("ref", None)
        try:
            data = await self._do(frame)
        except RefusalError as refusal:
            self.tab.outbox.send({"ref": reference, "ok": False, "error": refusal.body()})
        else:
            self.tab.outbox.send({"ref": reference, "ok": True, "data": data})

    async def _do(self, frame: Json) -> Json:
        name = frame.pop("op", None)
        function = OPS.get(name) if isinstance(name, str) else None
        if function is None:
            raise RefusalError("bad_request", detail=f"no op {name!r}")
        if self.tab.person is None and name not in BEFORE_JOINING:
            raise RefusalError("not_joined")
        try:
            return await function(self, **frame)
        except ValidationError as error:
            detail = "; ".join(f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in error.errors())
            raise RefusalError("bad_request", detail=detail) from error


def _decode(raw: Any) -> Json:
    try:
        frame = orjson.loads(raw)
    except (ValueError, TypeError):
        return {"op": None}
    return frame if isinstance(frame, dict) else {"op": None}


async def serve(request: web.Request, parts: Parts) -> web.WebSocketResponse:
    """Serve a page until it disconnects; ops run in order of arrival, except that autocompletes run concurrently."""
    socket = web.WebSocketResponse(heartbeat=30, max_msg_size=MOST_BYTES)
    await socket.prepare(request)
    tab = Tab(Outbox(socket))
    desk = Desk(parts, tab)
    parts.tabs.add(tab)
    aside: set[Any] = set()
    try:
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            if '"autocomplete"' in message.data:
                task = asyncio.create_task(desk.frame(message.data))
                aside.add(task)
                task.add_done_callback(aside.discard)
            else:
                await desk.frame(message.data)
    finally:
        parts.tabs.remove(tab)
        for task in aside:
            task.cancel()
        await tab.outbox.stop()
    return socket
