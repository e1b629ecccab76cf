"""Application commands: the global set, registered as a whole."""

from aiohttp import web

from playground import faults
from playground.jsontypes import Json
from playground.parts import Parts
from playground.rest.request import answer, own_application, read_json
from playground.schema.commands import read_commands
from playground.visible import commands_for

routes = web.RouteTableDef()


@routes.get("/applications/{application}/commands")
async def listed(request: web.Request) -> web.Response:
    """Return all registered commands."""
    parts = own_application(request)
    return answer(list(parts.world.commands.values()))


@routes.put("/applications/{application}/commands")
async def overwrite(request: web.Request) -> web.Response:
    """Replace all commands; a command with an unchanged name keeps its id."""
    parts = own_application(request)
    commands = read_commands(await read_json(request))
    known = {(one["type"], one["name"]): one["id"] for one in parts.world.commands.values()}
    made = []
    for command in commands:
        command_id = known.get((command["type"], command["name"])) or parts.clock.snowflake()
        made.append(_registered(parts, command, command_id))
    await parts.world.replace_commands(made)
    for person in parts.world.people.values():
        parts.tabs.push("commands", {"commands": commands_for(parts.world, person)}, [person["id"]])
    return answer(made)


@routes.get("/applications/{application}/commands/{command}")
async def one_command(request: web.Request) -> web.Response:
    """Return one command by id."""
    parts = own_application(request)
    found = parts.world.commands.get(request.match_info["command"])
    if found is None:
        raise faults.unknown_command()
    return answer(found)


def _registered(parts: Parts, command: Json, command_id: str) -> Json:
    contexts = command.get("contexts")
    if contexts is None and command.get("dm_permission") is False:
        contexts = [0]
    return {
        "name_localizations": None,
        "description": "",
        "description_localizations": None,
        "default_member_permissions": None,
        "nsfw": False,
        "options": [],
        "integration_types": [0],
        "dm_permission": True,
        **command,
        "contexts": contexts,
        "id": command_id,
        "application_id": parts.world.me["application_id"],
        "version": parts.clock.snowflake(),
    }
