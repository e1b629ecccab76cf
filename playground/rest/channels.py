"""Channels: read, typing, threads."""

from aiohttp import web

from playground import faults
from playground.rest.access import not_archived, not_locked, require, seen
from playground.rest.request import answer, nothing, parts_of, read_json
from playground.rooms import DEFAULT_ARCHIVE_MINUTES
from playground.schema.description import read
from playground.world import TEXT, THREADS

routes = web.RouteTableDef()
_PRIVATE = 12
_THREAD = "CreateTextThreadWithoutMessageRequest"


@routes.get("/channels/{channel}")
async def channel(request: web.Request) -> web.Response:
    """Return a channel, thread or private channel."""
    parts = parts_of(request)
    return answer(parts.wire.channel(seen(parts, request.match_info["channel"])))


@routes.patch("/channels/{channel}")
async def edit_channel(request: web.Request) -> web.Response:
    """Archive, lock or rename a thread created by the bot; other changes need permissions that it lacks."""
    parts = parts_of(request)
    found = seen(parts, request.match_info["channel"])
    wanted = read("UpdateThreadRequestPartial", await read_json(request))
    if found["type"] not in THREADS or found["owner_id"] != parts.world.me["id"]:
        raise faults.missing_permissions()
    changed = {**found, "thread_metadata": dict(found["thread_metadata"])}
    if wanted.get("name") is not None:
        changed["name"] = wanted["name"]
    if wanted.get("archived") is not None:
        changed["thread_metadata"] |= {"archived": wanted["archived"], "archive_timestamp": parts.clock.iso()}
    if wanted.get("locked") is not None:
        changed["thread_metadata"]["locked"] = wanted["locked"]
    await parts.rooms.change(changed)
    return answer(parts.wire.channel(changed))


@routes.delete("/channels/{channel}")
async def delete_channel(request: web.Request) -> web.Response:
    """Refuse to delete a channel, for which the bot lacks the permission."""
    parts = parts_of(request)
    seen(parts, request.match_info["channel"])
    raise faults.missing_permissions()


@routes.post("/channels/{channel}/typing")
async def typing(request: web.Request) -> web.Response:
    """Show the bot as typing for ten seconds."""
    parts = parts_of(request)
    found = seen(parts, request.match_info["channel"])
    if found["type"] == TEXT:
        require(parts, found, "SEND_MESSAGES")
    parts.tabs.push("typing", {"channel": found["id"]}, parts.tabs.audience(found))
    return nothing()


@routes.post("/channels/{channel}/threads")
async def start_thread(request: web.Request) -> web.Response:
    """Create a thread without a message and return it; private by default, as on Discord."""
    parts = parts_of(request)
    parent = seen(parts, request.match_info["channel"])
    wanted = read(_THREAD, await read_json(request))
    if parent["type"] != TEXT:
        raise faults.ApiError(400, 50024, "Cannot execute action on this channel type")
    private = wanted.get("type") in (None, _PRIVATE)
    require(parts, parent, "CREATE_PRIVATE_THREADS" if private else "CREATE_PUBLIC_THREADS")
    minutes = wanted.get("auto_archive_duration") or DEFAULT_ARCHIVE_MINUTES
    me = parts.world.me["id"]
    thread = await parts.rooms.open_thread(parent, wanted["name"], me, private=private, minutes=minutes)
    return answer(parts.wire.channel(thread), 201)


@routes.post("/channels/{channel}/messages/{message}/threads")
async def start_thread_under(request: web.Request) -> web.Response:
    """Create the one public thread under a message and return it."""
    parts = parts_of(request)
    parent = seen(parts, request.match_info["channel"])
    message = parts.world.message(parent["id"], request.match_info["message"])
    wanted = read(_THREAD, await read_json(request))
    if parent["type"] != TEXT:
        raise faults.ApiError(400, 50024, "Cannot execute action on this channel type")
    require(parts, parent, "CREATE_PUBLIC_THREADS")
    if message["id"] in parts.world.channels:
        raise faults.ApiError(400, 160004, "A thread has already been created for this message")
    thread = await parts.rooms.open_thread(parent, wanted["name"], parts.world.me["id"], under=message["id"])
    return answer(parts.wire.channel(thread), 201)


@routes.put("/channels/{channel}/thread-members/@me")
@routes.delete("/channels/{channel}/thread-members/@me")
async def join_or_leave(request: web.Request) -> web.Response:
    """Accept a request to join or leave a thread; the bot is in every thread, so nothing changes."""
    parts = parts_of(request)
    not_locked(seen(parts, request.match_info["channel"]))
    return nothing()


@routes.put("/channels/{channel}/thread-members/{person}")
async def add_member(request: web.Request) -> web.Response:
    """Accept a request to add someone to a thread; everybody sees every thread, so nothing changes."""
    parts = parts_of(request)
    found = seen(parts, request.match_info["channel"])
    if found["type"] not in THREADS:
        raise faults.ApiError(400, 50024, "Cannot execute action on this channel type")
    require(parts, found, "SEND_MESSAGES_IN_THREADS")
    not_archived(found)
    if request.match_info["person"] not in parts.world.people:
        raise faults.unknown_user()
    return nothing()


@routes.get("/channels/{channel}/thread-members/{person}")
async def thread_member(request: web.Request) -> web.Response:
    """Return someone as a member of a thread, which everybody is."""
    parts = parts_of(request)
    found, person = seen(parts, request.match_info["channel"]), request.match_info["person"]
    if found["type"] not in THREADS:
        raise faults.ApiError(400, 50024, "Cannot execute action on this channel type")
    if person not in parts.world.people:
        raise faults.unknown_user()
    joined = found["thread_metadata"]["create_timestamp"]
    return answer({"id": found["id"], "user_id": person, "join_timestamp": joined, "flags": 0})
