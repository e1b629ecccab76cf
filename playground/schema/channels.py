"""The smaller bodies: opening a private message, starting a thread, changing one."""

from typing import Annotated

from pydantic import Field, StringConstraints

from playground.schema.base import Snowflake, Strict

ChannelName = Annotated[str, StringConstraints(min_length=1, max_length=100)]


class OpenDm(Strict):
    """Whom to write to."""

    recipient_id: Snowflake


class StartThread(Strict):
    """A new thread, under a message or on its own."""

    name: ChannelName
    auto_archive_duration: int | None = None
    rate_limit_per_user: Annotated[int, Field(ge=0, le=21600)] | None = None
    type: Annotated[int, Field(ge=10, le=12)] | None = None
    invitable: bool | None = None


class EditThread(Strict):
    """What may be changed in a thread."""

    name: ChannelName | None = None
    archived: bool | None = None
    locked: bool | None = None
    auto_archive_duration: int | None = None
    invitable: bool | None = None
