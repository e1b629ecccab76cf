"""Objects in the formats sent to the bot and to pages."""

from typing import Any

from playground import permissions
from playground.clock import seconds_of
from playground.jsontypes import Json
from playground.texts import page_texts
from playground.world import BOT_NAME, DM, THREADS, World

_ADDRESSES = frozenset({"url", "proxy_url", "icon_url", "proxy_icon_url"})
_NESTED = frozenset({dict, list})
"""Container types of JSON; most values are leaves, which need no recursive call."""
_INTERNAL = ("author_id", "mention_ids", "interaction", "person", "files_in_embeds")


class Wire:
    """Converts objects of the world to Discord's formats."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.address = ""

    # People.

    def bot_user(self) -> Json:
        """Return the bot's user."""
        return {
            "id": self._world.me["id"],
            "username": BOT_NAME,
            "global_name": None,
            "discriminator": "0000",
            "avatar": None,
            "bot": True,
            "public_flags": 0,
            "flags": 0,
        }

    def user(self, user_id: str) -> Json:
        """Return the bot or a person as a user, without private fields."""
        if user_id == self._world.me["id"]:
            return self.bot_user()
        person = self._world.people[user_id]
        return {
            "id": person["id"],
            "username": person["username"],
            "global_name": person["global_name"],
            "discriminator": "0",
            "avatar": None,
            "public_flags": 0,
        }

    def member(self, guild: Json, user_id: str) -> Json:
        """Return a user as a member of a server."""
        mine = user_id == self._world.me["id"]
        return {
            "user": self.user(user_id),
            "nick": None,
            "avatar": None,
            "roles": [guild["bot_role"]] if mine else [team_role(guild)] if self._is_in_team(user_id) else [],
            "joined_at": guild["joined_at"],
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        }

    # Places.

    def channel(self, channel: Json) -> Json:
        """Return a channel as the bot sees it."""
        shown = {key: value for key, value in channel.items() if key not in ("playground", *_INTERNAL)}
        if channel["type"] == DM:
            return {**shown, "flags": 0, "recipients": [self.user(channel["person"])]}
        if channel["type"] in THREADS:
            return {**shown, "flags": 0}
        denied = permissions.mask(*channel["playground"]["denied"])
        rules = [{"id": self._world.me["id"], "type": 1, "allow": "0", "deny": str(denied)}] if denied else []
        return {
            **shown,
            "permission_overwrites": rules,
            "nsfw": False,
            "rate_limit_per_user": 0,
            "flags": 0,
        }

    def channel_for_page(self, channel: Json) -> Json:
        """Return a channel as a person sees it."""
        if channel["type"] == DM:
            shown = {key: value for key, value in channel.items() if key != "person"}
            return {**shown, "recipients": [self.bot_user()]}
        return channel

    def guild_for_page(self, guild: Json) -> Json:
        """Return a server with its channels, as a person sees it."""
        shown = {key: guild[key] for key in ("id", "name", "preferred_locale", "owner_id")}
        channels = self._world.guild_channels(guild["id"])
        roles = [{"id": role["id"], "name": role["name"]} for role in (self._team(guild),)]
        return {**shown, "channels": [self.channel_for_page(one) for one in channels], "roles": roles}

    def guild(self, guild: Json) -> Json:
        """Return a server as sent with GUILD_CREATE."""
        channels = self._world.guild_channels(guild["id"])
        seen = [one for one in channels if permissions.of_bot(*self._world.with_parent(one))]
        return {
            **self.guild_head(guild),
            "joined_at": guild["joined_at"],
            "large": False,
            "unavailable": False,
            "member_count": len(self._world.people) + 1,
            "members": [self.member(guild, self._world.me["id"])],
            "channels": [self.channel(one) for one in seen if one["type"] not in THREADS],
            "threads": [self.channel(one) for one in seen if one["type"] in THREADS],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def guild_head(self, guild: Json) -> Json:
        """Return a server without its channels and members."""
        everyone = _role(guild["id"], "@everyone", permissions.EVERYONE, 0)
        mine = {**_role(guild["bot_role"], BOT_NAME, permissions.BOT, 1), "managed": True}
        mine["tags"] = {"bot_id": self._world.me["id"]}
        return {
            "id": guild["id"],
            "name": guild["name"],
            "owner_id": guild["owner_id"],
            "preferred_locale": guild["preferred_locale"],
            "icon": None,
            "splash": None,
            "banner": None,
            "description": None,
            "features": [],
            "roles": [everyone, mine, self._team(guild)],
            "emojis": [],
            "stickers": [],
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_progress_bar_enabled": False,
            "vanity_url_code": None,
        }

    def _team(self, guild: Json) -> Json:
        """Return the moderators' role of a server."""
        name = page_texts(guild["preferred_locale"])["seed-role"]
        return _role(team_role(guild), name, permissions.MODERATOR, 2)

    def _is_in_team(self, user_id: str) -> bool:
        person = self._world.people.get(user_id)
        return person is not None and bool(person["playground"]["moderator"])

    # Messages.

    def message(self, message: Json) -> Json:
        """Return a message as the bot receives it, with full addresses of files."""
        shown = self._message(message)
        del shown["playground"]
        if not _has_files(shown):
            return shown
        absolute: Json = with_addresses(shown, self.address)
        return absolute

    def message_for_page(self, message: Json) -> Json:
        """Return a message as a person's page receives it."""
        return self._message(message)

    def _message(self, message: Json, *, is_quoted: bool = False) -> Json:
        """Include the message that this one replies to, but, like Discord, no further one."""
        shown = {key: value for key, value in message.items() if key not in _INTERNAL}
        shown["author"] = self.user(message["author_id"])
        shown["mentions"] = [self.user(one) for one in message["mention_ids"]]
        hidden = set(message["files_in_embeds"])
        shown["attachments"] = [one for one in message["attachments"] if one["id"] not in hidden]
        if origin := message.get("interaction"):
            known = {key: value for key, value in origin.items() if key != "person"}
            shown["interaction_metadata"] = {
                **known,
                "user": self.user(origin["person"]),
                "authorizing_integration_owners": {"0": "0"},
            }
        if not is_quoted and (reference := message.get("message_reference")) and "message_id" in reference:
            answered = self._world.messages.get(reference["message_id"])
            shown["referenced_message"] = self._message(answered, is_quoted=True) if answered is not None else None
        return shown

    def is_from_person(self, message: Json) -> bool:
        """Return whether a person wrote the message."""
        return message["author_id"] in self._world.people


def team_role(guild: Json) -> str:
    """Return the id of the moderators' role, which follows the bot's own role."""
    return str(int(guild["bot_role"]) + 1)


def _role(role_id: str, name: str, held: int, position: int) -> Json:
    return {
        "id": role_id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(held),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def _has_files(shown: Json) -> bool:
    """Return whether a message, or the one it replies to, has files, whose addresses must be completed."""
    answered = shown.get("referenced_message")
    return bool(shown["attachments"] or shown["embeds"] or (answered is not None and _has_files(answered)))


def with_addresses(value: Any, address: str) -> Any:
    """Return the JSON value with paths of files replaced by full addresses."""
    if type(value) is list:
        return [with_addresses(inner, address) if type(inner) in _NESTED else inner for inner in value]
    found = {key: with_addresses(inner, address) if type(inner) in _NESTED else inner for key, inner in value.items()}
    for key in found.keys() & _ADDRESSES:
        if isinstance(path := found[key], str) and path.startswith("/"):
            found[key] = address + path
    return found


def age(snowflake: str, now: float) -> float:
    """Return the seconds since an id was created."""
    return now - seconds_of(snowflake)
