"""Forged interactions, as a modified client could send them: unknown, outdated or repeated controls."""

from playground.interactions import Interaction
from playground.jsontypes import Json
from playground.person import Outcome, Person
from tests.e2e.evening import Evening

COMMAND, COMPONENT, BUTTON, MENU = 2, 3, 2, 3


async def send(
    evening: Evening,
    person: Person,
    message_id: str,
    custom_id: str,
    values: list[str] | None = None,
    *,
    times: int = 1,
) -> Outcome:
    """Send a click with any id, `times` times under one interaction id, and wait for its outcome."""
    parts = evening.playground.parts
    channel = parts.world.messages[message_id]["channel_id"]
    clicked = Interaction(parts.clock.snowflake(), COMPONENT, person.id, channel, parts.clock.now())
    clicked.message, clicked.on_message, clicked.custom_id = message_id, True, custom_id
    data: Json = {"custom_id": custom_id, "component_type": MENU if values is not None else BUTTON, "id": 1}
    if values is not None:
        data["values"] = values
    await parts.interactions.begin(clicked, data)
    for _ in range(times - 1):
        payload = parts.interactions._payload(clicked, data)
        parts.gateway.dispatch("INTERACTION_CREATE", payload, payload.get("guild_id"))
    return await person.outcome(clicked.id)


async def type_command(evening: Evening, person: Person, channel: str, name: str) -> Outcome:
    """Send a command that the client still shows, whether or not the bot has it."""
    parts = evening.playground.parts
    typed = Interaction(parts.clock.snowflake(), COMMAND, person.id, channel, parts.clock.now())
    await parts.interactions.begin(typed, {"id": "1", "name": name, "type": 1, "options": []})
    await person.wait_for(lambda: person.interactions.get(typed.id, {}).get("state") in {"done", "failed"})
    return await person.outcome(typed.id)
