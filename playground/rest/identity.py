"""The bot's identity, its gateway, and the users and servers it can see."""

from aiohttp import web

from playground import faults, permissions
from playground.rest.request import answer, parts_of, read_json
from playground.schema.description import read
from playground.world import BOT_NAME, DM

routes = web.RouteTableDef()


@routes.get("/users/@me")
async def own_user(request: web.Request) -> web.Response:
    """Return the bot's own user."""
    return answer(parts_of(request).wire.bot_user())


@routes.get("/oauth2/applications/@me")
@routes.get("/applications/@me")
async def own_application(request: web.Request) -> web.Response:
    """Return the application, with its installation settings."""
    parts = parts_of(request)
    install = {"scopes": ["bot", "applications.commands"], "permissions": str(permissions.BOT)}
    owner = next(iter(parts.world.guilds.values()))["owner_id"]
    known = owner in parts.world.people
    return answer(
        {
            "id": parts.world.me["application_id"],
            "name": BOT_NAME,
            "icon": None,
            "description": "",
            "summary": "",
            "type": None,
            "flags": 0,
            "bot": parts.wire.bot_user(),
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": parts.wire.user(owner) if known else {**parts.wire.bot_user(), "id": owner, "bot": False},
            "team": None,
            "verify_key": "0" * 64,
            "approximate_guild_count": len(parts.world.guilds),
            "approximate_user_install_count": 0,
            "interactions_endpoint_url": None,
            "redirect_uris": [],
            "install_params": install,
            "integration_types_config": {"0": {"oauth2_install_params": install}},
            "tags": [],
        }
    )


@routes.get("/gateway")
async def gateway(request: web.Request) -> web.Response:
    """Return the gateway's address."""
    return answer({"url": _gateway_url(request)})


@routes.get("/gateway/bot")
async def gateway_bot(request: web.Request) -> web.Response:
    """Return the gateway's address, the recommended shards, and the limits on starting sessions."""
    starts = parts_of(request).gateway.starts
    return answer({"url": _gateway_url(request), "shards": starts.shards, "session_start_limit": starts.limit()})


def _gateway_url(request: web.Request) -> str:
    return parts_of(request).wire.address.replace("http", "ws", 1) + "/gateway/"


@routes.get("/users/{user}")
async def user(request: web.Request) -> web.Response:
    """Return any user by id."""
    parts, wanted = parts_of(request), request.match_info["user"]
    if wanted not in parts.world.people and wanted != parts.world.me["id"]:
        raise faults.unknown_user()
    return answer(parts.wire.user(wanted))


@routes.post("/users/@me/channels")
async def open_dm(request: web.Request) -> web.Response:
    """Return the private channel with a person; closed DMs are only refused when sending."""
    parts = parts_of(request)
    wanted = str(read("CreatePrivateChannelRequest", await read_json(request)).get("recipient_id"))
    if wanted not in parts.world.people:
        raise faults.ApiError(400, 50033, "Invalid Recipient(s)")
    return answer(parts.wire.channel(await parts.rooms.dm_with(wanted)))


@routes.get("/guilds/{guild}")
async def guild(request: web.Request) -> web.Response:
    """Return a server that the bot is in."""
    parts = parts_of(request)
    found = parts.world.guilds.get(request.match_info["guild"])
    if found is None:
        raise faults.unknown_guild()
    return answer(parts.wire.guild_head(found))


@routes.get("/guilds/{guild}/channels")
async def guild_channels(request: web.Request) -> web.Response:
    """Return the channels of a server, without threads."""
    parts = parts_of(request)
    if request.match_info["guild"] not in parts.world.guilds:
        raise faults.unknown_guild()
    channels = parts.world.guild_channels(request.match_info["guild"])
    return answer([parts.wire.channel(one) for one in channels if one["type"] not in (11, 12, DM)])


@routes.get("/guilds/{guild}/members/{user}")
async def member(request: web.Request) -> web.Response:
    """Return someone as a member of a server, which everybody is."""
    parts, wanted = parts_of(request), request.match_info["user"]
    found = parts.world.guilds.get(request.match_info["guild"])
    if found is None:
        raise faults.unknown_guild()
    if wanted not in parts.world.people and wanted != parts.world.me["id"]:
        raise faults.unknown_member()
    return answer(parts.wire.member(found, wanted))
