"""Whether Discord would take a post: the port makes the message, the playground's strict server reads it."""

from bot.discord_io.bodies import dialog, message
from bot.post import Button, Document, Form, Picture, Post
from bot.present.messages.hand import step_post
from playground.schema.callbacks import read_modal
from playground.schema.messages import COMPONENTS_V2, read_message


def sent(post: Post) -> dict:
    """The message the port makes of a post."""
    return message(post, {})


def taken(post: Post) -> Post:
    """The post itself, once the strict server has taken it; otherwise the server's refusal is raised."""
    uploaded = [block.name for block in post.blocks if isinstance(block, Picture | Document)]
    read_message(sent(post), flags=COMPONENTS_V2, sent=uploaded)
    for control in post.controls():
        assert control.id.startswith("porion:"), control
    return post


def taken_form(form: Form) -> Form:
    """The form itself, once the strict server has taken it."""
    read_modal(dialog(form))
    return form


def back_of(seen, path, lang) -> str | None:
    """The id of the way back, which leads no further."""
    buttons = [control for control in step_post(seen, path, lang).controls() if isinstance(control, Button)]
    label = lang.text("bot-button-back")
    return next((button.id for button in buttons if button.label == label), None)
