"""Interactions: sent to the bot, answered within three seconds, kept for fifteen minutes."""

import asyncio
import secrets
from dataclasses import dataclass, field, fields

from playground import faults, permissions
from playground.clock import Timer, seconds_of
from playground.gateway import Gateway
from playground.jsontypes import Json
from playground.schema.callbacks import AUTOCOMPLETE
from playground.schema.messages import FILE_SIZE, LOADING
from playground.tabs import Tabs
from playground.wire import Wire
from playground.world import DM, World

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 900.0
SWEEP_SECONDS = 60.0


@dataclass(slots=True)
class Interaction:
    """One action of a person that the bot must answer, and its state."""

    id: str
    type: int
    person: str
    channel: str
    started: float
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    state: str = "pending"
    reason: str | None = None
    message: str | None = None
    on_message: bool = False
    custom_id: str | None = None
    command: str | None = None
    option_type: int = 3
    answered: bool = False
    response: str | None = None
    modal: Json | None = None

    def for_page(self) -> Json:
        """Return the interaction as shown on its person's page."""
        keys = (
            "id",
            "type",
            "state",
            "channel",
            "started",
            "message",
            "custom_id",
            "command",
            "modal",
            "response",
            "reason",
        )
        return {key: value for key in keys if (value := getattr(self, key)) is not None}


_FIELDS = tuple(one.name for one in fields(Interaction))


class Interactions:
    """All interactions with valid tokens, and open modals."""

    def __init__(self, world: World, wire: Wire, gateway: Gateway, tabs: Tabs) -> None:
        self._world = world
        self._wire = wire
        self._gateway = gateway
        self._tabs = tabs
        self._known: dict[str, Interaction] = {}
        self._tokens: dict[str, Interaction] = {}
        self._swept = world.clock.now()
        self._choices: dict[str, asyncio.Future[list[Json] | None]] = {}
        self._timers: dict[str, Timer] = {}
        self._failing: set[asyncio.Future[None]] = set()

    async def load(self) -> None:
        """Load interactions from before a restart; pending ones have failed."""
        for body in await self._world.store.load("interaction"):
            one = Interaction(**body)
            if one.state == "pending":
                one.state, one.reason = "failed", "timeout"
            self._keep(one)

    def _keep(self, interaction: Interaction) -> None:
        self._known[interaction.id] = self._tokens[interaction.token] = interaction

    async def forget_old(self) -> None:
        """Occasionally remove interactions that can no longer be answered."""
        now = self._world.clock.now()
        if now - self._swept < SWEEP_SECONDS:
            return
        self._swept = now
        old = [one for one in self._known.values() if now - one.started > 2 * TOKEN_SECONDS]
        gone = [one for one in old if one.state != "modal"]
        for one in gone:
            del self._known[one.id], self._tokens[one.token]
        self._world.store.drop("interaction", *(one.id for one in gone))

    def close(self) -> None:
        """Cancel the timers."""
        for timer in self._timers.values():
            timer.cancel()

    # From a person to the bot.

    async def begin(self, interaction: Interaction, data: Json) -> Interaction:
        """Send an interaction to the bot; it fails unless answered within three seconds."""
        await self.forget_old()
        self._keep(interaction)
        await self._save(interaction)
        if interaction.type != AUTOCOMPLETE:
            self._tell(interaction)
        guild = self._world.guilds.get(self._world.channels[interaction.channel].get("guild_id", ""))
        if not self._gateway.listening or (guild is not None and guild.get("is_left")):
            await self.fail(interaction, "bot_offline")
            return interaction
        timer = self._world.clock.call_later(ANSWER_SECONDS, self._timed_out, interaction)
        self._timers[interaction.id] = timer
        payload = self._payload(interaction, data)
        self._gateway.dispatch("INTERACTION_CREATE", payload, payload.get("guild_id"))
        return interaction

    async def ask(self, interaction: Interaction, data: Json) -> list[Json] | None:
        """Send an autocomplete and return its choices, None if the bot does not answer in time."""
        future: asyncio.Future[list[Json] | None] = asyncio.get_running_loop().create_future()
        self._choices[interaction.id] = future
        try:
            await self.begin(interaction, data)
            return await future
        finally:
            del self._choices[interaction.id]

    def _timed_out(self, interaction: Interaction) -> None:
        if interaction.state == "pending" and not interaction.answered:
            task = asyncio.ensure_future(self.fail(interaction, "timeout"))
            self._failing.add(task)
            task.add_done_callback(self._failing.discard)

    async def fail(self, interaction: Interaction, reason: str) -> None:
        """Mark an interaction as failed."""
        self.give_choices(interaction, None)
        await self.move(interaction, "failed", reason=reason)

    async def move(self, interaction: Interaction, state: str, *, reason: str | None = None) -> None:
        """Set the state of an interaction, save it, and notify its person."""
        interaction.state, interaction.reason = state, reason
        await self._save(interaction)
        if interaction.type != AUTOCOMPLETE:
            self._tell(interaction)

    def give_choices(self, interaction: Interaction, choices: list[Json] | None) -> None:
        """Pass the choices of an autocomplete to the page that asked, None if there was no answer."""
        waiting = self._choices.get(interaction.id)
        if waiting is not None and not waiting.done():
            waiting.set_result(choices)

    def open_for(self, person_id: str) -> list[Json]:
        """Return a person's interactions that are still pending or open."""
        return [
            one.for_page()
            for one in self._known.values()
            if one.person == person_id and one.state in ("pending", "modal") and one.type != AUTOCOMPLETE
        ]

    def expired(self, messages: list[Json]) -> list[Json]:
        """Return deferred messages that can no longer be filled, marked as expired."""
        now = self._world.clock.now()
        return [
            {**one, "playground": {**one["playground"], "expired": True}}
            for one in messages
            if one["flags"] & LOADING
            and not one["playground"]["expired"]
            and now - seconds_of(one["id"]) > TOKEN_SECONDS
        ]

    def find(self, interaction_id: str) -> Interaction | None:
        """Return an interaction by its id."""
        return self._known.get(interaction_id)

    # From the bot.

    def to_answer(self, interaction_id: str, token: str) -> Interaction:
        """Return the interaction for a first answer; raise 10062 if unknown or late, 40060 if already answered."""
        found = self._known.get(interaction_id)
        if found is None or found.token != token:
            raise faults.unknown_interaction()
        if found.answered:
            raise faults.already_acknowledged()
        late = self._world.clock.now() - found.started > ANSWER_SECONDS
        if late or found.state == "failed":
            raise faults.unknown_interaction()
        return found

    def by_token(self, application_id: str, token: str) -> Interaction:
        """Return the interaction for a later answer; raise 10015 if there is none, 50027 if it is too old."""
        found = self._tokens.get(token)
        if found is None or not found.answered or application_id != self._world.me["application_id"]:
            raise faults.unknown_webhook()
        if self._world.clock.now() - found.started > TOKEN_SECONDS:
            raise faults.expired_token()
        return found

    async def answered(self, interaction: Interaction, state: str) -> None:
        """Record that the first answer has arrived."""
        if timer := self._timers.pop(interaction.id, None):
            timer.cancel()
        await self.move(interaction, state)

    # Internals.

    async def _save(self, interaction: Interaction) -> None:
        if interaction.type != AUTOCOMPLETE:
            self._world.store.put("interaction", {name: getattr(interaction, name) for name in _FIELDS})

    def _tell(self, interaction: Interaction) -> None:
        self._tabs.push("interaction", {"interaction": interaction.for_page()}, [interaction.person])

    def _payload(self, interaction: Interaction, data: Json) -> Json:
        world, wire = self._world, self._wire
        channel = world.channels[interaction.channel]
        person = world.people[interaction.person]
        app = permissions.of_bot(*world.with_parent(channel))
        payload: Json = {
            "id": interaction.id,
            "application_id": world.me["application_id"],
            "type": interaction.type,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": channel["id"],
            "locale": person["locale"],
            "app_permissions": str(app),
            "entitlements": [],
            "attachment_size_limit": FILE_SIZE,
        }
        if interaction.message is not None and interaction.message in world.messages:
            payload["message"] = wire.message(world.messages[interaction.message])
        if channel["type"] == DM:
            return payload | {
                "user": wire.user(person["id"]),
                "context": 1,
                "authorizing_integration_owners": {"0": "0"},
                "channel": {**wire.channel(channel), "permissions": str(app)},
            }
        guild = world.guilds[channel["guild_id"]]
        held = str(permissions.of_person(person, guild["owner_id"]))
        return payload | {
            "guild_id": guild["id"],
            "guild": {"id": guild["id"], "locale": guild["preferred_locale"], "features": []},
            "guild_locale": guild["preferred_locale"],
            "member": {**wire.member(guild, person["id"]), "permissions": held},
            "context": 0,
            "authorizing_integration_owners": {"0": guild["id"]},
            "channel": {**wire.channel(channel), "permissions": held},
        }
