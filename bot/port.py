"""The one place that speaks discord.py: posts become messages, and Discord's errors become three of ours."""

import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any, TypeVar

import aiohttp
import discord
from discord import ui

from .model import MessageRef
from .post import Block, Button, Buttons, Divider, Form, Menu, Picture, Post, Text

log = logging.getLogger(__name__)
T = TypeVar("T")

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
_NO_CHANNEL = {10003, 10004}
_NO_MESSAGE = 10008
_REFUSED = {10013, 50007, 50083, 50278}
"""Unknown user, closed private messages, an archived thread: refusals that do not come with status 403."""
OFFLINE = (aiohttp.ClientError, TimeoutError, OSError)
"""What it looks like when Discord cannot be reached at all."""


class PortError(Exception):
    """Discord did not do what was asked."""


class Gone(PortError):
    """The message or channel is no longer there."""


class NoChannel(Gone):
    """The channel itself is no longer there."""


class Refused(PortError):
    """Discord forbids it: a closed DM, a withdrawn permission, an archived thread."""


class Trouble(PortError):
    """Discord failed; the same may work later."""


def layout(post: Post) -> ui.LayoutView:
    """A post as discord.py's view. It is finished at birth: controls are answered by their ids, nothing waits here."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*map(_item, post.blocks), accent_colour=post.accent))
    view.stop()
    return view


def modal(form: Form) -> ui.Modal:
    """A form as discord.py's dialog; its answer comes back under the form's id."""
    dialog = ui.Modal(title=form.title, custom_id=form.id, timeout=None)
    field: ui.TextInput[Any] = ui.TextInput(custom_id="answer", placeholder=form.hint or None, max_length=form.most)
    dialog.add_item(ui.Label(text=form.label, component=field))
    dialog.stop()
    return dialog


def files(post: Post) -> list[discord.File]:
    """The pictures of a post, ready to be sent once."""
    return [
        discord.File(BytesIO(block.data), block.name, description=block.alt)
        for block in post.blocks
        if isinstance(block, Picture)
    ]


def mentions(post: Post) -> discord.AllowedMentions:
    """Who may be pinged by a post: the people it names, nobody else."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(person) for person in post.mentions]
    )


def _item(block: Block) -> ui.Item[Any]:
    match block:
        case Text(markdown):
            return ui.TextDisplay(markdown)
        case Divider():
            return ui.Separator()
        case Picture(name, _, alt):
            gallery: ui.MediaGallery[Any] = ui.MediaGallery()
            return gallery.add_item(media=f"attachment://{name}", description=alt)
        case Buttons(buttons):
            return ui.ActionRow(*map(_button, buttons))
        case Menu():
            return ui.ActionRow(_select(block))


def _button(button: Button) -> ui.Button[Any]:
    return ui.Button(custom_id=button.id, label=button.label, style=_STYLES[button.style], disabled=button.disabled)


def _select(menu: Menu) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=entry.label, value=entry.value, description=entry.detail or None, default=entry.chosen
        )
        for entry in menu.entries
    ]
    return ui.Select(
        custom_id=menu.id, placeholder=menu.placeholder, options=options, min_values=menu.least, max_values=menu.most
    )


@asynccontextmanager
async def errors() -> AsyncIterator[None]:
    """Turn what discord.py raises into Gone, Refused or Trouble."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code in _NO_CHANNEL:
            raise NoChannel(str(error)) from error
        if error.code == _NO_MESSAGE:
            raise Gone(str(error)) from error
        if error.status in {401, 403} or error.code in _REFUSED:
            raise Refused(str(error)) from error
        if error.status == 429 or error.status >= 500:
            raise Trouble(str(error)) from error
        raise
    except OFFLINE as error:
        raise Trouble(f"{type(error).__name__}: {error}") from error


async def quietly(doing: Awaitable[T]) -> T | None:
    """Do what is only tidiness: when Discord does not let us, one log line tells it."""
    try:
        async with errors():
            return await doing
    except PortError as error:
        log.info("Tidying up was not possible: %s", error)
        return None


class Port:
    """Sends and edits messages outside interactions."""

    def __init__(self, client: discord.Client) -> None:
        """Speak through a client that is logged in."""
        self._client = client

    async def send(self, channel: int, post: Post, nonce: str) -> MessageRef:
        """Send a post; the same nonce twice within minutes sends it once.

        Raises:
            Gone, Refused, Trouble: see there.
        """
        place = self._client.get_partial_messageable(channel)
        async with errors():
            sent = await place.send(view=layout(post), files=files(post), allowed_mentions=mentions(post), nonce=nonce)
        return MessageRef(channel, sent.id, sent.created_at.timestamp())

    async def edit(self, ref: MessageRef, post: Post) -> None:
        """Replace what one of our messages shows.

        Raises:
            Gone, Refused, Trouble: see there.
        """
        message = self._client.get_partial_messageable(ref.channel).get_partial_message(ref.message)
        async with errors():
            await message.edit(view=layout(post), attachments=files(post), allowed_mentions=mentions(post))

    async def delete(self, ref: MessageRef) -> None:
        """Take one of our messages away, if it is still there."""
        message = self._client.get_partial_messageable(ref.channel).get_partial_message(ref.message)
        await quietly(message.delete())

    async def open_dm(self, person: int) -> int:
        """The channel of private messages with a person.

        Raises:
            Refused, Trouble: see there.
        """
        async with errors():
            channel = await self._client.create_dm(discord.Object(person))
        return channel.id

    async def talk_since(self, ref: MessageRef, limit: int) -> int:
        """How many messages stand below one of ours, counted up to `limit`.

        Raises:
            Gone, Refused, Trouble: see there.
        """
        place = self._client.get_partial_messageable(ref.channel)
        async with errors():
            return len([m async for m in place.history(limit=limit, after=discord.Object(ref.message))])
