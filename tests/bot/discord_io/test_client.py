"""The parts of an interaction that discord.py gets, and what it builds from them."""

from typing import Any

from discord import Client, Intents, Interaction

from bot.discord_io.client import Porion, _parse_bare

CARD = "digger-2"
"""A card of a hand, which must not be logged."""
CLICK: dict[str, Any] = {
    "id": "1", "application_id": "2", "type": 3, "token": "token", "version": 1, "attachment_size_limit": 0,
    "user": {"id": "3", "username": "odo", "discriminator": "0", "avatar": None, "global_name": "Odo"},
    "channel": {"id": "4", "type": 1}, "data": {"custom_id": "porion:hand:t::", "component_type": 2},
    "message": {
        "id": "5", "channel_id": "4", "type": 0, "content": "", "flags": 0, "embeds": [], "tts": False, "pinned": False,
        "edited_timestamp": None, "mentions": [], "mention_roles": [], "mention_everyone": False,
        "author": {"id": "2", "username": "porion", "discriminator": "0", "avatar": None},
        "components": [
            {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "porion:hand:t::", "label": "My hand"}]}
        ],
        "attachments": [{"id": "6", "filename": "hand.png", "size": 1, "url": "", "proxy_url": ""}],
    },
}  # fmt: skip


def test_of_a_message_its_files_are_read_and_its_controls_left_unmade():
    """Skipping a message's components loses neither the pressed control nor the message's files."""
    made: list[Interaction] = []
    state = Client(intents=Intents.none())._connection
    _parse_bare(lambda data: made.append(Interaction(data=data, state=state)), CLICK)
    (interaction,) = made
    assert interaction.data == CLICK["data"]
    assert interaction.message is not None
    assert (interaction.message.id, interaction.message.components) == (5, [])
    assert [(one.id, one.filename) for one in interaction.message.attachments] == [(6, "hand.png")]


async def test_a_listener_that_fails_is_logged_without_the_words_of_its_error(caplog):
    """A failed listener is logged without the error's text, which might name a hidden card."""
    bot = Porion.__new__(Porion)
    try:
        raise ValueError(f"hand: {CARD}")
    except ValueError:
        await Porion.on_error(bot, "on_interaction")
    (line,) = caplog.records
    assert (line.message, line.event, line.error) == ("An event handler failed", "on_interaction", "ValueError")
    assert CARD not in caplog.text + line.trace


def test_an_interaction_without_a_message_is_passed_on_as_it_is():
    passed: list[dict[str, Any]] = []
    _parse_bare(passed.append, {"id": "1", "type": 2})
    assert passed == [{"id": "1", "type": 2}]
