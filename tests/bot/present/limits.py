"""Checks posts against Discord's limits with the playground's strict server."""

from bot.discord_io.bodies import dialog, message
from bot.post import Button, Document, Form, Picture, Post
from bot.present.messages.hand import step_post
from playground.schema.callbacks import read_modal
from playground.schema.messages import COMPONENTS_V2, read_message


def sent(post: Post) -> dict:
    """Return the request that the port makes of a post."""
    return message(post, {})


def taken(post: Post) -> Post:
    """Return the post if the strict server accepts it; raise its error otherwise."""
    uploaded = [block.name for block in post.blocks if isinstance(block, Picture | Document)]
    read_message(sent(post), flags=COMPONENTS_V2, sent=uploaded)
    for control in post.controls():
        assert control.id.startswith("porion:"), control
    return post


def taken_form(form: Form) -> Form:
    """Return the form if the strict server accepts it; raise its error otherwise."""
    read_modal(dialog(form))
    return form


def back_of(seen, path, lang) -> str | None:
    """Return the id of the back button at a path; None if there is none."""
    buttons = [control for control in step_post(seen, path, lang).controls() if isinstance(control, Button)]
    label = lang.text("bot-button-back")
    return next((button.id for button in buttons if button.label == label), None)
