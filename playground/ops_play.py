"""Ops that reach the bot: commands, autocompletes, buttons, menus and modals."""

from playground.desk import Desk, op
from playground.fields import ENTITY, check_count, check_entities, filled
from playground.interactions import Interaction
from playground.jsontypes import Json
from playground.options import Resolver, descend, nest, partial
from playground.refusals import RefusalError
from playground.schema import tree
from playground.schema.callbacks import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT
from playground.visible import is_offered, is_permitted

BUTTON = 2
SLASH, ON_PERSON = 1, 2


@op
async def command(
    desk: Desk, channel: str, command: str, path: list[str], options: Json, target: str | None = None
) -> Json:
    """Run a command."""
    place = desk.channel(channel)
    found = _command(desk, command, place)
    resolver = Resolver(desk.parts, place)
    data: Json = {"id": found["id"], "name": found["name"], "type": found["type"]}
    if found["type"] == SLASH:
        given = await resolver.options(descend(found, path), options)
        data["options"] = nest(found, path, given)
    else:
        data |= _target(desk, found, target, resolver)
    if resolver.resolved:
        data["resolved"] = resolver.resolved
    interaction = _interaction(desk, COMMAND, place["id"])
    interaction.command = " ".join([found["name"], *path])
    return await _begin(desk, interaction, data)


def _target(desk: Desk, found: Json, target: str | None, resolver: Resolver) -> Json:
    if found["type"] == ON_PERSON:
        if not target or not resolver.name(6, target):
            raise RefusalError("unknown_person")
    else:
        message = desk.message(target or "")
        resolver.resolved["messages"] = {message["id"]: desk.parts.wire.message(message)}
    return {"target_id": target}


@op
async def autocomplete(desk: Desk, channel: str, command: str, path: list[str], options: Json, focused: str) -> Json:
    """Ask the bot for the choices of the focused option."""
    place = desk.channel(channel)
    found = _command(desk, command, place)
    given, about = partial(descend(found, path), options, focused)
    data = {"id": found["id"], "name": found["name"], "type": SLASH, "options": nest(found, path, given)}
    if not desk.parts.gateway.listening:
        raise RefusalError("bot_offline")
    interaction = _interaction(desk, AUTOCOMPLETE, place["id"])
    interaction.option_type = about["type"]
    choices = await desk.parts.interactions.ask(interaction, data)
    if choices is None:
        raise RefusalError("timeout")
    locale = desk.person["locale"]
    shown = [
        {"name": one.get("name_localizations", {}).get(locale, one["name"]), "value": one["value"]} for one in choices
    ]
    return {"choices": shown}


@op
async def press(desk: Desk, message: str, custom_id: str) -> Json:
    """Press a button."""
    found = desk.message(message)
    button = _control(found, custom_id)
    if button["type"] != BUTTON:
        raise RefusalError("unknown_component")
    return await _on_message(desk, found, button, {"custom_id": custom_id, "component_type": BUTTON})


@op
async def select(desk: Desk, message: str, custom_id: str, values: list[str]) -> Json:
    """Choose values in a menu."""
    found = desk.message(message)
    menu = _control(found, custom_id)
    if menu["type"] == BUTTON:
        raise RefusalError("unknown_component")
    check_count(values, menu.get("min_values", 1), menu.get("max_values", 1))
    resolver = Resolver(desk.parts, desk.channel(found["channel_id"]))
    if menu["type"] in ENTITY:
        check_entities(menu, values, resolver)
    elif len(set(values)) < len(values) or not set(values) <= {one["value"] for one in menu["options"]}:
        raise RefusalError("value_invalid", custom_id=custom_id)
    data = {"custom_id": custom_id, "component_type": menu["type"], "values": values}
    return await _on_message(desk, found, menu, data | _resolved(resolver))


@op
async def modal_submit(desk: Desk, interaction: str, values: Json) -> Json:
    """Submit a modal."""
    opener = _opener(desk, interaction)
    assert opener.modal is not None, "an interaction in state modal holds its modal"
    resolver = Resolver(desk.parts, desk.channel(opener.channel))
    components = await filled(opener.modal, values, resolver)
    data = {"custom_id": opener.modal["custom_id"], "components": components} | _resolved(resolver)
    await desk.parts.interactions.move(opener, "done")
    new = _interaction(desk, MODAL_SUBMIT, opener.channel)
    new.message, new.on_message = opener.message, opener.message is not None
    new.custom_id = opener.modal["custom_id"]
    return await _begin(desk, new, data)


@op
async def modal_cancel(desk: Desk, interaction: str) -> Json:
    """Close a modal; the bot is not notified."""
    await desk.parts.interactions.move(_opener(desk, interaction), "done")
    return {}


@op
async def dismiss(desk: Desk, message: str) -> Json:
    """Dismiss one of this person's ephemeral messages."""
    found = desk.message(message)
    if found["playground"]["ephemeral_for"] is None:
        raise RefusalError("not_yours")
    await desk.parts.post.delete(found)
    return {}


def _resolved(resolver: Resolver) -> Json:
    return {"resolved": resolver.resolved} if resolver.resolved else {}


def _command(desk: Desk, command_id: str, channel: Json) -> Json:
    found = desk.parts.world.commands.get(command_id)
    if found is None:
        raise RefusalError("unknown_command")
    if not is_permitted(desk.parts.world, desk.person, found):
        raise RefusalError("not_permitted")
    if not is_offered(found, channel):
        raise RefusalError("not_here")
    return found


def _control(message: Json, custom_id: str) -> Json:
    for _, one in tree.walk(message["components"]):
        if one.get("custom_id") == custom_id:
            if one.get("disabled"):
                raise RefusalError("component_disabled")
            return one
    raise RefusalError("unknown_component")


def _opener(desk: Desk, interaction_id: str) -> Interaction:
    found = desk.parts.interactions.find(interaction_id)
    if found is None or found.person != desk.person["id"] or found.state != "modal":
        raise RefusalError("unknown_interaction")
    return found


def _interaction(desk: Desk, kind: int, channel_id: str) -> Interaction:
    clock = desk.parts.clock
    return Interaction(clock.snowflake(), kind, desk.person["id"], channel_id, clock.now())


async def _on_message(desk: Desk, message: Json, control: Json, data: Json) -> Json:
    interaction = _interaction(desk, COMPONENT, message["channel_id"])
    interaction.message, interaction.on_message = message["id"], True
    interaction.custom_id = control["custom_id"]
    return await _begin(desk, interaction, {**data, "id": control.get("id", 0)})


async def _begin(desk: Desk, interaction: Interaction, data: Json) -> Json:
    await desk.parts.interactions.begin(interaction, data)
    return {"interaction": interaction.id}
