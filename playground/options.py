"""Converts the typed options of a slash command to Discord's format."""

import base64
import binascii
from collections.abc import Iterable
from typing import Any

from playground import permissions
from playground.files import Upload, attachment, safe_name
from playground.jsontypes import Json
from playground.parts import Parts
from playground.refusals import RefusalError
from playground.schema.commands import GROUP, INTEGER, NUMBER, SAFE_INTEGER, STRING, SUBCOMMAND
from playground.schema.messages import FILE_SIZE
from playground.wire import with_addresses

BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT = 5, 6, 7, 8, 9, 11


def descend(command: Json, path: list[str]) -> list[Json]:
    """Return the options of a command, or of the subcommand at this path."""
    options: list[Json] = command["options"]
    for name in path:
        step = next((one for one in options if one["name"] == name and one["type"] in (SUBCOMMAND, GROUP)), None)
        if step is None:
            raise RefusalError("unknown_command")
        options = step.get("options", [])
    if any(one["type"] in (SUBCOMMAND, GROUP) for one in options):
        raise RefusalError("unknown_command")
    return options


def nest(command: Json, path: list[str], given: list[Json]) -> list[Json]:
    """Return the given options nested in the subcommand at this path."""
    kinds = []
    options = command["options"]
    for name in path:
        step = next(one for one in options if one["name"] == name)
        kinds.append(step["type"])
        options = step.get("options", [])
    for name, kind in zip(reversed(path), reversed(kinds), strict=True):
        given = [{"name": name, "type": kind, "options": given}]
    return given


def partial(options: list[Json], typed: Json, focused: str) -> tuple[list[Json], Json]:
    """Return the typed options for an autocomplete, and the focused one."""
    about = next((one for one in options if one["name"] == focused), None)
    if about is None or not about.get("autocomplete"):
        raise RefusalError("option_unknown", option=focused)
    given = []
    for option in options:
        value = typed.get(option["name"])
        if option is about:
            text = "" if value is None else str(value)
            given.append({"name": focused, "type": option["type"], "value": text, "focused": True})
        elif value is not None:
            given.append({"name": option["name"], "type": option["type"], "value": value})
    return given, about


class Resolver:
    """Reads values, and collects the people, channels, roles and files they refer to."""

    def __init__(self, parts: Parts, channel: Json) -> None:
        self._parts = parts
        self._channel = channel
        self.resolved: Json = {}

    async def options(self, options: list[Json], typed: Json) -> list[Json]:
        """Return all typed options, checked against their definitions."""
        names = {one["name"] for one in options}
        for name in typed:
            if name not in names:
                raise RefusalError("option_unknown", option=name)
        given = []
        for option in options:
            value = typed.get(option["name"])
            if value is None or value == "":
                if option.get("required"):
                    raise RefusalError("option_missing", option=option["name"])
                continue
            checked = await self._option(option, value)
            given.append({"name": option["name"], "type": option["type"], "value": checked})
        return given

    async def _option(self, option: Json, value: Any) -> Any:
        name, kind = option["name"], option["type"]
        if kind == STRING and isinstance(value, str):
            _bounds(name, len(value), option.get("min_length"), option.get("max_length", 6000), "short", "long")
        elif kind == INTEGER and isinstance(value, int) and not isinstance(value, bool):
            _bounds(name, value, option.get("min_value"), option.get("max_value"), "small", "big")
            _bounds(name, value, 1 - SAFE_INTEGER, SAFE_INTEGER - 1, "small", "big")
        elif kind == NUMBER and isinstance(value, int | float) and not isinstance(value, bool):
            _bounds(name, value, option.get("min_value"), option.get("max_value"), "small", "big")
        elif kind == BOOLEAN and isinstance(value, bool):
            return value
        elif kind in (USER, CHANNEL, ROLE, MENTIONABLE) and isinstance(value, str):
            if not self.name(kind, value, option.get("channel_types")):
                raise RefusalError("option_invalid", option=name)
            return value
        elif kind == ATTACHMENT and isinstance(value, dict):
            return await self.file(value)
        else:
            raise RefusalError("option_invalid", option=name)
        choices = option.get("choices")
        if choices and value not in [one["value"] for one in choices]:
            raise RefusalError("option_not_a_choice", option=name)
        return value

    def name(self, kind: int, entity: str, channel_types: Iterable[int] | None = None) -> bool:
        """Record the entity with this id; return False if there is none of this kind."""
        world, wire = self._parts.world, self._parts.wire
        guild = world.guilds.get(self._channel.get("guild_id", ""))
        if kind in (USER, MENTIONABLE) and (entity in world.people or entity == world.me["id"]):
            self._note("users", entity, wire.user(entity))
            if guild:
                held = permissions.BOT
                if entity in world.people:
                    held = permissions.of_person(world.people[entity], guild["owner_id"])
                member = {key: value for key, value in wire.member(guild, entity).items() if key != "user"}
                self._note("members", entity, {**member, "permissions": str(held)})
            return True
        if kind in (ROLE, MENTIONABLE) and guild:
            role = next((one for one in wire.guild_head(guild)["roles"] if one["id"] == entity), None)
            if role is not None:
                self._note("roles", entity, role)
                return True
        if kind == CHANNEL and guild:
            channel = world.channels.get(entity)
            if channel and channel.get("guild_id") == guild["id"]:
                if channel_types and channel["type"] not in channel_types:
                    return False
                self._note("channels", entity, {**wire.channel(channel), "permissions": str(permissions.PERSON)})
                return True
        return False

    async def file(self, value: Json) -> str:
        """Store an uploaded file and record it; return its id."""
        name, data = value.get("filename"), value.get("data")
        if not isinstance(name, str) or not isinstance(data, str):
            raise RefusalError("bad_request", detail="a file has filename and data")
        try:
            raw = base64.b64decode(data, validate=True)
        except binascii.Error as error:
            raise RefusalError("bad_request", detail=f"data: {error}") from error
        if len(raw) > FILE_SIZE:
            raise RefusalError("file_too_big", limit=FILE_SIZE)
        upload = Upload(safe_name(name), raw)
        file_id = self._parts.clock.snowflake()
        self._parts.world.store.put_file(file_id, upload.filename, upload.content_type, raw)
        made = {**attachment(upload, file_id, self._channel["id"], None), "ephemeral": True}
        self._note("attachments", file_id, with_addresses(made, self._parts.wire.address))
        return file_id

    def _note(self, shelf: str, key: str, value: Json) -> None:
        self.resolved.setdefault(shelf, {})[key] = value


def _bounds(name: str, value: float, low: float | None, high: float | None, below: str, above: str) -> None:
    if low is not None and value < low:
        raise RefusalError(f"option_too_{below}", option=name, limit=low)
    if high is not None and value > high:
        raise RefusalError(f"option_too_{above}", option=name, limit=high)
