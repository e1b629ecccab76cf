"""Decides which commands a person is offered, and where."""

from playground import permissions
from playground.jsontypes import Json
from playground.world import DM, World

GUILD_CONTEXT, DM_CONTEXT = 0, 1


def commands_for(world: World, person: Json) -> list[Json]:
    """Return the commands that their default permissions allow this person to see."""
    return [one for one in world.commands.values() if is_permitted(world, person, one)]


def is_permitted(world: World, person: Json, command: Json) -> bool:
    """Return whether a person may use a command; only the owner may use those permitted to nobody."""
    wanted = command["default_member_permissions"]
    if wanted is None:
        return True
    owner = next((one["owner_id"] for one in world.guilds.values()), None)
    if wanted == "0":
        return bool(person["id"] == owner)
    return permissions.of_person(person, owner) & int(wanted) == int(wanted)


def is_offered(command: Json, channel: Json) -> bool:
    """Return whether a command exists in this kind of channel."""
    context = DM_CONTEXT if channel["type"] == DM else GUILD_CONTEXT
    return command["contexts"] is None or context in command["contexts"]
